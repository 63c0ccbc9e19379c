import { contracts, marketShare } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares },
  sort: ['year', 'DESC'],
})
