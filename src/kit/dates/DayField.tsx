import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../schema/kinds.ts'
import { portalSettings } from '../portalSettings.ts'

/** The pickers' Date for a day: its noon where the browser is, which no change of the clock moves to another day. */
export const toDate = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** The day that a picker shows, by the browser's own calendar: never by way of UTC. */
export const toDay = (date: Date) =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}` as Day

export interface DayFieldProps {
  readonly label: string
  readonly day: Day | null
  readonly onChange: (day: Day | null) => void
  readonly isClearable?: boolean
  /** Its label is heard and not seen, and one types in it at once. */
  readonly isInCell?: boolean
}

/** Before this there is only a year that has not been typed to its end. */
const firstDay = new Date(1900, 0, 1)

const isWhole = (date: Date) => date >= firstDay

/** Where the portal stands still at a day, the browser's own is not today. */
const todayProps = () => {
  const { businessDay } = portalSettings()
  return businessDay === null ? {} : { disableHighlightToday: true, referenceDate: toDate(businessDay as Day) }
}

/**
 * A day as `05/Nov/2026`, typed or picked. What is being typed counts once the field is left or Enter is pressed: on
 * its way to 2026 a year is 2, 20 and 202. What is no day by then is put back.
 */
export const DayField = ({ label, day, onChange, isClearable = false, isInCell = false }: DayFieldProps) => {
  const known = useMemo(() => (day === null ? null : toDate(day)), [day])
  const [draft, setDraft] = useState(known)
  useEffect(() => setDraft(known), [known])

  const take = (date: Date | null) => {
    const isUsable = date === null ? isClearable : isWhole(date)
    if (!isUsable) return setDraft(known)
    const taken = date === null ? null : toDay(date)
    if (taken !== day) onChange(taken)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) take(draft)
  }
  // The library submits the form around at Enter: before that, what has been typed is to be known.
  const onKeyDownCapture = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') flushSync(() => take(draft))
  }
  return (
    <DatePicker
      {...(isInCell ? { autoFocus: true } : { label })}
      value={draft}
      format="dd/MMM/yyyy"
      reduceAnimations
      {...todayProps()}
      onChange={setDraft}
      onAccept={(date, { source }) => {
        if (source === 'view') take(date)
      }}
      slotProps={{
        desktopPaper: { sx: { border: 1, borderColor: 'divider' } },
        field: { clearable: isClearable, onClear: () => take(null) },
        textField: {
          size: 'small',
          fullWidth: true,
          onBlur,
          onKeyDownCapture,
          ...(isInCell && { 'aria-label': label }),
        },
      }}
    />
  )
}
