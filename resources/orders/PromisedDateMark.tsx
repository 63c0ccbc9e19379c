import MovedIcon from '@mui/icons-material/UpdateOutlined'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Hint } from '#kit/feedback/Hint.tsx'
import { formatDay } from '#kit/fields/formats.ts'
import { touchIcon } from '#kit/touchLink.ts'
import { daysMoved, hasMoved, type PromisedDateFields } from '#schema/orders/promisedDates.ts'
import { daysBetween } from '#values/days.ts'
import type { Day } from '#values/types.ts'

interface Props {
  readonly line: PromisedDateFields
  /** Current promised date of the line. */
  readonly promised: Day | null | undefined
}

export const useSpans = () => {
  const translate = useTranslate()
  return (days: number) =>
    translate(days < 0 ? 'orders.promise.earlier' : 'orders.promise.later', { smart_count: Math.abs(days) })
}

/** Date change since the reader's previous visit: old date, new date and difference. */
const MovedMark = ({ line: { movedFrom }, promised }: Props) => {
  const translate = useTranslate()
  const spanOf = useSpans()
  if (!movedFrom) return null
  const from = formatDay(movedFrom)
  const label = promised
    ? translate('orders.promise.moved', {
        from,
        to: formatDay(promised),
        by: spanOf(daysBetween(movedFrom, promised)),
      })
    : translate('orders.promise.withdrawn', { from })
  return (
    <Hint title={label} isTapped>
      <IconButton size="small" aria-label={label} sx={{ color: 'states.delayed.main', ...touchIcon }}>
        <MovedIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

const signed = (days: number) => (days > 0 ? `+${days}` : `−${-days}`)

const small = { textDecoration: 'none', fontSize: 12, marginLeft: 6, whiteSpace: 'nowrap' } as const

/** Total days since the first promise. A plain element, because most lines of a page have one. */
const DaysInAll = ({ days }: { readonly days: number }) => {
  const translate = useTranslate()
  const spanOf = useSpans()
  const { secondary: color } = useTheme().palette.text
  return (
    <abbr title={translate('orders.promise.inAll', { by: spanOf(days) })} style={{ ...small, color }}>
      {translate('orders.promise.days', { days: signed(days) })}
    </abbr>
  )
}

/** Marks next to a promised date: total shift, and a change since the reader's last visit. */
export const PromisedDateMark = ({ line, promised }: Props) => {
  const days = daysMoved(line, promised)
  return (
    <>
      {days !== null && days !== 0 && <DaysInAll days={days} />}
      {hasMoved(line) && <MovedMark line={line} promised={promised} />}
    </>
  )
}

/** True if a line's date has a mark. */
export const isWorthAMark = ({ line, promised }: Props) => hasMoved(line) || (daysMoved(line, promised) ?? 0) !== 0
