import { sql } from 'kysely'
import type { Cents } from '#schema/kinds.ts'
import { groupsOf, type Step, type StepCounts, steps } from '#schema/wip/steps.ts'
import type { wip } from '#schema/wip/wip.ts'
import { wholeSum } from '../database/dialect.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { stepColumns } from '../order-lines/columns.ts'

/** Strips the alias: `job_orders.heat_treatment as heatTreatment` becomes the column of the step's count. */
const columnOf = (column: (typeof stepColumns)[number]) => column.replace(/ as .*/, '')

const sums = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('job_orders')
    .select(
      steps.map((step, at) => {
        const column = sql.ref(columnOf(stepColumns[at] as (typeof stepColumns)[number]))
        return wholeSum(sql`${column}`).as(step)
      }),
    )
    .select(wholeSum(sql`job_orders.price * job_orders.in_process`).as('value'))
    .where('job_orders.customer_id', '=', value('customerId'))
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped'),
)

const wholeDollars = (cents: number) => (Math.round(cents / 100) * 100) as Cents

/** Pieces in process per group of steps, and their value in whole dollars; `other` is counted separately. */
export const wipOverview: Handler<typeof wip.wipOverview> = async ({ reader, input }) => {
  const [row] = await sums(reader, { customerId: input.customerId })
  const counts = Object.fromEntries(steps.map((step) => [step, row?.[step] ?? 0])) as Record<Step, number>
  return { ...groupsOf(counts satisfies StepCounts), other: counts.other, value: wholeDollars(row?.value ?? 0) }
}
