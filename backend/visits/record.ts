import type { account } from '../../schema/account/account.ts'
import type { Page } from '../../schema/page.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Context } from '../implement.ts'
import { newestPromise, type Opening, rememberVisits, tellsPromises } from '../promises/visits.ts'

/** A visit; of a page that tells of promised dates with the newest entry that its visitor may have seen. */
type Visit = Omit<Tables['visits'], 'id'> & { readonly seenTo: number | null }

const openingOf = ({ user_id: userId, customer_id: customerId, at, seenTo }: Visit): Opening[] =>
  customerId === null || seenTo === null ? [] : [{ userId, customerId, at, seenTo }]

const flushAfterMilliseconds = 500
const flushAtRows = 200
const mostWaiting = 10_000

/**
 * Visits are written in groups, so that opening a page costs no durable write of its own; at most the last half second
 * of them is lost when the process is killed (DECISIONS X9). A navigation's second visit of the same page is dropped.
 * While they cannot be written, because the disk is full or the database away, the latest ones wait.
 */
export const createVisits = (db: Db, onError: (error: unknown) => void) => {
  let waiting: Visit[] = []
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
      await rememberVisits(transaction, visits.flatMap(openingOf))
    })

  const keep = (rows: readonly Visit[], error: unknown) => {
    waiting = [...rows, ...waiting].slice(-mostWaiting)
    // Once for as long as it goes on: it is tried again every half second.
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
        isFailing = false
      } catch (error) {
        return keep(rows, error)
      }
    }
  }

  const flushSoon = () => {
    timer ??= setTimeout(() => void flush().catch(onError), flushAfterMilliseconds)
  }

  const record = (visit: Visit) => {
    waiting.push(visit)
    if (waiting.length >= flushAtRows && !isFailing) void flush().catch(onError)
    else flushSoon()
  }
  return { record, flush }
}

export type Visits = ReturnType<typeof createVisits>

/** Records that the caller has opened a page, with what the browser says of itself. */
export const recordVisit = async (
  { db, visits, clock, caller, input }: Context<typeof account.pageAccess>,
  page: Page,
) => {
  const seenTo = tellsPromises(page) && typeof input.customerId === 'number' ? await newestPromise(db) : null
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
