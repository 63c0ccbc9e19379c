import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { ListOf } from '#kit/report/ListOf.tsx'
import { openingSearch, orderDetailParam } from './addresses.ts'
import { newestFirst } from './first.ts'
import { purchaseOrders, statusReport } from './index.ts'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { OrderView } from './OrderView.tsx'

/** The line count comes from the list of the other tab. */
export const resource = [purchaseOrders, statusReport]

const OrderOfAddress = () => {
  const { search, key } = useLocation()
  const customerId = useCurrentCustomer()
  const open = orderDetailParam.in(search)
  if (open === null || customerId === null) return null
  return <OrderDetail key={open} customerId={customerId} purchaseOrder={open} visit={key} />
}

/** Purchase orders, with the detail of the selected one below; without a search, those with open lines. */
const OrderList = () => {
  const { search } = useLocation()
  if (search === '') return <Navigate to={{ search: openingSearch }} replace />
  return (
    <ListOf name="orders" sort={newestFirst}>
      <OrderView />
      <OrderOfAddress />
    </ListOf>
  )
}

const OpenOrders = () => (
  <OrderTabs open="openOrders">
    <OrderList />
  </OrderTabs>
)

export default OpenOrders
