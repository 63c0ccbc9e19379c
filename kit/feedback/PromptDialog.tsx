import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatQuantity } from '#values/formats.ts'
import { DialogFrame } from './DialogFrame.tsx'
import type { PromptOptions } from './dialogs.ts'

interface PromptDialogProps extends PromptOptions {
  readonly onDone: (text: string | null) => void
}

/** Validates an answer: missing text is reported on submit, too long text at once. */
const useFault = ({ isRequired = false, maxLength = Number.POSITIVE_INFINITY }: PromptOptions) => {
  const translate = useTranslate()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const faultOf = (answer: string) => {
    // Counts code points, like the server.
    if ([...answer].length > maxLength) return translate('issues.tooLong', { limit: formatQuantity(maxLength) })
    return isRequired && !answer ? translate('kit.dialogs.required') : null
  }
  const shownOf = (answer: string) => (isSubmitted || answer ? faultOf(answer) : null)
  return { faultOf, shownOf, setIsSubmitted }
}

export const PromptDialog = ({ onDone, ...options }: PromptDialogProps) => {
  const [text, setText] = useState(options.value ?? '')
  const { faultOf, shownOf, setIsSubmitted } = useFault(options)
  const input = useRef<HTMLInputElement>(null)
  const answer = text.trim()
  const fault = shownOf(answer)

  const submit = () => {
    if (!faultOf(answer)) return onDone(answer)
    setIsSubmitted(true)
    input.current?.focus()
  }
  return (
    <DialogFrame
      title={options.title}
      message={options.message}
      submitLabel={options.submitLabel}
      cancelLabel={options.cancelLabel}
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
          error={fault !== null}
          helperText={fault ?? (options.maxLength ? `${[...answer].length} / ${options.maxLength}` : ' ')}
          inputRef={input}
          slotProps={{ htmlInput: { 'aria-labelledby': labelledBy, 'aria-required': options.isRequired } }}
        />
      )}
    />
  )
}
