import { sql } from 'kysely'
import type { Page } from '../../schema/page.ts'
import type { Route } from '../../schema/pages.ts'
import type { Instant } from '../../values/types.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { hasEnded, pausedBefore } from './moved.ts'

const routes: readonly Route[] = [
  ...(['', 'open-orders-report', 'open-orders-reports', 'status-report-steel'] as const),
  ...(['wip-reports', 'production-parts'] as const),
]

export const showsPromisedDates = ({ route }: Page) => routes.some((known) => known === route)

const newest = prepared((db) =>
  db.selectFrom('promises').select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id')),
)

/** Id of the newest promise; a user who opens a page now sees all entries up to it. */
export const newestPromisedDate = async (db: Db) => (await newest(db, {}))[0]?.id ?? 0

export interface Opening {
  readonly userId: number
  readonly customerId: number
  readonly at: Instant
  readonly seenTo: number
}

type Stored = Opening & { readonly pausedSince: Instant }

/** Continues the current visit, or starts a new one if it has ended. */
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
        // Openings from two gateways may be stored out of order.
        .where(sql<boolean>`last_visits.at <= ${value('at')} and last_visits.seen_to <= ${value('seenTo')}`),
    ),
)

/** Stores openings in a consistent order, so that concurrent gateways cannot deadlock. */
export const rememberVisits = async (db: Db, openings: readonly Opening[]) => {
  const inOrder = openings.toSorted(
    (one, other) =>
      one.userId - other.userId || one.customerId - other.customerId || Date.parse(one.at) - Date.parse(other.at),
  )
  for (const opening of inOrder) await remember(db, { ...opening, pausedSince: pausedBefore(opening.at) })
}
