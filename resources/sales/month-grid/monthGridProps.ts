import type { KeyboardEvent, RefObject } from 'react'
import type { Cents } from '#schema/kinds.ts'
import type { AmountColumn, Amounts, MonthRow } from './monthRow.ts'
import type { MonthEdits } from './useMonthEdits.ts'

/** Props shared by all rows; the object stays the same, so that rows are not re-rendered. */
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
  /** Accessible name. */
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly MonthRow[]
  /** If set, each row has a remove button. */
  readonly onRemove?: ((key: string) => void) | undefined
}

/**
 * Called for each changed row; a paste changes several rows at once, so use a functional state update. `yearly` is the
 * entered yearly amount, to be stored in the row; undefined if none was entered.
 */
export type OnChange = (key: string, months: readonly Cents[], yearly?: Cents) => void

export interface MonthGridProps extends Shown {
  readonly onChange: OnChange
}

export interface GridParts extends Shown {
  readonly edits: MonthEdits
  readonly noteId: string
}
