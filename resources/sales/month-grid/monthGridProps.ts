import type { KeyboardEvent, RefObject } from 'react'
import type { Cents } from '../../../schema/kinds.ts'
import type { AmountUnit } from './amounts/amounts.ts'
import type { AmountColumn, Amounts, MonthRow } from './monthRow.ts'
import type { MonthEdits } from './useMonthEdits.ts'

/** What all rows of a table share, the same object as long as one works in it. */
export interface RowSetting {
  readonly columns: readonly AmountColumn[]
  readonly unit: AmountUnit
  readonly isReadOnly: boolean
  readonly canRemove: boolean
  readonly columnName: (column: AmountColumn) => string
  readonly draft: RefObject<string>
  readonly onEditorKeyDown: (event: KeyboardEvent) => void
  readonly onEditorBlur: () => void
  readonly onPlace: (index: number, amounts: Amounts) => void
  readonly onRemove: (key: string) => void
}

export interface MonthGridProps {
  /** What the grid is called by screen readers. */
  readonly label: string
  /** The names of the leading columns. */
  readonly heads: readonly string[]
  readonly rows: readonly MonthRow[]
  /**
   * Called for each row that changed; a paste changes several in one go, so set your state from its former one.
   * `yearly` is the yearly amount that was typed and goes back into the row; undefined where none was.
   */
  readonly onChange?: (key: string, months: readonly Cents[], yearly?: Cents) => void
  /** What the amounts are written in, with two decimals. Cents inside, whatever it is. */
  readonly unit?: AmountUnit
  /** A column for the yearly amount, which is spread over the months. */
  readonly hasYearly?: boolean
  readonly isReadOnly?: boolean
  /** Gives each row a button that removes it. */
  readonly removeRow?: (key: string) => void
}

/** What table and cards draw. */
export interface GridParts {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly MonthRow[]
  readonly columns: readonly AmountColumn[]
  readonly unit: AmountUnit
  readonly isReadOnly: boolean
  readonly onRemove: ((key: string) => void) | undefined
  readonly edits: MonthEdits
  /** The id of the text that tells the unit and the keys. */
  readonly noteId: string
}
