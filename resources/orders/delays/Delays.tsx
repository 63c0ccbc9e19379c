import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { DayCell } from '#kit/dates/DayCell.tsx'
import { UnsavedGuard } from '#kit/form/UnsavedGuard.tsx'
import { formatDay, formatQuantity } from '#kit/kinds/formats.ts'
import { reportScreen } from '#kit/report/ReportList.tsx'
import { type RequestDetail, requests } from '#schema/orders/requests.ts'
import { derived } from '#values/derived.ts'
import { RowsToUpdate } from './RowsToUpdate.tsx'
import { report } from './report.ts'
import { type Delay, DelayQueueContext, useDelayQueue, usePageQueue } from './useDelayQueue.ts'

interface Props {
  readonly row: Delay
}

/** Picker for a new commitment date, which is added to the queue. */
const DelayDate = ({ row }: Props) => {
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

const balanceOf = (row: Delay) => derived(row, ['ordered', 'invoiced'], ({ ordered, invoiced }) => ordered - invoiced)

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
    balance: (row) => {
      const balance = balanceOf(row)
      return balance === null ? '' : formatQuantity(balance)
    },
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

/** Queues the agreed date of the request in the address, and removes it from there: a reload must not queue it again. */
const useRequested = ({ addRequested }: Pick<ReturnType<typeof useDelayQueue>, 'addRequested'>) => {
  const [address, setAddress] = useSearchParams()
  const number = address.get('request')
  const { data } = useCall(requests.detail, { number: number ?? '' }, { enabled: number !== null })
  const take = useEffectEvent((request: RequestDetail) => {
    addRequested(request)
    setAddress(
      (before) => {
        const { request: _taken, ...rest } = Object.fromEntries(before)
        return rest
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (data && number !== null) take(data)
  }, [data, number])
}

const Queue = () => {
  const translate = useTranslate()
  const queue = useDelayQueue()
  useRequested(queue)
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
