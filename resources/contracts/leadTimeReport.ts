import { reportOf } from '#kit/report/report.ts'
import { contracts, leadTime } from '#schema/contracts/contracts.ts'

/** Measured from the order of the raw material. */
export const report = reportOf({
  resource: { name: 'leadTimes', entity: leadTime, list: contracts.listLeadTimes },
  sort: ['partNumber', 'ASC'],
})
