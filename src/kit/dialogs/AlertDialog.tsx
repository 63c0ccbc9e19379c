import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { DialogFrame } from './DialogFrame.tsx'
import type { AlertOptions } from './dialogs.ts'

interface AlertDialogProps extends AlertOptions {
  readonly onDone: () => void
}

/** A message and OK. */
export const AlertDialog = ({ message, title, onDone }: AlertDialogProps) => {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={title}
      message={message}
      onCancel={onDone}
      onSubmit={onDone}
      actions={
        <Button type="submit" variant="contained" autoFocus>
          {translate('kit.dialogs.ok')}
        </Button>
      }
    />
  )
}
