import OutlinedInput from '@mui/material/OutlinedInput'
import { formatValue } from './kindDisplays.ts'
import type { KindInputProps } from './kindInput.ts'
import { useWording } from './useWording.ts'

export const ReadOnlyKindInput = ({ field, id, name, value, describedBy }: KindInputProps) => {
  const wordingOf = useWording()
  return (
    <OutlinedInput
      id={id}
      value={formatValue(field.kind, value, wordingOf(name)) || '-'}
      readOnly
      fullWidth
      size="small"
      slotProps={{ input: { 'aria-describedby': describedBy } }}
    />
  )
}
