import { ResourceContextProvider } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ListStateProvider, useListOf } from '../../../src/kit/table/state/listState.ts'
import { useLeftAddress } from '../../../src/kit/table/state/useLeftAddress.ts'
import { orderDetailParam } from './addresses.ts'
import { OrderDetail } from './detail/OrderDetail.tsx'
import { purchaseOrders, statusReport } from './index.ts'
import { OrderTabs } from './OrderTabs.tsx'
import { newestFirst } from './orders/first.ts'
import { OrderView } from './orders/OrderView.tsx'

/** The line count comes from the list of the other tab. */
export const resource = [purchaseOrders, statusReport]

const Listed = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const open = orderDetailParam.in(search)
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

/** Purchase orders, with the detail of the selected one below. */
const OrderList = () => {
  const left = useLeftAddress('orders')
  return left === null ? <Listed /> : <Navigate to={{ search: left }} replace />
}

const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
