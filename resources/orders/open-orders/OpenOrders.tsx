import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { useListOf } from '#kit/table/listState.ts'
import { useLeftAddress } from '#kit/table/useLeftAddress.ts'
import { orderDetailParam } from './addresses.ts'
import { newestFirst } from './first.ts'
import { purchaseOrders, statusReport } from './index.ts'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { OrderView } from './OrderView.tsx'

/** The line count comes from the list of the other tab. */
export const resource = [purchaseOrders, statusReport]

const Listed = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const open = orderDetailParam.in(search)
  const isOpen = open !== null && customerId !== null
  return (
    <ResourceContextProvider value="orders">
      <ListContextProvider value={useListOf('orders', newestFirst)}>
        <OrderView />
        {isOpen && <OrderDetail key={open} customerId={customerId} purchaseOrder={open} visit={key} />}
      </ListContextProvider>
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
