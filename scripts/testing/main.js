import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure, main } from '../run.js'
import { inLanes } from './lanes.js'
import { runStage } from './runStage.js'
import { stages } from './stages.js'
import { sumUp } from './summary.js'

/** The stages named, in their own order; `api` names all of its stages. */
function chosen(names) {
  const isNamed = (stage) => names.some((name) => stage.name === name || stage.name.startsWith(`${name}-`))
  const known = stages.flatMap((stage) => [stage.name, stage.name.split('-')[0]])
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const list = stages.map((stage) => stage.name).join(', ')
    throw new Failure(`There is no stage ${unknown.join(', ')}. Name some of: ${list}; or none, to run them all.`)
  }
  return names.length === 0 ? stages : stages.filter(isNamed)
}

// Some stages wait for portals more than they work, others for nothing: side by side they leave no processor idle.
const lanes = Math.min(3, Math.max(2, availableParallelism()))

await main(async () => {
  const selected = chosen(process.argv.slice(2))
  // All that a run leaves on the disk is in one folder; PostgreSQL's account must be able to enter it.
  const folder = mkdtempSync(join(tmpdir(), 'portal-tests-'))
  chmodSync(folder, 0o711)
  process.env.TEST_TEMPLATE = join(folder, 'portal-template')
  try {
    const isBesideOthers = selected.length > 1
    const results = await inLanes(selected, lanes, (stage) => runStage(stage, folder, isBesideOthers))
    return sumUp(results) ? 0 : 1
  } finally {
    // What was interrupted may still be tidying up.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
})
