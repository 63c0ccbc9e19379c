import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { AmountInput } from '../amounts/AmountInput.tsx'
import { sumOf } from '../amounts/amounts.ts'
import { DifferenceButton } from '../amounts/DifferenceButton.tsx'
import type { GridParts } from '../monthGridProps.ts'
import { type AmountColumn, amountAt, amountColumns, isSameRow, type MonthRow } from '../monthRow.ts'
import type { MonthEdits } from '../useMonthEdits.ts'

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
