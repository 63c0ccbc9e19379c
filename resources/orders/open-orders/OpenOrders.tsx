import { OrderTabs } from './OrderTabs.tsx'
import { OrderList } from './orders/OrderList.tsx'

export { purchaseOrders as resource } from './index.ts'

/** Open orders (spec 2 §2), the tab of the purchase orders. */
const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
