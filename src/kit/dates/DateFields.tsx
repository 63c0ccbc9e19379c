import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, esES } from '@mui/x-date-pickers/locales'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Day } from '../../../schema/kinds.ts'
import type { DateRangeProps } from './DateRange.tsx'
import { DayField } from './DayField.tsx'
import { moveEnd, type Range } from './range.ts'

interface PickersProps {
  readonly children: ReactNode
}

/** What pickers stand in. Their own texts are in the reader's language, the months always English (spec 1 §1). */
const Pickers = ({ children }: PickersProps) => {
  const [language] = useLocaleState()
  const texts = (language === 'es' ? esES : enUS).components.MuiLocalizationProvider.defaultProps.localeText
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}

interface OneDayProps {
  readonly label: string
  readonly day: Day | null
  readonly onChange: (day: Day | null) => void
}

/** One picker, which may be emptied. */
export const DateField = (props: OneDayProps) => (
  <Pickers>
    <DayField {...props} isClearable />
  </Pickers>
)

/** The two pickers of a range. */
export const DateFields = ({ from, to, onChange, fromLabel, toLabel, ...look }: DateRangeProps) => {
  const translate = useTranslate()
  const labels = { from: fromLabel ?? translate('kit.dates.from'), to: toLabel ?? translate('kit.dates.to') }
  const range = { from, to }
  const move = (end: keyof Range) => (day: Day | null) => onChange(moveEnd(range, end, day))
  return (
    <Pickers>
      <DayField {...look} label={labels.from} day={from} onChange={move('from')} />
      <DayField {...look} label={labels.to} day={to} onChange={move('to')} />
    </Pickers>
  )
}

/** One picker in a cell, its label heard and not seen, in which one types at once. */
export const OneDay = (props: OneDayProps) => (
  <Pickers>
    <DayField {...props} isInCell />
  </Pickers>
)
