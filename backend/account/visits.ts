import type { Db } from '../database/open.ts'
import type { VisitsTable } from '../database/tables.ts'

export type Visit = Omit<VisitsTable, 'id'>

const flushAfterMilliseconds = 500
const flushAtRows = 200

/**
 * Visits are written in groups, so that opening a page costs no durable write of its own; at most the last half second of
 * them is lost when the process is killed (DECISIONS X9). A navigation's second visit of the same page is dropped.
 */
export const createVisits = (db: Db, onError: (error: unknown) => void) => {
  let waiting: Visit[] = []
  let timer: NodeJS.Timeout | null = null

  const flush = async () => {
    if (timer) clearTimeout(timer)
    timer = null
    const rows = waiting
    waiting = []
    if (rows.length === 0) return
    await db
      .insertInto('visits')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch(onError)
  }

  const record = (visit: Visit) => {
    waiting.push(visit)
    if (waiting.length >= flushAtRows) void flush()
    else timer ??= setTimeout(() => void flush(), flushAfterMilliseconds)
  }
  return { record, flush }
}

export type Visits = ReturnType<typeof createVisits>
