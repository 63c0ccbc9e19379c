import { contracts, priceRevision } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'priceRevisions', entity: priceRevision, list: contracts.listPriceRevisions },
  sort: ['material', 'ASC'],
})
