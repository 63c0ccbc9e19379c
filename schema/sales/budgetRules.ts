import type { Cents } from '../kinds.ts'
import { firstBudgetYear } from './budgets.ts'

/** The years that budgets are offered for, the first one first: up to the year after the current one (DECISIONS Q10). */
export const budgetYears = (currentYear: number) =>
  Array.from({ length: currentYear + 2 - firstBudgetYear }, (_, index) => firstBudgetYear + index)

/** So many rows of the largest amounts still have a sum that is exact to the cent. */
export const mostBudgetRows = 500

/** What one row plans for its year: its twelve months, or the one goal. */
export const totalOfRow = ({
  months,
  yearlyGoal,
}: {
  readonly months: readonly Cents[] | null
  readonly yearlyGoal?: Cents | null | undefined
}) => ((yearlyGoal ?? 0) + (months ?? []).reduce((sum, month) => sum + month, 0)) as Cents

/** What a budget plans for its year. */
export const totalOfRows = (rows: readonly Parameters<typeof totalOfRow>[0][]) =>
  rows.reduce((sum, row) => sum + totalOfRow(row), 0) as Cents

/** What a row is planned for; the goal of a year has no customer. */
export interface Combination {
  readonly customerId: number | null
  readonly segmentId: number
  readonly contractId: number | null
}

/** Whether a customer may not be chosen for a segment, as it is in a budget of the year already (spec 3 §5). */
export const isUsed = ({ usedSegmentIds }: { readonly usedSegmentIds: readonly number[] }, segmentId: number) =>
  usedSegmentIds.includes(segmentId)

const asText = ({ customerId, segmentId, contractId }: Combination) => `${customerId} ${segmentId} ${contractId}`
/** A seller has one goal a year, whichever the segment. */
const keyOf = (row: Combination) => (row.customerId === null ? 'goal' : asText(row))

type Used = Omit<Combination, 'contractId'>

/**
 * The positions of new rows that are 'Combination already added': their customer is used for that segment by a row that
 * stays, or the very combination stands before them. `used` holds the rows of the year that stay, without other
 * sellers' goals.
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
