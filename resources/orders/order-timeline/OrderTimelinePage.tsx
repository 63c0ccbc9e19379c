import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmailLink } from '#kit/cards/EmailLink.tsx'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { formatCount } from '#kit/kinds/formats.ts'
import { openSearch } from '#kit/page/openSearch.ts'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import {
  type OrderTimeline,
  orderTimelines,
  type TimelineEvent,
  type TimelineLine,
} from '#schema/orders/orderTimeline.ts'
import { type TimelineNumber, timelineAddress, timelineNumbers } from '#schema/orders/timelineAddress.ts'
import { LineRequests } from '../requests/LineRequests.tsx'
import { Papers } from './Papers.tsx'
import { Timeline } from './Timeline.tsx'

/** Number in the URL that identifies a line. */
const numberIn = (search: URLSearchParams): { by: TimelineNumber; number: string } => {
  for (const [name, by] of Object.entries(timelineNumbers)) {
    const number = (search.get(name) ?? '').trim().slice(0, 60)
    if (number !== '') return { by, number }
  }
  return { by: 'jobOrder', number: '' }
}

const counted = ['ordered', 'shipped'] as const
const written = ['purchaseOrder', 'jobOrder', 'partNumber', 'providerPartNumber'] as const

const LineFacts = ({ line, isLoading }: { readonly line: TimelineLine | undefined; readonly isLoading: boolean }) => {
  const translate = useTranslate()
  const label = (name: string) => translate(`orderTimeline.fields.${name}`)
  const facts = [
    ...written.map((name) => ({ name, label: label(name), value: line?.[name] })),
    ...counted.map((name) => ({ name, label: label(name), value: line && formatCount(line[name]) })),
    {
      name: 'status',
      label: label('status'),
      value: line && translate(`resources.orders.words.status.${line.status}`),
    },
  ]
  return <Facts title={translate('orderTimeline.facts')} facts={facts} isLoading={isLoading} />
}

const People = ({ people }: Pick<OrderTimeline, 'people'>) => {
  const translate = useTranslate()
  return people.map(({ part, name, email }) => (
    <Box key={part} sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`orderTimeline.parts.${part}`)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2">
        <EmailLink email={email} />
      </Typography>
    </Box>
  ))
}

/** Lines that share a number, each with a link to its timeline. */
const Lines = ({ lines }: Pick<OrderTimeline, 'lines'>) => {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line, place) => (
        <li key={line.jobOrder}>
          <Link
            component={RouterLink}
            to={timelineAddress('jobOrder', line.jobOrder)}
            aria-current={place === 0 ? 'true' : undefined}
            sx={{ fontWeight: place === 0 ? 650 : 400 }}
          >
            {`${translate('orderTimeline.title', { ...line })} · ${line.jobOrder}`}
          </Link>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
            {translate(`resources.orders.words.status.${line.status}`)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}

const NoOrder = ({ text }: { readonly text: string }) => {
  const translate = useTranslate()
  return (
    <EmptyState text={text}>
      <Button variant="outlined" aria-haspopup="dialog" startIcon={<SearchIcon />} onClick={openSearch}>
        {translate('orderTimeline.search')}
      </Button>
    </EmptyState>
  )
}

/** Promised date of the line. A new one may be earlier than the first. */
const promisedIn = (events: readonly TimelineEvent[]) => {
  const dayOf = (wanted: TimelineEvent['kind']) => events.find(({ kind }) => kind === wanted)?.day
  return dayOf('promisedAnew') ?? dayOf('promised') ?? null
}

/** Timeline of an order line from entry to payment, with documents and contacts. */
const OrderTimelinePage = () => {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const customerId = useCurrentCustomer() ?? 0
  const { by, number } = numberIn(search)
  const query = useCall(orderTimelines.timeline, { customerId, by, number }, { enabled: number !== '' })
  const { lines = [], events = [], papers = [], people = [] } = query.data ?? {}
  const [line] = lines
  usePageTitle(line ? translate('orderTimeline.title', { ...line }) : null)

  if (number === '') return <NoOrder text={translate('orderTimeline.noNumber')} />
  if (query.data && !line)
    return <NoOrder text={translate(by === 'heat' ? 'orderTimeline.nothingOfHeat' : 'orderTimeline.nothingText')} />
  const states = statesOf(query)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <InfoCard title={translate('orderTimeline.timeline')} height={480} {...states}>
        <Timeline events={events} />
      </InfoCard>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <InfoCard title={translate('orderTimeline.facts')} height={220} {...states}>
          <LineFacts line={line} isLoading={false} />
        </InfoCard>
        {line && <LineRequests customerId={customerId} line={line} promisedOn={promisedIn(events)} />}
        <InfoCard title={translate('orderTimeline.papers')} {...states}>
          <Papers papers={papers} />
        </InfoCard>
        {people.length > 0 && (
          <InfoCard title={translate('orderTimeline.people')}>
            <People people={people} />
          </InfoCard>
        )}
        {lines.length > 1 && (
          <InfoCard title={translate('orderTimeline.lines')}>
            <Lines lines={lines} />
          </InfoCard>
        )}
      </Box>
    </Box>
  )
}

export default OrderTimelinePage
