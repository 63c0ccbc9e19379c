import type { ReactNode } from 'react'
import { businessToday } from '#kit/fields/days.ts'
import type { AnyRow, Listed } from '#kit/report/reportOptions.ts'
import type { Column } from '#kit/table/useColumns.ts'
import type { RowOf } from '#schema/entity.ts'
import { daysAfterRequest, daysLate } from '#schema/orders/orderStatus.ts'
import type { purchaseOrder } from '#schema/orders/orders.ts'

/** In a list of several customers, an order has its customer. */
export type PurchaseOrder = Listed<RowOf<typeof purchaseOrder>> & {
  readonly customerId?: number
  readonly customer?: string
}
export type OrderLine = PurchaseOrder['lines'][number]

export interface OrdersProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly orders: readonly PurchaseOrder[]
  /** Rendered if there are no rows. */
  readonly empty: ReactNode
}

/** One row per line; an order without lines is a single row with its number. */
export const rowsOf = ({ id, number, lines, customerId, customer }: PurchaseOrder): readonly AnyRow[] =>
  lines.length === 0
    ? [{ id, purchaseOrder: number, documents: [], customerId, customer }]
    : lines.map((line) => ({
        ...line,
        customerId,
        customer,
        id: customerId === undefined ? line.jobOrder : `${customerId}/${line.jobOrder}`,
        daysLate: daysLate(line, line.promiseDate ?? null, businessToday()),
        daysAfterRequest: daysAfterRequest(line, line.requestDate ?? null, businessToday()),
        lastPromise: line.promiseDate,
      }))

/**
 * Columns whose cell spans all lines of an order: the order number, the customer, and the documents if they are the same for all
 * lines.
 */
export const spanning = ({ lines }: PurchaseOrder, { source }: Pick<Column, 'source'>) =>
  source === 'purchaseOrder' ||
  source === 'customer' ||
  (source === 'documents' && new Set(lines.map(({ documents }) => documents.join())).size <= 1)
