import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSumLabel } from '../../../../src/kit/table/state/unreadable.ts'
import { sumOf } from '../amounts/amounts.ts'
import type { GridParts } from '../monthGridProps.ts'
import { amountAt, amountColumns } from '../monthRow.ts'
import { useLatest } from '../useGridState.ts'
import { AmountList } from './AmountList.tsx'
import { cardsStyle } from './cardsStyle.ts'
import { type CardSetting, MonthCard } from './MonthCard.tsx'

export const MonthCards = ({ label, rows, onRemove, edits }: GridParts) => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const columnName = useLatest(edits.words.columnName)
  const remove = useLatest((key: string) => onRemove?.(key))
  const { type, paste, replace } = edits
  const canRemove = onRemove !== undefined
  const setting = useMemo<CardSetting>(
    () => ({ onRemove: canRemove ? remove : undefined, columnName, type, paste, replace }),
    [canRemove, remove, columnName, type, paste, replace],
  )
  const sums = amountColumns.map((column) => ({
    name: columnName(column),
    cents: sumOf(rows.map((row) => amountAt(row, column))),
  }))
  const all = sumOf(rows.map(({ months }) => sumOf(months)))
  return (
    <Box component="ul" aria-label={label} sx={cardsStyle}>
      {rows.map((row, index) => (
        <MonthCard key={row.key} row={row} index={index} setting={setting} />
      ))}
      {rows.length > 1 && (
        <li className="sums">
          <AmountList title={sumLabel(translate('monthGrid.total'), 'budgetRow.months')} amounts={sums} total={all} />
        </li>
      )}
    </Box>
  )
}
