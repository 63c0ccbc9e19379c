import { sql } from 'kysely'
import type { Page } from '#schema/page.ts'
import type { Route } from '#schema/pages.ts'
import type { Instant } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { hasEnded, pausedBefore } from './moved.ts'

const routes: readonly Route[] = [
  '',
  'open-orders-report',
  'open-orders-reports',
  'status-report-steel',
  'wip-reports',
  'production-parts',
] as const

export const showsPromisedDates = ({ route }: Page) => routes.some((known) => known === route)

const newest = (db: Db) =>
  db
    .selectFrom('promises')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id'))
    .execute()

/** Id of the newest promise; a user who opens a page now sees all entries up to it. */
export const newestPromisedDate = async (db: Db) => (await newest(db))[0]?.id ?? 0

export interface Opening {
  readonly userId: number
  readonly customerId: number
  readonly at: Instant
  readonly seenTo: number
}

type Stored = Opening & { readonly pausedSince: Instant }

/** Continues the current visit, or starts a new one if it has ended. */
const remember = (db: Db, { userId, customerId, at, seenTo, pausedSince }: Stored) =>
  db
    .insertInto('last_visits')
    .values({
      user_id: userId,
      customer_id: customerId,
      at,
      seen_before: seenTo,
      seen_to: seenTo,
    })
    .onConflict((known) =>
      known
        .columns(['user_id', 'customer_id'])
        .doUpdateSet({
          at,
          seen_to: seenTo,
          seen_before: sql`case when ${hasEnded(sql.val(pausedSince))} then last_visits.seen_to
            else last_visits.seen_before end`,
        })
        // Openings from two gateways may be stored out of order.
        .where(sql<boolean>`last_visits.at <= ${at} and last_visits.seen_to <= ${seenTo}`),
    )
    .execute()

/** Stores openings in a consistent order, so that concurrent gateways cannot deadlock. */
export const rememberVisits = async (db: Db, openings: readonly Opening[]) => {
  const inOrder = openings.toSorted(
    (one, other) =>
      one.userId - other.userId || one.customerId - other.customerId || Date.parse(one.at) - Date.parse(other.at),
  )
  for (const opening of inOrder) await remember(db, { ...opening, pausedSince: pausedBefore(opening.at) })
}
