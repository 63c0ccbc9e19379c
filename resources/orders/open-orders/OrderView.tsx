import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useGetList, useListContext, useTranslate } from 'react-admin'
import { ExportMenu } from '#kit/export/ExportMenu.tsx'
import type { TableExport } from '#kit/export/exported.ts'
import { useReportFilters } from '#kit/filters/useFilters.ts'
import { formatCount } from '#kit/kinds/formats.ts'
import type { AnyOptions, AnyRow } from '#kit/report/reportOptions.ts'
import { useReportExport } from '#kit/report/useReportExport.ts'
import { ListFrame } from '#kit/table/ListFrame.tsx'
import { metaOf } from '#kit/table/listMeta.ts'
import { useAllRows } from '#kit/table/listState.ts'
import { useColumnChoice } from '#kit/table/useColumnChoice.ts'
import { type Column, useColumns } from '#kit/table/useColumns.ts'
import { orders as calls, listedOrderLine } from '#schema/orders/orders.ts'
import { PromisedDateMark } from '../PromisedDateMark.tsx'
import { showStatus, useStatusChoices } from '../statuses.tsx'
import { orderDetailParam } from './addresses.ts'
import { DetailLink } from './DetailPanel.tsx'
import { anyOrder, countedLines } from './first.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import { type OrderLine, type PurchaseOrder, rowsOf } from './orderRows.ts'
import { usePassedDays } from './usePassedDays.ts'

/** Exports all orders of the current view: one row per line, each with its order number. */
const useOrderExport = (columns: readonly Column[]): Omit<TableExport<AnyRow>, 'name'> => {
  const allRows = useAllRows()
  const file = useReportExport(lines, columns)
  return {
    ...file,
    fetchRows: async function* lines(signal) {
      for await (const orders of allRows(signal)) yield (orders as unknown as PurchaseOrder[]).flatMap(rowsOf)
    },
  }
}

/**
 * Number of filtered lines and orders. The line count is the total of the other tab's list, requested with a single
 * row.
 */
const useCountedLines = () => {
  const translate = useTranslate()
  const { total: orders, meta: ordersMeta, filterValues } = useListContext<AnyRow>()
  const { total: lines, meta } = useGetList('statusReport', {
    pagination: countedLines,
    sort: anyOrder,
    filter: filterValues,
  })
  if (!orders || !lines || !metaOf(ordersMeta).isExact || !metaOf(meta).isExact) return ''
  const { status, ...others } = filterValues
  const name = status === 'late' && Object.keys(others).length === 0 ? 'late' : 'any'
  return translate('orders.counted.whole', {
    lines: translate(`orders.counted.${name}`, { smart_count: lines, lines: formatCount(lines) }),
    orders: translate('orders.counted.orders', { smart_count: orders, orders: formatCount(orders) }),
  })
}

/** Table rows are lines, although the call lists orders. */
const lines = { name: 'orders', entity: listedOrderLine, list: calls.listOrders } as const

const columnNames = [
  ...['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'requestDate', 'promiseDate', 'daysLate'],
  ...['open', 'ordered', 'documents'],
]
const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise']
const promises = ['promiseDate'] as const

const showOrder = (_row: unknown, text: string) => <DetailLink of={orderDetailParam} number={text} />
/** An order without lines has no status. */
const showLineStatus = ({ status }: Partial<OrderLine>, text: string) => (status ? showStatus({ status }, text) : text)

/** Promised dates with their marks, or a request to ask the sales contact if they have passed. */
const useLineCells = () => {
  const passed = usePassedDays(promises)
  return useMemo(() => {
    const promiseDate = (line: Partial<OrderLine>, text: string) => (
      <>
        {passed.show.promiseDate(line, text)}
        <PromisedDateMark line={line} promised={line.promiseDate} />
      </>
    )
    const show = { purchaseOrder: showOrder, status: showLineStatus, promiseDate }
    return { show, file: passed.file } as Pick<AnyOptions, 'show' | 'file'>
  }, [passed])
}

export const OrderView = () => {
  const translate = useTranslate()
  const { data } = useListContext<AnyRow>()
  const counted = useCountedLines()
  const choices = useStatusChoices()
  const cells = useLineCells()
  const options = useMemo(() => ({ columns: columnNames, filters: filterNames, choices, ...cells }), [choices, cells])
  const columns = useColumns(lines, options)
  const choice = useColumnChoice('orders', columns)
  const filters = useReportFilters(lines, options)
  const file = useOrderExport(choice.shown)
  const parts = {
    label: translate('resources.orders.title'),
    columns: choice.shown,
    orders: (data ?? []) as unknown as readonly PurchaseOrder[],
  }
  // One row per line, so the total over all orders is unknown.
  const end = <ExportMenu total={null} {...file} />
  return (
    <ListFrame {...{ filters, columns, choice, end }}>
      {({ isPhone, empty }) => {
        const Orders = isPhone ? OrderCards : OrderTable
        return (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: 20 }}>
              {counted}
            </Typography>
            <Orders {...parts} empty={empty} />
          </>
        )
      }}
    </ListFrame>
  )
}
