import { actsForEveryCustomer } from '#schema/account/roles.ts'
import type { Access } from '#schema/call.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { forbidden, notFound, unauthorized } from '../errors.ts'
import { callerOfKey } from './apiKeys.ts'
import type { Caller } from './caller.ts'
import { holdsKey } from './contentKeys.ts'
import { reaches } from './customers.ts'
import { mayOpen } from './pages.ts'
import { callerOfSession } from './tokens.ts'

/** An admitted call and the session or API key that made it. */
export interface Admitted {
  readonly access: Access
  readonly caller: Caller | null
  readonly sessionToken: string | null
  readonly customerId: number | null
}

/**
 * Repeats a call's access check inside the transaction that writes: hashing, an upload or a queue may have taken so
 * long that the session, the user or a right has ended since. Raises 401, 403 or 404 like the first check.
 */
export const recheckAccess = async (db: Db, now: Instant, { access, caller, sessionToken, customerId }: Admitted) => {
  if ('public' in access || !caller || sessionToken === null) return
  if (caller.key !== undefined) {
    if (!(await callerOfKey(db, sessionToken))) throw unauthorized()
    return
  }
  const present = await callerOfSession(db, now, sessionToken)
  if (!present) throw unauthorized()
  if ('pages' in access) {
    if (!(await mayOpen(db, present, access.pages))) throw forbidden()
    if (access.content && !(await holdsKey(db, present.roleId, access.content))) throw forbidden()
  }
  if (access.owner === 'staff' && !actsForEveryCustomer(present.roleId)) throw forbidden()
  if (customerId !== null && !reaches(present, [customerId])) throw notFound()
}
