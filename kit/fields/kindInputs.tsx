import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import TextField from '@mui/material/TextField'
import { type ComponentType, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { KindName } from '#schema/fields.ts'
import { firstDay, isDay, lastDay } from '#schema/kinds.ts'
import { ChoiceKindInput } from './ChoiceKindInput.tsx'
import { formatValue } from './kindDisplays.ts'
import type { KindInputProps } from './kindInput.ts'
import { editNumber, parseNumber } from './numberText.ts'
import { useChoiceBox } from './useChoiceBox.ts'
import { useWording } from './useWording.ts'

const TextKindInput = (props: KindInputProps) => {
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

/** Keeps the text as typed and parses the value from it. An amount of money gets its separators and cents on leaving. */
const NumberKindInput = (props: KindInputProps) => {
  const {
    field,
    choices: _,
    value,
    onChange,
    onBlur,
    isInvalid,
    isDisabled,
    isRequired,
    describedBy,
    ...control
  } = props
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
      onBlur={() => {
        if (field.kind === 'money' && !Number.isNaN(value)) setTyped(null)
        onBlur()
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

const SecretKindInput = (props: KindInputProps) => {
  const { field: _, choices: __, value, onChange, isInvalid, isDisabled, isRequired, describedBy, ...control } = props
  const [isShown, setIsShown] = useState(false)
  const translate = useTranslate()
  const label = translate(isShown ? 'form.hidePassword' : 'form.showPassword')
  return (
    <OutlinedInput
      {...control}
      type={isShown ? 'text' : 'password'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      error={isInvalid}
      disabled={isDisabled}
      fullWidth
      size="small"
      slotProps={{
        input: { 'aria-required': isRequired, 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton size="small" edge="end" aria-label={label} title={label} onClick={() => setIsShown(!isShown)}>
            {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}

/** Value of a half-typed date, which is no date; the browser itself reports an empty text. */
const halfTyped = '-'

/** The browser's date input. Reports a half-typed date, so that a form can name it instead of saving none. */
const DayKindInput = (props: KindInputProps) => {
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

const FlagKindInput = (props: KindInputProps) => {
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

const ManyKindInput = (props: KindInputProps) => {
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

const ReadOnlyKindInput = ({ field, id, name, value, describedBy }: KindInputProps) => {
  const wordingOf = useWording()
  return (
    <OutlinedInput
      id={id}
      value={formatValue(field.kind, value, wordingOf(name)) || '-'}
      readOnly
      fullWidth
      size="small"
      slotProps={{ input: { 'aria-describedby': describedBy } }}
    />
  )
}

export const kindInputs: Readonly<Record<KindName, ComponentType<KindInputProps>>> = {
  text: TextKindInput,
  email: TextKindInput,
  secret: SecretKindInput,
  integer: NumberKindInput,
  quantity: NumberKindInput,
  money: NumberKindInput,
  thousands: NumberKindInput,
  kilograms: NumberKindInput,
  pounds: NumberKindInput,
  inches: NumberKindInput,
  percent: NumberKindInput,
  day: DayKindInput,
  instant: ReadOnlyKindInput,
  flag: FlagKindInput,
  oneOf: ChoiceKindInput,
  document: ReadOnlyKindInput,
  documents: ReadOnlyKindInput,
  many: ManyKindInput,
  rows: ReadOnlyKindInput,
}
