import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount, formatDollars, formatQuantity } from '#kit/fields/formats.ts'
import { Carousel } from '#kit/page/Carousel.tsx'
import { Deferred } from '#kit/page/Deferred.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import type { Call } from '#schema/call.ts'
import { home } from '#schema/home/home.ts'
import { BelowCreditHold } from '../finance/credit-hold/CreditHold.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import { CountTile } from './CountTile.tsx'
import { NewsArticle } from './NewsArticle.tsx'
import { OnTimeDelivery } from './OnTimeDelivery.tsx'
import { QualityAssurance } from './QualityAssurance.tsx'
import { ShipmentReady } from './ShipmentReady.tsx'
import { TasksPanel, useHasTasks } from './TasksPanel.tsx'
import { useCard } from './useCard.ts'

/** Time per article `docs/product/home.md#news`. */
const autoplayMilliseconds = 8_000

const NewsCard = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { data, states } = useCard(home.news, customerId)
  const news = data ?? []
  return (
    <InfoCard title={translate('home.news.title')} height={130} {...states}>
      {news.length === 0 && <EmptyState />}
      <Carousel
        label={translate('home.news.latest')}
        items={news.map((article) => <NewsArticle key={article.id} article={article} />)}
        autoplayMilliseconds={autoplayMilliseconds}
      />
    </InfoCard>
  )
}

/** Link to the lines whose promised date has moved since the last visit. */
const movedLines = `/status-report-steel?${new URLSearchParams({ filter: JSON.stringify({ promise: 'moved' }) })}`

interface SumTileProps<Amount extends number> extends CustomerProps {
  readonly name: 'readyToShip' | 'piecesInProcess'
  readonly call: Call<{ customerId: number }, { readonly total: Amount; readonly thousands: Amount } | null>
  readonly format: (amount: Amount) => string
  /** Below this value, thousands add no information. */
  readonly fewest: number
  /** Page with the rows of the sum. */
  readonly route: 'ready-to-ship' | 'wip-reports'
}

/** Sum with its value in thousands if useful; the space is always reserved. */
const SumTile = <Amount extends number>({ name, call, format, fewest, route, customerId }: SumTileProps<Amount>) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const { data, states, isHidden } = useCard(call, customerId)
  if (isHidden) return null
  const hasThousands = data && data.total >= fewest
  return (
    <StatTile
      label={translate(`home.${name}.title`)}
      value={data ? format(data.total) : '-'}
      hint={hasThousands ? translate('home.thousands', { amount: format(data.thousands) }) : ''}
      to={mayOpen(route) ? `/${route}` : undefined}
      {...states}
    />
  )
}

/** Hidden while there is no notice. */
const RawMaterialBanner = ({ customerId }: CustomerProps) => {
  const { data } = useCard(home.rawMaterialNotice, customerId)
  return data?.text ? <MessageBanner kind="warning">{data.text}</MessageBanner> : null
}

/** Number of promised dates moved since the last visit, with a link to them; hidden if none. */
const MovedPromisedDates = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const { data } = useCard(home.movedPromisedDates, customerId)
  if (!data?.total) return null
  const show = (
    <Button component={Link} to={movedLines} size="small" color="inherit">
      {translate('home.movedPromisedDates.show')}
    </Button>
  )
  return (
    <MessageBanner kind="info" action={mayOpen('open-orders-report') && show}>
      {translate('home.movedPromisedDates.total', { smart_count: data.total, dates: formatCount(data.total) })}
    </MessageBanner>
  )
}

const columns = (xs: number, md: number, lg: number) => {
  const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  return { display: 'grid', gap: 2, gridTemplateColumns: { xs: repeat(xs), md: repeat(md), lg: repeat(lg) } }
}

/** As many columns as fit. */
const cardLayout = {
  tiles: { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  cards: columns(1, 2, 3),
  charts: columns(1, 2, 2),
}

/** With two cards per row, the third one takes a full row. */
const thirdCard = { display: 'grid', minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }

/** Each card has its own call and loading state; all load in parallel. */
const Dashboard = ({ customerId }: CustomerProps) => (
  <BelowCreditHold customerId={customerId}>
    <RawMaterialBanner customerId={customerId} />
    <MovedPromisedDates customerId={customerId} />
    <Box sx={cardLayout.tiles}>
      <CountTile
        name="delayedOrders"
        call={home.lateDeliveries}
        customerId={customerId}
        to="/open-orders-report?status=late"
      />
      <CountTile
        name="openConcessions"
        call={home.openConcessions}
        customerId={customerId}
        to="/open-orders-report?Id=6"
      />
      <SumTile
        name="readyToShip"
        call={home.readyToShip}
        customerId={customerId}
        format={formatDollars}
        fewest={100 * 10_000}
        route="ready-to-ship"
      />
      <SumTile
        name="piecesInProcess"
        call={home.piecesInProcess}
        customerId={customerId}
        format={formatQuantity}
        fewest={10_000}
        route="wip-reports"
      />
    </Box>
    <Deferred placeholder={<Box sx={{ minHeight: '100vh' }} />}>
      <Box sx={cardLayout.cards}>
        <BalanceCard customerId={customerId} />
        <ShipmentReady customerId={customerId} />
        <Box sx={thirdCard}>
          <ContactsCard customerId={customerId} />
        </Box>
      </Box>
      <Box sx={cardLayout.charts}>
        <OnTimeDelivery customerId={customerId} />
        <QualityAssurance customerId={customerId} />
      </Box>
      <NewsCard customerId={customerId} />
    </Deferred>
  </BelowCreditHold>
)

const HomePage = () => {
  const hasTasks = useHasTasks()
  const customer = useCurrentCustomer()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {hasTasks && <TasksPanel />}
      <ForCustomer customer={customer}>{(customerId) => <Dashboard customerId={customerId} />}</ForCustomer>
      {!hasTasks && <TasksPanel />}
    </Box>
  )
}

export default HomePage
