import type { Day, Instant } from '../../schema/kinds.ts'
import { after } from '../clock.ts'

const secondsPerDay = 86_400

/**
 * Minutes of a working day, from 08:00 in Monterrey; it ends before midnight in UTC, so that both name the same date.
 */
export const workingMinutes = 540

/** The date of a moment of a working day. */
export const dateOf = (moment: Instant) => moment.slice(0, 10) as Day

/** A moment so many days before a business day, so many minutes after work began. */
export const daysBefore = (today: Day, days: number, minutes = 0) =>
  after(`${today}T14:00:00.000Z` as Instant, minutes * 60 - days * secondsPerDay)

/** A moment of the year before a business day's: `12-31T23:30`. */
export const lastYear = (today: Day, dateAndTime: string) =>
  `${Number(today.slice(0, 4)) - 1}-${dateAndTime}:00.000Z` as Instant
