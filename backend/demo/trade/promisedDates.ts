import type { Day } from '#schema/kinds.ts'
import { daysAfter, daysBetween } from '#values/days.ts'
import type { Db } from '../../database/open.ts'
import { givenBy } from '../../promised-dates/giver.ts'
import { customerIds } from '../customers.ts'
import type { Row } from '../enterRows.ts'
import { daysBefore } from '../moments.ts'
import { demoEmail } from '../users/accounts.ts'

type Line = Row<'job_orders'>

interface Move {
  readonly id: number
  readonly date: Day
  readonly on: Day
  readonly reason: string | null
  /** Index of the provider's employee who moves the date. */
  readonly giver: number
}

/** The customer with 25,000 lines keeps its dates as if imported. */
const hasNewDate = ({ customer_id, new_committed_on, modified_on }: Line) =>
  customer_id !== customerIds.volume && Boolean(new_committed_on && modified_on)

export const beforeMoves = (lines: readonly Line[]): Line[] =>
  lines.map((line) =>
    hasNewDate(line) ? { ...line, new_committed_on: null, modified_on: null, modified_comment: null } : line,
  )

const between = (from: Day, to: Day) => daysAfter(from, Math.round(daysBetween(from, to) / 2))

/** Moves that lead to a line's current date: one move, or two halfway ones for every third line. */
const movesOf = (line: Line, place: number): Move[] => {
  const { id, committed_on: first, new_committed_on: date, modified_on: on, modified_comment: reason } = line
  if (!(typeof id === 'number' && date && on)) return []
  const last = { id, date, on, reason: reason ?? null, giver: place % 2 }
  const isTwice = place % 3 === 0 && first && Math.abs(daysBetween(first, date)) > 1
  if (!isTwice) return [last]
  return [{ ...last, date: between(first, date), on: daysAfter(on, -9), reason: 'Die under repair.', giver: 1 }, last]
}

const people = async (db: Db) => {
  const users = await db.selectFrom('users').select(['id', 'name', 'email']).execute()
  return (['staff', 'manager'] as const).flatMap((account) => users.filter(({ email }) => email === demoEmail(account)))
}

/** Moves the dates to their current values in order, each by one of the provider's employees. */
export const plantPromisedDates = async (db: Db, today: Day, lines: readonly Line[]) => {
  const givers = await people(db)
  const moves = lines.filter(hasNewDate).flatMap(movesOf)
  for (const { id, date, on, reason, giver } of moves.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    const { id: userId = null, name = '' } = givers[giver] ?? {}
    const at = daysBefore(today, daysBetween(on, today), 60 + (id % 400))
    const by = { source: 'person', user_id: userId, name, reason, at, day: on } as const
    const update = db
      .updateTable('job_orders')
      .set({ new_committed_on: date, modified_on: on, modified_comment: reason })
      .where('id', '=', id)
    await givenBy(db, by, () => update.execute())
  }
}
