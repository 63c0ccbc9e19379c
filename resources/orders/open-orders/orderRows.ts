import type { ReactNode } from 'react'
import { businessToday } from '#kit/dates/days.ts'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import type { Column } from '#kit/table/useColumns.ts'
import type { RowOf } from '#schema/entity.ts'
import { daysLate } from '#schema/orders/orderStatus.ts'
import type { purchaseOrder } from '#schema/orders/orders.ts'

export type PurchaseOrder = RowOf<typeof purchaseOrder>
export type OrderLine = PurchaseOrder['lines'][number]

export interface OrdersProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
  /** Rendered if there are no rows. */
  readonly empty: ReactNode
}

/** One row per line; an order without lines is a single row with its number. */
export const rowsOf = ({ number, lines }: PurchaseOrder): readonly AnyRow[] =>
  lines.length === 0
    ? [{ id: number, purchaseOrder: number, documents: [] }]
    : lines.map((line) => ({
        ...line,
        id: line.jobOrder,
        daysLate: daysLate(line, line.promiseDate ?? null, businessToday()),
      }))

/**
 * Columns whose cell spans all lines of an order: the order number, and the documents if they are the same for all
 * lines.
 */
export const spanning = ({ lines }: PurchaseOrder, { source }: Pick<Column, 'source'>) =>
  source === 'purchaseOrder' ||
  (source === 'documents' && new Set(lines.map(({ documents }) => documents.join())).size <= 1)
