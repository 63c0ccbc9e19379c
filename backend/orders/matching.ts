import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely'
import type { RowOf } from '../../schema/entity.ts'
import type { orderSearch } from '../../schema/orders/orders.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables/tables.ts'
import { inScope } from '../list/source.ts'
import { hasMoved, type Visitor } from '../promises/moved.ts'

/** What orders are searched for: whose they are, and what each filter demands where it is set. */
export type OrderSearch = RowOf<typeof orderSearch>

const filters = ['jobOrder', 'purchaseOrder', 'partNumber', 'status'] as const
export type OrderFilter = (typeof filters)[number]

/** The filters that are set: they decide the text of the queries. */
export const filtersIn = (search: OrderSearch): readonly OrderFilter[] =>
  filters.filter((name) => search[name] !== null)

const wide: readonly string[] = ['status', 'promise']

/** A number picks few lines off an index; a status alone, and no filter, may leave most of a customer's. */
export const isNarrow = (set: readonly string[]) => set.some((name) => !wide.includes(name))

/** A search without filters. */
export const everything = { status: null, jobOrder: null, purchaseOrder: null, partNumber: null } as const

/** What queries are given; a filter that is not set is not read. */
export type Searched = { readonly [K in keyof OrderSearch]: NonNullable<OrderSearch[K]> } & Visitor

/** By which of its numbers a part is searched for: its customer's, or also the provider's. */
type PartNumber = 'customer_number' | 'any'

const partsBy = (column: 'customer_number' | 'provider_number', value: Placing<Searched>) =>
  expressionBuilder<Tables>()
    .selectFrom('parts')
    .select('parts.id')
    .where('parts.customer_id', '=', value('customerId'))
    .where(`parts.${column}`, '=', value('partNumber'))

/** A union, of which each half has an index of its own. */
export const partsOf = (value: Placing<Searched>, number: PartNumber) => {
  const byCustomer = partsBy('customer_number', value)
  return number === 'any' ? byCustomer.union(partsBy('provider_number', value)) : byCustomer
}

type Lines = ExpressionBuilder<Tables, 'job_orders'>

/** What the filters demand of a line whose order is known. */
export const matchingLine =
  (set: readonly string[], value: Placing<Searched>, number: PartNumber = 'customer_number') =>
  (eb: Lines) => {
    const conditions: Expression<SqlBool>[] = []
    if (set.includes('jobOrder')) conditions.push(eb('job_orders.number', '=', value('jobOrder')))
    if (set.includes('status')) conditions.push(eb('job_orders.status', '=', value('status')))
    if (set.includes('partNumber')) conditions.push(eb('job_orders.part_id', 'in', partsOf(value, number)))
    if (set.includes('promise')) conditions.push(hasMoved(value))
    return eb.and(conditions)
  }

/**
 * The customer's lines that a search means. The customer stands where the narrowest number is looked up, and nowhere
 * else: beside the others it would lead SQLite, which keeps no statistics here, to read all lines of the customer.
 */
export const matching =
  (set: readonly string[], value: Placing<Searched>, number: PartNumber = 'customer_number') =>
  (eb: Lines) => {
    const conditions: Expression<SqlBool>[] = [matchingLine(set, value, number)(eb)]
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
            .where('purchase_orders.number', '=', value('purchaseOrder')),
        ),
      )
    return eb.and(conditions)
  }

/** The filters of lists, which `matching` says in their scope. */
export const matchedInScope = {
  ...{ jobOrder: inScope, purchaseOrder: inScope, partNumber: inScope, status: inScope },
  promise: inScope,
}
