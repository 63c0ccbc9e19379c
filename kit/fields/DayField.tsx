import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { type Day, dayIssue, firstDay, lastDay } from '#schema/kinds.ts'
import { portalSettings } from '../portalSettings.ts'

const focusFirstPart = (field: HTMLElement | null) => field?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()

/**
 * Stops the surrounding form from being submitted, and focuses the field, unless `isWhole` accepts what is typed in it.
 * Listens to the form itself, so that no owner of a form can forget it.
 */
const useFormStop = (field: RefObject<HTMLElement | null>, isWhole: () => boolean) => {
  const stop = useEffectEvent((event: Event) => {
    if (isWhole()) return
    // Another field may already have stopped it, and has the focus.
    if (!event.defaultPrevented) focusFirstPart(field.current)
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const form = field.current?.closest('form')
    const listen = (event: Event) => stop(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [field])
}

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
  readonly error?: string | undefined
  /** Reports each complete date while it is typed, and null for a half-typed one, for owners that only keep it. */
  readonly isLive?: boolean
}

/** Issue of a typed date; a year such as 20 has not been typed completely. */
const issueOf = (date: Date) => dayIssue(Number.isNaN(date.getTime()) ? '' : toDay(date))

const typedIn = (field: HTMLElement | null) => field?.querySelector('input')?.value ?? ''

/** If the business day is fixed, the browser's date is not today. */
const todayProps = () => {
  const { businessDay } = portalSettings()
  return businessDay === null ? {} : { disableHighlightToday: true, referenceDate: toDate(businessDay as Day) }
}

/**
 * Date as `05/Nov/2026`, typed or picked. Input is applied on blur or Enter, because the year passes through 2, 20 and
 * 202 on the way to 2026. A half-typed date and a year out of range stay, with what is wrong, and stop the form.
 */
export const DayField = ({
  label,
  day,
  onChange,
  isClearable = false,
  isInCell = false,
  isLive = false,
  error,
}: DayFieldProps) => {
  const known = useMemo(() => (day === null ? null : toDate(day)), [day])
  // Undefined while nothing is typed. Once applied, the field shows the owner's day again: the owner may ask first.
  const [draft, setDraft] = useState<Date | null>()
  const [isOpen, setOpen] = useState(false)
  // The calendar is placed at the field, which must exist before.
  useEffect(() => setOpen(isInCell), [isInCell])

  const field = useRef<HTMLDivElement>(null)
  const [shownIssue, setShownIssue] = useState<ReturnType<typeof dayIssue>>(null)
  const translate = useTranslate()

  const type = (date: Date | null) => {
    setDraft(date)
    const issue = date && issueOf(date)
    if (issue === null) setShownIssue(null)
    if (isLive) onChange(date && issue === null ? toDay(date) : null)
  }
  const take = (date: Date | null | undefined) => {
    setDraft(undefined)
    setShownIssue(null)
    if (date === undefined) return
    const taken = date && toDay(date)
    if (taken !== day) onChange(taken)
  }
  /** The picker reports no date, or none any more, while only some parts are typed. */
  const issueTyped = () => {
    if (draft) return issueOf(draft)
    const isEmpty = typedIn(field.current) === ''
    if (draft === null) return isEmpty && isClearable ? null : 'day'
    return isEmpty || day !== null ? null : 'day'
  }
  /** Applies the typed date; false if it is not one. */
  const takeTyped = () => {
    const issue = issueTyped()
    if (issue !== null) setShownIssue(issue)
    else {
      if (draft !== undefined) setOpen(false)
      take(draft)
    }
    return issue === null
  }
  useFormStop(field, takeTyped)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) takeTyped()
  }
  // Applies the input before MUI submits the surrounding form on Enter.
  const onKeyDownCapture = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') flushSync(takeTyped)
  }
  // The calendar takes the focus when it opens, but the field next to it looks as if digits go there. It stays open
  // until the date is taken: when it closes, it moves the focus a moment later, in the middle of the date.
  const onCalendarKeyDownCapture = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) focusFirstPart(field.current)
  }
  const shownError = shownIssue ? translate(`issues.${shownIssue}`) : error
  return (
    <DatePicker
      {...(isInCell ? { autoFocus: true } : { label })}
      value={draft === undefined ? known : draft}
      minDate={toDate(firstDay)}
      maxDate={toDate(lastDay)}
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
        desktopPaper: {
          sx: { border: 1, borderColor: 'divider' },
          ...(isInCell && { onKeyDownCapture: onCalendarKeyDownCapture }),
        },
        field: { clearable: isClearable, onClear: () => take(null) },
        textField: {
          ref: field,
          size: 'small',
          fullWidth: true,
          ...(shownError !== undefined && { error: true, helperText: shownError }),
          onBlur,
          onKeyDownCapture,
          ...(isInCell && { 'aria-label': label }),
        },
      }}
    />
  )
}
