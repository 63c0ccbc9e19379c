import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { chunk } from '../chunk.ts'
import { FailedState } from '../feedback/FailedState.tsx'
import { useChunk } from '../useChunk.ts'
import type { Range } from './days.ts'

export interface DateRangeProps extends Range {
  readonly onChange: (range: Range) => void
  readonly fromLabel?: string
  readonly toLabel?: string
  /** Allows clearing either end. */
  readonly isClearable?: boolean
}

/** Date pickers, in a separate chunk; tests preload it. */
export const datePickers = chunk(() => import('./DateFields.tsx'))

const fieldIn = (min: number, max: number) => ({
  '& > :is(.MuiFormControl-root, .MuiSkeleton-root)': { flex: `1 1 ${min}px`, maxWidth: max },
})

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  rowGap: 1.5,
  minWidth: 0,
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'inputBorder' },
  ...fieldIn(152, 168),
}

// The clear button needs additional width.
const wideStyle = fieldIn(184, 200)

/** Date range whose start is never after its end. */
export const DateRange = ({ isClearable = false, ...props }: DateRangeProps) => {
  const { content, hasFailed, retry } = useChunk(datePickers)
  if (hasFailed) return <FailedState onRetry={retry} />
  return (
    <Box className="day-range" sx={isClearable ? { ...style, ...wideStyle } : style}>
      {content ? (
        <content.DateFields {...props} isClearable={isClearable} />
      ) : (
        [0, 1].map((at) => <Skeleton key={at} variant="rounded" height={37} />)
      )}
    </Box>
  )
}
