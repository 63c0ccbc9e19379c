import { wip } from '../../schema/wip/wip.ts'
import { implement } from '../implement.ts'
import { listAllWip, listWip, listWipCounts, wipSource } from './lines.ts'
import { wipOverview } from './overview.ts'
import { processHeaders } from './processHeaders.ts'

/** The area of work in progress: open lines with the pieces that each step holds. */
export const wipCalls = implement('wip', wip, {
  wipSource,
  listWip,
  listAllWip,
  listWipCounts,
  processHeaders,
  wipOverview,
})
