import { useCall } from '../../dataProvider/useCall.ts'
import type { Call } from '../../schema/call.ts'

/** What a card shows, and its states as the parts of a page take them; it waits for no other card. */
export const useCard = <Answer>(call: Call<{ customerId: number }, Answer>, customerId: number) => {
  const { data, error, isFetching, refetch } = useCall(call, { customerId })
  // Asked again after a failure, it is on its way as it was at first.
  const isLoading = isFetching && data === undefined
  return { data, states: { isLoading, error, onRetry: () => void refetch() } }
}
