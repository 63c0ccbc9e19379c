import MovedIcon from '@mui/icons-material/UpdateOutlined'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { daysMoved, hasMoved, type PromiseFields } from '../../schema/orders/promises.ts'
import { Hint } from '../../src/kit/feedback/Hint.tsx'
import { formatDay } from '../../src/kit/kinds/formats.ts'
import { daysBetween } from '../../values/days.ts'
import type { Day } from '../../values/types.ts'

interface Props {
  readonly line: PromiseFields
  /** The date that the line is promised for now. */
  readonly promised: Day | null | undefined
}

/** Describes by how many days a date has moved. */
export const useSpans = () => {
  const translate = useTranslate()
  return (days: number) =>
    translate(days < 0 ? 'orders.promise.earlier' : 'orders.promise.later', { smart_count: Math.abs(days) })
}

/** The date has moved since the reader's visit before: from when, to when, by how much. */
const MovedMark = ({ line: { movedFrom }, promised }: Props) => {
  const translate = useTranslate()
  const spanOf = useSpans()
  if (!movedFrom) return null
  const from = formatDay(movedFrom)
  const label = promised
    ? translate('orders.promise.moved', {
        ...{ from, to: formatDay(promised), by: spanOf(daysBetween(movedFrom, promised)) },
      })
    : translate('orders.promise.withdrawn', { from })
  return (
    <Hint title={label} isTapped>
      <IconButton size="small" aria-label={label} sx={{ color: 'states.delayed.main', p: 0.25 }}>
        <MovedIcon fontSize="small" />
      </IconButton>
    </Hint>
  )
}

const signed = (days: number) => (days > 0 ? `+${days}` : `−${-days}`)

const small = { textDecoration: 'none', fontSize: 12, marginLeft: 6, whiteSpace: 'nowrap' } as const

/**
 * By how many days the date has moved in all since it was first promised. A bare element: most lines of a page have one.
 */
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

/** Beside a line's promised date: how far it has moved in all, and whether it has moved since the reader was last there. */
export const PromiseMark = ({ line, promised }: Props) => {
  const days = daysMoved(line, promised)
  return (
    <>
      {days !== null && days !== 0 && <DaysInAll days={days} />}
      {hasMoved(line) && <MovedMark line={line} promised={promised} />}
    </>
  )
}

/** Whether there is anything to say of a line's date beside it. */
export const isWorthAMark = ({ line, promised }: Props) => hasMoved(line) || (daysMoved(line, promised) ?? 0) !== 0
