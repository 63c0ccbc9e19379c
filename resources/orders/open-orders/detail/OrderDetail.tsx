import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { statesOf } from '../../../../dataProvider/statesOf.ts'
import { useCall } from '../../../../dataProvider/useCall.ts'
import { orders, withOpen } from '../../../../schema/orders.ts'
import { businessToday } from '../../../../src/kit/businessToday.ts'
import { useListState } from '../../../../src/kit/table/listState.ts'
import { Beneath } from '../orders/Beneath.tsx'
import { OrderLines } from '../orders/OrderLines.tsx'
import type { PurchaseOrder } from '../orders/orderRows.ts'
import { DetailActions } from './DetailActions.tsx'
import { type Days, DetailRange, firstRange } from './DetailRange.tsx'

/** How many lines the list shows of an order that are not among those of its detail: they are due on other days. */
const useLinesOutside = (purchaseOrder: string, shown: readonly { readonly jobOrder: string }[] | undefined) => {
  const { data } = useListState()
  if (!shown) return 0
  const orders = (data ?? []) as unknown as readonly PurchaseOrder[]
  const listed = orders.find(({ number }) => number === purchaseOrder)?.lines ?? []
  return listed.filter(({ jobOrder }) => !shown.some((line) => line.jobOrder === jobOrder)).length
}

interface Props {
  readonly customerId: number
  readonly purchaseOrder: string
  readonly visit: string
}

/** The lines of an order that were asked for between two days, with its documents (spec 2 §2). */
export const OrderDetail = ({ customerId, purchaseOrder, visit }: Props) => {
  const translate = useTranslate()
  const [range, setRange] = useState<Days>(() => firstRange(businessToday()))
  const query = useCall(orders.orderDetails, { customerId, purchaseOrder, ...range }, { keepsRows: true })
  const { data } = query
  const lines = useMemo(() => (data?.lines ?? []).map(withOpen), [data])
  const outside = useLinesOutside(purchaseOrder, data ? lines : undefined)
  return (
    <Beneath title={translate('orders.detail.title', { purchaseOrder })} visit={visit}>
      <DetailRange range={range} onChange={setRange} />
      {outside > 0 && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('orders.detail.outside', { smart_count: outside })}
        </Typography>
      )}
      <OrderLines
        lines={lines}
        {...statesOf(query)}
        actions={<DetailActions customerId={customerId} purchaseOrder={purchaseOrder} />}
      />
    </Beneath>
  )
}
