import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DialogFrame } from '../dialogs/DialogFrame.tsx'
import type { CommentOptions } from '../dialogs/dialogs.ts'

interface CommentDialogProps extends CommentOptions {
  readonly onDone: (comment: string | null) => void
}

/** Dialog for editing or reading a comment. */
export const CommentDialog = ({ value = '', title, isReadOnly = false, maxLength, onDone }: CommentDialogProps) => {
  const translate = useTranslate()
  const [text, setText] = useState(value)
  return (
    <DialogFrame
      title={title ?? translate('kit.dialogs.comment')}
      onCancel={() => onDone(null)}
      onSubmit={() => onDone(isReadOnly ? null : text.trim())}
      hasChoice={!isReadOnly}
      field={(labelledBy) => (
        <TextField
          fullWidth
          autoFocus
          multiline
          minRows={4}
          maxRows={12}
          margin="dense"
          placeholder={translate('kit.dialogs.typeComment')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { 'aria-labelledby': labelledBy, readOnly: isReadOnly, maxLength } }}
        />
      )}
    />
  )
}
