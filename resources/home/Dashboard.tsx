import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { home } from '../../schema/home.ts'
import { drawings } from '../../src/kit/charts/drawings.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { ContactsCard } from './ContactsCard.tsx'
import { CountTile } from './CountTile.tsx'
import { cardLayout, thirdCard } from './cardLayout.ts'
import { NewsCard } from './NewsCard.tsx'
import { OnTimeDelivery } from './OnTimeDelivery.tsx'
import { PiecesTile } from './PiecesTile.tsx'
import { QualityAssurance } from './QualityAssurance.tsx'
import { RawMaterialBanner } from './RawMaterialBanner.tsx'
import { ReadyToShipTile } from './ReadyToShipTile.tsx'
import { ShipmentReady } from './ShipmentReady.tsx'

interface Props {
  readonly customerId: number
}

/** Where a customer stands: each card with the call and the states of its own, all asked at once. */
export const Dashboard = ({ customerId }: Props) => {
  useEffect(() => {
    // What draws charts comes while the cards are asked for; a failure is told where a chart is drawn.
    drawings.load().catch(() => undefined)
  }, [])
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <RawMaterialBanner customerId={customerId} />
      <Box sx={cardLayout.tiles}>
        <CountTile name="delayedOrders" call={home.lateDeliveries} customerId={customerId} to="/open-orders-report/" />
        <CountTile
          name="openConcessions"
          call={home.openConcessions}
          customerId={customerId}
          to="/open-orders-report?Id=6"
        />
        <ReadyToShipTile customerId={customerId} />
        <PiecesTile customerId={customerId} />
      </Box>
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
    </Box>
  )
}
