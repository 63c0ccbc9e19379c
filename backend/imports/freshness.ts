import { dataFreshness, limitHours } from '#schema/imports/freshness.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { implement } from '../implement.ts'

/** Time and age of the last complete import of each file. */
export const lastImports = async (db: Db, now: Instant) => {
  const rows = await db
    .selectFrom('imports')
    .select(({ fn }) => ['entity as file', fn.max('at').as('importedAt')])
    .where('result', '=', 'done')
    .where('undone_at', 'is', null)
    .groupBy('entity')
    .orderBy('entity')
    .execute()
  return rows.map(({ file, importedAt }) => {
    const seconds = Math.max(0, (Date.parse(now) - Date.parse(importedAt)) / 1000)
    return { file, importedAt: importedAt as Instant, seconds, isStale: seconds > limitHours(file) * 3600 }
  })
}

export const freshnessCalls = implement('dataFreshness', dataFreshness, {
  list: ({ db, clock }) => lastImports(db, clock.now()),
})
