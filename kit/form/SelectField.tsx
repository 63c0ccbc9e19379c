import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { choiceMenu } from '../fields/choiceMenu.ts'

type Passed = Pick<TextFieldProps, 'disabled' | 'error' | 'helperText' | 'required' | 'sx'>

interface Props<Id extends string | number> extends Passed {
  readonly label: string
  /** Displayed once it is among the options. */
  readonly value: Id | ''
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly onChange: (id: Id) => void
  /** Maximum height in pixels. */
  readonly menuHeight?: number
}

export const SelectField = <Id extends string | number>(props: Props<Id>) => {
  const { label, value, options, onChange, menuHeight, ...passed } = props
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      // MUI passes the option's value unchanged.
      onChange={({ target }) => onChange(target.value as Id)}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }, menuHeight) } }}
      {...passed}
    >
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
