import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { AmountInput } from '../amounts/AmountInput.tsx'
import { formatAmount, sumOf } from '../amounts/amounts.ts'
import { DifferenceButton } from '../amounts/DifferenceButton.tsx'
import type { GridParts } from '../monthGridProps.ts'
import { type AmountColumn, amountAt, amountsOf, isSameRow, type MonthRow } from '../monthRow.ts'
import type { MonthEdits } from '../useMonthEdits.ts'
import { AmountList } from './AmountList.tsx'

/** What all cards share, the same object as long as one works in them. */
export interface CardSetting extends Pick<GridParts, 'columns' | 'unit' | 'isReadOnly' | 'onRemove'> {
  readonly columnName: (column: AmountColumn) => string
  readonly type: MonthEdits['type']
  readonly paste: MonthEdits['paste']
  readonly replace: MonthEdits['replace']
}

interface Props {
  readonly row: MonthRow
  readonly index: number
  readonly setting: CardSetting
}

const Card = ({ row, index, setting }: Props) => {
  const translate = useTranslate()
  const { columns, unit, isReadOnly, onRemove, columnName } = setting
  const amounts = amountsOf(row)
  const total = sumOf(row.months)
  const named = columns.map((column) => ({ name: columnName(column), cents: amountAt(amounts, column) }))
  if (isReadOnly)
    return (
      <li className="card">
        <AmountList title={row.label} amounts={named} total={total} unit={unit} />
      </li>
    )
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
        {named.map(({ name, cents }, column) => (
          <AmountInput
            key={name}
            label={name}
            cents={cents}
            unit={unit}
            isWide={columns[column] === 'yearly'}
            onType={(typed) => setting.type({ row: index, column }, typed, true)}
            onPasteBlock={(text) => setting.paste(text, { top: index, bottom: index, left: column, right: column })}
          />
        ))}
      </fieldset>
      <div className="card-total">
        <strong>
          {translate('monthGrid.total')} {formatAmount(unit, total)}
        </strong>
        <DifferenceButton
          label={row.label}
          amounts={amounts}
          unit={unit}
          onPlace={(placed) => setting.replace(index, placed)}
        />
      </div>
    </li>
  )
}

/** One row of the grid on a phone, drawn again only when something of its own changes. */
export const MonthCard = memo(
  Card,
  (one, other) => isSameRow(one.row, other.row) && one.index === other.index && one.setting === other.setting,
)
