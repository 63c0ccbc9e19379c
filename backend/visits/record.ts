import type { account } from '#schema/account/account.ts'
import type { Page } from '#schema/page.ts'
import type { Db } from '../database/open.ts'
import type { Context, Visit, Visits } from '../implement.ts'
import type { Rates } from '../process/rates.ts'
import { newestPromisedDate, type Opening, rememberVisits, showsPromisedDates } from '../promised-dates/visits.ts'

const flushAfterMilliseconds = 500
const flushAtRows = 200
const maxWaiting = 10_000

/**
 * Writes visits in batches, so that opening a page costs no durable write; a kill loses at most the last half second
 * `docs/product/administration.md#visits`. Drops a navigation's second visit of the same page. While writing fails
 * (disk full, database unavailable), the latest visits are kept in memory.
 */
export const createVisits = (
  db: Db,
  rates: Rates,
  onError: (error: unknown) => void,
): Visits & { flush(): Promise<void> } => {
  let waiting: Visit[] = []
  /** Number of visits per user that are not in the database yet. */
  const pending = new Map<number, number>()
  let timer: NodeJS.Timeout | null = null
  let isFailing = false

  const write = (visits: readonly Visit[]) =>
    db.transaction().execute(async (transaction) => {
      const rows = visits.map(({ seenTo: _, ...row }) => row)
      await transaction
        .insertInto('visits')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const openings = visits.flatMap(({ user_id: userId, customer_id: customerId, at, seenTo }): Opening[] =>
        customerId === null || seenTo === null ? [] : [{ userId, customerId, at, seenTo }],
      )
      await rememberVisits(transaction, openings)
      // Sorted by user, so that two portals that count the same users cannot deadlock.
      const byUser = [...Map.groupBy(visits, ({ user_id }) => user_id)].sort(([one], [other]) => one - other)
      for (const [id, { length }] of byUser) await rates.add(transaction, 'visits', { id }, length)
    })

  const settle = (visits: readonly Visit[]) => {
    for (const { user_id } of visits) {
      const left = (pending.get(user_id) ?? 1) - 1
      if (left > 0) pending.set(user_id, left)
      else pending.delete(user_id)
    }
  }

  const keep = (rows: readonly Visit[], error: unknown) => {
    const all = [...rows, ...waiting]
    waiting = all.slice(-maxWaiting)
    settle(all.slice(0, -maxWaiting))
    // Report a failure once, although writing is retried every half second.
    if (!isFailing) onError(error)
    isFailing = true
    flushSoon()
  }

  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    while (waiting.length > 0) {
      const rows = waiting.splice(0, flushAtRows)
      try {
        await write(rows)
        settle(rows)
        isFailing = false
      } catch (error) {
        return keep(rows, error)
      }
    }
  }

  const flushSoon = () => {
    timer ??= setTimeout(() => void flush().catch(onError), flushAfterMilliseconds)
  }

  const requireRateLeft = (id: number) => rates.requireLeft(db, 'visits', { id }, pending.get(id))

  const record = (visit: Visit) => {
    waiting.push(visit)
    pending.set(visit.user_id, (pending.get(visit.user_id) ?? 0) + 1)
    if (waiting.length >= flushAtRows && !isFailing) void flush().catch(onError)
    else flushSoon()
  }
  return { record, requireRateLeft, flush }
}

/** Records that the caller has opened a page, with the details the browser sent. */
export const recordVisit = async (
  { db, visits, clock, caller, input }: Context<typeof account.pageAccess>,
  page: Page,
) => {
  await visits.requireRateLeft(caller.id)
  const seenTo = showsPromisedDates(page) && typeof input.customerId === 'number' ? await newestPromisedDate(db) : null
  visits.record({
    at: clock.now(),
    day: clock.today(),
    user_id: caller.id,
    role_id: caller.roleId,
    plant: caller.plant,
    page_id: page.id,
    page_name: page.name,
    customer_id: input.customerId ?? null,
    is_mobile: input.isMobile ? 1 : 0,
    browser: input.browser ?? '',
    time_zone: input.timeZone ?? '',
    language: input.language ?? '',
    navigation: input.navigation ?? '',
    seenTo,
  })
}
