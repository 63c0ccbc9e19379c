import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import type { Call } from '../../../schema/call.ts'

/**
 * Loads a card independently of the other cards. It is hidden from users without access to the page of its figures, and
 * while that page is under maintenance.
 */
export const useCard = <Answer>(call: Call<{ customerId: number }, Answer>, customerId: number) => {
  const query = useCall(call, { customerId })
  const isHidden = query.error?.code === 'forbidden' || query.error?.code === 'maintenance'
  return { data: query.data, states: statesOf(query), isHidden }
}
