import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What scrap there is, over the whole page. */
export const ScrapDialog = ({ title, onClose, children }: Props) => {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <Box
        sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 3, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={titleId} component="h2" variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={translate('scrap.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ bgcolor: 'background.default' }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>{children}</Box>
      </DialogContent>
    </Dialog>
  )
}
