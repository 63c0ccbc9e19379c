import { sql } from 'kysely'
import type { salesGoals } from '../../schema/salesGoals.ts'
import type { Cents } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { wholeSum } from '../database/wholeSum.ts'
import type { Handler } from '../implement.ts'

/** A year up to the end of a month. */
export interface Months {
  readonly year: number
  readonly month: number
}

/** All that is invoiced by now is all that there is. */
export const monthsOf = ({ year, month = 0 }: { readonly year: number; readonly month?: number | undefined }) => ({
  year,
  month: month === 0 ? 12 : month,
})

interface Wanted extends Months {
  readonly segmentId: number
  readonly sellerId: number
}

/** By segment and customer first, as the rows stand in their key: few are left to be joined. */
const invoiced = (db: Db, value: Placing<Wanted>, ofSegment: boolean) =>
  db
    .selectFrom(
      db
        .selectFrom('invoiced_months')
        .where('year', '=', value('year'))
        .$if(ofSegment, (rows) => rows.where('segment_id', '=', value('segmentId')))
        .where('month', '<=', value('month'))
        .select(['segment_id', 'customer_id', wholeSum<Cents>(sql`amount`).as('amount')])
        .groupBy(['segment_id', 'customer_id'])
        .as('sums'),
    )
    .innerJoin('customer_terms', 'customer_terms.customer_id', 'sums.customer_id')

const planned = (db: Db, value: Placing<Wanted>) =>
  db
    .selectFrom('budgets')
    .innerJoin('budget_rows', 'budget_rows.budget_id', 'budgets.id')
    .where('budgets.year', '=', value('year'))

/** Each seller, also one who has neither sold nor planned. */
const bySeller = prepared((db, value: Placing<Wanted>, ofSeller: boolean) =>
  db
    .selectFrom('sellers')
    .innerJoin('contacts', 'contacts.id', 'sellers.contact_id')
    .leftJoin(
      invoiced(db, value, false)
        .select(['seller_id', wholeSum<Cents>(sql`sums.amount`).as('amount')])
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

/** What a customer bought counts for its seller of today, what was planned for whoever planned it. */
const byCustomer = prepared((db, value: Placing<Wanted>, ofSeller: boolean) => {
  const sold = invoiced(db, value, true)
    .$if(ofSeller, (rows) => rows.where('seller_id', '=', value('sellerId')))
    .select(['seller_id', 'sums.customer_id', 'sums.amount as sold', sql<Cents>`0`.as('planned')])
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
  const { segmentId = null, sellerId } = input
  const wanted = { ...monthsOf(input), segmentId: segmentId ?? 0, sellerId: sellerId ?? 0 }
  const ofSeller = sellerId !== undefined
  if (segmentId !== null)
    return (await byCustomer(reader, wanted, ofSeller)).map((row) => ({ ...row, segmentId: input.segmentId ?? null }))
  const found = await bySeller(reader, wanted, ofSeller)
  return found.map((row) => ({ ...row, segmentId: null, customerId: null, customer: null }))
}
