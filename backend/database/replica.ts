import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Db, OnError, Replica } from './open.ts'

const lookMilliseconds = 1_000
/** Positions of the last ten minutes. */
const maxPositions = 600
/** Longest delay of a replica that is read: it must have replayed what the primary had written this long ago. */
const maxLagMilliseconds = 5_000

interface Position {
  /** Identifies the database cluster; a replica has that of its primary. */
  readonly system: string
  /** In bytes of write-ahead log; null if the server is not a replica. */
  readonly bytes: number | null
}

const positionIn = async (db: Db, bytes: RawBuilder<unknown>) => {
  const asked = sql<Position>`select system_identifier::text as system, ${bytes} as bytes from pg_control_system()`
  const [row] = (await asked.execute(db)).rows
  return row ?? { system: '', bytes: null }
}

const written = sql`pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint`
const replayed = sql`case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end`

/** Every change updates a counter of its user in the same transaction, and `xmin` is the transaction of a row's version. */
const versionsOf = async (db: Db, counters: readonly string[]) => {
  const asked = sql<{ versions: string | null }>`
    select string_agg(key || ' ' || xmin, ',' order by key) as versions from attempts where key = any(${counters})`
  return (await asked.execute(db)).rows[0]?.versions
}

/** `db` is closed with the replica. */
export const openReplica = async (db: Db, primary: Db, onError: OnError): Promise<Replica> => {
  const reads = { replica: 0, primary: 0 }
  let positions: { at: number; bytes: number }[] = []
  let replayedAt = Date.now() - maxLagMilliseconds - 1
  let hasFailed = false
  let isReported = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const lag = () => Date.now() - replayedAt
  const isFresh = () => !hasFailed && lag() <= maxLagMilliseconds

  const report = (problem: string, cause?: unknown) => {
    if (!isReported && !isClosed) onError(new Error(`${problem} Lists are read from DATABASE_URL.`, { cause }))
    isReported = true
  }
  const fail = (problem: string, cause?: unknown) => {
    hasFailed = true
    report(problem, cause)
  }
  const failBy = (error: unknown) => fail('The replica of DATABASE_READ_URL failed.', error)

  const look = async () => {
    const at = Date.now()
    const source = await positionIn(primary, written).catch(() => null)
    // Requests report a primary that does not answer.
    if (source?.bytes == null) return
    positions = [...positions.slice(1 - maxPositions), { at, bytes: source.bytes }]
    const copy = await positionIn(db, replayed)
    const { bytes } = copy
    if (copy.system !== source.system || bytes === null)
      return fail('DATABASE_READ_URL does not name a replica of DATABASE_URL.')
    replayedAt = positions.findLast((position) => position.bytes <= bytes)?.at ?? replayedAt
    positions = positions.filter((position) => position.at >= replayedAt)
    hasFailed = false
    if (isFresh()) isReported = false
    else report(`The replica of DATABASE_READ_URL is ${Math.round(lag() / 1000)} seconds behind.`)
  }
  const watch = async () => {
    await look().catch(failBy)
    if (!isClosed) timer = setTimeout(() => void watch(), lookMilliseconds)
  }
  await watch()

  const readReplica = async <T>(versions: unknown, counters: readonly string[], run: (db: Db) => Promise<T>) => {
    try {
      return versions === (await versionsOf(db, counters)) ? { result: await run(db) } : null
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError || error instanceof pg.DatabaseError)) throw error
      failBy(error)
      return null
    }
  }

  return {
    read: async (counters, run) => {
      const found = isFresh() ? await readReplica(await versionsOf(primary, counters), counters, run) : null
      reads[found ? 'replica' : 'primary'] += 1
      return found ? found.result : run(null)
    },
    lagSeconds: () => lag() / 1000,
    reads,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await db.destroy()
    },
  }
}
