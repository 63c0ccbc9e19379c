import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { businessToday } from '#kit/dates/days.ts'
import { DocumentLink } from '#kit/documents/DocumentLink.tsx'
import { formatCount, formatDay, formatDollars } from '#kit/kinds/formats.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { packAddress } from '#schema/logistics/packs.ts'
import { isOfRequest, type TimelineEvent } from '#schema/orders/orderTimeline.ts'
import { type Step, stepNames, stepNamesInSpanish } from '#schema/wip/steps.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { daysBetween } from '#values/days.ts'
import { useSpans } from '../PromisedDateMark.tsx'

interface TimelineProps {
  readonly events: readonly TimelineEvent[]
}

/** Past events are filled dots, future ones rings. */
const dotStyle = (event: TimelineEvent, isFuture: boolean) => ({
  ...{ width: 12, height: 12, mt: 0.5, borderRadius: '50%', border: 2, flexShrink: 0 },
  borderColor: event.isPending ? 'states.delayed.main' : 'primary.main',
  bgcolor: isFuture ? 'transparent' : event.isPending ? 'states.delayed.main' : 'primary.main',
})

const useEventTitle = () => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  return ({ kind, number, promised, promisedBefore, request }: TimelineEvent) => {
    const names = language === 'es' ? stepNamesInSpanish : stepNames
    const shown = kind === 'step' ? (names[number as Step] ?? number) : number
    const dates = { to: promised ? formatDay(promised) : '', from: promisedBefore ? formatDay(promisedBefore) : '' }
    return translate(`orderTimeline.kinds.${kind}`, {
      ...{ number: shown ?? '', ...dates },
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

/** Events in chronological order; an event without a date counts as today. */
export const Timeline = ({ events }: TimelineProps) => {
  const translate = useTranslate()
  const titleOf = useEventTitle()
  const today = businessToday()
  const promisedDateDetailsOf = usePromisedDateDetails()
  const detailsOf = (event: TimelineEvent) => {
    const { pieces, amount, note } = event
    return [
      pieces === null ? '' : translate('orderTimeline.pieces', { smart_count: pieces, _: formatCount(pieces) }),
      amount === null ? '' : formatDollars(amount),
      ...promisedDateDetailsOf(event),
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
          <Box aria-hidden sx={dotStyle(event, event.day !== null && event.day > today)} />
          <Typography component="span" variant="body2" sx={{ width: 96, flexShrink: 0, color: 'text.secondary' }}>
            {event.day === null ? translate('orderTimeline.today') : formatDay(event.day)}
          </Typography>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" sx={{ fontWeight: 550 }}>
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
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {detailsOf(event).join(' · ')}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
