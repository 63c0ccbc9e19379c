import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

interface Props {
  readonly label: string
  /** Null if the total is unknown. */
  readonly percent: number | null
  readonly onCancel: () => void
  readonly sx: SxProps<Theme>
}

export const Progress = ({ label, percent, onCancel, sx }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={sx}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {label}
        </Typography>
        <LinearProgress aria-label={label} {...(percent !== null && { variant: 'determinate', value: percent })} />
      </Box>
      <Button size="small" onClick={onCancel}>
        {translate('kit.dialogs.cancel')}
      </Button>
    </Box>
  )
}
