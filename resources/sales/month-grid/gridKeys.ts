import { amountColumns } from './monthRow.ts'
import type { Position, Size } from './positions.ts'

export type GridAction =
  | { readonly do: 'move'; readonly to: Position; readonly isExtending: boolean }
  | { readonly do: 'tab'; readonly by: 1 | -1 }
  /** Replaces the cell's text; null edits the existing text. */
  | { readonly do: 'edit'; readonly text: string | null }
  | { readonly do: 'empty' | 'undo' | 'selectAll' | 'collapse' }

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const pageRows = 10

const last = amountColumns.length - 1

const target = (key: string, isFar: boolean, { row, column }: Position, { rows }: Size) => {
  const [firstRow, lastRow] = [0, rows - 1]
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? firstRow : row - 1, column }
    case 'ArrowDown':
      return { row: isFar ? lastRow : row + 1, column }
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: isFar ? last : column + 1 }
    case 'Home':
      return { row: isFar ? firstRow : row, column: 0 }
    case 'End':
      return { row: isFar ? lastRow : row, column: last }
    case 'PageUp':
      return { row: row - pageRows, column }
    case 'PageDown':
      return { row: row + pageRows, column }
    default:
      return null
  }
}

const withControl = (key: string): GridAction | null => {
  if (key === 'z') return { do: 'undo' }
  return key === 'a' ? { do: 'selectAll' } : null
}

/** Action of a key at a position; null for keys the grid does not handle. Copy and paste have their own events. */
export const actionOf = (event: Key, at: Position, size: Size): GridAction | null => {
  const { key, shiftKey, altKey } = event
  const isControl = event.ctrlKey || event.metaKey
  if (altKey) return null
  const to = target(key, isControl, at, size)
  if (to) return { do: 'move', to, isExtending: shiftKey }
  if (isControl) return shiftKey ? null : withControl(key.toLowerCase())
  switch (key) {
    case 'Tab':
      return { do: 'tab', by: shiftKey ? -1 : 1 }
    case 'Enter':
      return { do: 'move', to: { row: at.row + (shiftKey ? -1 : 1), column: at.column }, isExtending: false }
    case 'F2':
      return { do: 'edit', text: null }
    case 'Delete':
    case 'Backspace':
      return { do: 'empty' }
    case 'Escape':
      return { do: 'collapse' }
    default:
      return key.length === 1 && key !== ' ' ? { do: 'edit', text: key } : null
  }
}
