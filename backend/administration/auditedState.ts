import type { Db } from '../database/open.ts'
import { overridesOf } from './permissions.ts'
import { findUser } from './userRows.ts'

/** A user as the audit trail keeps it: what is shown, and the overrides. */
export const auditedState = async (db: Db, userId: number) => ({
  ...(await findUser(db, userId)),
  overrides: await overridesOf(db, userId),
})
