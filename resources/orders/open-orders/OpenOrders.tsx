import { OrderList } from './OrderList.tsx'
import { OrderTabs } from './OrderTabs.tsx'

export { purchaseOrders as resource } from './index.ts'

/** Open orders (spec 2 §2), the tab of the purchase orders. */
const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
