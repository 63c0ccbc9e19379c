import { useState } from 'react'
import type { Day } from '../../../../schema/kinds.ts'
import { DayCell } from '../../../kit/dates/DayCell.tsx'
import type { KitPart } from '../kitPart.ts'

const Sample = ({ first }: { readonly first: Day | null }) => {
  const [day, setDay] = useState(first)
  return <DayCell label="commitment of 10100024" day={day} onChange={setDay} />
}

export const part: KitPart = {
  title: 'Day in a cell',
  examples: [
    { name: 'With a day', content: <Sample first={'2026-11-05' as Day} /> },
    { name: 'Without one', content: <Sample first={null} /> },
  ],
}
