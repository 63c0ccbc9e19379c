import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects } from '#backend/database/dialect.ts'
import { migrate } from '#backend/database/migrate.ts'
import { migrations } from '#backend/database/migrations/index.ts'
import {
  ask,
  type Databases,
  type Db,
  earlierStates,
  migrationsUpTo,
  openDatabases,
} from '#tests/support/upgrade/databases.ts'

const timeZone = 'America/Monterrey'

/** Rows that the portal could write, although the demo has none of them. */
const oddRows = {
  '053-team': [
    'update bars set initial_weight = 1251004, final_weight = 1251004 where id = (select min(id) from bars)',
    'update bars set initial_weight = 1251004, final_weight = 1250996 where id = (select max(id) from bars)',
    'update bar_pieces set weight = 3 where id = (select min(id) from bar_pieces)',
    `update files set name = '2 report.pdf' where id = (select min(file_id) from concession_documents)`,
    `update files set name = 'report.pdf' where id in (select file_id from concession_documents) and name <> '2 report.pdf'`,
    `update concession_documents set concession_id = (select min(concession_id) from concession_documents),
      position = 1000 + position * 1000 + concession_id where file_id <> (select min(file_id) from concession_documents)`,
    `insert into concession_reopenings (concession_id, file_id, reason, reopened_at, reopened_by)
      select concession_id, file_id, 'a reason', '2026-01-01T00:00:00.000Z', 1 from concession_documents
      where position = (select max(position) from concession_documents)`,
    `update users set email = 'a@bücher.example', email_key = 'a@bücher.example' where id = (select max(id) from users)`,
    `update users set email = 'a@xn--bcher-kva.example', email_key = 'a@xn--bcher-kva.example'
      where id = (select min(id) from users)`,
    `update purchase_orders set number = 'A–1' where id = (select max(id) from purchase_orders)`,
  ],
  '075-userOrder': [],
}

/** Tables whose rows the upgrade moves, removes or adds; `numbers` is an index of the others. */
const moved = ['document_bundles', 'concession_documents', 'migrations', 'numbers', 'pages', 'role_pages']

const tablesOf: Record<Databases['name'], string> = {
  sqlite: `select name from sqlite_master where type = 'table' and name not glob 'users_search*'
    and name not glob 'sqlite_*' and name not in ('users_unindexed', 'added_together')`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public'`,
}

/** Count of each table, and sum of each amount, quantity and price. */
const sumsOf = async (db: Db, dialect: Databases['name']) => {
  const sums: Record<string, object> = {}
  for (const { name } of await ask(db, tablesOf[dialect])) {
    const [row] = await ask(db, `select * from "${name}" limit 1`)
    const summed = Object.keys(row ?? {}).filter((column) =>
      /^(amount|applied|balance|month_.*|pieces|price|quantity|shipped|size|total)$/.test(column),
    )
    const columns = summed.map((column) => `, cast(sum("${column}") as text) as "${column}"`).join('')
    const [counted] = await ask(db, `select cast(count(*) as text) as rows${columns} from "${name}"`)
    sums[String(name)] = { ...counted }
  }
  return sums
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let databases: Databases
  beforeAll(async () => {
    databases = await openDatabases[dialect]()
  })
  afterAll(() => databases.close())

  test.each(earlierStates)('each migration after %s takes the rows of that version', async (state) => {
    const db = await databases.open(state.slice(0, 3), state)
    for (const statement of oddRows[state]) await ask(db, statement)
    const before = await sumsOf(db, dialect)
    const names = Object.keys(migrations)
    for (const name of names.slice(names.indexOf(state))) {
      await migrate(db, dialects[dialect], timeZone, migrationsUpTo(name))
      const after = await sumsOf(db, dialect)
      for (const [table, sums] of Object.entries(before))
        if (!moved.includes(table)) expect(after[table], `${name} ${table}`).toMatchObject(sums)
    }
    await db.destroy()
  })
})
