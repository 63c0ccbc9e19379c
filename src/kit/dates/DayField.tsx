import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Day } from '../../../schema/kinds.ts'
import { portalSettings } from '../portalSettings.ts'

/** Noon of the day in the browser's time zone, which no daylight saving change moves to another day. */
export const toDate = (day: Day) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** Date in the browser's time zone, never converted by UTC. */
export const toDay = (date: Date) =>
  `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}` as Day

export interface DayFieldProps {
  readonly label: string
  readonly day: Day | null
  readonly onChange: (day: Day | null) => void
  readonly isClearable?: boolean
  /** Visually hides the label and opens the calendar at once. */
  readonly isInCell?: boolean
  /** Reports each complete date while it is typed, for owners that only keep it. */
  readonly isLive?: boolean
}

/** Earlier dates are years that have not been typed completely. */
const firstDay = new Date(1900, 0, 1)

const isComplete = (date: Date) => date >= firstDay

/** If the business day is fixed, the browser's date is not today. */
const todayProps = () => {
  const { businessDay } = portalSettings()
  return businessDay === null ? {} : { disableHighlightToday: true, referenceDate: toDate(businessDay as Day) }
}

/**
 * Date as `05/Nov/2026`, typed or picked. Input is applied on blur or Enter, because the year passes through 2, 20 and
 * 202 on the way to 2026. Invalid input is reverted.
 */
export const DayField = ({
  label,
  day,
  onChange,
  isClearable = false,
  isInCell = false,
  isLive = false,
}: DayFieldProps) => {
  const known = useMemo(() => (day === null ? null : toDate(day)), [day])
  // Undefined while nothing is typed. Once applied, the field shows the owner's day again: the owner may ask first.
  const [draft, setDraft] = useState<Date | null>()
  const [isOpen, setOpen] = useState(false)
  // The calendar is placed at the field, which must exist before.
  useEffect(() => setOpen(isInCell), [isInCell])

  const type = (date: Date | null) => {
    setDraft(date)
    if (isLive && date && isComplete(date)) onChange(toDay(date))
  }
  const take = (date: Date | null | undefined) => {
    setDraft(undefined)
    if (date === undefined) return
    const isUsable = date === null ? isClearable : isComplete(date)
    if (!isUsable) return
    const taken = date === null ? null : toDay(date)
    if (taken !== day) onChange(taken)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) take(draft)
  }
  // Applies the input before MUI submits the surrounding form on Enter.
  const onKeyDownCapture = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') flushSync(() => take(draft))
  }
  return (
    <DatePicker
      {...(isInCell ? { autoFocus: true } : { label })}
      value={draft === undefined ? known : draft}
      format="dd/MMM/yyyy"
      reduceAnimations
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      {...todayProps()}
      onChange={type}
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
