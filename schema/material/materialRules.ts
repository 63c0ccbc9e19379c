import { monthsBefore } from '#values/days.ts'
import { derived } from '#values/derived.ts'
import type { Day } from '#values/types.ts'
import type { RowOf } from '../entity.ts'
import type { ApprovalBar, Bar, heatStock, lotSummary, Movement } from './material.ts'

/** Minimum weight of a usable bar, in grams `docs/product/material.md#usable-bars`. */
export const usableWeight = 166_000
/** Usable in the table and its export: the minimum weight is included `docs/product/material.md#usable-bars`. */
export const isUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight >= usableWeight
/** Usable for the filter and the optimization: the minimum weight is excluded. */
export const isWellUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight > usableWeight

/** Search limit for movements, in months, and the default range, in days. */
export const movementMonths = 15
export const movementDays = 183
export const earliestMovement = (today: Day) => monthsBefore(today, movementMonths)

/** Default range of the approval search: this many days before and after today. */
export const approvalDays = 14

/** Approved bars need both the flag and the date `docs/product/material.md#raw-material-approval`. */
export const isBarApproved = ({ isApproved, approvedOn }: ApprovalBar) => isApproved === true && approvedOn !== null

/** Null if a value of a row is null: a company's service may leave it out. */
const sumOf = <Row>(rows: readonly Row[], weigh: (row: Row) => number | null) =>
  rows.reduce<number | null>((sum, row) => {
    const weight = weigh(row)
    return sum === null || weight === null ? null : sum + weight
  }, 0)
export const heatSeparator = ', '
const eachOnce = (texts: readonly string[]) => [...new Set(texts)]

const summarize = (lot: string, rows: readonly Movement[]): RowOf<typeof lotSummary> => ({
  lot,
  partNumber: eachOnce(rows.map((row) => row.partNumber ?? '')).join(', '),
  heats: eachOnce(rows.map((row) => row.heat).filter(Boolean)).join(heatSeparator),
  bars: rows.every(({ heat, bar }) => heat && bar)
    ? eachOnce(rows.map(({ heat, bar }) => `${heat}/${bar}`)).length
    : null,
  pieces: sumOf(rows, (row) => row.pieces),
  lotQuantity: rows[0]?.lotQuantity ?? null,
  inputWeight: sumOf(rows, (row) => row.inputWeight),
  scrap: sumOf(rows, (row) => row.scrap),
  cuttingEnds: sumOf(rows, (row) => row.cuttingEnds),
  cutOn: rows
    .map((row) => row.cutOn ?? row.receivedOn)
    .toSorted()
    .at(-1) as Day,
})

/** One row per lot whose pieces have all been cut `docs/product/material.md#complete-lots`. */
export const completeLots = (movements: readonly Movement[]) => {
  const ofLots = Map.groupBy(
    movements.filter(({ lot, cutOn }) => lot !== null && lot !== '' && cutOn !== null),
    ({ lot }) => lot as string,
  )
  return [...ofLots]
    .map(([lot, rows]) => summarize(lot, rows))
    .filter(({ pieces, lotQuantity }) => pieces !== null && pieces === lotQuantity)
}

export const heatsOf = (bars: readonly Bar[]): RowOf<typeof heatStock>[] =>
  [...Map.groupBy(bars, ({ heat }) => heat)].map(([heat, all]) => {
    const own = all.filter((one) => one.id !== null)
    return {
      heat,
      billetSize: all[0]?.billetSize ?? null,
      bars: own.length,
      usableBars: sumOf(own, (one) => derived(one, ['finalWeight'], () => (isUsable(one) ? 1 : 0))),
      initialWeight: sumOf(own, (one) => one.initialWeight),
      finalWeight: sumOf(own, (one) => one.finalWeight),
    }
  })
