import { metrics } from '#schema/administration/metrics.ts'
import { implement } from '../implement.ts'
import { listCustomersWithoutOrders } from './customers.ts'
import { newUsersByMonth } from './newUsersByMonth.ts'
import { listPurchases, purchasesByMonth } from './purchases.ts'
import { hitRateByMonth, listHitRates, listQuoted, quotesByMonth } from './quotes.ts'
import { tiles } from './tiles.ts'
import { listDivisionUsers, listNewUsers, listUsersByAccess } from './users.ts'

export const metricsCalls = implement('metrics', metrics, {
  tiles,
  listUsersByAccess,
  listDivisionUsers,
  newUsersByMonth,
  listNewUsers,
  quotesByMonth,
  listQuoted,
  hitRateByMonth,
  listHitRates,
  purchasesByMonth,
  listPurchases,
  listCustomersWithoutOrders,
})
