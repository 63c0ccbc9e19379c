import Checkbox from '@mui/material/Checkbox'
import type { KindInputProps } from './kindInput.ts'

export const FlagKindInput = (props: KindInputProps) => {
  const { id, name, value, onChange, onBlur, inputRef, isInvalid, isDisabled, describedBy } = props
  return (
    <Checkbox
      id={id}
      name={name}
      checked={Boolean(value)}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      disabled={isDisabled}
      size="small"
      slotProps={{
        input: { ref: inputRef as never, 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
      }}
    />
  )
}
