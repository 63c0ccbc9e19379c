import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { PersonCard } from '#kit/cards/PersonCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const terms = <Typography>Net 60 days, FCA Monterrey.</Typography>

export const infoCard: KitPart = {
  title: 'Info card',
  examples: {
    'Plain, with a link': (
      <Cards>
        <InfoCard title="Payment terms">{terms}</InfoCard>
        <InfoCard title="Account statement" to="/kit/infoCard">
          {terms}
        </InfoCard>
      </Cards>
    ),
    'Long texts': (
      <Cards width={200}>
        <InfoCard title="Wärmebehandlungsfreigabeverfahrensanweisung of all business units" to="/kit/infoCard">
          <Typography sx={{ overflowWrap: 'anywhere' }}>{'https://anvil.example/'.repeat(6)}</Typography>
        </InfoCard>
      </Cards>
    ),
    Loading: <InfoCard title="Terms on their way" isLoading />,
    Failed: <InfoCard title="Terms that failed" error={new Error('gone')} onRetry={() => undefined} />,
  },
}

const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%233F6148'/%3E%3Ccircle cx='4' cy='4' r='2' fill='%23F2CDB0'/%3E%3C/svg%3E"

const iris = { name: 'Iris Sandoval', email: 'iris.sandoval@anvil.example', photo: null }

export const personCard: KitPart = {
  title: 'Person card',
  examples: {
    'With a photo, without, without an address, nobody': (
      <Cards>
        <PersonCard title="Sales Representative" person={{ ...iris, photo: face }} />
        <PersonCard title="Backup" person={iris} />
        <PersonCard title="Commercial Manager" person={{ ...iris, email: null }} />
        <PersonCard title="IT Representative" person={null} />
      </Cards>
    ),
    'Long texts': (
      <Cards width={240}>
        <PersonCard
          title="Representante de cuentas por cobrar"
          person={{
            ...iris,
            name: 'Bartholomew Featherstonehaugh-Cholmondeley',
            email: `${'x'.repeat(60)}@a.example`,
          }}
        />
      </Cards>
    ),
    Loading: <PersonCard title="Somebody on the way" person={null} isLoading />,
    Failed: (
      <PersonCard title="Somebody who failed" person={null} error={new Error('gone')} onRetry={() => undefined} />
    ),
  },
}

const FailingOnce = () => {
  const [hasFailed, setHasFailed] = useState(true)
  return (
    <StatTile
      label="Late deliveries"
      value={hasFailed ? null : 7}
      to="/kit/statTile"
      error={hasFailed ? new Error('gone') : null}
      onRetry={() => setHasFailed(false)}
    />
  )
}

export const statTile: KitPart = {
  title: 'Stat tile',
  examples: {
    'Plain, with a link, with a hint': (
      <Cards width={200}>
        <StatTile label="Open concessions" value={0} />
        <StatTile label="Late deliveries" value={3} to="/kit/statTile" />
        <StatTile label="Ready to ship (USD)" value="1,234.5K" to="/kit/statTile" hint="12 deliveries" />
      </Cards>
    ),
    'Long texts': (
      <Cards width={160}>
        <StatTile
          label="Value of all that is finished and waits for its shipment"
          value="1,234,567,890.12"
          to="/kit/statTile"
        />
      </Cards>
    ),
    Loading: <StatTile label="Late deliveries" value={null} isLoading to="/kit/statTile" />,
    Failed: <FailingOnce />,
  },
}
