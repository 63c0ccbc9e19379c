import { useLocation } from 'react-router-dom'
import { Cell } from '../../../../src/kit/table/rows/Cell.tsx'
import type { Column } from '../../../../src/kit/table/useColumns.ts'
import { orderBeneath } from '../addresses.ts'
import { type PurchaseOrder, rowsOf, spanning } from './orderRows.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
}

interface OneProps {
  readonly columns: readonly Column[]
  readonly order: PurchaseOrder
  readonly isOpen: boolean
}

const Order = ({ columns, order, isOpen }: OneProps) => {
  const rows = rowsOf(order)
  return rows.map((row, position) => {
    const shown = columns.filter((column) => position === 0 || !spanning(order, column))
    return (
      <tr key={row.id} className={isOpen ? 'is-open' : undefined}>
        {shown.map((column) => {
          const Element = column.source === 'purchaseOrder' ? 'th' : 'td'
          const span = spanning(order, column) ? rows.length : 1
          return (
            <Element key={column.source} {...(span > 1 && { rowSpan: span })} {...(Element === 'th' && heading(span))}>
              <Cell column={column} row={row} />
            </Element>
          )
        })}
      </tr>
    )
  })
}

const heading = (span: number) => ({ scope: span > 1 ? 'rowgroup' : 'row' }) as const

/** The orders of the current page: a row for each line, the order's number beside all of its lines. */
export const OrderRows = ({ columns, orders }: Props) => {
  const open = orderBeneath.in(useLocation().search)
  return orders.map((order) => (
    <tbody key={order.number}>
      <Order columns={columns} order={order} isOpen={order.number === open} />
    </tbody>
  ))
}
