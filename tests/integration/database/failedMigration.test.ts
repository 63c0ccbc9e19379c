import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects } from '#backend/database/dialect.ts'
import { MigrationError } from '#backend/database/failedMigration.ts'
import { migrate } from '#backend/database/migrate.ts'
import { migrations } from '#backend/database/migrations/index.ts'
import { ask, type Databases, type Db, migrationsUpTo, openDatabases } from '#tests/support/upgrade/databases.ts'

const state = '053-team'

/** All migrations, of which the one of packs, in the middle, makes a change that rows are in the way of. */
const planted = (text: string) => ({
  ...migrations,
  '061-packs': async (db: Parameters<(typeof migrations)[string]>[0]) => void (await sql.raw(text).execute(db)),
})

const remedy =
  'Nothing has been changed, and the version before this one can be started again. Correct these rows with it, or report this message, before you start this version again.'

describe.each(['sqlite', 'postgres'] as const)('a migration that fails on %s', (dialect) => {
  let databases: Databases
  let opened = 0
  beforeAll(async () => {
    databases = await openDatabases[dialect]()
  })
  afterAll(() => databases.close())

  /** Error of a start with this change, for a database in an earlier state. */
  const failureOf = async (text: string, prepare: (db: Db) => Promise<unknown> = async () => {}) => {
    const name = `failed${++opened}`
    const before = await databases.open(name, state)
    await prepare(before)
    await before.destroy()
    const content = await databases.contentOf(name)
    const db = await databases.open(name)
    const error: unknown = await migrate(db, dialects[dialect], 'UTC', planted(text)).catch((thrown) => thrown)
    await db.destroy()
    expect((await databases.contentOf(name)) === content, 'the database is as it was').toBe(true)
    // The version before it starts.
    const earlier = await databases.open(name)
    await migrate(earlier, dialects[dialect], 'UTC', migrationsUpTo(state))
    await earlier.destroy()
    if (!(error instanceof MigrationError)) throw error
    return error
  }

  test('names the keys of the rows that an update cannot change', async () => {
    const { message, details } = await failureOf(
      'update bars set initial_weight = case when id in (2, 5) then -10 else initial_weight end where id > 1 or id < 0',
      (db) => ask(db, 'update bars set final_weight = initial_weight'),
    )
    expect(message).toBe(
      `Migration 061-packs cannot be applied: the rows with id 2, 5 of the table bars would violate a check constraint. ${remedy}`,
    )
    expect(details).toMatchObject({ migration: '061-packs', table: 'bars', columns: ['id'], keys: [[2], [5]] })
    expect(String(details.database)).toMatch(/check/i)
  })

  test('names five of many rows, and keys of several columns', async () => {
    const { message, details } = await failureOf('update quote_lines set part_id = null, shape = null')
    expect(message).toMatch(
      /the rows with \(quote_id, position\) (\(\d+, \d+\), ){4}\(\d+, \d+\) and others of the table quote_lines would violate a check/,
    )
    expect(details.keys).toHaveLength(5)
  })

  test('names the rows that a new unique index finds equal', async () => {
    const { message } = await failureOf('create unique index bars_name on bars (name)', (db) =>
      ask(db, "update bars set name = 'same' where id in (1, 5)"),
    )
    expect(message).toBe(
      `Migration 061-packs cannot be applied: the rows with id 1, 5 of the table bars would not be unique. ${remedy}`,
    )
  })

  test('names the rows that an update makes equal', async () => {
    const { message } = await failureOf('update users set email_key = lower(company) where deleted_at is null', (db) =>
      ask(db, "update users set company = 'same ' || id where id not in (2, 4)").then(() =>
        ask(db, "update users set company = 'same' where id in (2, 4)"),
      ),
    )
    expect(message).toContain('the rows with id 4 of the table users would not be unique.')
  })

  test('names the rows that others refer to', async () => {
    const { message } = await failureOf('delete from heats')
    expect(message).toMatch(/the rows with id [\d, ]+ .*of the table heats would break a reference to another table\./)
  })

  test('names the fault and the table if no row is in the way', async () => {
    const { message } = await failureOf('update bars set nothing = 1')
    expect(message).toMatch(
      /^Migration 061-packs cannot be applied: it failed at the table bars: .*nothing.*Report this/,
    )
  })
})
