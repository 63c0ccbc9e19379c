import type { Caller } from '#backend/access/caller.ts'
import { forbidden, notFound, unauthorized } from '#backend/errors.ts'
import { actsForEveryCustomer, opensLinks } from '#schema/account/roles.ts'
import { type AnyCall, isClosed, ownerInput, takesLink } from '#schema/call.ts'
import { underMaintenance } from '../httpError.ts'
import type { Identities } from './identity.ts'

interface Requester {
  readonly caller: Caller | null
  readonly token: string | null
}

/** Checks access by the call's declaration: 401 without a session, 403 without the required page, key or role. */
export const requireAccess = async (call: AnyCall, { caller, token }: Requester, identities: Identities) => {
  const { access } = call
  if ('public' in access) return
  if (!caller || !token) throw unauthorized()
  if ('pages' in access) {
    if (!(await identities.mayOpen(caller, access.pages, { token, call }))) throw forbidden()
    if (access.content && !(await identities.holdsKey(caller, access.content, token))) throw forbidden()
  }
  if (access.owner === 'staff' && !actsForEveryCustomer(caller.roleId)) throw forbidden()
  if (access.owner === 'link' && !opensLinks(caller.roleId)) throw forbidden()
}

/** 503 for a call used only by pages under maintenance. */
export const requireInService = (call: AnyCall, closed: readonly string[]) => {
  if (isClosed(call, closed)) throw underMaintenance()
}

/** True if access depends on the input: a customer, or the subject of a link. */
export const isDecidedByInput = (call: AnyCall) => ownerInput(call) !== null || takesLink(call)

/** True if a second customer parameter is empty or equal to the first. */
const isSame = (value: unknown, customerId: unknown) =>
  value === undefined || value === null || value === '' || value === customerId

/**
 * The customer in the input must belong to the caller, and all customer parameters must agree. Foreign and unknown
 * customers both give 404.
 */
export const requireOwnCustomer = (
  { access }: AnyCall,
  caller: Caller | null,
  input: Readonly<Record<string, unknown>>,
) => {
  if ('public' in access || typeof access.owner !== 'object') return
  const { input: name, also = [] } = access.owner
  const customerId = input[name]
  if (also.some((other) => !isSame(input[other], customerId))) throw notFound()
  if (customerId === undefined || customerId === null) return
  if (!caller) throw unauthorized()
  if (caller.customers !== 'all' && !caller.customers.includes(customerId as number)) throw notFound()
}
