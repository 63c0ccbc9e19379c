import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { RowOf } from '#schema/entity.ts'
import type { orderSearch } from '#schema/orders/orders.ts'
import { equalNumbers } from '../database/equalNumbers.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { hasMoved, type Visitor } from '../promised-dates/moved.ts'

/** Order search: the customer and the value of each filter; null if the filter is not set. */
export type OrderSearch = RowOf<typeof orderSearch>

const filters = ['jobOrder', 'purchaseOrder', 'partNumber', 'status'] as const
export type OrderFilter = (typeof filters)[number]

export const filtersIn = (search: OrderSearch): readonly OrderFilter[] =>
  filters.filter((name) => search[name] !== null)

/** Filters that select few lines from an index; any other alone may match most lines of a customer. */
const narrow: readonly string[] = ['jobOrder', 'purchaseOrder', 'partNumber']

export const isNarrow = (set: readonly string[]) => set.some((name) => narrow.includes(name))

export const everything = { status: null, jobOrder: null, purchaseOrder: null, partNumber: null } as const

export type Searched = { readonly [K in keyof OrderSearch]: NonNullable<OrderSearch[K]> } & Visitor

type PartNumber = 'customer_number' | 'any'

const partsBy = (column: 'customer_number' | 'provider_number', value: Placing<Searched>) =>
  expressionBuilder<Tables>()
    .selectFrom('parts')
    .select('parts.id')
    .where('parts.customer_id', '=', value('customerId'))
    .where(`parts.${column}`, 'in', equalNumbers('part', value('customerId'), value('partNumber')))

/** Written as a union, so that each half can use its own index. */
export const partsOf = (value: Placing<Searched>, number: PartNumber) => {
  const byCustomer = partsBy('customer_number', value)
  return number === 'any' ? byCustomer.union(partsBy('provider_number', value)) : byCustomer
}

/** Conditions of the filters on a line, except the purchase order. */
export const matchingLine = (
  set: readonly string[],
  value: Placing<Searched>,
  number: PartNumber = 'customer_number',
) => {
  const eb = expressionBuilder<Tables, 'job_orders'>()
  const conditions: Expression<SqlBool>[] = []
  if (set.includes('jobOrder'))
    conditions.push(eb('job_orders.number', 'in', equalNumbers('jobOrder', value('customerId'), value('jobOrder'))))
  if (set.includes('status')) conditions.push(eb('job_orders.status', '=', value('status')))
  if (set.includes('partNumber')) conditions.push(eb('job_orders.part_id', 'in', partsOf(value, number)))
  if (set.includes('promise')) conditions.push(hasMoved(value))
  if (set.includes('stage')) conditions.push(eb('job_orders.quantity', '>', eb.ref('job_orders.shipped')))
  return eb.and(conditions)
}

/**
 * Condition for the customer's matching lines. The customer is compared only where the most selective number is looked
 * up; in other places it would make SQLite, which has no statistics here, read all lines of the customer.
 */
export const matching = (set: readonly string[], value: Placing<Searched>, number: PartNumber = 'customer_number') => {
  const eb = expressionBuilder<Tables, 'job_orders'>()
  const conditions: Expression<SqlBool>[] = [matchingLine(set, value, number)]
  const isFoundByOther = ['purchaseOrder', 'partNumber', 'promise'].some((name) => set.includes(name))
  if (set.includes('jobOrder') || !isFoundByOther)
    conditions.push(eb('job_orders.customer_id', '=', value('customerId')))
  if (set.includes('purchaseOrder'))
    conditions.push(
      eb('job_orders.purchase_order_id', 'in', (orders) =>
        orders
          .selectFrom('purchase_orders')
          .select('purchase_orders.id')
          .where('purchase_orders.customer_id', '=', value('customerId'))
          .where(
            'purchase_orders.number',
            'in',
            equalNumbers('purchaseOrder', value('customerId'), value('purchaseOrder')),
          ),
      ),
    )
  return eb.and(conditions)
}

/** The list filters that `matching` applies in the scope. */
export const matchedInScope = {
  jobOrder: null,
  purchaseOrder: null,
  partNumber: null,
  status: null,
  promise: null,
  stage: null,
} as const
