import { sql } from 'kysely'
import type { salesGoals } from '#schema/sales/salesGoals.ts'
import type { Cents } from '#values/types.ts'
import { monthColumns } from '../budgets/readBudget.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

interface GoalKey {
  readonly year: number
  readonly segmentId: number
  readonly sellerId: number
}

/** Cents invoiced from January to the end of a month; for the whole year if the month is 0. */
export const soldUpTo = (month = 0) => {
  const columns = month ? monthColumns.slice(0, month) : ['invoiced_years.total']
  return sql<Cents>`(${sql.join(columns.map(sql.ref), sql` + `)})`
}

const invoiced = (db: Db, value: Placing<GoalKey>) =>
  db
    .selectFrom('invoiced_years')
    .innerJoin('customer_terms', 'customer_terms.customer_id', 'invoiced_years.customer_id')
    .where('year', '=', value('year'))

const planned = (db: Db, value: Placing<GoalKey>) =>
  db
    .selectFrom('budgets')
    .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .where('budgets.year', '=', value('year'))

/** All sellers, including those without sales or plans. */
const bySeller = prepared((db, value: Placing<GoalKey>, month: number | undefined, ofSeller: boolean) =>
  db
    .selectFrom('sellers')
    .innerJoin('contacts', 'contacts.id', 'sellers.contact_id')
    .leftJoin(
      invoiced(db, value)
        .select(['seller_id', wholeSum<Cents>(soldUpTo(month)).as('amount')])
        .groupBy('seller_id')
        .as('invoiced'),
      'invoiced.seller_id',
      'sellers.contact_id',
    )
    .leftJoin(
      planned(db, value)
        .select(['seller_id', wholeSum<Cents>(sql`total`).as('amount')])
        .groupBy('seller_id')
        .as('planned'),
      'planned.seller_id',
      'sellers.contact_id',
    )
    .$if(ofSeller, (rows) => rows.where('sellers.contact_id', '=', value('sellerId')))
    .select(['sellers.contact_id as sellerId', 'contacts.name as seller'])
    .select(sql<Cents>`coalesce(invoiced.amount, 0)`.as('sold'))
    .select(sql<Cents>`coalesce(planned.amount, 0)`.as('planned'))
    .orderBy('contacts.name')
    .orderBy('contacts.id'),
)

/** Sales count for the customer's current seller, planned amounts for the seller who planned them. */
const byCustomer = prepared((db, value: Placing<GoalKey>, month: number | undefined, ofSeller: boolean) => {
  const sold = invoiced(db, value)
    .where('segment_id', '=', value('segmentId'))
    .$if(ofSeller, (rows) => rows.where('seller_id', '=', value('sellerId')))
    .select(['seller_id', 'invoiced_years.customer_id', soldUpTo(month).as('sold'), sql<Cents>`0`.as('planned')])
  const goals = planned(db, value)
    .where('segment_id', '=', value('segmentId'))
    .$if(ofSeller, (rows) => rows.where('seller_id', '=', value('sellerId')))
    .select(['seller_id', 'budget_rows.customer_id', sql<Cents>`0`.as('sold'), 'total as planned'])
  return db
    .selectFrom(
      db
        .selectFrom(sold.unionAll(goals as never).as('goal'))
        .select(['goal.seller_id', 'goal.customer_id'])
        .select([wholeSum<Cents>(sql`goal.sold`).as('sold'), wholeSum<Cents>(sql`goal.planned`).as('planned')])
        .groupBy(['goal.seller_id', 'goal.customer_id'])
        .as('goals'),
    )
    .innerJoin('contacts', 'contacts.id', 'goals.seller_id')
    .leftJoin('customers', 'customers.id', 'goals.customer_id')
    .select(['goals.seller_id as sellerId', 'contacts.name as seller', 'goals.sold', 'goals.planned'])
    .select(['goals.customer_id as customerId', 'customers.name as customer'])
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .orderBy('customers.search')
    .orderBy('customers.id')
})

export const goals: Handler<typeof salesGoals.goals> = async ({ reader, input }) => {
  const { year, month, segmentId = null, sellerId } = input
  const key = { year, segmentId: segmentId ?? 0, sellerId: sellerId ?? 0 }
  const ofSeller = sellerId !== undefined
  if (segmentId !== null) return (await byCustomer(reader, key, month, ofSeller)).map((row) => ({ ...row, segmentId }))
  const found = await bySeller(reader, key, month, ofSeller)
  return found.map((row) => ({ ...row, segmentId: null, customerId: null, customer: null }))
}
