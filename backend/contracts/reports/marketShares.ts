import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { columnsOf } from '../../list/source.ts'
import { contractLinesWith, lineFields, sharesIn } from '../contractLines.ts'

const over = (share: 'min' | 'max') =>
  sql`round(market_shares.load - market_shares.demand * ${sql.ref(`contract_lines.market_share_${share}`)} / 100)`

/** How the market of the parts under a customer's contracts was shared, year by year. */
export const listMarketShares = list(contracts.listMarketShares, {
  from: (db, value) => contractLinesWith(db, value('customerId'), 'market_shares'),
  fields: {
    ...lineFields,
    ...columnsOf('market_shares', 'year', 'demand', 'demandMin', 'demandMax', 'load', 'shipped', 'isSample'),
    endUser: 'contract_lines.end_user',
    ...sharesIn('contract_lines'),
    overMinShare: over('min'),
    overMaxShare: over('max'),
  },
  order: ['year', 'DESC'],
  tie: ['contract_lines.id', 'market_shares.year'],
})
