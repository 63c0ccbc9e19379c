import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { choiceMenu } from '../../../src/kit/kinds/choiceMenu.ts'

interface Props {
  readonly label: string
  /** Empty as long as the options are on their way. */
  readonly value: number | ''
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly onChange: (id: number) => void
}

/** So high a menu may be (spec 3 §9). */
const mostHigh = 150

/** One of a few: a year, a month, a segment or a seller. */
export const GoalChoice = ({ label, value, options, onChange }: Props) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }, mostHigh) } }}
    sx={{ minWidth: 140 }}
  >
    {options.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
