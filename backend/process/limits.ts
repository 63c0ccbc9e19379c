import { availableParallelism } from 'node:os'
import type { Rate } from '../../schema/call.ts'
import { createTurns, type Shares } from './turns.ts'
import { usageOf } from './usage.ts'

/** One core stays free for requests. */
const spareCores = availableParallelism() - 1

/** Work that takes a processor, memory or disk: how much of it runs and waits at once, overall and of one user. */
export const shares = {
  signIns: { atOnce: Math.max(1, spareCores), waiting: 200 },
  passwordChanges: { atOnce: 1, waiting: 300, waitingOfOne: 100 },
  // One place more than a single user gets: a long document does not keep everybody else waiting.
  drawings: {
    atOnce: Math.max(2, spareCores),
    atOnceOfOne: Math.max(2, spareCores) - 1,
    waiting: 100,
    waitingOfOne: 25,
  },
  // A zip draws one document after the other and lasts as long as its reader takes.
  zips: { atOnce: 12, atOnceOfOne: 4, waiting: 100, waitingOfOne: 25 },
  // Each import may take a core and a hundred megabytes.
  imports: { atOnce: 1, waiting: 60 },
  // A file of a list holds a database connection as long as its reader takes.
  exports: { atOnce: 4, atOnceOfOne: 2, waiting: 0 },
  // A form of files may put 150 MB on the disk before its call begins.
  uploads: { atOnce: 12, atOnceOfOne: 2, waiting: 100, waitingOfOne: 25, longestWait: 60_000 },
  // An answer of 10,000 rows takes some 80 MB while it is made.
  largeAnswers: { atOnce: 2, atOnceOfOne: 1, waiting: 100 },
  // Once made it is some 8 MB, held twice until it is sent. The browser gives up after 15 seconds.
  largeReads: { atOnce: 8, atOnceOfOne: 2, waiting: 100, waitingOfOne: 25, longestWait: 10_000 },
} as const satisfies Record<string, Shares>

/** Bytes of JSON answers that are not sent to their end, overall and of one user: clients that do not read hold them. */
export const unreadBytes = { most: 128_000_000, mostOfOne: 48_000_000 }

/** Requests on one connection: one is worked on, so many wait behind it, and the connection ends at one more. */
export const mostPipelined = 32

/** Space that uploads leave on the disk, so that the database can go on. */
export const sparedDiskBytes = 16_000_000

/**
 * Calls of one user per hour, by what they leave behind; kept in the database, for all portals on it. A page opened each
 * second of an hour, a change every two seconds, a comment each half minute: nobody works faster.
 */
export const callsPerHour: Readonly<Record<Rate, number>> = {
  visits: 3_600,
  tracking: 3_600,
  changes: 2_000,
  comments: 120,
  references: 120,
  mails: 40,
}

/** Turns of this kind of work, which the metrics know by its name. */
export const turnsOf = (name: keyof typeof shares, own: Shares = shares[name]) => createTurns(own, usageOf(name))

/** The names of all limits, so that the metrics tell of each from the start. */
export const limitNames = [...Object.keys(shares), ...Object.keys(callsPerHour), 'unreadAnswers', 'pipelined'] as const
