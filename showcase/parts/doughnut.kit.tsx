import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Doughnut, type Slice } from '#kit/charts/Doughnut.tsx'
import { formatCount, formatMoney } from '#kit/fields/formats.ts'
import { toCents } from '#values/amounts.ts'
import type { KitPart } from '../kitPart.ts'
import { Cards } from '../samples/Cards.tsx'

const format = (cents: number) => formatMoney(cents as ReturnType<typeof toCents>)

const balance = (overdue: number, due: number, open: number): Slice[] => [
  { name: 'overdue', label: 'Overdue amount', value: toCents(overdue), state: 'critical' },
  { name: 'due', label: 'Amount due this month', value: toCents(due), state: 'caution' },
  { name: 'open', label: 'Open amount not due yet', value: toCents(open), state: 'onTime' },
]

const total = (dollars: number) => ({ label: 'Total', text: format(toCents(dollars)) })
const money = { title: 'Total Balance', format }
const none = { ...money, slices: [] }
const states = ['critical', 'delayed', 'caution', 'onTime', 'information', 'unknown'] as const

export const doughnut: KitPart = {
  title: 'Doughnut',
  examples: {
    'In a card, and large amounts': (
      <Cards width={400}>
        <InfoCard title="Total Balance" to="/kit/doughnut">
          <Doughnut {...money} slices={balance(12_450.5, 8_300, 41_999.5)} centre={total(62_750)} />
        </InfoCard>
        <InfoCard title="Of a large customer">
          <Doughnut {...money} slices={balance(1_234_567.89, 0.01, 98_765_432.1)} centre={total(100_000_000)} />
        </InfoCard>
      </Cards>
    ),
    'One part': <Doughnut {...money} slices={balance(0, 0, 950)} centre={total(950)} />,
    'All parts are nothing': <Doughnut {...money} slices={balance(0, 0, 0)} centre={total(0)} />,
    'All states, without a centre': (
      <Doughnut
        title="Work in process"
        format={formatCount}
        slices={states.map((state, index) => ({ name: state, label: state, value: 120 - index * 15, state }))}
      />
    ),
    Loading: <Doughnut {...none} isLoading />,
    Empty: <Doughnut {...none} />,
    Failed: <Doughnut {...none} error={new Error('gone')} onRetry={() => undefined} />,
  },
}
