import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { chunk } from '../chunk/chunk.ts'
import { useChunk } from '../chunk/useChunk.ts'
import { FailedState } from '../feedback/FailedState.tsx'
import type { Range } from './range.ts'

/** What a range of days is edited with. */
export interface DateRangeProps extends Range {
  readonly onChange: (range: Range) => void
  readonly fromLabel?: string
  readonly toLabel?: string
  /** Either end may be emptied. */
  readonly isClearable?: boolean
  readonly isDisabled?: boolean
}

/** The pickers, in a chunk of their own; tests load it ahead. */
export const datePickers = chunk(() => import('./DateFields.tsx'))

/** Two days of which the first is never after the second (spec 2 §4). */
export const DateRange = (props: DateRangeProps) => {
  const { content, hasFailed, retry } = useChunk(datePickers)
  if (hasFailed) return <FailedState onRetry={retry} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0, '& > *': { flex: '1 1 152px', maxWidth: 200 } }}>
      {content ? (
        <content.DateFields {...props} />
      ) : (
        [0, 1].map((at) => <Skeleton key={at} variant="rounded" height={40} />)
      )}
    </Box>
  )
}
