import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import type { KindInputProps } from '../kindInput.ts'
import { editNumber, parseNumber } from '../numberText.ts'

/** A number: what is typed stays as typed, the value is read from it. */
export const NumberKindInput = (props: KindInputProps) => {
  const { field, choices: _, value, onChange, isInvalid, isDisabled, isRequired, describedBy, ...control } = props
  const [typed, setTyped] = useState<string | null>(null)
  // A value set from outside (a reset form) replaces what was typed.
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
