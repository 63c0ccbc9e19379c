import type { Day } from '../../../../schema/kinds.ts'
import { daysAfter } from '../../../../values/days.ts'

/** Two days, both included; null is no bound. */
export interface Days {
  readonly from: Day | null
  readonly to: Day | null
}

/** What an order's detail begins with: today to 31 days ahead (spec 2 §4). */
export const firstRange = (today: Day): Days => ({ from: today, to: daysAfter(today, 31) })

export const everyDay: Days = { from: null, to: null }
