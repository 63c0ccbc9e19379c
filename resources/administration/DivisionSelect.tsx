import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { type Division, divisionNames } from '../../schema/division.ts'
import { choiceMenu } from '../../src/kit/kinds/choiceMenu.ts'

interface Props {
  readonly offered: readonly Division[]
  readonly value: Division
  readonly onChange: (division: Division) => void
}

/** The division that the figures of a page are of (spec 1 §2.7). */
export const DivisionSelect = ({ offered, value, onChange }: Props) => {
  const translate = useTranslate()
  const label = translate('accessStatistics.division')
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Division)}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
      sx={{ width: 220, maxWidth: '100%', displayPrint: 'none' }}
    >
      {offered.map((division) => (
        <MenuItem key={division} value={division}>
          {divisionNames[division]}
        </MenuItem>
      ))}
    </TextField>
  )
}
