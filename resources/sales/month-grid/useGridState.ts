import { type RefObject, useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Cents } from '#schema/kinds.ts'
import { amountColumns } from './monthRow.ts'
import { clamp, isAt, nextStop, type Position, rangeOf, type Size } from './positions.ts'
import type { MonthEdits } from './useMonthEdits.ts'

/** Stable function that calls the latest callback, so that receivers do not re-render. */
export const useLatest = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const newest = useRef(callback)
  // Runs before layout effects, so that focus events from them call the latest callback.
  useInsertionEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

/** The edited cell; `text` is the initial text if typing started the edit, otherwise null. */
export interface Editing {
  readonly at: Position
  readonly text: string | null
}

interface Options {
  readonly table: RefObject<HTMLTableElement | null>
  readonly size: Size
  readonly edits: MonthEdits
  /** True if the position is a tab stop. */
  readonly isStop: (at: Position) => boolean
}

const start: Position = { row: 0, column: 0 }

const elementAt = (table: HTMLTableElement | null, { row, column }: Position) => {
  const cell = table?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)
  return cell?.querySelector('button') ?? cell
}

export const useGridState = ({ table, size, edits, isStop }: Options) => {
  const [cursor, setCursor] = useState({ at: start, anchor: start })
  const [editing, setEditing] = useState<Editing | null>(null)
  const draft = useRef('')
  const wantsFocus = useRef(false)
  const at = clamp(cursor.at, size)
  const range = rangeOf(at, clamp(cursor.anchor, size), amountColumns.length)

  const rowCount = useRef(size.rows)
  useLayoutEffect(() => {
    // Removing a row also removes the focused element.
    const isLost = size.rows < rowCount.current && document.activeElement === document.body
    rowCount.current = size.rows
    if (editing || !(wantsFocus.current || isLost)) return
    wantsFocus.current = false
    elementAt(table.current, at)?.focus()
  })

  const go = (to: Position, isExtending = false) => {
    const next = clamp(to, size)
    wantsFocus.current = true
    setCursor({ at: next, anchor: isExtending ? cursor.anchor : next })
  }
  const edit = (text: string | null) => {
    if (at.column >= amountColumns.length) return
    edits.clearNotice()
    setEditing({ at, text })
  }
  /** Ends editing with the typed text; false if it is invalid and can still be corrected. */
  const commit = (isLeft = false) => {
    if (!editing) return true
    const isAccepted = edits.type(editing.at, draft.current, isLeft)
    if (isAccepted || isLeft) setEditing(null)
    if (!isLeft) wantsFocus.current = true
    return isAccepted || isLeft
  }
  const giveUp = () => {
    edits.clearNotice()
    wantsFocus.current = true
    setEditing(null)
  }
  /** Moves to the next tab stop; false if the focus should leave the grid. */
  const tab = (by: 1 | -1) => {
    const next = nextStop(at, by, size, isStop)
    if (next) go(next)
    return next !== null
  }
  const empty = () => {
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, row) => range.top + row)
    const selected = amountColumns.slice(range.left, range.right + 1)
    edits.edit(rows.flatMap((row) => selected.map((column) => ({ row, column, cents: 0 as Cents }))))
  }
  const selectAll = () => {
    wantsFocus.current = true
    setCursor({ at: start, anchor: { row: size.rows - 1, column: amountColumns.length - 1 } })
  }
  const focusCell = () => elementAt(table.current, at)?.focus()
  /** Follows a focus change made by the browser. */
  const follow = (to: Position) => !isAt(to, at) && setCursor({ at: to, anchor: to })
  return { at, range, editing, draft, go, edit, commit, giveUp, tab, empty, selectAll, focusCell, follow }
}

export type GridState = ReturnType<typeof useGridState>
