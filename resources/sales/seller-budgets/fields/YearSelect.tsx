import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { choiceMenu } from '../../../../src/kit/kinds/choiceMenu.ts'
import { offeredYears } from '../budgetAddress.ts'

interface Props {
  readonly value: number
  readonly onChange: (year: number) => void
}

/** The year whose budgets are listed. */
export const YearSelect = ({ value, onChange }: Props) => {
  const label = useTranslate()('budgets.year')
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ select: { MenuProps: choiceMenu({ 'aria-label': label }) } }}
      sx={{ minWidth: 120, justifySelf: 'start', displayPrint: 'none' }}
    >
      {offeredYears().map((year) => (
        <MenuItem key={year} value={year}>
          {year}
        </MenuItem>
      ))}
    </TextField>
  )
}
