import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PlannedRow } from '../sellerBudgetModel.ts'
import { labelOf } from '../sellerBudgetModel.ts'

interface Props {
  readonly rows: readonly PlannedRow[]
  /** Keys of rows that cannot be sent, because their customer already has a budget in the newly selected year. */
  readonly rejected: ReadonlySet<string>
  readonly onRemove: (key: string) => void
}

export const ChosenRows = ({ rows, rejected, onRemove }: Props) => {
  const translate = useTranslate()
  if (rows.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('budgets.noRows')}
      </Typography>
    )
  }
  return (
    <Box component="ul" aria-label={translate('budgets.chosen')} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.key}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', minHeight: 36 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
            {labelOf(row)}
            {rejected.has(row.key) && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                {translate('budgets.usedMeanwhile')}
              </Box>
            )}
          </Box>
          <IconButton
            size="small"
            aria-label={translate('monthGrid.remove', { row: labelOf(row) })}
            onClick={() => onRemove(row.key)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
