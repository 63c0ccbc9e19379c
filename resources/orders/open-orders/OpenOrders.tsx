import { ResourceContextProvider } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ListStateProvider, useListOf } from '../../../src/kit/table/state/listState.ts'
import { useLeftAddress } from '../../../src/kit/table/state/useLeftAddress.ts'
import { orderBeneath } from './addresses.ts'
import { OrderDetail } from './detail/OrderDetail.tsx'
import { purchaseOrders, statusReport } from './index.ts'
import { OrderTabs } from './OrderTabs.tsx'
import { newestFirst } from './orders/first.ts'
import { OrderView } from './orders/OrderView.tsx'

/** The lines are counted in the other tab's list. */
export const resource = [purchaseOrders, statusReport]

const Listed = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const open = orderBeneath.in(search)
  const isOpen = open !== null && customerId !== null
  return (
    <ResourceContextProvider value="orders">
      <ListStateProvider value={useListOf('orders', newestFirst)}>
        <OrderView />
        {isOpen && <OrderDetail key={open} customerId={customerId} purchaseOrder={open} visit={key} />}
      </ListStateProvider>
    </ResourceContextProvider>
  )
}

/** The purchase orders, and beneath them the detail of the one that was clicked. */
const OrderList = () => {
  const left = useLeftAddress('orders')
  return left === null ? <Listed /> : <Navigate to={{ search: left }} replace />
}

/** Open orders (spec 2 §2), the tab of the purchase orders. */
const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
