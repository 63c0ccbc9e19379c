import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DateRange, type DateRangeProps } from '#kit/fields/DateRange.tsx'
import { DayCell } from '#kit/fields/DayCell.tsx'
import type { Range } from '#kit/fields/days.ts'
import type { Day } from '#schema/kinds.ts'
import type { KitPart } from '../kitPart.ts'

type Look = Omit<DateRangeProps, 'from' | 'to' | 'onChange'>

const Sample = ({ initial, ...look }: Look & { readonly initial: Range }) => {
  const [range, setRange] = useState(initial)
  return (
    <>
      <DateRange {...range} onChange={setRange} {...look} />
      <Typography variant="body2" sx={{ mt: 1 }}>{`${range.from ?? 'open'} to ${range.to ?? 'open'}`}</Typography>
    </>
  )
}

const [from, to] = ['2026-11-05', '2026-12-06'] as Day[] as [Day, Day]

export const dateRange: KitPart = {
  title: 'Date range',
  examples: {
    'From one day to another': <Sample initial={{ from, to }} />,
    Clearable: <Sample initial={{ from, to }} isClearable />,
    Open: <Sample initial={{ from: null, to: null }} isClearable />,
    'Labels of its own': <Sample initial={{ from, to: from }} fromLabel="Shipped from" toLabel="Shipped to" />,
  },
}

const SampleDay = ({ first }: { readonly first: Day | null }) => {
  const [day, setDay] = useState(first)
  return <DayCell label="commitment of 10100024" day={day} onChange={setDay} />
}

export const dayCell: KitPart = {
  title: 'Day in a cell',
  examples: {
    'With a day': <SampleDay first={'2026-11-05' as Day} />,
    'Without one': <SampleDay first={null} />,
  },
}
