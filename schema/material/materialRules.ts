import { monthsBefore } from '../../values/days.ts'
import type { Day } from '../../values/types.ts'
import type { RowOf } from '../entity.ts'
import type { ApprovalBar, Bar, heatStock, lotSummary, Movement } from './material.ts'

/** The least weight of a usable bar, in grams (spec 2 §5). */
export const usableWeight = 166_000
/** As the table and its export tell it: of at least that weight (DECISIONS F9). */
export const isUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight >= usableWeight
/** As the filter and the optimization take it: heavier than that (DECISIONS F9). */
export const isWellUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight > usableWeight

/** How far back movements are searched (spec 2 §9), and where the search begins as long as nothing is asked for. */
export const movementMonths = 15
export const movementDays = 183
export const earliestMovement = (today: Day) => monthsBefore(today, movementMonths)

/** So many days either side of today the approvals are looked for at first (spec 2 §5). */
export const approvalDays = 14

/** Approved once there is both the flag and the day (spec 2 §4). */
export const isBarApproved = ({ isApproved, approvedOn }: ApprovalBar) => isApproved === true && approvedOn !== null

const sumOf = <Row>(rows: readonly Row[], weigh: (row: Row) => number) => rows.reduce((sum, row) => sum + weigh(row), 0)
/** Stands between the heats of a lot. */
export const heatSeparator = ', '
const eachOnce = (texts: readonly string[]) => [...new Set(texts)]

const summarize = (lot: string, rows: readonly Movement[]): RowOf<typeof lotSummary> => ({
  lot,
  partNumber: eachOnce(rows.map((row) => row.partNumber ?? '')).join(', '),
  heats: eachOnce(rows.map((row) => row.heat)).join(heatSeparator),
  bars: eachOnce(rows.map((row) => `${row.heat}/${row.bar}`)).length,
  pieces: sumOf(rows, (row) => row.pieces),
  lotQuantity: rows[0]?.lotQuantity ?? 0,
  inputWeight: sumOf(rows, (row) => row.inputWeight),
  scrap: sumOf(rows, (row) => row.scrap),
  cuttingEnds: sumOf(rows, (row) => row.cuttingEnds),
  cutOn: rows
    .map((row) => row.cutOn ?? row.receivedOn)
    .toSorted()
    .at(-1) as Day,
})

/** One row for each lot of which as many pieces have been cut as it is to have (spec 2 §5, DECISIONS R18). */
export const completeLots = (movements: readonly Movement[]) => {
  const ofLots = Map.groupBy(
    movements.filter(({ lot, cutOn }) => lot !== null && lot !== '' && cutOn !== null),
    ({ lot }) => lot as string,
  )
  return [...ofLots].map(([lot, rows]) => summarize(lot, rows)).filter((one) => one.pieces === one.lotQuantity)
}

/** One row for each heat; a row without a bar adds nothing to it. */
export const heatsOf = (bars: readonly Bar[]): RowOf<typeof heatStock>[] =>
  [...Map.groupBy(bars, ({ heat }) => heat)].map(([heat, all]) => {
    const own = all.filter((one) => one.id !== null)
    return {
      heat,
      billetSize: all[0]?.billetSize ?? 0,
      bars: own.length,
      usableBars: own.filter(isUsable).length,
      initialWeight: sumOf(own, (one) => one.initialWeight),
      finalWeight: sumOf(own, (one) => one.finalWeight),
    }
  })
