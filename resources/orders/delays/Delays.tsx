import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { DayCell } from '#kit/fields/DayCell.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatCount, formatDay, formatQuantity } from '#kit/fields/formats.ts'
import { UnsavedGuard } from '#kit/form/UnsavedGuard.tsx'
import { FilterSwitch } from '#kit/report/FilterSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Listed } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useSelection } from '#kit/table/selection.ts'
import { delays, promisedDate } from '#schema/orders/delays.ts'
import { type RequestDetail, requests } from '#schema/orders/requests.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { daysBetween } from '#values/days.ts'
import { derived } from '#values/derived.ts'
import { DelayBar } from './DelayBar.tsx'
import { PasteDates } from './PasteDates.tsx'
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
        onClick={() => date !== null && queue.add([{ row, date, comment: null }])}
        sx={{ minHeight: 28, py: 0 }}
      >
        {translate('delays.queue')}
      </Button>
    </Box>
  )
}

const balanceOf = (row: Delay) => derived(row, ['ordered', 'invoiced'], ({ ordered, invoiced }) => ordered - invoiced)

const daysLateOf = (row: Delay) => {
  const promised = promisedDate(row)
  const days = promised === null ? 0 : daysBetween(promised, businessToday())
  return days > 0 ? days : null
}

interface SegmentProps {
  readonly row: Delay
  readonly text: string
}

/** An asterisk marks lines with a changed date. The title of a card names the line. */
const Segment = ({ row: { id, jobOrder, providerPartNumber, modifiedDate }, text }: SegmentProps) => {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const label = modifiedDate !== null && translate('delays.modified', { day: formatDay(modifiedDate) })
  return (
    <>
      <RowCheckbox id={id} label={jobOrder} />
      {isPhone ? [jobOrder, providerPartNumber, text].filter(Boolean).join(' · ') : text}
      {label && (
        <>
          {' '}
          <span className="is-modified" role="img" aria-label={label} title={label}>
            *
          </span>
        </>
      )}
    </>
  )
}

const show = {
  segment: (row: Delay, text: string) => <Segment row={row} text={text} />,
  customer: ({ customer }: Delay, text: string) => (customer === undefined ? '-' : text),
  balance: (row: Delay) => {
    const balance = balanceOf(row)
    return balance === null ? '' : formatQuantity(balance)
  },
  newCommitmentDate: (row: Delay) => <DelayDate row={row} />,
  daysLate: (row: Delay) => {
    const days = daysLateOf(row)
    return days === null ? '' : formatCount(days)
  },
}
const file = { balance: balanceOf, daysLate: daysLateOf }

/** Filters by what the rows of every service tell. */
const plainFilters = ['providerPartNumber', 'jobOrder', 'purchaseOrder', 'promisedFrom', 'promisedTo'] as const
const allFilters = [
  'providerPartNumber',
  'customer',
  'seller',
  'jobOrder',
  'purchaseOrder',
  'step',
  'promisedFrom',
  'promisedTo',
] as const

const Lines = () => {
  const translate = useTranslate()
  const selection = useSelection<Listed<Delay>>()
  const filtersMore = isOffered({ ...delays.listDelays, isAddition: true })
  return (
    <ReportList
      {...report}
      filters={filtersMore ? allFilters : plainFilters}
      show={show}
      file={file}
      actions={
        <>
          {filtersMore && <FilterSwitch filter="isLate" label={translate('delays.lateOnly')} />}
          <PasteDates />
        </>
      }
      selection={selection}
      selected={<DelayBar selection={selection} />}
    />
  )
}

const style = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  alignItems: 'start',
  '& .is-modified': { color: 'states.delayed.main', fontWeight: 700 },
  '& tbody tr:has(.is-modified) > :is(th, td), & li:has(.is-modified)': { bgcolor: 'states.delayed.soft' },
} as const

/** In wide windows, the queue is beside the table and stays in sight. */
const beside = { gridTemplateColumns: 'minmax(0, 1fr) 360px' } as const
const queueStyle = { position: 'sticky', top: 72, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' } as const

/** A constant element, so that typing in the queue does not re-render the table. */
const lines = <Lines />

interface InDrawerProps {
  readonly count: number
}

/** In narrow windows, a button that stays in sight opens the queue. */
const QueueInDrawer = ({ count }: InDrawerProps) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setOpen(true)}
        sx={{ position: 'sticky', bottom: 8, zIndex: 6, justifySelf: 'end' }}
      >
        {translate('delays.open', { count })}
      </Button>
      {isOpen && (
        <FormDrawer title={translate('delays.rows')} onClose={() => setOpen(false)}>
          <RowsToUpdate />
        </FormDrawer>
      )}
    </>
  )
}

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
  const isNarrow = useMediaQuery('(max-width: 1199.95px)')
  const count = queue.rows.length
  return (
    <DelayQueueContext value={queue}>
      <UnsavedGuard isUnsaved={count > 0} isOfWholePage />
      <Box sx={count > 0 && !isNarrow ? [style, beside] : style}>
        <Box sx={{ minWidth: 0 }}>
          {lines}
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            <span className="is-modified">*</span> {translate('delays.legend')}
          </Typography>
        </Box>
        {count > 0 && (isNarrow ? <QueueInDrawer count={count} /> : <RowsToUpdate sx={queueStyle} />)}
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
