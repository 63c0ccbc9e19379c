import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { type Call, isClosed } from '#schema/call.ts'

/**
 * Loads a card independently of the other cards. It is hidden from users without access to the page of its figures, and
 * while that page is under maintenance.
 */
export const useCard = <Answer>(call: Call<{ customerId: number }, Answer>, customerId: number) => {
  const isInMaintenance = isClosed(call, portalSettings().maintenancePages)
  const query = useCall(call, { customerId }, { enabled: !isInMaintenance })
  const code = query.error?.code
  const isHidden = isInMaintenance || code === 'forbidden' || code === 'maintenance'
  return { data: query.data, states: statesOf(query), isHidden }
}
