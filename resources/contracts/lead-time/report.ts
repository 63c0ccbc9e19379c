import { contracts, leadTime } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Measured from the order of the raw material. */
export const report = reportOf({
  resource: { name: 'leadTimes', entity: leadTime, list: contracts.listLeadTimes },
  sort: ['partNumber', 'ASC'],
})
