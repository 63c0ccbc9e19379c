import { dataFreshness, limitHours } from '../../schema/imports/freshness.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import { type Handler, implement } from '../implement.ts'

/** When each file was taken in last, whole. */
export const lastImports = async (db: Db) => {
  const rows = await db
    .selectFrom('imports')
    .select(({ fn }) => ['entity as file', fn.max('at').as('importedAt')])
    .where('result', '=', 'done')
    .groupBy('entity')
    .orderBy('entity')
    .execute()
  return rows.map(({ file, importedAt }) => ({ file, importedAt: importedAt as Instant }))
}

/** How many seconds ago each file was taken in last. */
export const ageSeconds = async (db: Db, now: Instant) =>
  (await lastImports(db)).map(({ file, importedAt }) => ({
    file,
    seconds: Math.max(0, (Date.parse(now) - Date.parse(importedAt)) / 1000),
  }))

const list: Handler<typeof dataFreshness.list> = async ({ db, clock }) => {
  const now = Date.parse(clock.now())
  return (await lastImports(db)).map(({ file, importedAt }) => ({
    file,
    importedAt,
    isStale: now - Date.parse(importedAt) > limitHours(file) * 3_600_000,
  }))
}

export const freshnessCalls = implement('dataFreshness', dataFreshness, { list })
