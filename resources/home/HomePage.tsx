import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMayOpen } from '../../authProvider/menu.ts'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import type { Call } from '../../schema/call.ts'
import { home } from '../../schema/home/home.ts'
import { StatTile } from '../../src/kit/cards/StatTile.tsx'
import { MessageBanner } from '../../src/kit/feedback/MessageBanner.tsx'
import { formatCount, formatDollars, formatQuantity } from '../../src/kit/kinds/formats.ts'
import { type CustomerProps, ForCustomer } from '../../src/kit/page/ForCustomer.tsx'
import { Later } from '../../src/kit/page/Later.tsx'
import { BalanceCard } from './cards/BalanceCard.tsx'
import { ContactsCard } from './cards/ContactsCard.tsx'
import { CountTile } from './cards/CountTile.tsx'
import { OnTimeDelivery } from './cards/OnTimeDelivery.tsx'
import { QualityAssurance } from './cards/QualityAssurance.tsx'
import { ShipmentReady } from './cards/ShipmentReady.tsx'
import { useCard } from './cards/useCard.ts'
import { NewsCard } from './news/NewsCard.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

/** The lines whose promised date has moved since the last visit. */
const movedLines = `/status-report-steel?${new URLSearchParams({ filter: JSON.stringify({ promise: 'moved' }) })}`

interface SumTileProps<Amount extends number> extends CustomerProps {
  readonly name: 'readyToShip' | 'piecesInProcess'
  readonly call: Call<{ customerId: number }, { readonly total: Amount; readonly thousands: Amount } | null>
  readonly format: (amount: Amount) => string
  /** Below that the number says itself what its thousands would. */
  readonly fewest: number
}

/** A sum, and beneath it its thousands where they are worth saying; their place is kept. */
const SumTile = <Amount extends number>({ name, call, format, fewest, customerId }: SumTileProps<Amount>) => {
  const translate = useTranslate()
  const { data, states, isHidden } = useCard(call, customerId)
  if (isHidden) return null
  const hasThousands = data && data.total >= fewest
  return (
    <StatTile
      label={translate(`home.${name}.title`)}
      value={data ? format(data.total) : '-'}
      hint={hasThousands ? translate('home.thousands', { amount: format(data.thousands) }) : ''}
      {...states}
    />
  )
}

/** What the customer is to know of its raw material; hidden as long as there is nothing. */
const RawMaterialBanner = ({ customerId }: CustomerProps) => {
  const { data } = useCard(home.rawMaterialNotice, customerId)
  return data?.text ? <MessageBanner kind="warning">{data.text}</MessageBanner> : null
}

/** How many promised dates have moved since the last visit, with the way to them; hidden where none has. */
const MovedPromises = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const { data } = useCard(home.movedPromises, customerId)
  if (!data?.total) return null
  const show = (
    <Button component={Link} to={movedLines} size="small" color="inherit">
      {translate('home.movedPromises.show')}
    </Button>
  )
  return (
    <MessageBanner kind="info" action={mayOpen('open-orders-report') && show}>
      {translate('home.movedPromises.total', { smart_count: data.total, dates: formatCount(data.total) })}
    </MessageBanner>
  )
}

const columns = (xs: number, md: number, lg: number) => {
  const repeat = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  return { display: 'grid', gap: 2, gridTemplateColumns: { xs: repeat(xs), md: repeat(md), lg: repeat(lg) } }
}

/** Rows of tiles, of cards and of charts: as many beside each other as there is room for. */
const cardLayout = {
  tiles: { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
  cards: columns(1, 2, 3),
  charts: columns(1, 2, 2),
}

/** Where two cards stand in a row, a third one has the next row for itself. */
const thirdCard = { display: 'grid', minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }

/** Where a customer stands: each card with the call and the states of its own, all asked at once. */
const Dashboard = ({ customerId }: CustomerProps) => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <RawMaterialBanner customerId={customerId} />
    <MovedPromises customerId={customerId} />
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
      />
      <SumTile
        name="piecesInProcess"
        call={home.piecesInProcess}
        customerId={customerId}
        format={formatQuantity}
        fewest={10_000}
      />
    </Box>
    <Later place={<Box sx={{ minHeight: '100vh' }} />}>
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
    </Later>
  </Box>
)

/** What waits for the user, and the dashboard of the customer that the tab acts for (spec 3 'Home dashboard'). */
const HomePage = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <WaitingPanel />
    <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <Dashboard customerId={customerId} />}</ForCustomer>
  </Box>
)

export default HomePage
