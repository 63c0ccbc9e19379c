import UndoIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { Outcome } from '#kit/feedback/Outcome.tsx'
import { formatThousands } from '#kit/fields/formats.ts'
import { useSumLabel } from '#kit/table/unreadable.ts'
import type { Cents } from '#schema/kinds.ts'
import { sumOf } from './amounts.ts'
import { cardsStyle } from './cardsStyle.ts'
import { gridRegionStyle } from './gridStyles.ts'
import { type CardSetting, MonthCard } from './MonthCard.tsx'
import { MonthTable } from './MonthTable.tsx'
import type { GridParts, MonthGridProps } from './monthGridProps.ts'
import { amountAt, amountColumns } from './monthRow.ts'
import { useLatest } from './useGridState.ts'
import { type MonthEdits, useMonthEdits } from './useMonthEdits.ts'

interface Named {
  readonly name: string
  readonly cents: Cents
}

interface AmountListProps {
  readonly title: string
  readonly amounts: readonly Named[]
  readonly total: Cents
}

// Two columns if totals of ten digits fit.
const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  columnGap: 2,
  m: 0,
} as const

const AmountList = ({ title, amounts, total }: AmountListProps) => {
  const translate = useTranslate()
  const all = [...amounts, { name: translate('monthGrid.total'), cents: total }]
  return (
    <>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {all.map(({ name, cents }) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatThousands(cents)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}

interface Props {
  readonly noteId: string
  readonly isPhone: boolean
  readonly edits: MonthEdits
}

// Fixed space, so that a message does not shift the layout; longer messages scroll. On a phone the full text is shown.
const messagePlace = { height: { sm: 88 }, overflowY: 'auto', displayPrint: 'none' } as const

const GridFoot = ({ noteId, isPhone, edits }: Props) => {
  const translate = useTranslate()
  const { notice, canUndo, undo, clearNotice } = edits
  const isWrong = notice?.kind === 'error'
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 }}>
        <Button size="small" startIcon={<UndoIcon />} disabled={!canUndo} onClick={undo}>
          {translate('monthGrid.undo')}
        </Button>
        <Typography id={noteId} variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('monthGrid.unit')} {!isPhone && translate('monthGrid.keys')}
        </Typography>
      </Box>
      <Box sx={messagePlace}>
        {isWrong && (
          <MessageBanner kind="error" onClose={clearNotice}>
            {notice.lines.join('\n')}
          </MessageBanner>
        )}
        <Outcome kind={notice && !isWrong ? notice.kind : null}>{notice?.lines.join(' ')}</Outcome>
      </Box>
    </>
  )
}

const MonthCards = ({ label, rows, onRemove, edits }: GridParts) => {
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

export type { MonthRow } from './monthRow.ts'

/**
 * Spreadsheet-like grid of a yearly and twelve monthly amounts per row: keyboard, ranges, copy, paste and undo; totals
 * per row, per month and overall. On a phone each row is a card of inputs. Amounts are at least 0, in thousands of
 * dollars with two decimals.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { label, heads, rows, onChange, onRemove } = props
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const noteId = useId()
  const edits = useMonthEdits(rows, onChange)
  const parts = { label, heads, rows, onRemove, edits, noteId }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      {isPhone ? (
        <MonthCards {...parts} />
      ) : (
        <Box role="region" aria-label={label} sx={gridRegionStyle}>
          <MonthTable {...parts} />
        </Box>
      )}
      <GridFoot noteId={noteId} isPhone={isPhone} edits={edits} />
    </Box>
  )
}
