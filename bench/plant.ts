import { closePasswordThreads, demoPassword, hashPassword } from '#backend/access/passwords.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { plantDemo } from '#backend/demo/plant.ts'
import { openStore } from '#backend/files/store.ts'
import type { Day } from '#schema/kinds.ts'
import { addCrowd, crowdPassword } from './data/crowd.ts'

export const crowd = 100_000

/** Fills a data folder, or a PostgreSQL database and the folder of its files, with the demo's customers and users plus a crowd; returns the hash of the crowd's password. */
export const plant = async (dataDir: string, count: number, databaseUrl?: string) => {
  const { db, dialect, close } = await openDatabase({ dataDir, databaseUrl })
  const passwordHash = await hashPassword(crowdPassword, 'the crowd')
  const store = await openStore({ dataDir })
  await plantDemo({
    db,
    dialect,
    today: '2026-11-05' as Day,
    passwordHash: await hashPassword(demoPassword, 'the demo'),
    store,
    hasExtremes: false,
  })
  // With a business day it would be a demo, which does not run in production mode.
  await db.deleteFrom('settings').where('key', '=', 'business_day').execute()
  await addCrowd(db, count, passwordHash)
  await close()
  await closePasswordThreads()
  return passwordHash
}
