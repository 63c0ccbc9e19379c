import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId } from 'react'
import { DialogHead } from './DialogHead.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Sticky at the bottom. */
  readonly actions?: ReactNode
}

export const FullScreenDialog = ({ title, onClose, children, actions }: Props) => {
  const titleId = useId()
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <DialogHead
        title={title}
        onClose={onClose}
        id={titleId}
        variant="h1"
        sx={{ px: { xs: 2, sm: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <DialogContent sx={{ bgcolor: 'background.default', px: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      </DialogContent>
      {actions && (
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2, borderTop: 1, borderColor: 'divider' }}>
          {actions}
        </DialogActions>
      )}
    </Dialog>
  )
}
