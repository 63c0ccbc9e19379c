import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { actionOf, type GridAction } from './gridKeys.ts'
import { amountColumns } from './monthRow.ts'
import type { Position, Size } from './positions.ts'
import type { GridState } from './useGridState.ts'
import { useLatest } from './useGridState.ts'
import type { MonthEdits } from './useMonthEdits.ts'

interface Options {
  readonly state: GridState
  readonly edits: MonthEdits
  readonly size: Size
}

const positionOf = (element: EventTarget): Position | null => {
  const cell = (element as Element).closest('[data-place]')?.getAttribute('data-place')
  const [row, column] = cell?.split('-').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** Portals such as menus, and leading cells, handle their own keys. */
const isInCell = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
  currentTarget.contains(target as Node) && positionOf(target) !== null && !isInEditor(target)
const isInEditor = (target: EventTarget) => target instanceof HTMLInputElement
const isButton = (target: EventTarget) => (target as Element).closest('button') !== null

export const useGridEvents = ({ state, edits, size }: Options) => {
  const perform = (action: GridAction) => {
    if (action.do === 'move') state.go(action.to, action.isExtending)
    else if (action.do === 'edit') state.edit(action.text)
    else if (action.do === 'empty') state.empty()
    else if (action.do === 'selectAll') state.selectAll()
    else if (action.do === 'undo') edits.undo()
    else if (action.do === 'collapse') state.go(state.at)
  }
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    if (!isInCell(event) || event.defaultPrevented) return
    if (isButton(event.target) && event.key === 'Enter') return
    const action = actionOf(event, state.at, size)
    if (!action) return
    const isSingle = state.range.top === state.range.bottom && state.range.left === state.range.right
    // If there is no range to collapse, Escape is left to the grid's surroundings.
    if (action.do === 'collapse' && isSingle) return
    if (action.do === 'tab' && !state.tab(action.by)) return
    event.preventDefault()
    event.stopPropagation()
    perform(action)
  })
  const onEditorKeyDown = useLatest((event: KeyboardEvent) => {
    const isTyped = state.editing?.text !== null
    const action = actionOf(event, state.at, size)
    if (action?.do === 'collapse') {
      event.preventDefault()
      event.stopPropagation()
      return state.giveUp()
    }
    const isMove = action?.do === 'move' && (event.key === 'Enter' || (isTyped && event.key.startsWith('Arrow')))
    if (action?.do !== 'tab' && !isMove) return
    const isCommitted = flushSync(() => state.commit())
    // Move the focus to the cell before Tab leaves the grid, because the editor is gone.
    if (isCommitted && action.do === 'tab' && !state.tab(action.by)) return state.focusCell()
    event.preventDefault()
    if (isCommitted && isMove) state.go(action.to)
  })
  const isDragging = useRef(false)
  const onMouseDown = useLatest((event: MouseEvent) => {
    isDragging.current = false
    const place = positionOf(event.target)
    if (!place || event.button !== 0 || isInEditor(event.target)) return
    state.commit(true)
    if (isButton(event.target)) return state.follow(place)
    // The grid sets the focus itself: the browser would also select text from the last position.
    event.preventDefault()
    isDragging.current = true
    state.go(place, event.shiftKey)
  })
  const onMouseOver = useLatest((event: MouseEvent) => {
    const isHeld = isDragging.current && event.buttons === 1
    const place = isHeld && !state.editing ? positionOf(event.target) : null
    if (place && place.column < amountColumns.length) state.go(place, true)
  })
  const onDoubleClick = useLatest((event: MouseEvent) => {
    if (isInCell(event) && !isButton(event.target)) state.edit(null)
  })
  // On touch screens a tap edits the cell: there is no keyboard to start with, and a double tap zooms.
  const onClick = useLatest((event: MouseEvent) => {
    if ((event.nativeEvent as PointerEvent).pointerType === 'touch') onDoubleClick(event)
  })
  const onFocus = useLatest((event: FocusEvent) => {
    const place = positionOf(event.target)
    if (place && isInCell(event)) state.follow(place)
  })
  const onCopy = useLatest((event: ClipboardEvent) => {
    if (!isInCell(event)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', edits.copy(state.range))
    if (event.type === 'cut') state.empty()
  })
  const onPaste = useLatest((event: ClipboardEvent) => {
    if (!isInCell(event)) return
    event.preventDefault()
    edits.paste(event.clipboardData.getData('text/plain'), state.range)
  })
  const onMouse = { onMouseDown, onMouseOver, onClick, onDoubleClick }
  const onGrid = { ...onMouse, onKeyDown, onFocus, onCopy, onCut: onCopy, onPaste }
  return { onGrid, onEditorKeyDown }
}
