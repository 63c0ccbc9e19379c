import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Day } from '../../../../schema/kinds.ts'
import { datePickers } from '../../dates/DateRange.tsx'
import { FailedState } from '../../feedback/FailedState.tsx'
import { useChunk } from '../../useChunk.ts'
import type { KindFilterProps } from '../kindInput.ts'

const style = { width: 200, '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'inputBorder' } }

export const DayFilter = ({ label, value, onChange }: KindFilterProps) => {
  const { content, hasFailed, retry } = useChunk(datePickers)
  if (hasFailed) return <FailedState onRetry={retry} />
  const day = ((value as string | undefined)?.slice(0, 10) ?? null) as Day | null
  return (
    <Box className="day-filter" sx={style}>
      {content ? (
        <content.DateField
          label={label}
          day={day}
          onChange={(selected) => onChange(selected ?? undefined)}
          isClearable
        />
      ) : (
        <Skeleton variant="rounded" height={37} />
      )}
    </Box>
  )
}
