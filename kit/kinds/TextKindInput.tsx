import OutlinedInput from '@mui/material/OutlinedInput'
import type { KindInputProps } from './kindInput.ts'

export const TextKindInput = (props: KindInputProps) => {
  const { field, value, onChange, isInvalid, isDisabled, isRequired, describedBy, ...rest } = props
  const { choices: _, ...control } = rest
  return (
    <OutlinedInput
      {...control}
      type={field.kind === 'email' ? 'email' : 'text'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      disabled={isDisabled}
      multiline={field.isMultiline}
      minRows={field.isMultiline ? 3 : undefined}
      fullWidth
      size="small"
      slotProps={{
        input: { 'aria-required': isRequired, 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
      }}
    />
  )
}
