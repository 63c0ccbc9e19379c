import type { ReactNode } from 'react'
import type { RowOf } from '../../../../schema/entity.ts'
import type { purchaseOrder } from '../../../../schema/orders/orders.ts'
import type { Column } from '../../../../src/kit/table/columns/useColumns.ts'
import type { AnyRow } from '../../../../src/kit/table/report/reportOptions.ts'

export type PurchaseOrder = RowOf<typeof purchaseOrder>
export type OrderLine = PurchaseOrder['lines'][number]

/** What orders are drawn with, as a table or as cards. */
export interface OrdersProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
  /** What stands in place of rows when there are none. */
  readonly empty: ReactNode
}

/** An order's lines as the table's rows; one without lines is a row that says its number. */
export const rowsOf = ({ number, lines }: PurchaseOrder): readonly AnyRow[] =>
  lines.length === 0
    ? [{ id: number, purchaseOrder: number, documents: [] }]
    : lines.map((line) => ({ ...line, id: line.jobOrder }))

/** Columns whose cell spans the lines of an order: its number, and its documents where all lines have the same. */
export const spanning = ({ lines }: PurchaseOrder, { source }: Pick<Column, 'source'>) =>
  source === 'purchaseOrder' ||
  (source === 'documents' && new Set(lines.map(({ documents }) => documents.join())).size <= 1)
