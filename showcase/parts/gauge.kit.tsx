import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { StateName } from '#kit/charts/chart.ts'
import { Gauge } from '#kit/charts/Gauge.tsx'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const dial = {
  title: 'Payment score',
  format: (value: number) => `${Math.round(value)}%`,
  tooltip: 'Invoices paid on time in the last 12 months.',
}

const inCard = (value: number | null, state: StateName) => {
  const title = `Payment score of ${value ?? 'nothing'}`
  return (
    <InfoCard title={title}>
      <Gauge {...dial} title={title} value={value} state={state} />
    </InfoCard>
  )
}

export const gauge: KitPart = {
  title: 'Gauge',
  examples: {
    'Good, fair, poor': (
      <Cards>
        {inCard(100, 'onTime')}
        {inCard(85, 'onTime')}
        {inCard(84, 'caution')}
        {inCard(70, 'caution')}
        {inCard(69, 'critical')}
        {inCard(0, 'critical')}
      </Cards>
    ),
    'No value': inCard(null, 'unknown'),
    'Not measured': inCard(-1, 'unknown'),
    Loading: <Gauge {...dial} value={null} state="unknown" isLoading />,
    Failed: <Gauge {...dial} value={null} state="unknown" error={new Error('gone')} onRetry={() => undefined} />,
  },
}
