import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { KindInputProps } from './kindInput.ts'
import { useChoiceBox } from './useChoiceBox.ts'

export const ManyKindInput = (props: KindInputProps) => {
  const { id, name, value, choices, onChange, onBlur, inputRef, isInvalid, isDisabled, isRequired, describedBy } = props
  const box = useChoiceBox()
  const chosen = (value ?? []) as readonly (string | number)[]
  return (
    <Autocomplete
      {...box}
      multiple
      disableCloseOnSelect
      id={id}
      options={choices}
      value={choices.filter((choice) => chosen.includes(choice.id))}
      onChange={(_, picked) => onChange(picked.map((choice) => choice.id))}
      onBlur={onBlur}
      getOptionLabel={(choice) => choice.name}
      getOptionKey={(choice) => choice.id}
      disabled={isDisabled}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          error={isInvalid}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-required': isRequired,
              'aria-invalid': isInvalid,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    />
  )
}
