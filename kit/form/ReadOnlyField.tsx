import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { FieldFrame, noteIdOf } from './FieldFrame.tsx'

interface Props {
  readonly label: string
  readonly text: string
}

export const ReadOnlyField = ({ label, text }: Props) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <OutlinedInput
        id={id}
        value={text}
        readOnly
        fullWidth
        size="small"
        slotProps={{ input: { 'aria-describedby': noteIdOf(id) } }}
        sx={{ bgcolor: 'action.hover' }}
      />
    </FieldFrame>
  )
}
