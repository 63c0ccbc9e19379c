import { sql } from 'kysely'
import type { Page } from '../../schema/page.ts'
import type { Route } from '../../schema/pages.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { hasEnded, pausedBefore } from './moved.ts'

/** The pages that tell which promised dates have moved. */
const telling: readonly Route[] = [
  ...(['', 'open-orders-report', 'open-orders-reports', 'status-report-steel'] as const),
  ...(['wip-reports', 'production-parts'] as const),
]

export const tellsPromises = ({ route }: Page) => telling.some((known) => known === route)

const newest = prepared((db) =>
  db.selectFrom('promises').select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id')),
)

/** The newest entry of all promises: who opens a page now sees that one and those before it. */
export const newestPromise = async (db: Db) => (await newest(db, {}))[0]?.id ?? 0

/** A user's opening of a page that tells of a customer's promises. */
export interface Opening {
  readonly userId: number
  readonly customerId: number
  readonly at: Instant
  readonly seenTo: number
}

type Stored = Opening & { readonly pausedSince: Instant }

/** Goes on with the visit that is under way or, where it has ended, begins another one. */
const remember = prepared((db, value: Placing<Stored>) =>
  db
    .insertInto('last_visits')
    .values({
      user_id: value('userId'),
      customer_id: value('customerId'),
      at: value('at'),
      seen_before: value('seenTo'),
      seen_to: value('seenTo'),
    })
    .onConflict((known) =>
      known
        .columns(['user_id', 'customer_id'])
        .doUpdateSet({
          at: value('at'),
          seen_to: value('seenTo'),
          seen_before: sql`case when ${hasEnded(value('pausedSince'))} then last_visits.seen_to
            else last_visits.seen_before end`,
        })
        // Openings of two gateways may be written in another order.
        .where(sql<boolean>`last_visits.at <= ${value('at')} and last_visits.seen_to <= ${value('seenTo')}`),
    ),
)

/** Writes openings, in one order for everybody: gateways wait for each other, and never in turn. */
export const rememberVisits = async (db: Db, openings: readonly Opening[]) => {
  const inOrder = openings.toSorted(
    (one, other) =>
      one.userId - other.userId || one.customerId - other.customerId || Date.parse(one.at) - Date.parse(other.at),
  )
  for (const opening of inOrder) await remember(db, { ...opening, pausedSince: pausedBefore(opening.at) })
}
