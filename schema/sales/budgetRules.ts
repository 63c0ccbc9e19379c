import type { Cents } from '../kinds.ts'
import { firstBudgetYear } from './budgets.ts'

/** Selectable years in ascending order, up to next year `docs/product/sales.md#years`. */
export const budgetYears = (currentYear: number) =>
  Array.from({ length: currentYear + 2 - firstBudgetYear }, (_, index) => firstBudgetYear + index)

/** Limit at which the sum of the largest amounts is still exact to the cent. */
export const maxBudgetRows = 500

export const totalOfRow = ({
  months,
  yearlyGoal,
}: {
  readonly months: readonly Cents[] | null
  readonly yearlyGoal?: Cents | null | undefined
}) => ((yearlyGoal ?? 0) + (months ?? []).reduce((sum, month) => sum + month, 0)) as Cents

export const totalOfRows = (rows: readonly Parameters<typeof totalOfRow>[0][]) =>
  rows.reduce((sum, row) => sum + totalOfRow(row), 0) as Cents

/** Target of a planned row; a yearly goal has no customer. */
export interface Combination {
  readonly customerId: number | null
  readonly segmentId: number
  readonly contractId: number | null
}

/** True if the customer already has a budget in this segment and year, so that it cannot be selected. */
export const isUsed = ({ usedSegmentIds }: { readonly usedSegmentIds: readonly number[] }, segmentId: number) =>
  usedSegmentIds.includes(segmentId)

/** A seller has one goal per year, regardless of the segment. */
const keyOf = (row: Combination) =>
  row.customerId === null ? 'goal' : `${row.customerId} ${row.segmentId} ${row.contractId}`

type Used = Omit<Combination, 'contractId'>

/**
 * Indexes of new rows to reject as 'Combination already added': the customer already has a row in the segment, or an
 * earlier new row has the same combination. `used` contains the remaining rows of the year, without other sellers'
 * goals.
 */
export const alreadyAdded = (rows: readonly Combination[], used: readonly Used[]) => {
  const keyOfUsed = ({ customerId, segmentId }: Used) => keyOf({ customerId, segmentId, contractId: null })
  const stored = new Set(used.map(keyOfUsed))
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    const isRepeated = stored.has(keyOfUsed(row)) || seen.has(keyOf(row))
    seen.add(keyOf(row))
    return isRepeated ? [index] : []
  })
}
