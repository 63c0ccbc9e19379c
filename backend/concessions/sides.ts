import { concession, providerKeys } from '../../schema/concessions.ts'
import type { Caller } from '../access/caller.ts'
import { holdsKey } from '../access/contentKeys.ts'
import type { Db } from '../database/open.ts'
import { conflict, forbidden, notFound } from '../httpError.ts'
import { readConcession } from './listConcessions.ts'

/** Raises 403 for who would speak for the other side. */
export const demandSide = async (db: Db, { roleId }: Caller, isProvider: boolean) => {
  if ((await holdsKey(db, roleId, providerKeys)) !== isProvider) throw forbidden()
}

/** Why a concession was not changed: there is none, or what was to be said has been said. */
export const refuseChange = async (db: Db, wanted: { customerId: number; id: number }, message: string) => {
  const current = await readConcession(db, wanted)
  return current ? conflict(message, concession.encode(current)) : notFound()
}
