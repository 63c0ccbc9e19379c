import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '../run.js'
import { inLanes } from './lanes.js'
import { runStage } from './runStage.js'
import { select } from './selection.js'
import { sumUp } from './summary.js'

// Some stages mostly wait for portals, others are limited by the processor: in parallel they keep all cores busy.
const lanes = Math.min(3, Math.max(2, availableParallelism()))

await main(async () => {
  const selected = select(process.argv.slice(2))
  // All files of a run are in one folder; the PostgreSQL account must be able to enter it.
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  chmodSync(folder, 0o711)
  process.env.TEST_TEMPLATE = join(folder, 'portal-template')
  try {
    const isBesideOthers = selected.length > 1
    const results = await inLanes(selected, lanes, (stage) => runStage(stage, folder, isBesideOthers))
    return sumUp(results) ? 0 : 1
  } finally {
    // Interrupted processes may still be cleaning up.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
})
