import type { Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableContainer from '@mui/material/TableContainer'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { Cell } from '#kit/table/Cell.tsx'
import { regionStyle, tableStyle } from '#kit/table/cellStyles.ts'
import { ReportHead } from '#kit/table/ReportHead.tsx'
import { SkeletonRows } from '#kit/table/ReportTable.tsx'
import type { Column } from '#kit/table/useColumns.ts'
import { useDelayed } from '#kit/table/useDelayed.ts'
import { orderDetailParam } from './addresses.ts'
import { type OrdersProps, type PurchaseOrder, rowsOf, spanning } from './orderRows.ts'

interface OrderProps {
  readonly columns: readonly Column[]
  readonly order: PurchaseOrder
  readonly isOpen: boolean
}

const Order = ({ columns, order, isOpen }: OrderProps) => {
  const rows = rowsOf(order)
  return rows.map((row, position) => {
    const shown = columns.filter((column) => position === 0 || !spanning(order, column))
    return (
      <tr key={row.id} className={isOpen ? 'is-open' : undefined}>
        {shown.map((column) => {
          const Element = column.source === 'purchaseOrder' ? 'th' : 'td'
          const span = spanning(order, column) ? rows.length : 1
          return (
            <Element
              key={column.source}
              className={column.align === 'right' ? 'is-right' : undefined}
              {...(span > 1 && { rowSpan: span })}
              {...(Element === 'th' && heading(span))}
            >
              <Cell column={column} row={row} />
            </Element>
          )
        })}
      </tr>
    )
  })
}

const heading = (span: number) => ({ scope: span > 1 ? 'rowgroup' : 'row' }) as const

/** One row per line; the order number spans all lines of an order. */
const OrderRows = ({ columns, orders }: Pick<OrdersProps, 'columns' | 'orders'>) => {
  const open = orderDetailParam.in(useLocation().search)
  return orders.map((order) => (
    <tbody key={order.id}>
      <Order columns={columns} order={order} isOpen={order.number === open} />
    </tbody>
  ))
}

const skeletonRows = 25

/** Cells of all lines of an order are aligned with its first line. */
const orderStyle = {
  '& tbody th, & tbody td[rowspan]': { verticalAlign: 'top', lineHeight: '36px' },
  '& tbody:hover > tr > *, & .is-open > *': ({ palette }: Theme) => ({
    backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  }),
}

/** Table in its own region, which scrolls in both directions. */
export const OrderTable = ({ label, columns, orders, empty }: OrdersProps) => {
  const { isPending, isFetching } = useListContext<AnyRow>()
  const isSlow = useDelayed(isPending)
  return (
    <TableContainer sx={regionStyle} role="region" aria-label={label} tabIndex={0}>
      <Table stickyHeader aria-label={label} aria-busy={isFetching} sx={[tableStyle as object, orderStyle]}>
        <ReportHead columns={columns} hasAction={false} />
        {isPending ? (
          <SkeletonRows columnCount={columns.length} rowCount={skeletonRows} isVisible={isSlow} />
        ) : (
          <OrderRows columns={columns} orders={orders} />
        )}
      </Table>
      {!isPending && orders.length === 0 && empty}
    </TableContainer>
  )
}
