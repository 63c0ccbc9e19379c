import type { KeyboardEvent, RefObject } from 'react'
import type { Cents } from '../../../schema/kinds.ts'
import type { AmountColumn, Amounts, MonthRow } from './monthRow.ts'
import type { MonthEdits } from './useMonthEdits.ts'

/** What all rows of a table share, the same object as long as one works in it. */
export interface RowSetting {
  readonly canRemove: boolean
  readonly columnName: (column: AmountColumn) => string
  readonly draft: RefObject<string>
  readonly onEditorKeyDown: (event: KeyboardEvent) => void
  readonly onEditorBlur: () => void
  readonly onPlace: (index: number, amounts: Amounts) => void
  readonly onRemove: (key: string) => void
}

interface Shown {
  /** What the grid is called by screen readers. */
  readonly label: string
  /** The names of the leading columns. */
  readonly heads: readonly string[]
  readonly rows: readonly MonthRow[]
  /** Gives each row a button that removes it. */
  readonly onRemove?: ((key: string) => void) | undefined
}

/**
 * Called for each row that changed; a paste changes several in one go, so set your state from its former one.
 * `yearly` is the yearly amount that was typed and goes back into the row; undefined where none was.
 */
export type OnChange = (key: string, months: readonly Cents[], yearly?: Cents) => void

export interface MonthGridProps extends Shown {
  readonly onChange: OnChange
}

/** What table and cards draw. */
export interface GridParts extends Shown {
  readonly edits: MonthEdits
  /** The id of the text that tells the unit and the keys. */
  readonly noteId: string
}
