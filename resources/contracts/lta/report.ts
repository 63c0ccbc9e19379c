import { contracts, lta } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'ltas', entity: lta, list: contracts.listLtas },
  sort: ['contract', 'ASC'],
})
