import { useQuery } from '@tanstack/react-query'
import type { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { administration } from '../../../schema/administration.ts'
import type { UserRecord } from './userModel.ts'

/** A user for editing, fetched anew each time the page opens: an old copy would carry an old version. */
export const useUser = (id: number | null) =>
  useQuery<UserRecord, CallFailed>({
    queryKey: ['users', 'edit', id],
    queryFn: ({ signal }) => send(administration.getUser, { id: id as number }, { signal }),
    enabled: id !== null,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
