import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { addTextFunctions } from '#backend/database/sqlite/connection.ts'
import type { Portal } from '../portal/portal.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever columns it asked for
type Row = Record<string, any>

/** Direct access to a portal's database; `?` is a parameter placeholder. */
export type Rows = {
  ask: (statement: string, ...parameters: unknown[]) => Promise<Row[]>
  count: (...tables: string[]) => Promise<Record<string, number>>
  /**
   * Updates PostgreSQL's row statistics immediately. Autovacuum takes up to a minute and may have run while the table
   * was nearly empty. No effect with SQLite.
   */
  recount: (table: string) => Promise<void>
  close: () => Promise<void>
}

export async function openRows(portal: Pick<Portal, 'dataDir' | 'databaseUrl'>): Promise<Rows> {
  const { ask, recount, close } = portal.databaseUrl
    ? await openPostgres(portal.databaseUrl)
    : openSqlite(portal.dataDir)
  const count = async (...tables: string[]) => {
    const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
    const [row] = await ask(`select ${counts.join(', ')}`)
    return Object.fromEntries(tables.map((table) => [table, Number(row?.[table])]))
  }
  return { ask, count, recount, close }
}

function openSqlite(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec('pragma busy_timeout = 5000; pragma synchronous = off')
  addTextFunctions(database)
  return {
    ask: async (statement: string, ...parameters: unknown[]) =>
      database.prepare(statement).all(...(parameters as SQLInputValue[])) as Row[],
    recount: async () => {},
    close: async () => database.close(),
  }
}

async function openPostgres(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    ask: async (statement: string, ...parameters: unknown[]) => {
      let position = 0
      const numbered = statement.replaceAll('?', () => {
        position += 1
        return `$${position}`
      })
      return (await client.query(numbered, parameters)).rows as Row[]
    },
    recount: async (table: string) => void (await client.query(`analyze ${table}`)),
    close: () => client.end(),
  }
}
