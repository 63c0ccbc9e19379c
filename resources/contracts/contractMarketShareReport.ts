import { reportOf } from '#kit/report/report.ts'
import { contracts, marketShare } from '#schema/contracts/contracts.ts'

export const report = reportOf({
  resource: { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares },
  sort: ['year', 'DESC'],
})
