import { contracts, marketShare } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** How the market of the parts under contracts was shared (spec 3 §2 'Contract Market Share'). */
export const report = reportOf({
  resource: { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares },
  sort: ['year', 'DESC'],
})
