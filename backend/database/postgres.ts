import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { DatabaseUnavailableError } from '../errors.ts'
import { cacheUntilCommit } from './cacheUntilCommit.ts'
import { dialects } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Db, OnError, OpenDatabase } from './open.ts'
import { openReplica } from './replica.ts'

const connectMilliseconds = 5_000

/** An error reported by the server leaves the connection usable, unless the server is shutting down. */
const breaksConnection = (error: unknown) => !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? '')

/** Rejects as soon as the connection ends or is silent for too long. */
const whileConnected = async <R>(client: pg.PoolClient, milliseconds: number | undefined, work: Promise<R>) => {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const onEnd = () => reject(new Error('Connection terminated'))
  const timer = milliseconds && setTimeout(() => reject(new Error('Query read timeout')), milliseconds)
  client.once('end', onEnd)
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
    client.removeListener('end', onEnd)
  }
}

/**
 * Closes a connection that broke or timed out instead of returning it to the pool, where the next user would wait just
 * as long.
 */
const lend = (client: pg.PoolClient, statementMilliseconds: number | undefined): PostgresPoolClient => {
  let away: DatabaseUnavailableError | null = null
  const limit = statementMilliseconds === undefined ? {} : { query_timeout: statementMilliseconds }
  const connected = async <R>(ask: () => Promise<R>) => {
    if (away) throw away
    try {
      return await ask()
    } catch (error) {
      if (!breaksConnection(error)) throw error
      away = new DatabaseUnavailableError(error)
      throw away
    }
  }
  const run = <R>(text: string, parameters: readonly unknown[]) =>
    connected(
      async () =>
        (await client.query({ text, values: [...parameters], ...limit })) as unknown as PostgresQueryResult<R>,
    )
  /** pg-cursor waits forever for the rows, and the end, of a cursor whose connection has broken. */
  const open = (cursor: Cursor) => {
    client.query(cursor)
    const watched = <R>(ask: () => Promise<R>) => connected(() => whileConnected(client, statementMilliseconds, ask()))
    return {
      read: (count: number) => watched(() => cursor.read(count)),
      // A broken cursor is closed with its connection.
      close: async () => (away ? undefined : watched(() => cursor.close())),
    }
  }
  const query = (statement: string | Cursor, parameters: readonly unknown[] = []) =>
    typeof statement === 'string' ? run(statement, parameters) : open(statement)
  return { query: query as PostgresPoolClient['query'], release: () => client.release(away ?? undefined) }
}

interface Manner {
  /** Timeout per statement; without it there is none. */
  readonly statementMilliseconds?: number
  readonly onError: (error: unknown) => void
}

/** PostgreSQL connection pool; connection failures, as opposed to statement errors, are thrown as `DatabaseUnavailableError`. */
const openPool = (url: string, { statementMilliseconds, onError }: Manner): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
  })
  // Without listeners, either error would end the process. The pool repeats the client's error for idle connections.
  pool.on('connect', (client) => {
    client.on('error', onError)
    // Compiling one of the portal's long conditions takes 200 ms, running it 30 ms. A lost connection fails its next statement.
    client.query('set jit = off').catch(() => {})
  })
  pool.on('error', () => {})
  const connect = async () =>
    lend(
      await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error)
      }),
      statementMilliseconds,
    )
  return { connect, end: () => pool.end() }
}

/** Runs work without a statement timeout. */
const unhurried = async <T>(url: string, onError: OnError, work: (db: Db) => Promise<T>) => {
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: openPool(url, { onError }) }) })
  try {
    return await work(db)
  } catch (error) {
    if (error instanceof DatabaseUnavailableError)
      throw new Error(`${error.message} Check DATABASE_URL, and that PostgreSQL runs there.`, { cause: error })
    throw error
  } finally {
    await db.destroy()
  }
}

const statementMilliseconds = 15_000

const answerNumbers = () => pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const readPostgres = async <T>(url: string, read: (db: Db) => Promise<T>) => {
  answerNumbers()
  const pool = openPool(url, { onError: () => {} })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  try {
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return await snapshot.execute((transaction) => read(transaction))
  } finally {
    await db.destroy()
  }
}

interface Urls {
  /** For migrations, whose lock belongs to a session. */
  readonly url: string
  readonly poolUrl: string
  readonly readUrl: string | undefined
}

export const openPostgres = async (
  { url, poolUrl, readUrl }: Urls,
  timeZone: string,
  onError: OnError,
): Promise<OpenDatabase> => {
  answerNumbers()
  await unhurried(url, onError, (db) => migrate(db, dialects.postgres, timeZone))
  const connect = (to: string, onLost: OnError): Db => {
    const pool = openPool(to, { statementMilliseconds, onError: onLost })
    return new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) })
  }
  const db = connect(poolUrl, onError)
  // No caching: other processes write to PostgreSQL too, and their commits are not announced.
  const unkept = cacheUntilCommit(null)
  // The replica itself reports its loss, once for all connections.
  const copy = readUrl === undefined ? null : connect(readUrl, () => {})
  const replica = copy && (await openReplica(copy, db, onError))
  const close = async () => {
    await replica?.close()
    await db.destroy()
  }
  return {
    db,
    reader: db,
    replica,
    dialect: dialects.postgres,
    cacheUntilCommit: unkept,
    unhurried: (work) => unhurried(url, onError, work),
    close,
  }
}
