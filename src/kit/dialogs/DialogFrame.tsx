import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

interface DialogFrameProps {
  readonly title?: string | undefined
  readonly message?: string | undefined
  /** The field, if the dialog has one, which takes the focus; it gets the id of the text that labels it. */
  readonly field?: (labelledBy: string) => ReactNode
  readonly submitLabel?: string | undefined
  /** Red, and Cancel has the focus. */
  readonly isDestructive?: boolean | undefined
  /** Without a choice there is no Cancel. */
  readonly hasChoice?: boolean
  readonly onCancel: () => void
  readonly onSubmit: () => void
}

/**
 * What the four dialogs share: names, the form, its buttons, Escape. A click beside it does nothing, so that no typed
 * text is lost.
 */
export const DialogFrame = ({ title, message, field, hasChoice = true, onCancel, ...submitting }: DialogFrameProps) => {
  const { submitLabel, isDestructive = false, onSubmit } = submitting
  const translate = useTranslate()
  const [titleId, messageId] = [useId(), useId()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form around the one that opened the dialog is a React ancestor, portal or not.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={title ? titleId : messageId}
      aria-describedby={title && message ? messageId : undefined}
    >
      <form noValidate onSubmit={submit}>
        {title && <DialogTitle id={titleId}>{title}</DialogTitle>}
        <DialogContent sx={{ pb: 1 }}>
          {message && (
            <DialogContentText
              id={messageId}
              sx={{ color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {message}
            </DialogContentText>
          )}
          {field?.(message ? messageId : titleId)}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {hasChoice && (
            <Button onClick={onCancel} autoFocus={isDestructive}>
              {translate('kit.dialogs.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            autoFocus={!field && !isDestructive}
          >
            {submitLabel ?? translate('kit.dialogs.ok')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
