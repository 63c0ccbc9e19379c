import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'react-admin'
import { choiceMenu } from './choiceMenu.ts'
import type { KindInputProps } from './kindInput.ts'

/** For `oneOf` fields and any field with choices; a nullable one can be emptied. */
export const ChoiceKindInput = (props: KindInputProps) => {
  const translate = useTranslate()
  const {
    field,
    id,
    name,
    value,
    choices,
    onChange,
    onBlur,
    inputRef,
    isInvalid,
    isDisabled,
    isRequired,
    describedBy,
  } = props
  return (
    <Select
      name={name}
      value={choices.some((choice) => choice.id === value) ? (value as string | number) : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputRef={inputRef}
      error={isInvalid}
      disabled={isDisabled}
      fullWidth
      size="small"
      MenuProps={choiceMenu({ 'aria-labelledby': `${id}-label` })}
      SelectDisplayProps={{
        id,
        'aria-labelledby': `${id}-label ${id}`,
        'aria-required': isRequired,
        'aria-describedby': describedBy,
      }}
    >
      {field.isNullable && <MenuItem value="">{translate('form.none')}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </Select>
  )
}
