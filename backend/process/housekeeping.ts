import type { Instant } from '#schema/kinds.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { abandonedSeconds, sweepFiles } from '../files/files.ts'
import type { StoreWatch } from '../files/ownStore.ts'
import type { FileStore } from '../files/store.ts'
import { deleteAbandoned } from '../imports/uploadLimits.ts'

/** 13 months. */
const trackedKeptDays = 400

const rowsAtOnce = 5_000

/** Deletes rows older than `until` in batches, so that a backlog of years does not block other requests. */
const dropOld = async (db: Db, table: 'tracked' | 'visits', until: Instant) => {
  let dropped: bigint
  do {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) => eb.selectFrom(table).select('id').where('at', '<', until).limit(rowsAtOnce))
      .executeTakeFirstOrThrow()
    dropped = numDeletedRows
  } while (dropped === BigInt(rowsAtOnce))
}

const everyMilliseconds = 3_600_000
const daySeconds = 24 * 3600

/** Rows that can be deleted once the moment is this many seconds in the past. */
const outdated = [
  { table: 'attempts', moment: 'ends_at', seconds: 0 },
  { table: 'repeats', moment: 'created_at', seconds: 24 * 3600 },
  // Codes of the last hour are still counted for the mail limit.
  { table: 'one_time_codes', moment: 'expires_at', seconds: 3600 },
  { table: 'tokens', moment: 'expires_at', seconds: 0 },
  { table: 'document_bundles', moment: 'expires_at', seconds: 0 },
] as const

interface Tools {
  readonly db: Db
  readonly store: FileStore
  readonly storeWatch: StoreWatch
  readonly clock: Clock
}

interface Settings {
  readonly visitsKeptDays: number
  readonly onError: (error: unknown) => void
}

/** Deletes outdated rows and files: at startup, and then once per hour. */
export const startHousekeeping = ({ db, store, storeWatch, clock }: Tools, { visitsKeptDays, onError }: Settings) => {
  const tidy = async () => {
    for (const { table, moment, seconds } of outdated)
      await db.deleteFrom(table).where(moment, '<=', after(clock.now(), -seconds)).execute()
    await dropOld(db, 'tracked', after(clock.now(), -trackedKeptDays * daySeconds))
    await dropOld(db, 'visits', after(clock.now(), -visitsKeptDays * daySeconds))
    await deleteAbandoned(db, clock.now())
    if (await storeWatch.isOwn({ afresh: true })) await sweepFiles(db, store, abandonedSeconds)
  }
  const run = () => void tidy().catch(onError)
  const timer = setInterval(run, everyMilliseconds)
  run()
  return { stop: () => clearInterval(timer) }
}
