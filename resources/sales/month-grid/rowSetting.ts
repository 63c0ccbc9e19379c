import type { KeyboardEvent, RefObject } from 'react'
import type { AmountUnit } from './amounts/amounts.ts'
import type { AmountColumn, Amounts } from './monthRow.ts'

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
