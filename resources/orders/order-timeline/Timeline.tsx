import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay, formatDollars } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { packAddress } from '#schema/addresses.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { isOfRequest, type TimelineEvent } from '#schema/orders/orderTimeline.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { daysBetween } from '#values/days.ts'
import { invoiceStateText } from '../../finance/InvoiceMark.tsx'
import { useTrackingNumber } from '../../logistics/carrier-links/useTrackingNumber.tsx'
import { useSpans } from '../PromisedDateMark.tsx'

/** Past events are filled dots, expected ones rings. */
const dotStyle = ({ isPending }: TimelineEvent, isNext: boolean) => ({
  width: 12,
  height: 12,
  mt: 0.5,
  borderRadius: '50%',
  border: 2,
  flexShrink: 0,
  borderColor: isPending ? 'states.delayed.main' : 'primary.main',
  bgcolor: isNext ? 'transparent' : isPending ? 'states.delayed.main' : 'primary.main',
})

const useEventTitle = () => {
  const translate = useTranslate()
  return ({ kind, number, promised, promisedBefore, request }: TimelineEvent) => {
    const dates = { to: promised ? formatDay(promised) : '', from: promisedBefore ? formatDay(promisedBefore) : '' }
    return translate(`orderTimeline.kinds.${kind}`, {
      number: number ?? '',
      ...dates,
      kind: request ? translate(`resources.requests.words.kind.${request}`) : '',
    })
  }
}

/** Details of a promised date: days moved and its author; the provider if no person is known. */
const usePromisedDateDetails = () => {
  const translate = useTranslate()
  const spanOf = useSpans()
  return ({ kind, promised, promisedBefore, source, by }: TimelineEvent) => {
    if (isOfRequest(kind)) return promised ? [formatDay(promised)] : []
    if (!promised && !promisedBefore) return []
    const days = promised && promisedBefore ? daysBetween(promisedBefore, promised) : 0
    return [
      days === 0 ? '' : spanOf(days),
      translate(`orderTimeline.givenBy.${source ?? 'provider'}`, { by: by ?? '' }),
    ]
  }
}

interface EventsProps {
  readonly events: readonly TimelineEvent[]
  /** Expected, or waiting for the customer. */
  readonly isNext?: boolean
}

const Events = ({ events, isNext = false }: EventsProps) => {
  const translate = useTranslate()
  const titleOf = useEventTitle()
  const promisedDateDetailsOf = usePromisedDateDetails()
  const trackingNumber = useTrackingNumber()
  const detailsOf = (event: TimelineEvent): readonly ReactNode[] => {
    const { pieces, amount, lineAmount = null, note, carrier = '', tracking = '' } = event
    return [
      pieces === null ? '' : translate('orderTimeline.pieces', { smart_count: pieces }),
      lineAmount === null ? '' : translate('orderTimeline.ofLine', { amount: formatDollars(lineAmount) }),
      amount === null ? '' : translate('orderTimeline.ofInvoice', { amount: formatDollars(amount) }),
      event.state ? invoiceStateText(translate, { state: event.state, amount: event.stateAmount }) : '',
      ...promisedDateDetailsOf(event),
      carrier,
      trackingNumber(carrier, tracking),
      note,
    ].filter(Boolean)
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {events.map((event, place) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: equal events differ only in position
          key={`${event.kind} ${event.day} ${event.number} ${place}`}
          sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}
        >
          <Box aria-hidden sx={dotStyle(event, isNext)} />
          <Typography component="span" variant="body2" sx={{ width: 96, flexShrink: 0, color: 'text.secondary' }}>
            {event.day === null ? translate('orderTimeline.today') : formatDay(event.day)}
          </Typography>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography
              component="span"
              sx={{ fontWeight: isNext ? 400 : 550, color: isNext ? 'text.secondary' : 'text.primary' }}
            >
              {event.link === null ? titleOf(event) : <DocumentLink href={event.link}>{titleOf(event)}</DocumentLink>}
            </Typography>
            {event.load !== undefined && isOffered(logistics.pack) && (
              <Link component={RouterLink} to={packAddress(event.load)} variant="body2" sx={{ ml: 1 }}>
                {translate('orderTimeline.pack')}
              </Link>
            )}
            {event.isPending && (
              <Typography component="span" variant="body2" sx={{ ml: 1, fontWeight: 650 }}>
                {translate('orderTimeline.pending')}
              </Typography>
            )}
            {detailsOf(event).length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary', '& a': { textDecoration: 'underline' } }}>
                {detailsOf(event).map((detail, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: details have no other identity
                  <Fragment key={at}>
                    {at > 0 && ' · '}
                    {detail}
                  </Fragment>
                ))}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface Props {
  readonly events: readonly TimelineEvent[]
  /** All pieces have left. */
  readonly isComplete: boolean
}

const titleStyle = { mb: 1, color: 'text.secondary' } as const

/** What comes next, nearest day first, and below it what has happened, newest first. */
export const Timeline = ({ events, isComplete }: Props) => {
  const translate = useTranslate()
  const today = businessToday()
  const isAhead = ({ day, isPending }: TimelineEvent) => isPending || (day !== null && day > today)
  const isMoved = events.some(({ kind }) => kind === 'promisedAnew')
  // Pieces at the steps are in the bar above, and a newer promise replaces the first one.
  const next = events.filter((event) => isAhead(event) && !(isMoved && event.kind === 'promised'))
  const past = events.filter((event) => !isAhead(event) && event.kind !== 'step').toReversed()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(next.length > 0 || !isComplete) && (
        <div>
          <Typography variant="h3" sx={titleStyle}>
            {translate('orderTimeline.next')}
          </Typography>
          {next.length > 0 ? (
            <Events events={next} isNext />
          ) : (
            <Typography variant="body2">{translate('orderTimeline.nothingNext')}</Typography>
          )}
        </div>
      )}
      <div>
        <Typography variant="h3" sx={titleStyle}>
          {translate('orderTimeline.past')}
        </Typography>
        <Events events={past} />
      </div>
    </Box>
  )
}
