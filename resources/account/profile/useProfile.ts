import { useQuery } from '@tanstack/react-query'
import type { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { account } from '../../../schema/account.ts'
import type { Profile } from './profileModel.ts'

/** One's own user, fetched anew each time the page opens: an old copy would carry an old version. Null is nobody. */
export const useProfile = () =>
  useQuery<Profile | null, CallFailed>({
    queryKey: ['profile'],
    queryFn: ({ signal }) => send(account.getProfile, {}, { signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
