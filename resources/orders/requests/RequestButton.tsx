import Button from '@mui/material/Button'
import type { Subject } from './NewRequest.tsx'
import { useNewRequest } from './useNewRequest.tsx'

interface Props extends Subject {
  readonly label: string
  /** Accessible name that contains the number. */
  readonly name?: string
  readonly isInCell?: boolean
}

/** Opens a new request; only customers make them. */
export const RequestButton = ({ label, name, isInCell = false, ...subject }: Props) => {
  const { open, form } = useNewRequest()
  if (!open || subject.kinds?.length === 0) return null
  return (
    <>
      <Button
        className="no-print"
        size="small"
        variant={isInCell ? 'text' : 'outlined'}
        aria-label={name}
        onClick={() => void open(subject)}
        sx={isInCell ? { minHeight: 28, py: 0 } : {}}
      >
        {label}
      </Button>
      {form}
    </>
  )
}
