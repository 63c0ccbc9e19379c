import { readTyped } from '../../month-grid/readAmount.ts'
import { spreadYear } from '../../month-grid/spread.ts'
import { currentYear } from '../budgetAddress.ts'
import type { PlannedRow } from '../sellerBudgetModel.ts'
import { nothingChosen, type RowChoice } from '../useChoices.ts'

/** `typed` is the yearly amount as entered; null if it follows from the months. */
export interface WizardRow extends PlannedRow {
  readonly typed: string | null
}

export interface WizardState {
  readonly step: number
  readonly sellerId: number | null
  readonly year: number
  readonly choice: RowChoice
  readonly goal: string
  readonly rows: readonly WizardRow[]
}

export const emptyWizard = (): WizardState => ({
  step: 0,
  sellerId: null,
  year: currentYear(),
  choice: nothingChosen,
  goal: '',
  rows: [],
})

/** True if leaving would lose entries. */
export const isUnsaved = ({ rows, goal }: WizardState) => rows.length > 0 || goal.trim() !== ''

/** Sets the entered yearly amount; a valid one is split over the months `docs/product/sales.md#add-seller-budget`. */
export const withYearly = (row: WizardRow, typed: string, language: string): WizardRow => {
  const read = readTyped(typed, language)
  if ('fault' in read) return { ...row, typed }
  return { ...row, typed, yearly: read.cents, months: spreadYear(read.cents) }
}

/** True if all entered yearly amounts are valid. */
export const areReadable = (rows: readonly WizardRow[], language: string) =>
  rows.every(({ typed }) => typed === null || !('fault' in readTyped(typed, language)))
