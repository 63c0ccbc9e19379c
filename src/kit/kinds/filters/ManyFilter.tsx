import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { choiceMenu } from '../choiceMenu.ts'
import type { KindFilterProps } from '../kindInput.ts'

/** Matches any selected value; an empty selection does not filter. */
export const ManyFilter = ({ label, value, onChange, choices }: KindFilterProps) => (
  <TextField
    select
    label={label}
    value={value ?? []}
    onChange={({ target }) =>
      onChange((target.value as unknown as readonly unknown[]).length > 0 ? target.value : undefined)
    }
    size="small"
    slotProps={{ select: { multiple: true, MenuProps: choiceMenu({ 'aria-label': label }) } }}
    sx={{ minWidth: 140 }}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.id} value={choice.id}>
        {choice.name}
      </MenuItem>
    ))}
  </TextField>
)
