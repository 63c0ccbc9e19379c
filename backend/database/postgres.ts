import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

const connectMilliseconds = 5_000

/** The database cannot be reached, or it did not answer in time: what was asked may be asked again. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    // The error of several addresses that were tried has a code and no message.
    const { message, code } = cause as NodeJS.ErrnoException
    super(`The database cannot be reached (${message || code}).`, { cause })
    this.name = 'DatabaseAway'
  }
}

/**
 * What the server itself has said of a statement leaves the connection as it was, unless it says that it is going down.
 */
const breaksConnection = (error: unknown) => !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '')

/** A connection that broke or fell silent is closed instead of given back: the next who got it would wait as long. */
const lend = (client: pg.PoolClient, statementMilliseconds: number | undefined): PostgresPoolClient => {
  let away: DatabaseAway | null = null
  const limit = statementMilliseconds === undefined ? {} : { query_timeout: statementMilliseconds }
  const run = async <R>(text: string, parameters: readonly unknown[]) => {
    if (away) throw away
    try {
      return (await client.query({ text, values: [...parameters], ...limit })) as unknown as PostgresQueryResult<R>
    } catch (error) {
      if (!breaksConnection(error)) throw error
      away = new DatabaseAway(error)
      throw away
    }
  }
  // A cursor is open as long as its reader takes, which is no sign of a silent database.
  const query = (asked: string | pg.Submittable, parameters: readonly unknown[] = []) =>
    typeof asked === 'string' ? run(asked, parameters) : client.query(asked)
  return { query: query as PostgresPoolClient['query'], release: () => client.release(away ?? undefined) }
}

interface Manner {
  /** How long one statement may take; without it, as long as it does. */
  readonly statementMilliseconds?: number
  readonly onError: (error: unknown) => void
}

/** Connections to PostgreSQL; what goes wrong with one of them, rather than with a statement, is `DatabaseAway`. */
export const openPool = (url: string, { statementMilliseconds, onError }: Manner): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
  })
  // Unheard, either error would end the process. The second repeats the first for connections that nobody uses.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  const connect = async () =>
    lend(
      await pool.connect().catch((error: unknown) => {
        throw new DatabaseAway(error)
      }),
      statementMilliseconds,
    )
  return { connect, end: () => pool.end() }
}
