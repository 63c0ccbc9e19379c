import { type RefObject, useCallback, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Cents } from '../../../schema/kinds.ts'
import { amountColumns } from './monthRow.ts'
import { clamp, isAt, nextStop, type Position, rangeOf, type Size } from './table/positions.ts'
import type { MonthEdits } from './useMonthEdits.ts'

/** The same function at every drawing, which calls the newest: what it is given to need not be drawn again for it. */
export const useLatest = <Args extends unknown[], Result>(callback: (...args: Args) => Result) => {
  const newest = useRef(callback)
  // Before the layout effects: a focus that those give is heard at once.
  useInsertionEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

/** A cell that is being edited: with what it began, and whether typing began it. */
export interface Editing {
  readonly at: Position
  readonly text: string | null
}

interface Options {
  readonly table: RefObject<HTMLTableElement | null>
  readonly size: Size
  readonly edits: MonthEdits
  /** Whether Tab stops at a position. */
  readonly isStop: (at: Position) => boolean
}

const start: Position = { row: 0, column: 0 }

/** What has the focus when a position has it: the cell, or the button in it. */
const elementAt = (table: HTMLTableElement | null, { row, column }: Position) => {
  const cell = table?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`)
  return cell?.querySelector('button') ?? cell
}

/** Which cell is the current one, which are selected with it, and what is being edited. */
export const useGridState = ({ table, size, edits, isStop }: Options) => {
  const [cursor, setCursor] = useState({ at: start, anchor: start })
  const [editing, setEditing] = useState<Editing | null>(null)
  const draft = useRef('')
  const wantsFocus = useRef(false)
  const at = clamp(cursor.at, size)
  const range = rangeOf(at, clamp(cursor.anchor, size), amountColumns.length)

  const rowCount = useRef(size.rows)
  useLayoutEffect(() => {
    // A row that is gone takes the focus with it.
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
  /** Ends the editing with what was typed; false where that is no amount and can still be mended. */
  const commit = (isLeft = false) => {
    if (!editing) return true
    const isTaken = edits.type(editing.at, draft.current, isLeft)
    if (isTaken || isLeft) setEditing(null)
    if (!isLeft) wantsFocus.current = true
    return isTaken || isLeft
  }
  const giveUp = () => {
    edits.clearNotice()
    wantsFocus.current = true
    setEditing(null)
  }
  /** Goes to Tab's next stop; false where there is none and the focus is to leave. */
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
  /** Takes a focus that came by other means than the grid's own. */
  const follow = (to: Position) => !isAt(to, at) && setCursor({ at: to, anchor: to })
  return { at, range, editing, draft, go, edit, commit, giveUp, tab, empty, selectAll, focusCell, follow }
}

export type GridState = ReturnType<typeof useGridState>
