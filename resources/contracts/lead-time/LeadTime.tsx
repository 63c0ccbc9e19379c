import { contracts, leadTime } from '../../../schema/contracts.ts'
import { report } from '../../../src/kit/table/report.tsx'

export const resource = { name: 'leadTimes', entity: leadTime, list: contracts.listLeadTimes } as const

/** How long parts take, from the order of their raw material on (spec 3 §2 'Lead Time'). */
const LeadTime = report(resource, {
  sort: ['partNumber', 'ASC'],
})

export default LeadTime
