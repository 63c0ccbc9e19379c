import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { AmountInput } from './AmountInput.tsx'
import { AmountList } from './AmountList.tsx'
import { sayAmount, sumOf } from './amounts.ts'
import { DifferenceButton } from './DifferenceButton.tsx'
import type { GridParts } from './monthGridProps.ts'
import { amountAt, amountsOf, type MonthRow } from './monthRow.ts'

interface Props extends Omit<GridParts, 'label' | 'rows'> {
  readonly row: MonthRow
  readonly index: number
}

/** One row of the grid on a phone. */
export const MonthCard = ({ row, index, columns, unit, isReadOnly, onRemove, edits }: Props) => {
  const translate = useTranslate()
  const amounts = amountsOf(row)
  const total = sumOf(row.months)
  const named = columns.map((column) => ({
    name: edits.words.columnName(column),
    cents: amountAt(amounts, column),
  }))
  const card = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 1.5, minWidth: 0 }
  if (isReadOnly)
    return (
      <Box component="li" sx={card}>
        <AmountList title={row.label} amounts={named} total={total} unit={unit} />
      </Box>
    )
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {row.label}
        </Typography>
        {onRemove && (
          <IconButton
            aria-label={translate('kit.monthGrid.remove', { row: row.label })}
            onClick={() => onRemove(row.key)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box role="group" aria-label={row.label} sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {named.map(({ name, cents }, column) => (
          <AmountInput
            key={name}
            label={name}
            cents={cents}
            unit={unit}
            isWide={columns[column] === 'yearly'}
            onType={(typed) => edits.type({ row: index, column }, typed, true)}
            onPasteBlock={(text) => edits.paste(text, { top: index, bottom: index, left: column, right: column })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {translate('kit.monthGrid.total')} {sayAmount(unit, total)}
        </Typography>
        <DifferenceButton
          label={row.label}
          amounts={amounts}
          unit={unit}
          onPlace={(placed) => edits.replace(index, placed)}
        />
      </Box>
    </Box>
  )
}
