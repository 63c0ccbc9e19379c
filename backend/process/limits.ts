import { availableParallelism } from 'node:os'
import type { Rate } from '#schema/call.ts'
import { createTurns, type Shares } from './turns.ts'
import { usageOf } from './usage.ts'

/** One core stays free for requests. */
const spareCores = availableParallelism() - 1

/** Limits of work that takes a processor, memory or disk: maximum running and waiting, overall and per user. */
export const shares = {
  signIns: { atOnce: Math.max(1, spareCores), waiting: 200 },
  passwordChanges: { atOnce: 1, waiting: 300, waitingOfOne: 100 },
  // One place more than a single user gets, so that a long document does not block all other users.
  drawings: {
    atOnce: Math.max(2, spareCores),
    atOnceOfOne: Math.max(2, spareCores) - 1,
    waiting: 100,
    waitingOfOne: 25,
  },
  // Half of the connections of a portal to PostgreSQL. One user waits for the own calls, not everybody for them.
  calls: { atOnce: 10_000, atOnceOfOne: 5, waiting: 10_000, waitingOfOne: 1_000 },
  // A zip draws one document after the other and takes as long as its client reads.
  zips: { atOnce: 12, atOnceOfOne: 4, waiting: 100, waitingOfOne: 25, longestWait: 60_000 },
  // Each import may take a core and a hundred megabytes.
  imports: { atOnce: 1, waiting: 60 },
  // An exported list holds a database connection as long as its client reads.
  exports: { atOnce: 4, atOnceOfOne: 2, waiting: 0 },
  // A form with files may put 150 MB on the disk before its call begins; a waiting one holds some 100 kB.
  uploads: { atOnce: 12, atOnceOfOne: 2, waiting: 400, waitingOfOne: 250, longestWait: 60_000 },
  // An answer of 10,000 rows takes some 80 MB while it is made.
  largeAnswers: { atOnce: 2, atOnceOfOne: 1, waiting: 100 },
  // A finished answer has some 8 MB, held twice until it is sent. Many short lists are requested without a range.
  largeReads: { atOnce: 8, atOnceOfOne: 2, waiting: 1_000, waitingOfOne: 400, longestWait: 30_000 },
} as const satisfies Record<string, Shares>

/** Maximum bytes of unsent JSON answers, overall and per user: clients that do not read hold them in memory. */
export const unsentBytes = { max: 128_000_000, maxPerUser: 48_000_000 }

/** Answers up to this many characters are not counted: an ordinary page must open when the memory is taken. */
export const smallAnswer = 64_000

/** Maximum bytes of JSON and form bodies that are still arriving, overall and per user. */
export const bodyBytes = { max: 32_000_000, maxPerUser: 8_000_000 }

/** Bodies up to this many bytes are not counted. Calls without a session, such as a sign-in, accept no larger ones. */
export const smallBody = 16_000

/** Maximum requests that wait on one connection behind the current one; one more closes the connection. */
export const maxPipelined = 32

/** Disk space in bytes that uploads leave free for the database. */
export const sparedDiskBytes = 16_000_000

/**
 * Maximum calls per user and hour, by kind; kept in the database and shared by all portals on it. The limits are above
 * any human pace: a page every second, a change every two seconds, a bank reference or a saved user every six, a
 * comment every half minute.
 */
export const callsPerHour: Readonly<Record<Rate, number>> = {
  visits: 3_600,
  tracking: 3_600,
  changes: 2_000,
  comments: 120,
  references: 600,
  mails: 40,
  accounts: 600,
}

/** Queue for this kind of work; the metrics report it under its name. */
export const turnsOf = (name: keyof typeof shares, own: Shares = shares[name]) => createTurns(own, usageOf(name))

/** Names of all limits, so that the metrics report each from the start. */
export const limitNames = [
  ...Object.keys(shares),
  ...Object.keys(callsPerHour),
  'unreadAnswers',
  'bodies',
  'pipelined',
] as const
