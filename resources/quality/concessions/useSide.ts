import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { account } from '../../../schema/account.ts'

/** Who speaks: the provider, that is who holds one of these content keys, or the customer (spec 3 §6). */
export type Side = 'provider' | 'customer'
const providerKeys = '4,5'

/** The side that the user is on; null as long as the server has not said it. */
export const useSide = () => {
  const query = useCall(account.contentAccess, { access: providerKeys })
  const { data, error } = query
  const isRefused = error?.status === 403
  const side: Side | null = isRefused ? 'customer' : data ? (data.ok ? 'provider' : 'customer') : null
  return { side, ...statesOf(query), error: isRefused || error?.status === 401 ? null : error }
}
