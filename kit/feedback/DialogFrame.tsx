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
  /** Field that receives the focus; gets the id of the text that labels it. */
  readonly field?: (labelledBy: string) => ReactNode
  readonly submitLabel?: string | undefined
  readonly cancelLabel?: string | undefined
  readonly isDestructive?: boolean | undefined
  /** Without a choice, there is no Cancel button. */
  readonly hasChoice?: boolean
  readonly onCancel: () => void
  readonly onSubmit: () => void
}

/**
 * Shared frame of the four dialogs: accessible names, form, buttons, Escape. Clicks outside are ignored, so that no
 * input is lost.
 */
export const DialogFrame = ({ title, message, field, hasChoice = true, onCancel, ...submitting }: DialogFrameProps) => {
  const { submitLabel, cancelLabel, isDestructive = false, onSubmit } = submitting
  const translate = useTranslate()
  const [titleId, messageId] = [useId(), useId()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Submit events bubble through React's tree, so a form around the opener would receive them, even from a portal.
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
              {cancelLabel ?? translate('kit.dialogs.cancel')}
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
