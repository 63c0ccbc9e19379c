import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { choiceMenu } from '#kit/fields/choiceMenu.ts'

interface Props<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Select for a value that is kept in the URL. */
export const AddressSelect = <Value extends string>({ label, value, options, onChange }: Props<Value>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value as Value)}
    slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
    sx={{ minWidth: 200, maxWidth: '100%', justifySelf: 'start', displayPrint: 'none' }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
