import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DayCell } from '../../../src/kit/dates/DayCell.tsx'
import { formatDay } from '../../../src/kit/kinds/formats.ts'
import { type Delay, usePageQueue } from './useDelayQueue.ts'

interface Props {
  readonly row: Delay
}

/** Picker for a new commitment date, which is added to the queue. */
export const DelayDate = ({ row }: Props) => {
  const translate = useTranslate()
  const queue = usePageQueue()
  const [date, setDate] = useState(row.newCommitmentDate)
  const queued = queue.rows.find(({ id }) => id === row.id)
  const order = row.jobOrder
  if (queued) return translate('delays.queued', { day: formatDay(queued.date) })
  const isPicked = date !== null && date !== row.newCommitmentDate
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <DayCell label={translate('delays.dateOf', { order })} day={date} onChange={setDate} isLive />
      <Button
        size="small"
        disabled={!isPicked}
        aria-label={translate('delays.queueOf', { order })}
        onClick={() => date !== null && queue.add(row, date)}
        sx={{ minHeight: 28, py: 0 }}
      >
        {translate('delays.queue')}
      </Button>
    </Box>
  )
}
