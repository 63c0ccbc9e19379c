import { after, type Clock } from './clock.ts'
import type { Db } from './database/open.ts'
import { abandonedSeconds, sweepFiles } from './files/files.ts'
import type { StoreWatch } from './files/ownStore.ts'
import type { FileStore } from './files/store.ts'
import { dropOldChanges } from './imports/runs/dropOldChanges.ts'
import { deleteAbandoned } from './imports/uploadLimits.ts'
import { deleteOutdated, type KeptDays } from './people/retention.ts'

const everyMilliseconds = 3_600_000

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
  readonly keptDays: KeptDays
  readonly onError: (error: unknown) => void
}

/** Deletes outdated rows and files: at startup, and then once per hour. */
export const startHousekeeping = ({ db, store, storeWatch, clock }: Tools, { keptDays, onError }: Settings) => {
  const tidy = async () => {
    for (const { table, moment, seconds } of outdated)
      await db.deleteFrom(table).where(moment, '<=', after(clock.now(), -seconds)).execute()
    await deleteOutdated(db, clock.now(), keptDays)
    await deleteAbandoned(db, clock.now())
    await dropOldChanges(db, clock.now())
    if (await storeWatch.isOwn({ afresh: true })) await sweepFiles(db, store, abandonedSeconds)
  }
  const run = () => void tidy().catch(onError)
  const timer = setInterval(run, everyMilliseconds)
  run()
  return { stop: () => clearInterval(timer) }
}
