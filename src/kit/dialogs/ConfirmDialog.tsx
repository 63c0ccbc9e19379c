import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { DialogFrame } from './DialogFrame.tsx'
import type { ConfirmOptions } from './dialogs.ts'

interface ConfirmDialogProps extends ConfirmOptions {
  readonly onDone: (isConfirmed: boolean) => void
}

/** A question with two answers; the harmless one has the focus when the other destroys something. */
export const ConfirmDialog = ({ message, title, confirmLabel, isDestructive = false, onDone }: ConfirmDialogProps) => {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={title}
      message={message}
      onCancel={() => onDone(false)}
      onSubmit={() => onDone(true)}
      actions={
        <>
          <Button onClick={() => onDone(false)} autoFocus={isDestructive}>
            {translate('kit.dialogs.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            autoFocus={!isDestructive}
          >
            {confirmLabel ?? translate('kit.dialogs.ok')}
          </Button>
        </>
      }
    />
  )
}
