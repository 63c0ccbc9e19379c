import { sql } from 'kysely'
import type { Step } from '../../schema/wip/steps.ts'
import type { Reference } from '../list/source.ts'

/** The columns of `job_orders` that hold the counts of the steps, under the names of the program. */
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

/** The same as where the fields of the steps come from. */
export const stepFields = Object.fromEntries(
  stepColumns.map((written) => {
    const [column = '', name = column.slice(column.indexOf('.') + 1)] = written.split(' as ')
    return [name, column]
  }),
) as Record<Step, Reference>

/**
 * What is open of a line in hundredths of a pound, by the decimal digits of a piece's weight and half away from zero:
 * a whole number, so that sums of lines are the sums of what their rows show. In fractions of two, 1.005 is less.
 */
export const openHundredths = sql<number>`cast(
  round(cast(round(parts.weight * 1000000) as bigint) * job_orders.open_quantity / 10000.0) as bigint)`
