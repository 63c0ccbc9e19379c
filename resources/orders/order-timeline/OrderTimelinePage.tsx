import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmailLink } from '#kit/cards/EmailLink.tsx'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { formatCount, formatDollars } from '#kit/fields/formats.ts'
import { openSearch } from '#kit/page/openSearch.ts'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import {
  type OrderTimeline,
  orderTimelines,
  type TimelineKind,
  type TimelineLine,
} from '#schema/orders/orderTimeline.ts'
import { type TimelineNumber, timelineAddress, timelineNumbers } from '#schema/orders/timelineAddress.ts'
import { BelowCreditHold } from '../../finance/credit-hold/CreditHold.tsx'
import { LineRequests } from '../requests/LineRequests.tsx'
import { LineState } from './LineState.tsx'
import { Lines } from './Lines.tsx'
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

const heatKinds: readonly TimelineKind[] = ['cut', 'heat', 'heatAfterLoad']

/** Links to the other lines made of the heats of this one. */
const Heats = ({ events }: Pick<OrderTimeline, 'events'>) => {
  const heats = new Set(events.flatMap(({ kind, number }) => (number && heatKinds.includes(kind) ? [number] : [])))
  return [...heats].map((heat, place) => (
    <Fragment key={heat}>
      {place > 0 && ', '}
      <Link component={RouterLink} to={timelineAddress('heat', heat)}>
        {heat}
      </Link>
    </Fragment>
  ))
}

const LineFacts = ({ line, events }: { readonly line: TimelineLine } & Pick<OrderTimeline, 'events'>) => {
  const translate = useTranslate()
  const values = {
    purchaseOrder: line.purchaseOrder,
    jobOrder: line.jobOrder,
    partNumber: line.partNumber,
    providerPartNumber: line.providerPartNumber,
    description: line.description,
    ordered: formatCount(line.ordered),
    shipped: formatCount(line.shipped),
    price: line.price && formatDollars(line.price),
    heat: events.some(({ kind }) => heatKinds.includes(kind)) && <Heats events={events} />,
  }
  const facts = Object.entries(values).flatMap(([name, value]) =>
    value ? [{ name, value, label: translate(`orderTimeline.fields.${name}`) }] : [],
  )
  return <Facts title={translate('orderTimeline.facts')} facts={facts} isLoading={false} />
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
  const pieces = line && translate('orderTimeline.pieces', { smart_count: line.ordered })
  return (
    <BelowCreditHold customerId={customerId}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <InfoCard
            title={line ? `${line.partNumber} · ${pieces}` : translate('orderTimeline.facts')}
            height={160}
            {...states}
          >
            {line && <LineState customerId={customerId} line={line} events={events} />}
          </InfoCard>
        </Box>
        <InfoCard title={translate('orderTimeline.timeline')} height={480} {...states}>
          {line && <Timeline events={events} isComplete={line.shipped >= line.ordered} />}
        </InfoCard>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <InfoCard title={translate('orderTimeline.papers')} {...states}>
            <Papers papers={papers} />
          </InfoCard>
          <InfoCard title={translate('orderTimeline.facts')} height={220} {...states}>
            {line && <LineFacts line={line} events={events} />}
          </InfoCard>
          {line && <LineRequests customerId={customerId} jobOrder={line.jobOrder} />}
          {lines.length > 1 && (
            <InfoCard title={translate('orderTimeline.lines')}>
              <Lines lines={lines} />
            </InfoCard>
          )}
          {people.length > 0 && (
            <InfoCard title={translate('orderTimeline.people')}>
              <People people={people} />
            </InfoCard>
          )}
        </Box>
      </Box>
    </BelowCreditHold>
  )
}

export default OrderTimelinePage
