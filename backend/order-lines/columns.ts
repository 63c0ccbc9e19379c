import { sql } from 'kysely'
import { notStartedName, type Step, stepNames, steps } from '#schema/wip/steps.ts'

export const stepColumns = [
  'job_orders.cutting',
  'job_orders.forging',
  'job_orders.heat_treatment as heatTreatment',
  'job_orders.pre_machining as preMachining',
  'job_orders.splitting',
  'job_orders.machining',
  'job_orders.pdp',
  'job_orders.final_inspection as finalInspection',
  'job_orders.ndt',
  'job_orders.laboratory',
  'job_orders.approval',
  'job_orders.finished_goods as finishedGoods',
  'job_orders.other',
] as const

type StepColumn = (typeof stepColumns)[number]
type PlainColumn<C> = C extends `${infer Column} as ${string}` ? Column : C

export const stepFields = Object.fromEntries(
  stepColumns.map((written) => {
    const [column = '', name = column.slice(column.indexOf('.') + 1)] = written.split(' as ')
    return [name, column]
  }),
) as Record<Step, PlainColumn<StepColumn>>

/** Place in production of the earliest step that holds pieces of a line; 0 if none does. */
export const currentStepPlace = sql<number>`case ${sql.join(
  steps.map((step, at) => sql`when ${sql.ref(stepFields[step])} > 0 then ${sql.lit(at + 1)}`),
  sql` `,
)} else 0 end`

/** Name of the earliest step that holds pieces of a line, as `currentStepName` tells it. */
export const currentStepColumn = sql<string>`case ${sql.join(
  steps.map((step) => sql`when ${sql.ref(stepFields[step])} > 0 then ${sql.lit(stepNames[step])}`),
  sql` `,
)} when job_orders.open_quantity > 0 then ${sql.lit(notStartedName)} else '' end`

/**
 * Open weight of a line in hundredths of a pound, computed in decimal and rounded half away from zero. An integer, so
 * that sums of lines equal the sums of the displayed values. In binary floating point, 1.005 would be rounded down.
 */
export const openHundredths = sql<number>`cast(
  round(cast(round(parts.weight * 1000000) as bigint) * job_orders.open_quantity / 10000.0) as bigint)`
