import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslate } from 'react-admin'
import type { FieldInfo } from '#schema/fields.ts'
import type { MappedColumn } from './importing.ts'

interface Props {
  readonly mapped: MappedColumn
  readonly field: FieldInfo
  readonly onChange: (mapped: MappedColumn) => void
}

const withDecimals: readonly string[] = ['money', 'kilograms']

/** Whether blank cells take the value above, and whether decimals are rounded. */
export const ColumnOptions = ({ mapped, field, onChange }: Props) => {
  const translate = useTranslate()
  const option = (name: 'fill' | 'round') => (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={mapped[name] ?? false}
          onChange={({ target }) => {
            const { [name]: _, ...rest } = mapped
            onChange(target.checked ? { ...rest, [name]: true } : rest)
          }}
        />
      }
      label={translate(`imports.${name}`)}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      {option('fill')}
      {withDecimals.includes(field.kind) && option('round')}
    </Box>
  )
}
