import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { type ClipboardEvent, memo, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import { editAmount, sumOf } from './amounts.ts'
import { DifferenceButton } from './DifferenceButton.tsx'
import type { GridParts } from './monthGridProps.ts'
import { type AmountColumn, amountAt, amountColumns, isSameRow, type MonthRow } from './monthRow.ts'
import type { MonthEdits } from './useMonthEdits.ts'

interface AmountInputProps {
  readonly label: string
  readonly cents: Cents
  readonly isWide: boolean
  readonly onType: (typed: string) => void
  /** For text with several spreadsheet cells. */
  readonly onPasteBlock: (text: string) => void
}

/**
 * Amount of a card, applied on blur or Enter. A plain input, styled by its card, because there may be more than a
 * thousand.
 */
const AmountInput = ({ label, cents, isWide, onType, onPasteBlock }: AmountInputProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) onType(typed)
    setTyped(null)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\r\n]/.test(text.trimEnd())) return
    event.preventDefault()
    setTyped(null)
    onPasteBlock(text)
  }
  return (
    <div className={isWide ? 'amount-field is-wide' : 'amount-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed ?? editAmount(cents)}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
    </div>
  )
}

/** Props shared by all cards; the object stays the same, so that cards are not re-rendered. */
export interface CardSetting extends Pick<GridParts, 'onRemove'>, Pick<MonthEdits, 'type' | 'paste' | 'replace'> {
  readonly columnName: (column: AmountColumn) => string
}

interface Props {
  readonly row: MonthRow
  readonly index: number
  readonly setting: CardSetting
}

const Card = ({ row, index, setting }: Props) => {
  const translate = useTranslate()
  const { onRemove, columnName } = setting
  return (
    <li className="card">
      <div className="card-title">
        <h3>{row.label}</h3>
        {onRemove && (
          <IconButton aria-label={translate('monthGrid.remove', { row: row.label })} onClick={() => onRemove(row.key)}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </div>
      <fieldset className="amounts" aria-label={row.label}>
        {amountColumns.map((kind, column) => (
          <AmountInput
            key={kind}
            label={columnName(kind)}
            cents={amountAt(row, kind)}
            isWide={kind === 'yearly'}
            onType={(typed) => setting.type({ row: index, column }, typed, true)}
            onPasteBlock={(text) => setting.paste(text, { top: index, bottom: index, left: column, right: column })}
          />
        ))}
      </fieldset>
      <div className="card-total">
        <strong>
          {translate('monthGrid.total')} {formatThousands(sumOf(row.months))}
        </strong>
        <DifferenceButton label={row.label} amounts={row} onPlace={(placed) => setting.replace(index, placed)} />
      </div>
    </li>
  )
}

/** One row of the grid on a phone; re-renders only when its own data changes. */
export const MonthCard = memo(
  Card,
  (one, other) => isSameRow(one.row, other.row) && one.index === other.index && one.setting === other.setting,
)
