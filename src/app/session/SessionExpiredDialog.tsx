import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useSignInAgain } from './useSignInAgain.ts'

export const SessionExpiredDialog = () => {
  const translate = useTranslate()
  const { signInAgain, leave } = useSignInAgain()
  const [titleId, textId] = [useId(), useId()]
  return (
    <Dialog open onClose={leave} aria-labelledby={titleId} aria-describedby={textId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {translate('session.title')}
      </DialogTitle>
      <IconButton
        onClick={leave}
        aria-label={translate('session.close')}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <DialogContentText id={textId} sx={{ color: 'text.primary' }}>
          {translate('session.text')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={signInAgain} autoFocus>
          {translate('session.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
