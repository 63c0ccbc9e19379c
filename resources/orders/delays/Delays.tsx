import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { UnsavedGuard } from '../../../src/kit/form/UnsavedGuard.tsx'
import { formatDay, formatQuantity } from '../../../src/kit/kinds/formats.ts'
import { reportScreen } from '../../../src/kit/table/report/ReportList.tsx'
import { DelayDate } from './DelayDate.tsx'
import { RowsToUpdate } from './RowsToUpdate.tsx'
import { report } from './report.ts'
import { type Delay, DelayQueueContext, useDelayQueue } from './useDelayQueue.ts'

const balanceOf = ({ ordered, invoiced }: Delay) => ordered - invoiced

interface SegmentProps {
  readonly row: Delay
  readonly text: string
}

/** An asterisk marks lines with a changed date. */
const Segment = ({ row: { modifiedDate }, text }: SegmentProps) => {
  const translate = useTranslate()
  if (modifiedDate === null) return text
  const label = translate('delays.modified', { day: formatDay(modifiedDate) })
  return (
    <>
      {text}{' '}
      <span className="is-modified" role="img" aria-label={label} title={label}>
        *
      </span>
    </>
  )
}

const Lines = reportScreen(report, {
  show: {
    segment: (row, text) => <Segment row={row} text={text} />,
    balance: (row) => formatQuantity(balanceOf(row)),
    newCommitmentDate: (row) => <DelayDate row={row} />,
  },
  file: { balance: balanceOf },
})

const style = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  '& .is-modified': { color: 'states.delayed.main', fontWeight: 700 },
  '& tbody tr:has(.is-modified) > :is(th, td), & li:has(.is-modified)': { bgcolor: 'states.delayed.soft' },
} as const

/** A constant element, so that typing in the queue does not re-render the table. */
const lines = <Lines />

const Queue = () => {
  const translate = useTranslate()
  const queue = useDelayQueue()
  return (
    <DelayQueueContext value={queue}>
      <UnsavedGuard isUnsaved={queue.rows.length > 0} isOfWholePage />
      <Box sx={style}>
        <RowsToUpdate />
        {lines}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span className="is-modified">*</span> {translate('delays.legend')}
        </Typography>
      </Box>
    </DelayQueueContext>
  )
}

/** New commitment dates for open lines of all customers. */
const Delays = () => (
  <ResourceContextProvider value="delays">
    <Queue />
  </ResourceContextProvider>
)

export default Delays
