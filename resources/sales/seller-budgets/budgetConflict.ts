import type { Cents } from '#schema/kinds.ts'
import { totalOfRow } from '#schema/sales/budgetRules.ts'
import { isSameCombination, type PlannedRow, plannedRows, type SellerBudget } from './sellerBudgetModel.ts'

export type Side = 'mine' | 'theirs'

/** Month (0 is January), yearly goal, or the whole row. */
export type Place = number | 'goal' | 'row'

/** A cell that differs between the saved and the own version. */
export interface Difference {
  readonly id: string
  readonly row: PlannedRow
  readonly place: Place
  /** Null if the row does not exist in that version; the total if `place` is the whole row. */
  readonly was: Cents | null
  readonly theirs: Cents | null
  readonly mine: Cents | null
  /** The only side that changed it; null if both did and the user must decide. */
  readonly changedBy: Side | null
  /** True for a deleted goal, which an update cannot restore. */
  readonly isFixed: boolean
}

export type Choices = Readonly<Record<string, Side>>

/** A row in three versions: as loaded, as saved by another user, and as edited. */
interface Match {
  readonly was: PlannedRow | undefined
  readonly theirs: PlannedRow | undefined
  readonly mine: PlannedRow | undefined
}

const matchRows = (base: SellerBudget, newer: SellerBudget, rows: readonly PlannedRow[]): Match[] => {
  const [was, theirs] = [plannedRows(base), plannedRows(newer)]
  const isNewOfThem = ({ id }: PlannedRow) => !was.some((row) => row.id === id)
  const ofThem = (row: PlannedRow) =>
    row.id === null
      ? theirs.find((other) => isNewOfThem(other) && isSameCombination(other, row))
      : theirs.find(({ id }) => id === row.id)
  const present = rows.map((mine) => ({ was: was.find(({ id }) => id === mine.id), theirs: ofThem(mine), mine }))
  const matched = new Set(present.map((match) => match.theirs))
  const absent = theirs
    .filter((row) => !matched.has(row))
    .map((row) => ({ was: was.find(({ id }) => id === row.id), theirs: row, mine: undefined }))
  return [...present, ...absent]
}

const placesOf = ({ months }: PlannedRow): readonly Place[] => (months === null ? ['goal'] : [...months.keys()])

const valueAt = (row: PlannedRow | undefined, place: Place): Cents | null => {
  if (!row) return null
  if (place === 'row') return totalOfRow(row)
  return place === 'goal' ? row.yearlyGoal : (row.months?.[place] ?? null)
}

const changedBy = (was: unknown, theirs: unknown, mine: unknown): Side | null => {
  if (theirs === was) return 'mine'
  return mine === was ? 'theirs' : null
}

const isSameRow = (one: PlannedRow | undefined, other: PlannedRow | undefined) =>
  one !== undefined &&
  other !== undefined &&
  placesOf(one).every((place) => valueAt(one, place) === valueAt(other, place))

/** Difference of a row that exists on one side only: added by that side, or deleted by the other. */
const lackDifference = ({ was, theirs, mine }: Match, row: PlannedRow): Difference => {
  const present = theirs ?? mine
  const deletedBy: Side = theirs ? 'mine' : 'theirs'
  const addedBy: Side = theirs ? 'theirs' : 'mine'
  return {
    id: `${row.key} row`,
    row,
    place: 'row',
    was: valueAt(was, 'row'),
    theirs: valueAt(theirs, 'row'),
    mine: valueAt(mine, 'row'),
    changedBy: was === undefined ? addedBy : isSameRow(was, present) ? deletedBy : null,
    isFixed: !theirs && row.months === null,
  }
}

const differencesIn = (match: Match): Difference[] => {
  const { was, theirs, mine } = match
  const row = (mine ?? theirs) as PlannedRow
  if (!theirs || !mine) return [lackDifference(match, row)]
  return placesOf(row).flatMap((place) => {
    const values = [valueAt(was, place), valueAt(theirs, place), valueAt(mine, place)] as const
    if (values[1] === values[2]) return []
    const [before, saved, own] = values
    const difference = { row, place, was: before, theirs: saved, mine: own, isFixed: false }
    return [{ ...difference, id: `${row.key} ${place}`, changedBy: changedBy(before, saved, own) }]
  })
}

export const differencesOf = (base: SellerBudget, newer: SellerBudget, rows: readonly PlannedRow[]): Difference[] =>
  matchRows(base, newer, rows).flatMap(differencesIn)

/** Side selected by the user or by default; undefined if the user must decide. */
export const sideOf = ({ id, changedBy: side, isFixed }: Difference, choices: Choices): Side | undefined =>
  isFixed ? 'theirs' : (choices[id] ?? side ?? undefined)

const mergeRow = ({ was, theirs, mine }: Match, sides: ReadonlyMap<string, Side | undefined>): PlannedRow[] => {
  const row = (mine ?? theirs) as PlannedRow
  const isMine = (place: Place) => sides.get(`${row.key} ${place}`) === 'mine'
  if (!theirs) return isMine('row') ? [was ? { ...row, id: null } : row] : []
  if (!mine) return isMine('row') ? [] : [theirs]
  const at = (place: Place) => (isMine(place) ? valueAt(mine, place) : valueAt(theirs, place))
  const months = theirs.months?.map((_, month) => at(month) as Cents) ?? null
  return [{ ...theirs, months, yearlyGoal: theirs.months === null ? at('goal') : null }]
}

/** Merged rows according to the choices, to be saved over the newer version. */
export const mergeRows = (
  base: SellerBudget,
  newer: SellerBudget,
  rows: readonly PlannedRow[],
  choices: Choices,
): PlannedRow[] => {
  const matches = matchRows(base, newer, rows)
  const sides = new Map(matches.flatMap(differencesIn).map((one) => [one.id, sideOf(one, choices)]))
  return matches.flatMap((match) => mergeRow(match, sides))
}
