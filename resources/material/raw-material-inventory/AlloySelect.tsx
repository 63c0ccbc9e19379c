import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { choiceMenu } from '#kit/fields/choiceMenu.ts'

interface Props {
  readonly alloys: readonly string[]
  readonly alloy: string
  readonly onChange: (alloy: string) => void
}

export const AlloySelect = ({ alloys, alloy, onChange }: Props) => {
  const label = useTranslate()('inventory.alloy')
  return (
    <TextField
      select
      size="small"
      label={label}
      value={alloy}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
      sx={{ minWidth: 240, maxWidth: '100%', justifySelf: 'start', displayPrint: 'none' }}
    >
      {alloys.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
