import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Mark } from '../Mark.tsx'

interface LoadingOverlayProps {
  readonly message?: string
}

export const LoadingOverlay = ({ message }: LoadingOverlayProps) => {
  const translate = useTranslate()
  const label = message ?? translate('kit.feedback.loading')
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Mark size={64} />
      <LinearProgress aria-label={label} sx={{ width: 160, borderRadius: 1 }} />
      <Typography sx={{ textAlign: 'center' }}>{label}</Typography>
    </Box>
  )
}
