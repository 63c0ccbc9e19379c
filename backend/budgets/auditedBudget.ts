import type { Cents } from '#schema/kinds.ts'
import { totalOfRows } from '#schema/sales/budgetRules.ts'
import { formatThousands } from '#values/formats.ts'
import type { Change } from '../audit-log/leaveAudit.ts'
import type { SellerBudget } from './readBudget.ts'

const stateOf = ({ rows }: SellerBudget) => ({
  total: formatThousands(totalOfRows(rows)),
  ...Object.fromEntries(
    rows.map((row) => [
      [row.customer, row.segment, row.contract].filter(Boolean).join(', '),
      (row.months ?? [row.yearlyGoal ?? (0 as Cents)]).map(formatThousands).join(' '),
    ]),
  ),
})

type State = Readonly<Record<string, string>>

/** Adds the other state's rows as null, so that added and removed rows appear in both states. */
const changedFields = (state: State, other: State, isChanged: (name: string) => boolean) =>
  Object.fromEntries(
    [...new Set([...Object.keys(other), ...Object.keys(state)])]
      .filter(isChanged)
      .map((name) => [name, state[name] ?? null]),
  )

/** Audit log entry for a budget change: the total and the rows that differ, in thousands. */
export const changeOfBudget = (before: SellerBudget | null, after: SellerBudget): Change => {
  const record = `budget ${after.year} ${after.seller}` as const
  const is = stateOf(after)
  if (!before) return { record, after: is }
  const was = stateOf(before)
  const isChanged = (name: string) => (was as State)[name] !== (is as State)[name]
  return { record, before: changedFields(was, is, isChanged), after: changedFields(is, was, isChanged) }
}
