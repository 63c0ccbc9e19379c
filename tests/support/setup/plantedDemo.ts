import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { plantDemo } from '#backend/demo/plant.ts'
import { openStore } from '#backend/files/store.ts'
import { businessDay } from '../portal/settings.ts'

let planted: ReturnType<typeof plant> | undefined
let ordinary: ReturnType<typeof plant> | undefined

/**
 * Demo data of the tests' business day with the extremes, created once per worker and only read. `milliseconds` is the processor time
 * used, which does not depend on other processes.
 */
export const plantedDemo = () => {
  planted ??= plant(true)
  return planted
}

/** The demo that a newcomer opens, without the extremes. */
export const plantedOrdinaryDemo = () => {
  ordinary ??= plant(false)
  return ordinary
}

async function plant(hasExtremes: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir })
  const started = process.cpuUsage()
  const store = await openStore({ dataDir })
  const { db, dialect } = database
  await plantDemo({ db, dialect, today: businessDay, passwordHash: 'the one hash', store, hasExtremes })
  const { user, system } = process.cpuUsage(started)
  return { database, milliseconds: (user + system) / 1000 }
}
