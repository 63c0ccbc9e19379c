import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import type { Call } from '../../../schema/call.ts'

/** What a card shows, and its states; it waits for no other card. */
export const useCard = <Answer>(call: Call<{ customerId: number }, Answer>, customerId: number) => {
  const query = useCall(call, { customerId })
  return { data: query.data, states: statesOf(query) }
}
