import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migrations } from './migrations/index.ts'
import type { Db, Place } from './open.ts'
import { openStatements, takeRows } from './sqlite/connection.ts'
import { readerDialect } from './sqlite/kyselyDialect.ts'

/** The database must already be at this version; reading does not migrate it. */
const requireCurrentSchema = async (db: Db) => {
  const done = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  const names = Object.keys(migrations)
  if (names.length !== done.size || names.some((name) => !done.has(name)))
    throw new Error('Another version of the portal keeps this database. Start this version once, or take that one.')
}

const readSqlite = async <T>(dataDir: string, read: (db: Db) => Promise<T>) => {
  const file = join(dataDir, 'database/portal.db')
  if (!existsSync(file)) throw new Error(`There is no database in DATA_DIR ${dataDir}.`)
  const { run, iterate, close } = openStatements(file, { isReadOnly: true })
  async function* stream(text: string, parameters: readonly unknown[], rowsAtOnce: number) {
    const { columns, rows: all } = iterate(text, parameters)
    const next = () => takeRows(all, rowsAtOnce)
    for (let rows = next(); rows.length > 0; rows = next()) yield { columns, rows }
  }
  const db: Db = new Kysely({ dialect: readerDialect({ run, stream }) })
  try {
    run('begin', [])
    await requireCurrentSchema(db)
    return await read(db)
  } finally {
    close()
  }
}

/** Reads a consistent snapshot of the database, even while a portal keeps writing to it. */
export const inSnapshot = async <T>({ dataDir, databaseUrl }: Place, read: (db: Db) => Promise<T>) => {
  if (!databaseUrl) return readSqlite(dataDir, read)
  const { readPostgres } = await import('./postgres.ts')
  return readPostgres(databaseUrl, async (db) => {
    await requireCurrentSchema(db)
    return read(db)
  })
}
