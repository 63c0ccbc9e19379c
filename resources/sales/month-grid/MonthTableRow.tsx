import { type KeyboardEvent, memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import { editAmount } from './amounts.ts'
import { GridCell } from './GridCell.tsx'
import type { RowSetting } from './monthGridProps.ts'
import { type AmountColumn, amountAt, amountColumns, isSameRow, type MonthRow } from './monthRow.ts'
import { RowEnd } from './RowEnd.tsx'
import type { Editing } from './useGridState.ts'

interface AmountEditorProps {
  readonly label: string
  /** Initial text; `isReplacing` if it was typed over the existing amount. */
  readonly text: string
  readonly isReplacing: boolean
  readonly isInvalid: boolean
  /** Current text, read when editing ends. */
  readonly draft: RefObject<string>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/** Input of the edited cell. Keeps its text in local state until editing ends. */
const AmountEditor = ({ label, text, isReplacing, isInvalid, draft, onKeyDown, onBlur }: AmountEditorProps) => {
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it begins with.
  useLayoutEffect(() => {
    draft.current = text
    input.current?.focus()
    if (!isReplacing) input.current?.select()
  }, [])
  return (
    <input
      ref={input}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid}
      onChange={(event) => {
        draft.current = event.target.value
        setTyped(event.target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}

interface AmountCellProps {
  readonly place: string
  readonly text: string
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly editor: ReactNode
}

/** Memoized: of some thousand cells, only changed ones are re-rendered. */
const AmountCell = memo(({ place, text, isCurrent, isSelected, editor }: AmountCellProps) => (
  <GridCell
    place={place}
    className={isSelected ? 'amount is-selected' : 'amount'}
    tabIndex={isCurrent ? 0 : -1}
    isSelected={isSelected}
  >
    {editor ?? text}
  </GridCell>
))

interface Props {
  readonly row: MonthRow
  readonly index: number
  /** Column of the current cell, null if it is in another row. */
  readonly current: number | null
  /** First and last selected column, null if none is in this row. */
  readonly selected: readonly [number, number] | null
  readonly editing: Editing | null
  readonly isInvalid: boolean
  readonly setting: RowSetting
}

const Row = ({ row, index, current, selected, editing, isInvalid, setting }: Props) => {
  const translate = useTranslate()
  const [title, ...rest] = row.head
  const isInEnd = current !== null && current >= amountColumns.length
  const editorAt = (column: number, kind: AmountColumn) =>
    editing?.at.column === column ? (
      <AmountEditor
        label={translate('monthGrid.cell', { row: row.label, column: setting.columnName(kind) })}
        text={editing.text ?? editAmount(amountAt(row, kind))}
        isReplacing={editing.text !== null}
        isInvalid={isInvalid}
        draft={setting.draft}
        onKeyDown={setting.onEditorKeyDown}
        onBlur={setting.onEditorBlur}
      />
    ) : null
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" aria-label={row.label}>
        {title}
      </th>
      {rest.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leading cell is known by its place alone.
        <td key={at} className="head" title={text || undefined}>
          {text}
        </td>
      ))}
      {amountColumns.map((kind, column) => (
        <AmountCell
          key={kind}
          place={`${index}-${column}`}
          text={formatThousands(amountAt(row, kind))}
          isCurrent={current === column}
          isSelected={selected !== null && column >= selected[0] && column <= selected[1]}
          editor={editorAt(column, kind)}
        />
      ))}
      <RowEnd row={row} index={index} current={isInEnd ? current : null} setting={setting} />
    </tr>
  )
}

const isSamePair = (one: Props['selected'], other: Props['selected']) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** Re-renders only when its own data changes. */
export const MonthTableRow = memo(
  Row,
  (one, other) =>
    isSameRow(one.row, other.row) &&
    one.index === other.index &&
    one.current === other.current &&
    isSamePair(one.selected, other.selected) &&
    one.editing === other.editing &&
    one.isInvalid === other.isInvalid &&
    one.setting === other.setting,
)
