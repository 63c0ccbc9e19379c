import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { orders as calls, orderLine } from '../../../schema/orders.ts'
import { ExportMenu } from '../../../src/kit/export/ExportMenu.tsx'
import { EmptyState } from '../../../src/kit/feedback/EmptyState.tsx'
import { CardSort } from '../../../src/kit/table/CardSort.tsx'
import { ColumnChoice } from '../../../src/kit/table/ColumnChoice.tsx'
import { FailedList } from '../../../src/kit/table/FailedList.tsx'
import { FilterBar } from '../../../src/kit/table/FilterBar.tsx'
import { FilterChips } from '../../../src/kit/table/FilterChips.tsx'
import { FilterSheet } from '../../../src/kit/table/FilterSheet.tsx'
import { useListState } from '../../../src/kit/table/listState.ts'
import { Pager } from '../../../src/kit/table/Pager.tsx'
import { Toolbar } from '../../../src/kit/table/Toolbar.tsx'
import { useColumnChoice } from '../../../src/kit/table/useColumnChoice.ts'
import { useColumns } from '../../../src/kit/table/useColumns.ts'
import { useFilterDraft, useReportFilters } from '../../../src/kit/table/useFilters.ts'
import { useStatusChoices } from '../useStatusChoices.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderLink } from './OrderLink.tsx'
import { OrderTable } from './OrderTable.tsx'
import type { PurchaseOrder } from './orderRows.ts'
import { showStatus } from './StatusWord.tsx'
import { useOrderExport } from './useOrderExport.ts'

/** The table's rows are the lines, of orders that the call lists. */
const lines = { name: 'orders', entity: orderLine, list: calls.listOrders } as const

const columnNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'documents']
const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status']
const show = {
  purchaseOrder: (_row: unknown, text: string) => <OrderLink number={text} />,
  status: showStatus as never,
}

/** Purchase orders within their list context: filters, table or cards, export, pages. */
export const OrderView = () => {
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const translate = useTranslate()
  const { data } = useListState()
  const choices = useStatusChoices()
  const options = useMemo(() => ({ columns: columnNames, filters: filterNames, choices, show }), [choices])
  const columns = useColumns(lines, options)
  const choice = useColumnChoice('orders', columns)
  const filters = useReportFilters(lines, options)
  const draft = useFilterDraft()
  const file = useOrderExport(choice.shown)
  const Filters = isPhone ? FilterSheet : FilterBar
  const Orders = isPhone ? OrderCards : OrderTable
  const isFiltered = Object.keys(draft.active).length > 0
  const end = (
    <>
      {!isPhone && <ColumnChoice columns={columns} choice={choice} />}
      {/* A row for each line: how many there are of all orders is not known. */}
      <ExportMenu total={null} {...file} />
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Toolbar end={end}>
        <Filters filters={filters} draft={draft} />
        {isPhone && <CardSort columns={columns} />}
      </Toolbar>
      <FilterChips filters={filters} draft={draft} />
      <FailedList />
      <Orders
        label={translate('resources.orders.title')}
        columns={choice.shown}
        orders={(data ?? []) as unknown as readonly PurchaseOrder[]}
        empty={<EmptyState onClearFilters={isFiltered ? draft.clearAll : undefined} />}
      />
      <Pager />
    </Box>
  )
}
