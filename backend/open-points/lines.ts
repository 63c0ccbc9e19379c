import { sql } from 'kysely'
import type { Day, Instant } from '#values/types.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { currentStepColumn } from '../order-lines/columns.ts'
import { lastReason, promisedOn } from '../promised-dates/moved.ts'
import { awaitsApproval } from '../quality/listApprovals.ts'

interface Asked {
  readonly customerId: number
  readonly since: Day
  readonly sinceMoment: Instant
  readonly max: number
}

/** Entries of a customer that moved or withdrew a promised date since a day. */
const movesSince = (value: Placing<Asked>) => sql`from promises where promises.customer_id = ${value('customerId')}
  and promises.kind in ('moved', 'withdrawn')
  and (promises.given_on >= ${value('since')} or promises.given_on is null and promises.given_at >= ${value('sinceMoment')})`

const lineNumber = sql<string>`purchase_orders.number || ' - ' || job_orders.line_item`

/** Open lines that are late, or that have moved, earliest promised date first. */
export const openLines = prepared((db, value: Placing<Asked>, kind: 'late' | 'moved') =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where('job_orders.customer_id', '=', value('customerId'))
    .where('job_orders.open_quantity', '>', sql.lit(0))
    .where('job_orders.status', kind === 'late' ? '=' : '<>', sql.lit('late' as const))
    .where(
      kind === 'late'
        ? sql<boolean>`true`
        : sql<boolean>`job_orders.number in (select promises.job_order ${movesSince(value)})`,
    )
    .select(['job_orders.number', lineNumber.as('line'), 'parts.customer_number as partNumber'])
    .select(['job_orders.open_quantity as quantity', promisedOn.as('day'), currentStepColumn.as('step')])
    .select(lastReason.as('note'))
    .select(
      sql<Day | null>`(select promises.before_on ${movesSince(value)} and promises.job_order = job_orders.number
        order by promises.id limit 1)`.as('before'),
    )
    .orderBy(promisedOn)
    .orderBy('job_orders.id')
    .limit(value('max')),
)

/** Open lines with pieces that wait for the customer's approval, the longest waiting first. */
export const waitingLines = prepared((db, value: Placing<Pick<Asked, 'customerId' | 'max'>>) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .where('job_orders.customer_id', '=', value('customerId'))
    .where(awaitsApproval)
    .select(['job_orders.number', lineNumber.as('line'), 'parts.customer_number as partNumber'])
    .select(['job_orders.approval as quantity', sql<Day | null>`substr(job_orders.approval_since, 1, 10)`.as('day')])
    .orderBy(sql`coalesce(job_orders.approval_since, '9999')`)
    .orderBy('job_orders.id')
    .limit(value('max')),
)
