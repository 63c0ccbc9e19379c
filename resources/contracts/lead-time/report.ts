import { contracts, leadTime } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** How long parts take, from the order of their raw material on (spec 3 §2 'Lead Time'). */
export const report = reportOf({
  resource: { name: 'leadTimes', entity: leadTime, list: contracts.listLeadTimes },
  sort: ['partNumber', 'ASC'],
})
