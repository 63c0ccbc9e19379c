import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface PickerDialogProps {
  readonly title: string
  /** Null at the first step. */
  readonly onBack: (() => void) | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of the picker's steps. Its height stays, so that nothing jumps between them. */
export const PickerDialog = ({ title, onBack, onClose, children }: PickerDialogProps) => {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pt: 1 }}>
        {onBack && (
          <IconButton onClick={onBack} aria-label={translate('customerPicker.back')}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <DialogTitle id={titleId} sx={{ flexGrow: 1, px: 1.5, py: 1 }}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label={translate('customerPicker.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ height: 420, maxHeight: '70vh', display: 'flex', flexDirection: 'column', pb: 2 }}>
        {children}
      </DialogContent>
    </Dialog>
  )
}
