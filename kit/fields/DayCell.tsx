import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Day } from '#schema/kinds.ts'
import { FailedState } from '../feedback/FailedState.tsx'
import { useChunk } from '../useChunk.ts'
import { datePickers } from './DateRange.tsx'
import { formatDay } from './formats.ts'

/** Pixels for a date and the button of the calendar. */
const fieldWidth = 148

interface Props {
  /** Accessible name of the date, for readers who do not see its row. */
  readonly label: string
  readonly day: Day | null
  readonly onChange: (day: Day | null) => void
  /** See `DayField`. */
  readonly isLive?: boolean
}

/** Beside other actions of a row, which keeps its height. */
const inLine = { display: 'inline-block', verticalAlign: 'middle' }

const Picker = (props: Props) => {
  const { content, hasFailed, retry } = useChunk(datePickers)
  if (hasFailed) return <FailedState onRetry={retry} />
  if (!content) return <Skeleton variant="rounded" width={fieldWidth} height={30} sx={inLine} />
  return (
    <Box
      sx={{
        ...inLine,
        width: fieldWidth,
        '& .MuiPickersOutlinedInput-root': { pl: 1, pr: 0.5 },
        '& .MuiPickersInputBase-sectionsContainer': { py: 0.5, fontSize: 13 },
        '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'inputBorder' },
      }}
    >
      <content.DateField {...props} isInCell />
    </Box>
  )
}

/** Date in a table cell: text until clicked, then a picker, so that long tables render no pickers. */
export const DayCell = (props: Props) => {
  const translate = useTranslate()
  const [isPicking, setPicking] = useState(false)
  if (isPicking) return <Picker {...props} />
  const shown = props.day === null ? translate('kit.dates.pick') : formatDay(props.day)
  return (
    <Button
      size="small"
      startIcon={<CalendarIcon />}
      aria-label={`${shown}, ${props.label}`}
      title={props.label}
      onClick={() => setPicking(true)}
      sx={{ minHeight: 28, py: 0, whiteSpace: 'nowrap' }}
    >
      {shown}
    </Button>
  )
}
