import { dropOldTries } from './account/attempts.ts'
import { dropOldCodes } from './account/codes.ts'
import { dropOldSessions } from './account/tokens.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/open.ts'
import { dropOldBundles } from './documents/zip/bundle.ts'
import { abandonedSeconds, sweepFiles } from './files/files.ts'
import type { FileStore } from './files/store.ts'
import { dropOldRepeats } from './repeats.ts'
import { dropOldTracked } from './visits/tracked.ts'

const everyMilliseconds = 3_600_000

/** Drops what no longer counts: at the start, and once an hour. */
export const startHousekeeping = (db: Db, store: FileStore, clock: Clock, onError: (error: unknown) => void) => {
  const tidy = async () => {
    await dropOldTries(db, clock)
    await dropOldRepeats(db, clock.now())
    await dropOldCodes(db, clock)
    await dropOldSessions(db, clock)
    await dropOldTracked(db, clock)
    await dropOldBundles(db, clock)
    await sweepFiles(db, store, abandonedSeconds)
  }
  const run = () => void tidy().catch(onError)
  const timer = setInterval(run, everyMilliseconds)
  run()
  return { stop: () => clearInterval(timer) }
}
