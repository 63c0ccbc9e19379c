import { type Kysely, sql } from 'kysely'
import { namelessPages, pages } from '#schema/pages.ts'
import type { Dialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import { oldestPortal } from './removal.ts'
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

/** Runs pending migrations, each in one transaction. */
export const migrate = async (
  db: Kysely<Tables>,
  dialect: Dialect,
  timeZone: string,
  known: Migrations = migrations,
) => {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(db)
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  if (done.size > 0) await requireServable(db, known)
  for (const [name, run] of Object.entries(known)) {
    if (done.has(name)) continue
    await db.transaction().execute(async (transaction) => {
      await run(transaction, dialect, timeZone)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(transaction)
    })
  }
  await db.transaction().execute(enterNewPages)
}
