import { type Kysely, sql, type Transaction } from 'kysely'
import { namelessPages, pages } from '#schema/pages.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Dialect, DialectName } from './dialect.ts'
import { explainFailure, Steps } from './failedMigration.ts'
import { dialects } from './migrations/frozen/dialect.ts'
import { oldestPortal } from './migrations/frozen/removal.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Profile and password pages, which every user keeps. */
const fixedPageIds: readonly number[] = [80, 61]

/** Inserts pages that are missing in the database, with their default roles. Changes by an operator are kept. */
const enterNewPages = async (db: Kysely<Tables>) => {
  const present = new Set((await db.selectFrom('pages').select('id').execute()).map((page) => page.id))
  const known = new Map<number, { name: string; roles: readonly number[] }>()
  for (const page of pages) if (page.id !== null && !known.has(page.id)) known.set(page.id, page)
  for (const { id, name } of namelessPages) known.set(id, { name, roles: [] })

  for (const [id, { name, roles }] of known) {
    if (present.has(id)) continue
    await db
      .insertInto('pages')
      .values({ id, name, can_be_overwritten: fixedPageIds.includes(id) ? 0 : 1 })
      .execute()
    if (roles.length > 0)
      await db
        .insertInto('role_pages')
        .values(roles.map((role_id) => ({ role_id, page_id: id })))
        .execute()
  }
}

type Migrations = typeof migrations

/** Rejected because a newer version has changed the database; the message tells what to do. */
class OutdatedError extends Error {}

/**
 * Rejects a database from which a newer version has removed something that this one uses. Other migrations of newer
 * versions only add, see `docs/upgrading.md`: this version goes on over them during an upgrade and after a roll-back.
 */
const requireServable = async (db: Kysely<Tables>, known: Migrations = migrations) => {
  const oldest = await db.selectFrom('settings').select('value').where('key', '=', oldestPortal).executeTakeFirst()
  if (oldest === undefined || oldest.value in known) return
  throw new OutdatedError(
    `A newer version of the portal has changed this database, which needs ${oldest.value}. Start a version that has it, or restore a backup.`,
  )
}

const everyMilliseconds = 5_000

/** Looks every few seconds if the database can still be served; `outdated` resolves to the error once it cannot. */
export const watchServable = (db: Kysely<Tables>, known: Migrations = migrations) => {
  const { promise: outdated, resolve } = Promise.withResolvers<Error>()
  const look = () =>
    requireServable(db, known).catch((error: unknown) => {
      // Requests report a database that does not answer.
      if (error instanceof OutdatedError) resolve(error)
    })
  const timer = setInterval(() => void look(), everyMilliseconds)
  return { outdated, stop: () => clearInterval(timer) }
}

/** Portals that start at the same time take turns; SQLite has one portal, and one writer. */
const takeTurn: Record<DialectName, (db: Kysely<Tables>) => Promise<unknown>> = {
  sqlite: async () => {},
  postgres: (db) => sql`select pg_advisory_xact_lock(7203114)`.execute(db),
}

/**
 * Runs all pending migrations in one transaction: after a failed start the database is as it was. Throws a
 * `MigrationError` that names the rows in the way.
 */
export const migrate = async (
  db: Kysely<Tables>,
  { name: dialect }: Pick<Dialect, 'name'>,
  timeZone: string,
  known: Migrations = migrations,
) => {
  const run = async (transaction: Transaction<Tables>, steps: Steps) => {
    await takeTurn[dialect](transaction)
    await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(transaction)
    const done = new Set((await transaction.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
    if (done.size > 0) await requireServable(transaction, known)
    for (const [name, apply] of Object.entries(known)) {
      if (done.has(name)) continue
      steps.migration = name
      // Migrations do not know the tables of later versions.
      const frozen = transaction.withPlugin(steps) as unknown as Kysely<unknown>
      await apply(frozen, dialects[dialect], timeZone)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(transaction)
    }
    steps.migration = ''
    await enterNewPages(transaction)
  }
  const steps = new Steps()
  try {
    await db.transaction().execute((transaction) => run(transaction, steps))
  } catch (error) {
    if (steps.migration === '' || error instanceof DatabaseUnavailableError) throw error
    throw await explainFailure(db, dialect, steps, error, run)
  }
}
