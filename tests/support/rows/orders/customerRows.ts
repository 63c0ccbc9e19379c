import type { Rows } from '../../database/openRows.ts'

export const stepColumns = {
  cutting: 'Cutting',
  forging: 'Forging',
  heat_treatment: 'Heat Treatment',
  pre_machining: 'Pre Machining',
  splitting: 'Splitting',
  machining: 'Machining',
  pdp: 'Spot Micros',
  final_inspection: 'Final Inspection',
  ndt: 'NDT',
  laboratory: 'Laboratory',
  approval: 'Approval',
  finished_goods: 'Finished Goods',
  other: 'Other',
} as const
export type StepColumn = keyof typeof stepColumns
export const stepColumnNames = Object.keys(stepColumns) as StepColumn[]

export type Line = Readonly<Record<StepColumn, number>> & {
  readonly id: number
  readonly number: string
  readonly order: string
  readonly quantity: number
  readonly shipped: number
  /** Cents per piece. */
  readonly price: number
  readonly partial: number
  /** Pounds per piece. */
  readonly weight: number
  readonly requestedOn: string
}

const numbers = ['id', 'quantity', 'shipped', 'price', 'partial', 'weight', ...stepColumnNames] as const

/** All lines of a customer's orders, newest order first. */
export async function linesOf({ ask }: Pick<Rows, 'ask'>, customer: number) {
  const lines = await ask(
    `select job_orders.*, purchase_orders.number as "order", parts.weight, requested_on as "requestedOn",
      coalesce(partial_quantity, 0) as partial
      from job_orders join parts on parts.id = part_id join purchase_orders on purchase_orders.id = purchase_order_id
      where job_orders.customer_id = ? order by ordered_on desc, purchase_orders.id desc, line_item, job_orders.id`,
    customer,
  )
  return lines.map((line) => ({
    ...line,
    ...Object.fromEntries(numbers.map((name) => [name, Number(line[name])])),
  })) as unknown as readonly Line[]
}

export const openOf = ({ quantity, shipped }: Line) => quantity - shipped

/** Open weight of a line in pounds, rounded to hundredths, half up. */
export const openPounds = (line: Line) =>
  Math.round((Math.round(line.weight * 1_000_000) * openOf(line)) / 10_000) / 100

export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  Math.round(rows.reduce((sum, row) => sum + of(row), 0) * 100) / 100
