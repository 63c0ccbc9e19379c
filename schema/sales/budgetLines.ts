import { entity, type RowOf } from '../entity.ts'
import { type Cents, nullable, text, thousands } from '../kinds.ts'
import { totalOfRow } from './budgetRules.ts'

const month = (wire: string) => nullable(thousands(wire))

export const budgetLine = entity('budgetLine', {
  customer: nullable(text('customer')),
  segment: text('segment'),
  contract: nullable(text('contract')),
  jan: month('jan'),
  feb: month('feb'),
  mar: month('mar'),
  apr: month('apr'),
  may: month('may'),
  jun: month('jun'),
  jul: month('jul'),
  aug: month('aug'),
  sep: month('sep'),
  oct: month('oct'),
  nov: month('nov'),
  dec: month('dec'),
  total: thousands('total'),
})

export type BudgetLine = RowOf<typeof budgetLine>

interface Row extends Pick<BudgetLine, 'customer' | 'segment' | 'contract'> {
  readonly months: readonly Cents[] | null
  readonly yearlyGoal: Cents | null
}

const monthFields = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

export const budgetLineOf = ({ customer, segment, contract, months, yearlyGoal }: Row): BudgetLine => {
  const planned = monthFields.map((field, month) => [field, months?.[month] ?? null])
  return {
    customer,
    segment,
    contract,
    total: totalOfRow({ months, yearlyGoal }),
    ...(Object.fromEntries(planned) as Record<(typeof monthFields)[number], Cents | null>),
  }
}
