import type { Cents, Day } from '#schema/kinds.ts'
import type { Db } from '../../database/open.ts'

export interface OrderedItem {
  readonly id: number
  readonly customerId: number
  readonly partId: number
  readonly quantity: number
  readonly price: Cents
  readonly orderedOn: Day
}

const maxItems = 1_000

const evenly = <T>(all: readonly T[]) => {
  const step = Math.ceil(all.length / maxItems)
  return all.filter((_, index) => index % step === 0)
}

export const itemsOf = async (db: Db, customerIds: readonly number[]) => {
  const rows = await db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .where('purchase_orders.customer_id', 'in', customerIds)
    .select(['job_orders.id', 'job_orders.customer_id', 'part_id', 'quantity', 'price', 'ordered_on'])
    .orderBy('ordered_on')
    .orderBy('job_orders.id')
    .execute()
  const items = rows.map(
    (row): OrderedItem => ({
      id: row.id,
      customerId: row.customer_id,
      partId: row.part_id,
      quantity: row.quantity,
      price: row.price,
      orderedOn: row.ordered_on,
    }),
  )
  const byCustomer = Map.groupBy(items, ({ customerId }) => customerId)
  return new Map([...byCustomer].map(([customer, own]) => [customer, evenly(own)]))
}
