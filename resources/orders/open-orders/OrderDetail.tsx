import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { formFor, linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { DateRange } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { RowLink } from '#kit/table/RowLink.tsx'
import { documents } from '#schema/finance/documents.ts'
import type { Day } from '#schema/kinds.ts'
import { type OpenOrderDetail, openOrderDetail, orders, withOpen } from '#schema/orders/orders.ts'
import { kindsOfLine } from '#schema/orders/requestKinds.ts'
import { daysAfter } from '#values/days.ts'
import { RequestButton } from '../requests/RequestButton.tsx'
import { useSide } from '../requests/useSide.ts'
import { showStatus } from '../statuses.tsx'
import { type Days, daysIn, stepsOf, withDays } from './addresses.ts'
import { DetailPanel } from './DetailPanel.tsx'
import { RowClicks } from './RowClicks.tsx'
import { usePassedDays } from './usePassedDays.ts'

interface OrderLinesProps {
  readonly customerId: number
  readonly lines: readonly OpenOrderDetail[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly actions: ReactNode
}

const columns = [
  'jobOrder',
  'requestDate',
  'commitmentDate',
  'partNumber',
  'lineItem',
  'ordered',
  'shipped',
  'open',
  'status',
] as const
const total = ['ordered', 'shipped', 'open'] as const
const commitments = ['commitmentDate'] as const
const also = {
  jobOrder: ({ jobOrder }: OpenOrderDetail) => <RowLink to={stepsOf(jobOrder)}>{jobOrder}</RowLink>,
  status: showStatus,
}

const OrderLines = ({ customerId, lines, ...states }: OrderLinesProps) => {
  const translate = useTranslate()
  const isCustomer = useSide() === 'customer'
  const passed = usePassedDays(commitments)
  const show = useMemo(() => ({ ...also, ...passed.show }), [passed])
  const rowAction = (line: OpenOrderDetail) => (
    <RequestButton
      isInCell
      customerId={customerId}
      kinds={kindsOfLine(line)}
      numbers={[line.jobOrder]}
      promisedOn={line.commitmentDate}
      label={translate('orders.request')}
      name={translate('orders.requestOn', { number: line.jobOrder })}
    />
  )
  const options = { columns, total, show, file: passed.file, ...(isCustomer && { rowAction }) }
  return (
    <RowClicks>
      <RowsReport name="orderLines" entity={openOrderDetail} rows={lines} {...options} {...states} />
    </RowClicks>
  )
}

/** Initial range of an order's detail: today to 31 days ahead `docs/product/orders.md#detail-date-range`. */
const firstRange = (today: Day) => ({ from: today, to: daysAfter(today, 31) })

const everyDay: Days = { from: null, to: null }

interface DetailRangeProps {
  readonly range: Days
  readonly onChange: (range: Days) => void
}

/** Selected range, with a button to show all days. */
const DetailRange = ({ range, onChange }: DetailRangeProps) => {
  const translate = useTranslate()
  const isOpen = range.from === null && range.to === null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }} className="no-print">
      <DateRange
        {...range}
        onChange={onChange}
        fromLabel={translate('orders.detail.from')}
        toLabel={translate('orders.detail.to')}
        isClearable
      />
      <Button onClick={() => onChange(everyDay)} disabled={isOpen}>
        {translate('orders.detail.everyDay')}
      </Button>
    </Box>
  )
}

interface DetailActionsProps {
  readonly customerId: number
  readonly purchaseOrder: string
}

/** Acknowledgement of an order; disabled if there is none, or if all lines are late. */
const Acknowledgement = (input: DetailActionsProps) => {
  const translate = useTranslate()
  const query = useCall(formFor(orders.acknowledgement, orders.acknowledgementByQuery, input), input)
  const { error, onRetry } = statesOf(query)
  if (error) return <FailedState message={translate('orders.detail.acknowledgementFailed')} onRetry={onRetry} />
  return <DocumentButton href={query.data?.link} label={translate('orders.detail.acknowledgement')} />
}

const DetailActions = (order: DetailActionsProps) => {
  const translate = useTranslate()
  return (
    <>
      <DocumentButton
        href={linkOf(formFor(documents.orderSchedule, documents.orderScheduleByQuery, order), order)}
        label={translate('orders.detail.schedule')}
      />
      <Acknowledgement {...order} />
    </>
  )
}

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
        customerId={customerId}
        lines={lines}
        {...statesOf(query)}
        actions={<DetailActions customerId={customerId} purchaseOrder={purchaseOrder} />}
      />
    </DetailPanel>
  )
}
