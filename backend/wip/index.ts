import { wip } from '#schema/wip/wip.ts'
import { implement } from '../implement.ts'
import { listAllWip, listWip, listWipCounts, wipSource } from './lines.ts'
import { wipOverview } from './overview.ts'
import { processHeaders } from './processHeaders.ts'

export const wipCalls = implement('wip', wip, {
  wipSource,
  listWip,
  listAllWip,
  listWipCounts,
  processHeaders,
  wipOverview,
})
