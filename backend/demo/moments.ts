import type { Day, Instant } from '#schema/kinds.ts'
import { after } from '../clock.ts'

const secondsPerDay = 86_400

/** Minutes in a working day from 08:00 in Monterrey. It ends before midnight UTC, so that local and UTC dates agree. */
export const workingMinutes = 540

/** UTC date of an instant within working hours. */
export const dateOf = (moment: Instant) => moment.slice(0, 10) as Day

/** Instant `days` before a business day and `minutes` after the start of work. */
export const daysBefore = (today: Day, days: number, minutes = 0) =>
  after(`${today}T14:00:00.000Z` as Instant, minutes * 60 - days * secondsPerDay)
