import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { orders, withOpen } from '../../../../schema/orders/orders.ts'
import { businessToday } from '../../../../src/kit/dates/days.ts'
import { formatDay } from '../../../../src/kit/kinds/formats.ts'
import { type Days, daysIn, withDays } from '../addresses.ts'
import { DetailPanel } from '../orders/DetailPanel.tsx'
import { OrderLines } from '../orders/OrderLines.tsx'
import { DetailActions } from './DetailActions.tsx'
import { DetailRange, everyDay, firstRange } from './DetailRange.tsx'

/** Range of the lines, kept in the URL. If none is selected and the default range has no lines, all lines are shown. */
const useDays = (all: number, inFirstRange: number | undefined) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const chosen = daysIn(search)
  const isWidened = chosen === null && inFirstRange === 0 && all > 0
  return {
    range: chosen ?? (isWidened ? everyDay : firstRange(businessToday())),
    isWidened,
    setRange: (range: Days) => navigate({ search: withDays(search, range) }),
  }
}

interface Props {
  readonly customerId: number
  readonly purchaseOrder: string
  readonly visit: string
}

/** Line counts: in total, and in the default range. */
const useFirstLook = (order: Omit<Props, 'visit'>) => {
  const all = useCall(orders.orderDetails, { ...order, ...everyDay })
  const first = useCall(orders.orderDetails, { ...order, ...firstRange(businessToday()) })
  const count = (data: typeof all.data) => data?.lines.length ?? 0
  return { all: count(all.data), inFirstRange: first.isSuccess ? count(first.data) : undefined }
}

/** Lines of an order within a range, with its documents. */
export const OrderDetail = ({ customerId, purchaseOrder, visit }: Props) => {
  const translate = useTranslate()
  const order = { customerId, purchaseOrder }
  const { all, inFirstRange } = useFirstLook(order)
  const { range, isWidened, setRange } = useDays(all, inFirstRange)
  const query = useCall(orders.orderDetails, { ...order, ...range }, { keepsRows: true })
  const { data } = query
  const lines = useMemo(() => (data?.lines ?? []).map(withOpen), [data])
  const outside = data ? Math.max(0, all - lines.length) : 0
  const first = firstRange(businessToday())
  const days = { from: formatDay(first.from), to: formatDay(first.to) }
  return (
    <DetailPanel title={translate('orders.detail.title', { purchaseOrder })} visit={visit}>
      <DetailRange range={range} onChange={setRange} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isWidened && translate('orders.detail.widened', days)}
        {!isWidened && outside > 0 && translate('orders.detail.outside', { smart_count: outside })}
      </Typography>
      <OrderLines
        lines={lines}
        {...statesOf(query)}
        actions={<DetailActions customerId={customerId} purchaseOrder={purchaseOrder} />}
      />
    </DetailPanel>
  )
}
