import { memo, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { AmountEditor } from '../amounts/AmountEditor.tsx'
import { editAmount } from '../amounts/amounts.ts'
import type { RowSetting } from '../monthGridProps.ts'
import { type AmountColumn, amountAt, amountColumns, isSameRow, type MonthRow } from '../monthRow.ts'
import type { Editing } from '../useGridState.ts'
import { GridCell } from './GridCell.tsx'
import { RowEnd } from './RowEnd.tsx'

interface AmountCellProps {
  readonly place: string
  readonly text: string
  readonly isCurrent: boolean
  readonly isSelected: boolean
  /** The editor, while the cell is edited. */
  readonly editor: ReactNode
}

/** One amount. Of some thousand cells only those that change are drawn again. */
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
  /** The column of the current cell, if it is in this row. */
  readonly current: number | null
  /** The selected columns, if any of this row are: from and to. */
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

/** A row of the grid, drawn again only when something of its own changes. */
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
