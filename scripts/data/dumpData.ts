import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// node scripts/data/dumpData.ts DATA_DIR > tests/upgrade/VERSION.sql: dumps the data folder of a release for upgrade
// tests, see tests/upgrade/README.md.

type Described = { type: string; name: string; sql: string }

const quoted = (name: string) => `"${name}"`

const literal = (value: unknown) => {
  if (value === null) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  if (typeof value !== 'string') throw new Error('Only numbers, texts and bytes are stored.')
  return `'${value.replaceAll("'", "''")}'`
}

const dump = (database: DatabaseSync) => {
  const described = database
    .prepare(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid",
    )
    .all() as Described[]
  const searches = described.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name)
  // A virtual table creates its index tables itself.
  const ownTables = described.filter(({ name }) => !searches.some((search) => name.startsWith(`${search}_`)))
  const tables = ownTables.filter(({ type, sql }) => type === 'table' && !/^create virtual/i.test(sql))
  const rows = tables.flatMap(({ name }) =>
    database
      .prepare(`select * from ${quoted(name)}`)
      .all()
      .map((row) => `insert into ${quoted(name)} values (${Object.values(row).map(literal).join(', ')});`),
  )
  const afterTables = described.filter(({ type, name }) => type !== 'table' || searches.includes(name))
  return [
    ...tables.map(({ sql }) => `${sql};`),
    ...rows,
    ...afterTables.map(({ sql }) => `${sql};`),
    ...searches.map((name) => `insert into ${quoted(name)}(${quoted(name)}) values ('rebuild');`),
    // Rebuilt indexes have no pending entries.
    'delete from "users_unindexed";',
  ]
}

const [dataDir = 'data'] = process.argv.slice(2)
const database = new DatabaseSync(join(dataDir, 'database/portal.db'), { readOnly: true })
process.stdout.write(`${dump(database).join('\n')}\n`)
