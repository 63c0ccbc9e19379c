import { reportOf } from '#kit/report/report.ts'
import { contracts, priceRevision } from '#schema/contracts/contracts.ts'

export const report = reportOf({
  resource: { name: 'priceRevisions', entity: priceRevision, list: contracts.listPriceRevisions },
  sort: ['material', 'ASC'],
})
