import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { DialogFrame } from './DialogFrame.tsx'
import type { PromptOptions } from './dialogs.ts'

interface PromptDialogProps extends PromptOptions {
  readonly onDone: (text: string | null) => void
}

/** A question that takes a text; where one is required, it stays open while there is none. */
export const PromptDialog = ({ onDone, ...options }: PromptDialogProps) => {
  const translate = useTranslate()
  const [text, setText] = useState(options.value ?? '')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const submit = () => {
    const answer = text.trim()
    if (answer || !options.isRequired) return onDone(answer)
    setMissing(true)
    input.current?.focus()
  }
  return (
    <DialogFrame
      title={options.title}
      message={options.message}
      onCancel={() => onDone(null)}
      onSubmit={submit}
      field={(labelledBy) => (
        <TextField
          fullWidth
          autoFocus
          margin="dense"
          multiline={options.isMultiline ?? false}
          minRows={options.isMultiline ? 3 : 1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isMissing && !text.trim()}
          helperText={isMissing && !text.trim() ? translate('kit.dialogs.required') : ' '}
          inputRef={input}
          slotProps={{
            htmlInput: {
              'aria-labelledby': labelledBy,
              'aria-required': options.isRequired,
              maxLength: options.maxLength,
            },
          }}
        />
      )}
      actions={
        <>
          <Button onClick={() => onDone(null)}>{translate('kit.dialogs.cancel')}</Button>
          <Button type="submit" variant="contained">
            {options.submitLabel ?? translate('kit.dialogs.ok')}
          </Button>
        </>
      }
    />
  )
}
