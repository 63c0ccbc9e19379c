import OutlinedInput from '@mui/material/OutlinedInput'
import type { FocusEvent, KeyboardEvent } from 'react'
import { firstDay, isDay, lastDay } from '#schema/kinds.ts'
import type { KindInputProps } from './kindInput.ts'

/** Value of a half-typed date, which is no date; the browser itself reports an empty text. */
const halfTyped = '-'

/** The browser's date input. Reports a half-typed date, so that a form can name it instead of saving none. */
export const DayKindInput = (props: KindInputProps) => {
  const { field: _field, value, onChange, onBlur, isInvalid, isDisabled, isRequired, describedBy, ...rest } = props
  const { choices: _, ...control } = rest
  const report = ({ target }: FocusEvent | KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.validity.badInput) onChange(halfTyped)
    else if (value === halfTyped) onChange(target.value)
  }
  return (
    <OutlinedInput
      {...control}
      type="date"
      value={typeof value === 'string' && isDay(value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={(event) => {
        report(event)
        onBlur()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report(event)
      }}
      error={isInvalid}
      disabled={isDisabled}
      fullWidth
      size="small"
      slotProps={{
        input: {
          'aria-required': isRequired,
          'aria-invalid': isInvalid,
          'aria-describedby': describedBy,
          min: firstDay,
          max: lastDay,
        },
      }}
    />
  )
}
