import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { DayCell } from '#kit/fields/DayCell.tsx'
import { businessToday } from '#kit/fields/days.ts'
import type { Listed } from '#kit/report/reportOptions.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { latest, type Selection } from '#kit/table/selection.ts'
import type { Day } from '#schema/kinds.ts'
import { delays, maxChanges, maxReasonCharacters, promisedDate } from '#schema/orders/delays.ts'
import { workingDaysAfter } from '#values/days.ts'
import { type Delay, usePageQueue } from './useDelayQueue.ts'

const maxDays = 250

const readDays = (text: string) => {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= maxDays ? count : null
}

/** Adds working days to the promised date; to today if it has passed or is unknown. */
const movedBy = (row: Delay, count: number, holidays: ReadonlySet<Day>) => {
  const today = businessToday()
  const promised = promisedDate(row)
  return workingDaysAfter(promised !== null && promised > today ? promised : today, count, holidays)
}

interface Props {
  readonly selection: Selection<Listed<Delay>>
}

const NewDates = ({ selection }: Props) => {
  const translate = useTranslate()
  const queue = usePageQueue()
  const { data: inSight = [] } = useListContext<Listed<Delay>>()
  const [date, setDate] = useState<Day | null>(null)
  const [days, setDays] = useState('')
  const [comment, setComment] = useState('')
  const holidays = useCall(delays.listHolidays, {}, { staleTime: 60_000 })
  const count = readDays(days)
  const known = holidays.data && new Set(holidays.data.map(({ day }) => day))
  const dateOf =
    date !== null ? () => date : count !== null && known ? (row: Delay) => movedBy(row, count, known) : null
  const add = () => {
    if (!dateOf) return
    const text = comment.trim()
    const rows = latest(selection.rows, inSight)
    queue.add(rows.map((row) => ({ row, date: dateOf(row), comment: text === '' ? null : text })))
    selection.change(() => [], [])
  }
  return (
    <Box
      role="group"
      aria-label={translate('delays.bar.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <DayCell
        label={translate('delays.bar.date')}
        day={date}
        onChange={(picked) => {
          setDate(picked)
          if (picked !== null) setDays('')
        }}
        isLive
      />
      <TextField
        size="small"
        label={translate('delays.bar.days')}
        value={days}
        error={days !== '' && count === null}
        onChange={(event) => {
          setDays(event.target.value)
          setDate(null)
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        sx={{ width: 150 }}
      />
      <TextField
        size="small"
        label={translate('delays.comment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: maxReasonCharacters } }}
        sx={{ width: 220 }}
      />
      <Button size="small" variant="contained" disabled={dateOf === null} onClick={add}>
        {translate('delays.queue')}
      </Button>
      {holidays.error && days !== '' && (
        <MessageBanner kind="error">{describeReason(holidays.error, translate)}</MessageBanner>
      )}
    </Box>
  )
}

/** Gives the selected lines a date and a comment, and queues them. */
export const DelayBar = ({ selection }: Props) => (
  <SelectionBar selection={selection} max={maxChanges} nameOf={({ jobOrder }) => jobOrder}>
    <NewDates selection={selection} />
  </SelectionBar>
)
