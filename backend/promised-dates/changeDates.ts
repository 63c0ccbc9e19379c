import type { RowOf } from '#schema/entity.ts'
import { type DateChange, type delays, newerLine } from '#schema/orders/delays.ts'
import { openStatus } from '#schema/orders/orderStatus.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { conflict, invalidInput, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { type Giver, givenBy } from './giver.ts'
import { promisedOn } from './moved.ts'

type Changing = Context<typeof delays.changeDates>
type Newer = RowOf<typeof newerLine>

const lineOf = async ({ db, dialect }: Changing, id: number) =>
  dialect
    .rowsForUpdate(
      db
        .selectFrom('job_orders')
        .select(['id', 'number', 'status', 'committed_on', 'new_committed_on', 'modified_on', 'modified_comment'])
        .select(['open_quantity', promisedOn.as('promised_on')])
        .where('id', '=', id),
    )
    .executeTakeFirst()

type Line = NonNullable<Awaited<ReturnType<typeof lineOf>>>

/** Current state of a line, if it has changed since it was read; otherwise null. */
const newerThan = ({ seenDate }: DateChange, line: Line): Newer | null => {
  const isOpen = line.open_quantity > 0
  const isAsSeen = seenDate === undefined || seenDate === line.promised_on
  return isOpen && isAsSeen ? null : { id: line.id, jobOrder: line.number, date: line.promised_on, isOpen }
}

const giverOf = ({ caller, clock }: Changing, { reason }: DateChange): Giver => ({
  source: 'person',
  user_id: caller.id,
  name: caller.name,
  reason,
  at: clock.now(),
  day: clock.today(),
})

const changeLine = async (context: Changing, change: DateChange, line: Line) => {
  const { db, clock, changed } = context
  const { date, reason } = change
  const today = clock.today()
  const status = line.status === 'deviationRequest' ? line.status : openStatus(line.committed_on, date, today)
  const update = db
    .updateTable('job_orders')
    .set({ new_committed_on: date, modified_on: today, modified_comment: reason, status })
    .where('id', '=', line.id)
  await givenBy(db, giverOf(context, change), () => update.execute())
  changed({
    record: `jobOrder ${line.id} ${line.number}`,
    before: { commitment: line.promised_on, comment: line.modified_comment, status: line.status },
    after: { commitment: date, comment: reason, status },
  })
}

const requireDistinctLines = (changes: readonly DateChange[]) => {
  const at = changes.findIndex(({ id }, index) => changes.findIndex((other) => other.id === id) < index)
  if (at >= 0) throw invalidInput({ [at]: { code: 'duplicate' } })
}

/**
 * Sets new commitment dates of open lines, all or none. Lines that were changed or completed since they were read are
 * returned with their current state.
 */
export const changeDates: Handler<typeof delays.changeDates> = async (context) => {
  const { changes } = context.input
  requireDistinctLines(changes)
  const newer: Newer[] = []
  // Consistent lock order, to avoid deadlocks.
  for (const change of changes.toSorted((left, right) => left.id - right.id)) {
    const line = await lineOf(context, change.id)
    if (!line) throw notFound()
    const current = newerThan(change, line)
    if (current) newer.push(current)
    else if (newer.length === 0) await changeLine(context, change, line)
  }
  if (newer.length > 0)
    throw conflict(
      'Someone else has changed some of these orders in the meantime.',
      newer.map((one) => writeAnswer(newerLine, one)),
    )
  return { message: 'Date(s) changed successfully.' }
}
