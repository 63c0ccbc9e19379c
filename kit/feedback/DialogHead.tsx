import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { SystemStyleObject } from '@mui/system'
import { useTranslate } from 'react-admin'

interface Props {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
  readonly variant?: 'h1' | 'h2'
  readonly sx: SystemStyleObject
}

export const DialogHead = ({ id, title, onClose, variant = 'h2', sx }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ...sx }}>
      <Typography id={id} component="h2" variant={variant} sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <IconButton aria-label={translate('kit.dialogs.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}
