import { Gantt } from '../../../kit/charts/Gantt.tsx'
import type { KitPart } from '../kitPart.ts'

const legend = [
  { state: 'onTime', label: 'Valid' },
  { state: 'caution', label: 'To be expired' },
  { state: 'critical', label: 'Expired' },
] as const

const bars = [
  { id: 1, label: 'Turbine rings', first: 2024, last: 2028, state: 'onTime' },
  { id: 2, label: 'Spare rings, one year', first: 2026, last: 2026, state: 'caution' },
  { id: 3, label: 'A contract with a name that is longer than its column', first: 2021, last: 2023, state: 'critical' },
] as const

const frame = { legend, barLabel: 'Contract' }

export const part: KitPart = {
  title: 'Gantt',
  examples: [
    { name: 'Three bars', content: <Gantt {...frame} title="Contracts" bars={bars} /> },
    { name: 'Empty', content: <Gantt {...frame} title="No contracts" bars={[]} /> },
    { name: 'Loading', content: <Gantt {...frame} title="Contracts on the way" bars={[]} isLoading /> },
  ],
}
