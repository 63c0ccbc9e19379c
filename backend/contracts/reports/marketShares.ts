import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { contractLines } from '../contractLines.ts'

const over = (share: 'min' | 'max') =>
  sql`round(market_shares.load - market_shares.demand * ${sql.ref(`contract_lines.market_share_${share}`)} / 100)`

/** How the market of the parts under a customer's contracts was shared, year by year. */
export const listMarketShares = list(contracts.listMarketShares, {
  from: (db, value) =>
    contractLines(db, value('customerId')).innerJoin(
      'market_shares',
      'market_shares.contract_line_id',
      'contract_lines.id',
    ),
  fields: {
    year: 'market_shares.year',
    contract: 'contracts.name',
    endUser: 'contract_lines.end_user',
    standard: 'parts.provider_number',
    partNumber: 'parts.customer_number',
    program: 'contract_lines.program',
    minShare: 'contract_lines.market_share_min',
    maxShare: 'contract_lines.market_share_max',
    average: 'market_shares.demand',
    least: 'market_shares.demand_min',
    most: 'market_shares.demand_max',
    load: 'market_shares.load',
    shipped: 'market_shares.shipped',
    overMinShare: over('min'),
    overMaxShare: over('max'),
    isSample: 'market_shares.is_sample',
  },
  order: ['year', 'DESC'],
  tie: ['contract_lines.id', 'market_shares.year'],
})
