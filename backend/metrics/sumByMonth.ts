import type { Clock } from '../clock.ts'
import { historyMonths, yearAndMonth } from './windows.ts'

/** Sums of days as sums of the months of the histories, those without any included. */
export const sumByMonth = <Name extends string>(
  clock: Clock,
  days: readonly ({ readonly day: string } & Readonly<Record<Name, number>>)[],
  ...names: readonly Name[]
) =>
  historyMonths(clock).map((month) => {
    const inMonth = days.filter(({ day }) => day.startsWith(month))
    const sums = names.map((name) => [name, inMonth.reduce((sum, day) => sum + day[name], 0)])
    return { ...yearAndMonth(month), ...(Object.fromEntries(sums) as Record<Name, number>) }
  })
