import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { KindInputProps } from './kindInput.ts'
import { editNumber, parseNumber } from './numberText.ts'

/** Keeps the text as typed and parses the value from it. */
export const NumberKindInput = (props: KindInputProps) => {
  const { field, choices: _, value, onChange, isInvalid, isDisabled, isRequired, describedBy, ...control } = props
  const [typed, setTyped] = useState<string | null>(null)
  // A value set from outside, such as a form reset, replaces the typed text.
  const isOwn = typed !== null && Object.is(parseNumber(field.kind, typed), value ?? null)
  return (
    <OutlinedInput
      {...control}
      value={isOwn ? typed : editNumber(field.kind, value)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseNumber(field.kind, event.target.value))
      }}
      error={isInvalid}
      disabled={isDisabled}
      fullWidth
      size="small"
      slotProps={{
        input: {
          inputMode: field.kind === 'integer' ? 'numeric' : 'decimal',
          'aria-required': isRequired,
          'aria-invalid': isInvalid,
          'aria-describedby': describedBy,
        },
      }}
    />
  )
}
