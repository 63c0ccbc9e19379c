import { useMemo, useRef } from 'react'
import { MonthTableFoot, MonthTableHead } from './MonthTableEnds.tsx'
import { MonthTableRow } from './MonthTableRow.tsx'
import type { GridParts, RowSetting } from './monthGridProps.ts'
import { amountColumns, hasDifference } from './monthRow.ts'
import type { Position } from './positions.ts'
import { useGridEvents } from './useGridEvents.ts'
import { useGridState, useLatest } from './useGridState.ts'

/**
 * Table with a single tab stop; arrow keys move within it. Its styles are on the wrapper, so that rendering stays
 * cheap.
 */
export const MonthTable = ({ label, heads, rows, onRemove, edits, noteId }: GridParts) => {
  const table = useRef<HTMLTableElement>(null)
  const canRemove = onRemove !== undefined
  const size = { rows: rows.length, columns: amountColumns.length + (canRemove ? 2 : 1) }
  const isStop = ({ row, column }: Position) => {
    const total = rows[row]
    return column !== amountColumns.length || (total !== undefined && hasDifference(total))
  }
  const state = useGridState({ table, size, edits, isStop })
  const { onGrid, onEditorKeyDown } = useGridEvents({ state, edits, size })
  const onEditorBlur = useLatest(() => void state.commit(true))
  const remove = useLatest((key: string) => onRemove?.(key))
  const columnName = useLatest(edits.words.columnName)
  const { draft } = state
  const setting = useMemo<RowSetting>(
    () => ({ canRemove, columnName, draft, onEditorKeyDown, onEditorBlur, onPlace: edits.replace, onRemove: remove }),
    [canRemove, columnName, draft, onEditorKeyDown, onEditorBlur, edits.replace, remove],
  )
  const ends = { heads, canRemove, columnName }
  const { at, range, editing } = state
  const selectedIn = (index: number): readonly [number, number] | null =>
    index >= range.top && index <= range.bottom ? [range.left, range.right] : null
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells can be edited is a grid.
      role="grid"
      ref={table}
      aria-label={label}
      aria-describedby={noteId}
      aria-multiselectable
      aria-rowcount={rows.length + 2}
      {...onGrid}
    >
      <MonthTableHead {...ends} />
      <tbody>
        {rows.map((row, index) => (
          <MonthTableRow
            key={row.key}
            row={row}
            index={index}
            current={at.row === index ? at.column : null}
            selected={selectedIn(index)}
            editing={editing?.at.row === index ? editing : null}
            isInvalid={editing?.at.row === index && edits.notice?.kind === 'error'}
            setting={setting}
          />
        ))}
      </tbody>
      {rows.length > 0 && <MonthTableFoot {...ends} rows={rows} />}
    </table>
  )
}
