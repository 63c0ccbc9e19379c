import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { account } from '#schema/account/account.ts'
import { providerKeys } from '#schema/quality/concessions.ts'

export type Side = 'provider' | 'customer'

/** Side of the user; null until loaded. */
export const useSide = () => {
  const query = useCall(account.contentAccess, { access: providerKeys.join(',') })
  const { data, error } = query
  const isForbidden = error?.status === 403
  const side: Side | null = isForbidden ? 'customer' : data ? (data.ok ? 'provider' : 'customer') : null
  return { side, ...statesOf(query), error: isForbidden || error?.status === 401 ? null : error }
}
