import type { TimelineEvent, TimelineKind } from '#schema/orders/orderTimeline.ts'
import type { Day } from '#values/types.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { FoundLine } from './lines.ts'

const entriesOf = prepared((db, value: Placing<{ customerId: number; jobOrder: string }>) =>
  db
    .selectFrom('promises')
    .where('promises.customer_id', '=', value('customerId'))
    .where('promises.job_order', '=', value('jobOrder'))
    .select(['kind', 'promised_on', 'before_on', 'given_on', 'given_at', 'source', 'name', 'reason'])
    .orderBy('promises.id'),
)

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

const kinds: Record<Exclude<Tables['promises']['kind'], 'opened'>, TimelineKind> = {
  given: 'promiseGiven',
  confirmed: 'promiseConfirmed',
  moved: 'promiseMoved',
  withdrawn: 'promiseWithdrawn',
}

const kindOf = ({ kind, before_on }: Entry): TimelineKind => {
  if (kind !== 'opened') return kinds[kind]
  return before_on === null ? 'promiseGiven' : 'promiseMoved'
}

/** A new line's promise was given at an unknown earlier time; only the import of a new line dates it. */
const dayOf = (entry: Entry, next: Entry | undefined, clock: Clock): Day | null => {
  if (entry.given_on !== null) return entry.given_on
  const isOfBefore = entry.kind === 'opened' && (entry.source !== 'import' || next?.kind === 'opened')
  return isOfBefore ? null : clock.dayOf(entry.given_at)
}

/** Author of a promise: customers see the names of people, but not how dates get into the portal. */
const giverOf = ({ source, name }: Entry, isStaff: boolean) =>
  isStaff || source === 'person' ? { source, by: name === '' ? null : name } : { source: null, by: null }

type PromisedEvent = Pick<TimelineEvent, 'day' | 'kind' | 'note' | 'promised' | 'promisedBefore' | 'source' | 'by'>

/** Promises of a line with a known day, in the order in which they were given. */
export const promisedDatesOf = async (
  db: Db,
  line: FoundLine,
  clock: Clock,
  isStaff: boolean,
): Promise<PromisedEvent[]> => {
  const entries = await entriesOf(db, line)
  return entries.flatMap((entry, at) => {
    const day = dayOf(entry, entries[at + 1], clock)
    if (day === null) return []
    const { promised_on: promised, before_on: promisedBefore, reason } = entry
    return [{ day, kind: kindOf(entry), note: reason ?? '', promised, promisedBefore, ...giverOf(entry, isStaff) }]
  })
}
