import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { choiceMenu } from '../../kinds/choiceMenu.ts'

type Passed = Pick<TextFieldProps, 'disabled' | 'error' | 'helperText' | 'required' | 'sx'>

interface Props<Id extends string | number> extends Passed {
  readonly label: string
  /** Shown once it is one of the options. */
  readonly value: Id | ''
  readonly options: readonly { readonly id: Id; readonly name: string }[]
  readonly onChange: (id: Id) => void
  /** So high the menu may be, in pixels. */
  readonly menuHeight?: number
}

/** One of a few, by a menu, where no field of an entity is entered. */
export const SelectField = <Id extends string | number>(props: Props<Id>) => {
  const { label, value, options, onChange, menuHeight, ...passed } = props
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(({ id }) => id === value) ? value : ''}
      // The menu hands back the very value of the option.
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
