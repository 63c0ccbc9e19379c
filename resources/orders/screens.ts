import { area } from '../screen.tsx'
import { consignments } from './consignments/screens.ts'
import { delays } from './delays/screens.ts'
import { directCustomers } from './direct-customers/screens.ts'
import { openOrders } from './open-orders/screens.ts'
import { sellerReport } from './seller-report/screens.ts'
import { steelReport } from './steel-report/screens.ts'
import { orderStory } from './story/screens.ts'

/** What has been ordered and not been shipped. */
export const orders = area({
  ...openOrders,
  ...directCustomers,
  ...steelReport,
  ...sellerReport,
  ...delays,
  ...consignments,
  ...orderStory,
})
