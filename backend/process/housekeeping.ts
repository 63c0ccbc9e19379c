import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { abandonedSeconds, sweepFiles } from '../files/files.ts'
import type { FileStore } from '../files/store.ts'
import { dropOldTracked } from '../visits/tracked.ts'

const everyMilliseconds = 3_600_000

/** Rows that no longer count when a moment of theirs lies so far back. */
const outdated = [
  { table: 'attempts', moment: 'ends_at', seconds: 0 },
  { table: 'repeats', moment: 'created_at', seconds: 24 * 3600 },
  // Those of the last hour are still counted.
  { table: 'one_time_codes', moment: 'expires_at', seconds: 3600 },
  { table: 'tokens', moment: 'expires_at', seconds: 0 },
  { table: 'document_bundles', moment: 'expires_at', seconds: 0 },
] as const

/** Drops what no longer counts: at the start, and once an hour. */
export const startHousekeeping = (db: Db, store: FileStore, clock: Clock, onError: (error: unknown) => void) => {
  const tidy = async () => {
    for (const { table, moment, seconds } of outdated)
      await db.deleteFrom(table).where(moment, '<=', after(clock.now(), -seconds)).execute()
    await dropOldTracked(db, clock)
    await sweepFiles(db, store, abandonedSeconds)
  }
  const run = () => void tidy().catch(onError)
  const timer = setInterval(run, everyMilliseconds)
  run()
  return { stop: () => clearInterval(timer) }
}
