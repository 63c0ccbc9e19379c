import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ProgressProps } from './ExportStanding.tsx'

const count = new Intl.NumberFormat('en-US')

/** How far an export is, in rows, and the way to stop it. */
export const ExportProgress = ({ rows, total, isBuilding, onCancel }: ProgressProps) => {
  const translate = useTranslate()
  const isMeasured = total !== null && total > 0 && !isBuilding
  const values = { rows: count.format(rows), total: count.format(total ?? 0) }
  const text = isBuilding ? 'building' : isMeasured ? 'rowsOf' : 'rows'
  const label = translate(`kit.export.${text}`, values)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: 144 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {label}
        </Typography>
        <LinearProgress
          aria-label={label}
          {...(isMeasured && { variant: 'determinate' as const, value: Math.min(100, (100 * rows) / total) })}
        />
      </Box>
      <Button size="small" onClick={onCancel}>
        {translate('kit.dialogs.cancel')}
      </Button>
    </Box>
  )
}
