import { type Expression, type SqlBool, sql } from 'kysely'
import type { Day, Instant } from '#values/types.ts'
import type { Caller } from '../access/caller.ts'
import { after, type Clock } from '../clock.ts'
import { type Placing, prepared } from '../database/prepared.ts'

/** The promised date: the new one if it was changed. */
export const promisedOn = sql<Day | null>`coalesce(job_orders.new_committed_on, job_orders.committed_on)`

/** Promised date of the line in a table, lines without one last, written as in the index of open lines. */
export const promisedOrLast = (table: string) =>
  sql<Day>`coalesce(${sql.ref(`${table}.new_committed_on`)}, ${sql.ref(`${table}.committed_on`)}, '9999-12-31')`

/** A visit ends after a pause of this length, or with the next sign-in. */
const pauseSeconds = 30 * 60

/** A visit whose last activity is before this moment has ended. */
export const pausedBefore = (moment: Instant) => after(moment, -pauseSeconds)

export interface Visitor {
  readonly userId: number
  readonly pausedSince: Instant
}

export const visitorOf = ({ caller, clock }: { readonly caller: Pick<Caller, 'id'>; readonly clock: Clock }) => ({
  userId: caller.id,
  pausedSince: pausedBefore(clock.now()),
})

/** The same for a list's source. */
export const visitorParameters = (context: Parameters<typeof visitorOf>[0]) => ({ values: visitorOf(context) })

export const hasEnded = (pausedSince: Expression<unknown>) =>
  sql<SqlBool>`(last_visits.at < ${pausedSince}
    or last_visits.at < (select last_login from users where users.id = last_visits.user_id))`

type Looking = Visitor & { readonly customerId: number }
type Value = Placing<Looking>

/** Newest entry that the visitor had seen by the end of the previous visit; null if there was none. */
const seenBefore = (value: Value) => sql<number | null>`(
  select case when ${hasEnded(value('pausedSince'))} then last_visits.seen_to else last_visits.seen_before end
  from last_visits where last_visits.user_id = ${value('userId')} and last_visits.customer_id = ${value('customerId')})`

const entriesOfLine = sql`from promises where promises.customer_id = job_orders.customer_id
  and promises.job_order = job_orders.number`

/** Promised date of an open line at the previous visit, if it has changed since; otherwise null. */
export const movedFrom = (value: Value) => sql<Day | null>`case when job_orders.quantity > job_orders.shipped then
  nullif((select promises.before_on ${entriesOfLine} and promises.id > ${seenBefore(value)}
    and promises.kind <> 'opened' order by promises.id limit 1), ${promisedOn}) end`

export const firstPromised = sql<Day | null>`(select promises.promised_on ${entriesOfLine}
  and promises.promised_on is not null order by promises.id limit 1)`

/** Reason of the last change of the promised date that has one. */
export const lastReason = sql<string | null>`(select promises.reason ${entriesOfLine}
  and promises.reason <> '' order by promises.id desc limit 1)`

/** Condition: the customer's line has a promised date that moved since the previous visit. */
export const hasMoved = (value: Value) => sql<SqlBool>`(job_orders.id in (
    select line.id from promises cross join job_orders as line
    where promises.customer_id = ${value('customerId')} and promises.id > ${seenBefore(value)}
      and promises.kind in ('moved', 'withdrawn')
      and line.customer_id = promises.customer_id and line.number = promises.job_order)
  and ${movedFrom(value)} is not null)`

export const countMoved = prepared<Looking, { total: number }, []>((db, value) =>
  db
    .selectFrom('job_orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(hasMoved(value)),
)

/**
 * A customer's open lines whose promised date moved since the previous visit, with both dates; most recently moved
 * first.
 */
export const movedPromisedDates = prepared((db, value: Placing<Looking & { max: number }>) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .where(hasMoved(value as Value))
    .select(['job_orders.number as jobOrder', 'purchase_orders.number as purchaseOrder', 'job_orders.line_item'])
    .select([movedFrom(value as Value).as('movedFrom'), promisedOn.as('promisedOn')])
    .select(sql<Instant>`(select max(promises.given_at) ${entriesOfLine})`.as('movedAt'))
    .orderBy('movedAt', 'desc')
    .orderBy('job_orders.id')
    .limit(value('max')),
)
