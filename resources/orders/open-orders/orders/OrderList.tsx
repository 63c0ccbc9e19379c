import { ResourceContextProvider } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { ListStateProvider, useListOf } from '../../../../src/kit/table/listState.ts'
import { useLeftAddress } from '../../../../src/kit/table/useLeftAddress.ts'
import { orderBeneath } from '../addresses.ts'
import { OrderDetail } from '../detail/OrderDetail.tsx'
import { newestFirst } from './first.ts'
import { OrderView } from './OrderView.tsx'

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
export const OrderList = () => {
  const left = useLeftAddress('orders')
  return left === null ? <Listed /> : <Navigate to={{ search: left }} replace />
}
