import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { migrations } from '../migrations/index.ts'
import type { Tables } from '../tables/tables.ts'
import { enterNewPages } from './newPages.ts'

/** Rejects databases of a later version, which may use the same columns with another meaning. */
const requireKnown = (done: ReadonlySet<string>) => {
  const unknown = [...done].filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new Error(
    `A newer version of the portal has changed this database (${unknown.join(', ')}). Start that version, or restore a backup.`,
  )
}

/** Runs pending migrations, each in one transaction. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect, timeZone: string) => {
  await sql`create table if not exists migrations (name text primary key, at text not null)`.execute(db)
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  requireKnown(done)
  for (const [name, run] of Object.entries(migrations)) {
    if (done.has(name)) continue
    await db.transaction().execute(async (transaction) => {
      await run(transaction, dialect, timeZone)
      await sql`insert into migrations (name, at) values (${name}, ${new Date().toISOString()})`.execute(transaction)
    })
  }
  await db.transaction().execute(enterNewPages)
}
