import { sql } from 'kysely'
import type { imports } from '#schema/imports/calls.ts'
import { dataFreshness, filesShownOn, limitHours, rhythmHours } from '#schema/imports/freshness.ts'
import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { notFound } from '../errors.ts'
import { type Handler, implement } from '../implement.ts'

const lastTimes = async (db: Db) =>
  db
    .selectFrom('imports')
    .select(({ fn }) => ['entity as file', fn.max('at').as('importedAt')])
    .where('result', '=', 'done')
    .where('undone_at', 'is', null)
    .groupBy('entity')
    .orderBy('entity')
    .execute()

const rhythmsByFile = async (db: Db) => {
  const rows = await db.selectFrom('import_rhythms').selectAll().execute()
  return new Map(rows.map(({ file, rhythm }) => [file, rhythm]))
}

const secondsSince = (at: string, now: Instant) => Math.max(0, (Date.parse(now) - Date.parse(at)) / 1000)

/** Time and age of the last complete import of each file. */
export const lastImports = async (db: Db, now: Instant) => {
  const rhythms = await rhythmsByFile(db)
  return (await lastTimes(db)).map(({ file, importedAt }) => {
    const seconds = secondsSince(importedAt, now)
    const rhythm = rhythms.get(file)
    const hours = rhythm ? rhythmHours[rhythm] : limitHours(file)
    return { file, importedAt: importedAt as Instant, seconds, isStale: seconds > hours * 3600 }
  })
}

const shown = [...new Set(Object.values(filesShownOn).flat())]

/** Files of pages that were never imported and have no rows. */
const neverImported = async (db: Db, imported: ReadonlySet<string>) => {
  const files = shown.flatMap((name) => (imported.has(name) ? [] : (dataFileOf(name) ?? [])))
  const parts = files.map(
    ({ name, table }) => sql`select ${sql.lit(name)} as file where not exists (select 1 from ${sql.table(table)})`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<{ file: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ file }) => ({ file, importedAt: null, isStale: false }))
}

export const freshnessCalls = implement('dataFreshness', dataFreshness, {
  list: async ({ db, clock, settings }) => {
    const imported = await lastImports(db, clock.now())
    if (settings.isDemo) return imported
    return [...imported, ...(await neverImported(db, new Set(imported.map(({ file }) => file))))]
  },
})

/** All kinds of files with their age and number of rows. */
export const listKinds: Handler<typeof imports.listKinds> = async ({ reader, clock }) => {
  const now = clock.now()
  const times = new Map((await lastTimes(reader)).map(({ file, importedAt }) => [file, importedAt as Instant]))
  const rhythms = await rhythmsByFile(reader)
  const counts = dataFiles.map(
    ({ name, table }) => sql`select ${sql.lit(name)} as file, count(*) as count from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ file: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(reader)
  const countsByFile = new Map(rows.map(({ file, count }) => [file, Number(count)]))
  return dataFiles.map(({ name }) => {
    const importedAt = times.get(name) ?? null
    const rhythm = rhythms.get(name) ?? null
    const isLate = importedAt === null || (rhythm && secondsSince(importedAt, now) > rhythmHours[rhythm] * 3600)
    return {
      file: name,
      importedAt,
      rows: countsByFile.get(name) ?? 0,
      rhythm,
      isOverdue: rhythm !== null && Boolean(isLate),
    }
  })
}

export const setRhythm: Handler<typeof imports.setRhythm> = async ({ db, input: { file, rhythm } }) => {
  if (!dataFileOf(file)) throw notFound()
  await db.deleteFrom('import_rhythms').where('file', '=', file).execute()
  if (rhythm !== null) await db.insertInto('import_rhythms').values({ file, rhythm }).execute()
  return { file, rhythm }
}
