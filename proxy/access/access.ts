import type { Caller } from '../../backend/access/caller.ts'
import { forbidden, notFound, unauthorized, underMaintenance } from '../../backend/httpError.ts'
import { actsForEveryCustomer, opensLinks } from '../../schema/account/userRules.ts'
import { type AnyCall, ownerInput, takesLink } from '../../schema/call.ts'
import type { Identities } from './identity.ts'

interface Asking {
  readonly caller: Caller | null
  readonly token: string | null
}

/** Who may make a call at all, by its declaration: 401 without a session, 403 without the page, the key or the role. */
export const demandAccess = async (call: AnyCall, { caller, token }: Asking, identities: Identities) => {
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

/** 503 for a call that only pages under maintenance make (DECISIONS R73). */
export const demandInService = ({ access }: AnyCall, closed: readonly string[]) => {
  if ('pages' in access && access.pages.every((page) => closed.includes(page))) throw underMaintenance()
}

/** Whether the input is needed to decide: it names a customer, or what a link is for. */
export const isDecidedByInput = (call: AnyCall) => ownerInput(call) !== null || takesLink(call)

/** Whether a further name of a customer says nothing, or the same. */
const isSame = (value: unknown, customerId: unknown) =>
  value === undefined || value === null || value === '' || value === customerId

/**
 * The customer that an input names must be one of the caller's, and be the same by each of its names; a foreign and an
 * absent one are both 404.
 */
export const demandOwnCustomer = (
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
