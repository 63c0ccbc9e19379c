import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo } from 'react'
import { useGetList, useListContext, useLocaleState, useTranslate } from 'react-admin'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/fields/days.ts'
import { formatCount } from '#kit/fields/formats.ts'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import type { AnyOptions, AnyRow } from '#kit/report/reportOptions.ts'
import { useReportFilters } from '#kit/report/useFilters.ts'
import { useReportExport } from '#kit/report/useReportExport.ts'
import { ListFrame } from '#kit/table/ListFrame.tsx'
import { metaOf } from '#kit/table/listMeta.ts'
import { useAllRows, useTogether } from '#kit/table/listState.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { TimelineLink } from '#kit/table/TimelineLink.tsx'
import { useColumnChoice } from '#kit/table/useColumnChoice.ts'
import { useColumns } from '#kit/table/useColumns.ts'
import { isOverrun } from '#schema/orders/orderStatus.ts'
import { orders as calls, listedOrderLine } from '#schema/orders/orders.ts'
import { stepNameIn } from '#schema/wip/steps.ts'
import { PromisedDateMark } from '../PromisedDateMark.tsx'
import { RequestBar } from '../requests/RequestBar.tsx'
import { useNewRequest } from '../requests/useNewRequest.tsx'
import { showStatus, useStatusChoices } from '../statuses.tsx'
import { orderDetailParam } from './addresses.ts'
import { DetailLink } from './DetailPanel.tsx'
import { countedLines, countedOrder } from './first.ts'
import { isSelectable, SelectedLines } from './LineSelection.tsx'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import { type OrderLine, type PurchaseOrder, rowsOf } from './orderRows.ts'
import { usePassedDays } from './usePassedDays.ts'

/** Table rows are lines, although the call lists orders. */
const lines = { name: 'orders', entity: listedOrderLine, list: calls.listOrders } as const

const columnNames = [
  'purchaseOrder',
  'jobOrder',
  'partNumber',
  'lineItem',
  'status',
  'requestDate',
  'promiseDate',
  'daysLate',
  'step',
  'firstPromise',
  'lastPromise',
  'daysAfterRequest',
  'reason',
  'open',
  'ordered',
  'price',
  'documents',
]
const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise', 'stage']

/** Columns that the file always has, whichever the table shows: an ERP needs them. */
const alwaysInFile = ['lineItem', 'firstPromise', 'lastPromise', 'reason', 'price']

/** Columns that are hidden at first: late lines show why they are late. */
const hiddenAtFirst = {
  any: ['lineItem', 'firstPromise', 'lastPromise', 'daysAfterRequest', 'reason', 'price'],
  late: ['lineItem', 'firstPromise', 'ordered', 'price', 'documents'],
}
const promises = ['promiseDate'] as const

/** Days since a date, by which they are sorted. */
const reversed = ['daysLate', 'daysAfterRequest']

type ShownLine = Partial<OrderLine> & Pick<PurchaseOrder, 'customerId'>

/** 'Contact Anvil' in place of a passed date opens a request on the line. */
const useContact = (openRequest: ReturnType<typeof useNewRequest>['open']) => {
  const translate = useTranslate()
  const current = useCurrentCustomer()
  return useCallback(
    (line: ShownLine, text: string) => {
      const { jobOrder: number, promiseDate: promisedOn = null, customerId = current } = line
      if (!openRequest || customerId === null || !number || !isOverrun(line, promisedOn, businessToday())) return text
      return (
        <Link
          component="button"
          type="button"
          className="row-link"
          aria-label={`${text}: ${translate('orders.requestOn', { number })}`}
          onClick={() => void openRequest({ customerId, numbers: [number], promisedOn })}
        >
          {text}
        </Link>
      )
    },
    [openRequest, current, translate],
  )
}

const useOptions = (openRequest: ReturnType<typeof useNewRequest>['open']) => {
  const choices = useStatusChoices()
  const contact = useContact(openRequest)
  const [language] = useLocaleState()
  const passed = usePassedDays(promises)
  // One request is for lines of one customer.
  const hasTicks = useCurrentCustomer() !== null
  return useMemo(() => {
    const show = {
      purchaseOrder: ({ customerId }: ShownLine, number: string) => (
        <DetailLink of={orderDetailParam} number={number} customerId={customerId} />
      ),
      ...(openRequest &&
        hasTicks && {
          jobOrder: (line: ShownLine, text: string) => (
            <>
              {isSelectable(line) && <RowCheckbox id={line.jobOrder ?? ''} label={text} />}
              <TimelineLink of="jobOrder" number={text}>
                {text}
              </TimelineLink>
            </>
          ),
        }),
      // An order without lines has no status.
      status: ({ status }: Partial<OrderLine>, text: string) => (status ? showStatus({ status }, text) : text),
      promiseDate: (line: ShownLine, text: string) => (
        <>
          {contact(line, passed.show.promiseDate(line, text))}
          <PromisedDateMark line={line} promised={line.promiseDate} />
        </>
      ),
      step: (_line: unknown, text: string) => stepNameIn(language, text),
    } as AnyOptions['show']
    const file = {
      ...passed.file,
      step: ({ step }: Partial<OrderLine>) => (step === undefined ? null : stepNameIn(language, step)),
    } as AnyOptions['file']
    return { columns: columnNames, filters: filterNames, reversed, choices, show, file }
  }, [choices, passed, contact, language, openRequest, hasTicks])
}

/**
 * Number of filtered lines and orders. The line count is the total of the other tab's list, requested with a single
 * row.
 */
const OrderCount = () => {
  const translate = useTranslate()
  const { total: orders, meta: ordersMeta, filterValues } = useListContext<AnyRow>()
  const [field, order] = countedOrder(filterValues)
  const { total: lines, meta } = useGetList('statusReport', {
    pagination: countedLines,
    sort: { field, order },
    filter: filterValues,
    ...useTogether(),
  })
  const { status, ...others } = filterValues
  const name = status === 'late' && Object.keys(others).length === 0 ? 'late' : 'any'
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: 20 }}>
      {orders && lines && metaOf(ordersMeta).isExact && metaOf(meta).isExact
        ? translate('orders.counted.whole', {
            lines: translate(`orders.counted.${name}`, { smart_count: lines, lines: formatCount(lines) }),
            orders: translate('orders.counted.orders', { smart_count: orders, orders: formatCount(orders) }),
          })
        : ''}
    </Typography>
  )
}

export const OrderView = () => {
  const translate = useTranslate()
  const { data = [], filterValues } = useListContext<PurchaseOrder>()
  const request = useNewRequest()
  const selection = useSelection()
  const options = useOptions(request.open)
  const columns = useColumns(lines, options)
  const isLate = filterValues.status === 'late'
  const choice = useColumnChoice(isLate ? 'lateOrders' : 'orders', columns, hiddenAtFirst[isLate ? 'late' : 'any'])
  const filters = useReportFilters(lines, options)
  const inFile = columns.filter((column) => choice.shown.includes(column) || alwaysInFile.includes(column.source))
  const file = useReportExport(lines, inFile)
  const allOrders = useAllRows()
  async function* allLines(signal: AbortSignal) {
    for await (const orders of allOrders(signal)) yield (orders as unknown as PurchaseOrder[]).flatMap(rowsOf)
  }
  // The file has a row for each line, so the total over all orders is not its number of rows.
  const end = <ExportMenu total={null} {...file} fetchRows={allLines} />
  return (
    <ListFrame
      filters={filters}
      columns={columns}
      choice={choice}
      end={end}
      selected={
        <SelectedLines selection={selection}>
          <RequestBar selection={selection} openRequest={request.open} />
        </SelectedLines>
      }
    >
      {({ isPhone, empty }) => {
        const Orders = isPhone ? OrderCards : OrderTable
        return (
          <>
            <OrderCount />
            <SelectedLines selection={selection}>
              <Orders label={translate('resources.orders.title')} columns={choice.shown} orders={data} empty={empty} />
            </SelectedLines>
            {request.form}
          </>
        )
      }}
    </ListFrame>
  )
}
