import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { Field } from '../../../../schema/kinds.ts'
import { choiceMenu } from '../choiceMenu.ts'
import type { KindFilterProps } from '../kindInput.ts'

// Values of a select are texts or numbers; flags are compared as text.
const readChoice = ({ kind }: Field, text: string) => (kind === 'flag' ? text === 'true' : text)

export const ChoiceFilter = ({ field, label, value, onChange, choices, all }: KindFilterProps) => {
  const translate = useTranslate()
  const picked = choices.find((choice) => String(choice.id) === String(value))
  return (
    <TextField
      select
      label={label}
      value={picked ? picked.id : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : readChoice(field, target.value))}
      size="small"
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
      // As wide as its label and the arrow.
      sx={{ minWidth: `max(140px, calc(${label.length * 0.85}ch + 60px))` }}
    >
      <MenuItem value="">{all ?? translate('table.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
