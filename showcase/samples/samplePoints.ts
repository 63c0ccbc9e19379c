import type { Point, Series } from '#kit/charts/chart.ts'

const year = ['Dec/25', 'Jan/26', 'Feb/26', 'Mar/26', 'Apr/26', 'May/26', 'Jun/26', 'Jul/26', 'Aug/26', 'Sep/26']
const months = [...year, 'Oct/26', 'Nov/26']

const percentages: readonly (number | null)[] = [93.4, 96, -1, 88.2, 91, 100, 97.6, -1, 84.9, 70, 0, 98]

/** Twelve months, some of them without shipments. */
export const monthly: readonly Point[] = months.map((label, index) => ({
  label,
  values: { delivery: percentages[index] ?? null },
}))

export const several: readonly Point[] = months.map((label, index) => ({
  label,
  values: { delivery: percentages[index] ?? null, quality: 99 - index, payment: index < 4 ? null : 60 + index * 3 },
}))

export const delivery: readonly Series[] = [{ name: 'delivery', label: 'On time', state: 'onTime' }]

export const three: readonly Series[] = [
  { name: 'delivery', label: 'On Time Delivery' },
  { name: 'quality', label: 'Quality Assurance' },
  { name: 'payment', label: 'Payment History' },
]

export const formatPercentage = (value: number) => `${Math.round(value)}%`
