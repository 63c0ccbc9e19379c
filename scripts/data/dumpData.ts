import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addTextFunctions } from '#backend/database/sqlite/connection.ts'

// node scripts/data/dumpData.ts DATA_DIR [ROWS] > tests/upgrade/NAME.sql: dumps a data folder for upgrade tests, see
// tests/upgrade/README.md. With ROWS it keeps about as many rows of each table: those with the least, greatest and
// longest values, and the rows that they refer to.

type Described = { type: string; name: string; sql: string }

const quoted = (name: string) => `"${name}"`

const literal = (value: unknown) => {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  if (typeof value !== 'string') throw new Error('Only numbers, texts and bytes are stored.')
  return `'${value.replaceAll("'", "''")}'`
}

/** Without generated columns. */
const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => quoted(String(name)))

/** Tables that triggers fill from other tables. */
const derived = ['numbers', 'promises', 'invoiced_years', 'invoiced_parts', 'visit_days', 'users_unindexed']

const oddRowsOf = (database: DatabaseSync, table: string, count: number) => {
  const [counted] = database.prepare(`select count(*) as rows from "${table}"`).all()
  if (Number(counted?.rows) <= count) return `select rowid from "${table}"`
  const orders = columnsOf(database, table).flatMap((name) => [name, `${name} desc`, `length(${name}) desc`])
  return orders.map((order) => `select * from (select rowid from "${table}" order by ${order} limit 1)`).join(' union ')
}

/** Deletes all but the odd rows and those that they refer to; triggers fill the derived tables again. */
const cut = (database: DatabaseSync, tables: readonly string[], count: number) => {
  const triggers = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all()
  for (const { name } of triggers) database.exec(`drop trigger "${name}"`)
  const own = tables.filter((table) => !derived.includes(table))
  for (const table of own)
    database.exec(`create temp table "kept_${table}" (id integer primary key);
      insert or ignore into "kept_${table}" ${oddRowsOf(database, table, count)}`)
  const references = own.flatMap((table) => {
    const pairs = database.prepare(`select id, "table", "from", "to" from pragma_foreign_key_list('${table}')`).all()
    return [...Map.groupBy(pairs, ({ id }) => id).values()].map((columns) => {
      const parent = String(columns[0]?.table)
      const equal = columns.map(({ from, to }) => `parent."${to}" = child."${from}"`).join(' and ')
      return `insert or ignore into "kept_${parent}" select parent.rowid from "${table}" as child
        join "${parent}" as parent on ${equal} where child.rowid in (select id from "kept_${table}")`
    })
  })
  let added = true
  while (added) added = references.map((text) => database.prepare(text).run().changes).some((changes) => changes > 0)
  for (const table of own)
    database.exec(`create temp table "rows_${table}" as select ${columnsOf(database, table)} from "${table}"
      where rowid in (select id from "kept_${table}")`)
  for (const table of tables) database.exec(`delete from "${table}"`)
  for (const { sql } of triggers) database.exec(String(sql))
  for (const table of own)
    database.exec(`insert into "${table}" (${columnsOf(database, table)}) select * from "rows_${table}"`)
}

const dump = (database: DatabaseSync, count: number) => {
  const described = database
    .prepare(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all() as Described[]
  const searches = described.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
  // A virtual table creates its index tables itself.
  const ownTables = described.filter(({ name }) => !searches.some((search) => name.startsWith(`${search}_`)))
  const tables = ownTables.filter(({ type, sql }) => type === 'table' && !/^create virtual/i.test(sql))
  if (count < Number.POSITIVE_INFINITY)
    cut(
      database,
      tables.map(({ name }) => name),
      count,
    )
  const rows = tables.flatMap(({ name }) => {
    const columns = columnsOf(database, name)
    return database
      .prepare(`select ${columns} from ${quoted(name)}`)
      .all()
      .map((row) => `insert into ${quoted(name)} (${columns}) values (${Object.values(row).map(literal).join(', ')});`)
  })
  const afterTables = described.filter(({ type, name }) => type !== 'table' || searches.includes(name))
  return [
    'pragma foreign_keys = off;',
    ...tables.map(({ sql }) => `${sql};`),
    ...rows,
    ...afterTables.map(({ sql }) => `${sql};`),
    ...searches.map((name) => `insert into ${quoted(name)}(${quoted(name)}) values ('rebuild');`),
    // Rebuilt indexes have no pending entries.
    'delete from "users_unindexed";',
    'pragma foreign_keys = on;',
  ]
}

const [dataDir = 'data', rows = 'Infinity'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'portal-dump-'))
try {
  const file = join(folder, 'portal.db')
  copyFileSync(join(dataDir, 'database/portal.db'), file)
  const database = new DatabaseSync(file)
  addTextFunctions(database)
  database.exec('pragma foreign_keys = off')
  process.stdout.write(`${dump(database, Number(rows)).join('\n')}\n`)
  database.close()
} finally {
  rmSync(folder, { recursive: true })
}
