import { purchaseOrders, statusReport } from './index.ts'
import { OrderTabs } from './OrderTabs.tsx'
import { OrderList } from './orders/OrderList.tsx'

/** The lines are counted in the other tab's list. */
export const resource = [purchaseOrders, statusReport]

/** Open orders (spec 2 §2), the tab of the purchase orders. */
const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
