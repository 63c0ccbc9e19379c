import { readTyped } from '../../month-grid/amounts/readAmount.ts'
import { spreadYear } from '../../month-grid/amounts/spread.ts'
import { currentYear } from '../budgetAddress.ts'
import { nothingChosen, type RowChoice } from '../fields/useChoices.ts'
import type { PlannedRow } from '../sellerBudgetModel.ts'

/** A row of the wizard, with the yearly amount as it was typed; null where it follows from the months. */
export interface WizardRow extends PlannedRow {
  readonly typed: string | null
}

/** All that the wizard knows, and all that a draft of it keeps. */
export interface WizardState {
  readonly step: number
  readonly sellerId: number | null
  readonly year: number
  readonly choice: RowChoice
  /** The yearly goal as it was typed. */
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

/** Whether leaving the wizard would lose anything that was worked out. */
export const isUnsaved = ({ rows, goal }: WizardState) => rows.length > 0 || goal.trim() !== ''

/** A row with a yearly amount typed: what can be read of it is spread over the months (spec 3 §4). */
export const withYearly = (row: WizardRow, typed: string, language: string): WizardRow => {
  const read = readTyped(typed, language)
  if ('fault' in read) return { ...row, typed }
  return { ...row, typed, yearly: read.cents, months: spreadYear(read.cents) }
}

/** Whether every yearly amount that was typed is one. */
export const areReadable = (rows: readonly WizardRow[], language: string) =>
  rows.every(({ typed }) => typed === null || !('fault' in readTyped(typed, language)))
