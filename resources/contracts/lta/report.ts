import { contracts, lta } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** Long-term agreements with their shares of the market (spec 2 §2 'LTA'). */
export const report = reportOf({
  resource: { name: 'ltas', entity: lta, list: contracts.listLtas },
  sort: ['contract', 'ASC'],
})
