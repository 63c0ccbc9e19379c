import fc from 'fast-check'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects } from '#backend/database/dialect.ts'
import { migrate } from '#backend/database/migrate.ts'
import { dialects as frozen } from '#backend/database/migrations/frozen/dialect.ts'
import { migrations } from '#backend/database/migrations/index.ts'
import type { Tables } from '#backend/database/tables.ts'
import {
  ask,
  type Databases,
  type Db,
  migrationsUpTo,
  openDatabases,
  type Row,
} from '#tests/support/upgrade/databases.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_129)
const rowsOfTable = 4
const maxTries = 16
/** Last migration of 0.1.0. */
const oldest = '002-accessRules'

interface Column {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Values that the checks name, such as the kinds of documents. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  readonly references: readonly { readonly from: string; readonly table: string; readonly to: string }[]
}

const choicesIn = (text: string) =>
  new Map(
    [...text.matchAll(/(\w+) in \(('[^)]*')\)/g)].map(([, column = '', list = '']) => [
      column,
      [...list.matchAll(/'([^']*)'/g)].map(([, choice = '']) => choice),
    ]),
  )

/** The tables of a SQLite database in the order in which they were made. */
const tablesIn = async (db: Db): Promise<readonly Table[]> => {
  const tables = await ask(
    db,
    `select name, sql from sqlite_master where type = 'table' and name not glob 'users_search*' and name not glob 'sqlite_*'
      and name not in ('migrations', 'settings', 'users_unindexed', 'added_together', 'numbers', 'promises',
        'invoiced_years', 'invoiced_parts', 'visit_days') order by rowid`,
  )
  const described: Table[] = []
  for (const { name, sql: text } of tables) {
    const columns = await ask(db, `select name, type, "notnull", pk from pragma_table_info('${name}')`)
    const references = await ask(db, `select "from", "table", "to" from pragma_foreign_key_list('${name}')`)
    described.push({
      name: String(name),
      columns: columns.map((column) => ({
        name: String(column.name),
        type: String(column.type).toLowerCase(),
        // SQLite allows null in a primary key of text, PostgreSQL and the portal do not.
        isRequired: column.notnull === 1 || Number(column.pk) > 0,
      })),
      choices: choicesIn(String(text)),
      references: references.map(({ from, table, to }) => ({
        from: String(from),
        table: String(table),
        to: String(to),
      })),
    })
  }
  return described
}

const day = fc
  .integer({ min: 0, max: 12_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
const instant = fc
  .integer({ min: 0, max: 900_000_000 })
  .map((seconds) => new Date(Date.UTC(2000, 0, 1) + seconds * 1000).toISOString())
const oddTexts = [
  '',
  ' ',
  '0',
  'A–1',
  'A-1',
  'Łódź',
  'ｅ',
  '\u200b',
  "'; --",
  'user 7',
  'a@bücher.example',
  'a'.repeat(300),
]
const text = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((letters) => letters.replaceAll('\0', '')),
)
const smallNumber = fc.oneof(
  fc.constantFrom(0, 1, 2, 3, 4, 5, 9, 10, 14, 1_251_004),
  fc.integer({ min: 0, max: 5_000_000 }),
)

const arbitraryOf = (
  { name, type }: Column,
  { choices }: Table,
  numbers: fc.Arbitrary<number>,
): fc.Arbitrary<unknown> => {
  const choice = choices.get(name)
  if (choice) return fc.constantFrom(...choice)
  if (type === 'blob') return fc.constant(Buffer.from('photo'))
  if (/^(is|has|can|exclude|by)_/.test(name)) return fc.constantFrom(0, 1)
  if (type === 'real') return fc.double({ min: 0, max: 10_000, noNaN: true })
  if (type !== 'text') return numbers
  if (/(^|_)at$|^last_login$/.test(name)) return instant
  if (/(^|_)on$|^(day|seller_date)$/.test(name)) return day
  return text
}

const keysOf = async (db: Transaction<Tables>, { references }: Table) => {
  const keys = new Map<string, readonly unknown[]>()
  for (const { from, table, to } of references) {
    const found = (await ask(db, `select "${to}" as key from "${table}" limit 20`)).map(({ key }) => key)
    keys.set(from, found)
  }
  return keys
}

/** Inserts random rows that the constraints allow; returns how many. */
const insertRandom = async (db: Transaction<Tables>, tables: readonly Table[], some: fc.GeneratorValue) => {
  let total = 0
  for (const table of tables) {
    const keys = await keysOf(db, table)
    let count = 0
    for (let tries = 0; count < rowsOfTable && tries < maxTries; tries += 1) {
      const row: Record<string, unknown> = {}
      // Checks compare columns with each other: half of the rows have the same number in all of them.
      const numbers = some(fc.boolean) ? fc.constant(some(() => smallNumber)) : smallNumber
      const missing = some(fc.constantFrom, 0, 1, 4)
      for (const column of table.columns) {
        const known = keys.get(column.name)
        const value = known ? fc.constantFrom(null, ...known) : arbitraryOf(column, table, numbers)
        const isMissing = !column.isRequired && some(fc.integer, { min: 0, max: 3 }) < missing
        row[column.name] = isMissing ? null : some(() => value)
      }
      if (await tryInsert(db, table.name, row)) count += 1
    }
    total += count
  }
  return total
}

const tryInsert = async (db: Transaction<Tables>, table: string, row: Row) => {
  await sql`savepoint entry`.execute(db)
  try {
    const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
    await sql`release savepoint entry`.execute(db)
    return true
  } catch {
    await sql`rollback to savepoint entry`.execute(db)
    return false
  }
}

class UndoneError extends Error {}

describe.each(['sqlite', 'postgres'] as const)(`random rows (seed ${seed}) on %s`, (dialect) => {
  let databases: Databases
  let structures: Databases
  beforeAll(async () => {
    databases = await openDatabases[dialect]()
    structures = await openDatabases.sqlite()
  })
  afterAll(async () => {
    await databases.close()
    await structures.close()
  })

  test('that the constraints allow stop no migration', async () => {
    const db = await databases.open('random')
    const structure = await structures.open('structure')
    await migrate(db, dialects[dialect], 'UTC', migrationsUpTo(oldest))
    await migrate(structure, dialects.sqlite, 'UTC', migrationsUpTo(oldest))
    let count = 0
    for (const [name, apply] of Object.entries(migrations).slice(Object.keys(migrationsUpTo(oldest)).length)) {
      const tables = await tablesIn(structure)
      const tryRows = async (some: fc.GeneratorValue) => {
        const tried = db.transaction().execute(async (transaction) => {
          count += await insertRandom(transaction, tables, some)
          await apply(transaction as unknown as Kysely<unknown>, frozen[dialect], 'America/Monterrey')
          throw new UndoneError()
        })
        await expect(tried, name).rejects.toThrow(UndoneError)
      }
      await fc.assert(fc.asyncProperty(fc.gen(), tryRows), { seed, numRuns: 1, endOnFailure: true })
      await migrate(db, dialects[dialect], 'UTC', migrationsUpTo(name))
      await migrate(structure, dialects.sqlite, 'UTC', migrationsUpTo(name))
    }
    expect(count).toBeGreaterThan(10_000)
    await db.destroy()
    await structure.destroy()
  })
})
