import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { orders as calls, orderLine } from '../../../../schema/orders/orders.ts'
import { ExportMenu } from '../../../../src/kit/export/ExportMenu.tsx'
import type { TableExport } from '../../../../src/kit/export/exported.ts'
import { formatCount } from '../../../../src/kit/kinds/formats.ts'
import { useColumnChoice } from '../../../../src/kit/table/columns/useColumnChoice.ts'
import { type Column, useColumns } from '../../../../src/kit/table/columns/useColumns.ts'
import { useReportFilters } from '../../../../src/kit/table/filters/useFilters.ts'
import { ListFrame } from '../../../../src/kit/table/ListFrame.tsx'
import type { AnyRow } from '../../../../src/kit/table/report/reportOptions.ts'
import { useReportExport } from '../../../../src/kit/table/report/useReportExport.ts'
import { useListState } from '../../../../src/kit/table/state/listState.ts'
import { PromisedDateMark } from '../../PromisedDateMark.tsx'
import { showStatus, useStatusChoices } from '../../statuses.tsx'
import { orderDetailParam } from '../addresses.ts'
import { DetailLink } from './DetailPanel.tsx'
import { anyOrder, countedLines } from './first.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import { type OrderLine, type PurchaseOrder, rowsOf } from './orderRows.ts'

/** Exports all orders of the current view: one row per line, each with its order number. */
const useOrderExport = (columns: readonly Column[]): Omit<TableExport<AnyRow>, 'name'> => {
  const { allRows } = useListState()
  const file = useReportExport(columns)
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
  const { total: orders, isExact, filterValues } = useListState()
  const { total: lines, meta } = useGetList('statusReport', {
    pagination: countedLines,
    sort: anyOrder,
    filter: filterValues,
  })
  if (!orders || !lines || !isExact || meta?.isExact === false) return ''
  const { status, ...others } = filterValues
  const name = status === 'late' && Object.keys(others).length === 0 ? 'late' : 'any'
  return translate('orders.counted.whole', {
    lines: translate(`orders.counted.${name}`, { smart_count: lines, lines: formatCount(lines) }),
    orders: translate('orders.counted.orders', { smart_count: orders, orders: formatCount(orders) }),
  })
}

/** Table rows are lines, although the call lists orders. */
const lines = { name: 'orders', entity: orderLine, list: calls.listOrders } as const

/** Status, and a mark for a moved promised date, which has no column here. */
const showLine = (line: Partial<OrderLine>, text: string) => (
  <>
    {line.status === undefined ? text : showStatus({ status: line.status }, text)}
    <PromisedDateMark line={line} promised={line.promiseDate} />
  </>
)

const columnNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'documents']
const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise']
const show = {
  purchaseOrder: (_row: unknown, text: string) => <DetailLink of={orderDetailParam} number={text} />,
  status: showLine as never,
}

export const OrderView = () => {
  const translate = useTranslate()
  const { data } = useListState()
  const counted = useCountedLines()
  const choices = useStatusChoices()
  const options = useMemo(() => ({ columns: columnNames, filters: filterNames, choices, show }), [choices])
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
