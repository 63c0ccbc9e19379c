import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { formatThousands } from '#kit/fields/formats.ts'
import { sumOf } from './amounts.ts'
import { DifferenceButton } from './DifferenceButton.tsx'
import { GridCell } from './GridCell.tsx'
import type { RowSetting } from './monthGridProps.ts'
import { amountColumns, hasDifference, type MonthRow } from './monthRow.ts'

interface Props {
  readonly row: MonthRow
  readonly index: number
  /** Column of the current cell, null if it is not one of these. */
  readonly current: number | null
  readonly setting: RowSetting
}

const [total, remove] = [amountColumns.length, amountColumns.length + 1]

export const RowEnd = memo(({ row, index, current, setting }: Props) => {
  const translate = useTranslate()
  const hasButton = hasDifference(row)
  const tabIndexAt = (column: number) => (current === column ? 0 : -1)
  return (
    <>
      <GridCell
        place={`${index}-${total}`}
        className="total"
        isReadOnly
        tabIndex={hasButton ? undefined : tabIndexAt(total)}
      >
        {formatThousands(sumOf(row.months))}
        {hasButton && (
          <DifferenceButton
            label={row.label}
            amounts={row}
            tabIndex={tabIndexAt(total)}
            onPlace={(placed) => setting.onPlace(index, placed)}
          />
        )}
      </GridCell>
      {setting.canRemove && (
        <GridCell place={`${index}-${remove}`} className="action">
          <IconButton
            size="small"
            tabIndex={tabIndexAt(remove)}
            aria-label={translate('monthGrid.remove', { row: row.label })}
            onClick={() => setting.onRemove(row.key)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </GridCell>
      )}
    </>
  )
})
