import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay, formatQuantity } from '#kit/fields/formats.ts'
import { requestAddress } from '#schema/addresses.ts'
import type { Day } from '#schema/kinds.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import type { RequestableLine } from '#schema/orders/requests.ts'
import { stepNameIn, stepNames } from '#schema/wip/steps.ts'
import { daysBetween } from '#values/days.ts'

/** Number of the open request of a kind on a line. */
export const openRequestOn = ({ openRequests }: RequestableLine, kind: RequestKind) =>
  openRequests.find((open) => open.kind === kind)?.number

/** A promised date with its distance from today. */
const usePromisedText = () => {
  const translate = useTranslate()
  return (promised: Day | null) => {
    if (promised === null) return translate('requests.line.notPromised')
    const days = daysBetween(businessToday(), promised)
    const when = days === 0 ? 'today' : days < 0 ? 'ago' : 'ahead'
    const distance = translate(`requests.line.${when}`, { smart_count: Math.abs(days) })
    return translate('requests.line.promised', { day: formatDay(promised), when: distance })
  }
}

const usePiecesText = () => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return ({ ordered, shipped, steps }: RequestableLine) => {
    const open = (ordered ?? 0) - (shipped ?? 0)
    const waiting = open - steps.reduce((sum, { pieces }) => sum + pieces, 0)
    const held = steps.map(({ step, pieces }) => [stepNameIn(language, stepNames[step]), pieces] as const)
    const places = waiting > 0 ? [...held, [translate('requests.line.notStarted'), waiting] as const] : held
    return places.map(([place, pieces]) => `${place} ${formatQuantity(pieces)}`).join(' · ')
  }
}

interface LineProps {
  readonly line: RequestableLine
  /** Promised date on the page, for a line that only a company's services have. */
  readonly promisedOn: Day | null
}

/** Dates, delay and pieces of a line, and the reason of its last change. */
export const LineFacts = ({ line, promisedOn }: LineProps) => {
  const translate = useTranslate()
  const promisedText = usePromisedText()
  const piecesText = usePiecesText()
  const { requestedOn, reason, ordered, shipped } = line
  const promised = line.promisedOn ?? promisedOn
  const today = businessToday()
  if (promised === null && requestedOn === null) return null
  const dates = [
    promisedText(promised),
    requestedOn && translate('requests.line.requested', { day: formatDay(requestedOn) }),
  ]
  const isOpen = ordered !== null && shipped !== null && shipped < ordered
  const late = isOpen && promised !== null && promised < today ? daysBetween(promised, today) : 0
  const sinceRequest = requestedOn !== null && requestedOn < today ? daysBetween(requestedOn, today) : 0
  return (
    <Box sx={{ display: 'grid', gap: 0.5, '& p': { typography: 'body2', m: 0, overflowWrap: 'anywhere' } }}>
      <p>{dates.filter(Boolean).join(', ')}</p>
      {late > 0 && (
        <Typography component="p" sx={{ color: 'states.critical.main', fontWeight: 600 }}>
          {translate('requests.line.late', { smart_count: late })}
          {sinceRequest > late && translate('requests.line.sinceRequest', { days: sinceRequest })}
        </Typography>
      )}
      {isOpen && <p>{translate('requests.line.pieces', { places: piecesText(line) })}</p>}
      {isOpen && reason && <p>{translate('requests.line.reason', { reason })}</p>}
    </Box>
  )
}

interface OpenProps {
  readonly number: string
}

/** Tells before the form is filled that the line has an open request of the kind. */
export const OpenAlready = ({ number }: OpenProps) => {
  const translate = useTranslate()
  return (
    <MessageBanner kind="info">
      {translate('requests.openAlready', { number })}{' '}
      <Link component={RouterLink} to={requestAddress(number)}>
        {translate('requests.open', { number })}
      </Link>
    </MessageBanner>
  )
}

interface LinesProps {
  readonly lines: readonly RequestableLine[]
  readonly kind: RequestKind
}

/** Lines of one request for several; those with an open request of the kind are left out. */
export const LinesToRequest = ({ lines, kind }: LinesProps) => {
  const translate = useTranslate()
  const promisedText = usePromisedText()
  return (
    <Box component="ul" aria-label={translate('requests.lines')} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {lines.map((line) => {
        const open = openRequestOn(line, kind)
        return (
          <li key={line.jobOrder}>
            {line.jobOrder}
            {' · '}
            {open === undefined ? (
              line.ordered !== null && promisedText(line.promisedOn)
            ) : (
              <>
                {translate('requests.leftOut')}{' '}
                <Link
                  component={RouterLink}
                  to={requestAddress(open)}
                  aria-label={translate('requests.open', { number: open })}
                >
                  {open}
                </Link>
              </>
            )}
          </li>
        )
      })}
    </Box>
  )
}
