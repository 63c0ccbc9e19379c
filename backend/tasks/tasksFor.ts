import { roleIds } from '../../schema/account/userRules.ts'
import { type TaskKind, taskKind, taskKindNames } from '../../schema/home/taskKinds.ts'
import { maxRowsOfKind, maxTaskRows, type TaskList } from '../../schema/home/tasks.ts'
import type { Day, Instant } from '../../values/types.ts'
import type { Caller } from '../access/caller.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { OpenPages, Tools } from '../implement.ts'
import { namesOf } from '../search/names.ts'
import { adminKinds } from './adminKinds.ts'
import { customerKinds } from './customerKinds.ts'
import type { Found, Source, TaskContext } from './source.ts'
import { staffKinds } from './staffKinds.ts'

const sources: Readonly<Record<TaskKind, Source>> = { ...customerKinds, ...staffKinds, ...adminKinds }

type Judged = Pick<Caller, 'id' | 'email' | 'roleId' | 'customers'>

export interface Viewer extends Pick<Tools, 'db' | 'dialect' | 'clock'> {
  readonly caller: Judged
  readonly openPages: OpenPages
}

const isFor = ({ roleId, customers }: Judged, kind: TaskKind) => {
  const { side } = taskKind(kind)
  if (side === 'admin') return roleId === roleIds.admin
  return (side === 'staff') === (customers === 'all')
}

/** Kinds available to the caller, given the pages the caller may open now. */
export const openKinds = async ({ caller, openPages }: Pick<Viewer, 'caller' | 'openPages'>) => {
  const own = taskKindNames.filter((kind) => isFor(caller, kind))
  const open = await openPages([...new Set(own.flatMap((kind) => taskKind(kind).pages))])
  return own.filter((kind) => taskKind(kind).pages.every((page) => open.includes(page)))
}

const soldBy = prepared((db, value: Placing<{ email: string }>) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts', (join) =>
      join.on((eb) =>
        eb.or([
          eb('contacts.id', '=', eb.ref('customer_terms.seller_id')),
          eb('contacts.id', '=', eb.ref('customer_terms.backup_id')),
        ]),
      ),
    )
    .select('customer_terms.customer_id as id')
    .where((eb) => eb(eb.fn('lower', ['contacts.email']), '=', value('email'))),
)

/** Sellers get the customers assigned to their email address; other staff get all. */
const customersOf = async (db: Db, { email, customers }: Judged): Promise<TaskContext['customers']> => {
  if (customers !== 'all') return customers
  const sold = await soldBy(db, { email: email.toLowerCase() })
  return sold.length === 0 ? 'all' : sold.map(({ id }) => id)
}

const dayOf = (clock: Clock, day: Day | Instant | null) =>
  day !== null && day.length > 10 ? clock.dayOf(day as Instant) : (day as Day | null)

const contextOf = async ({ db, dialect, clock, caller }: Viewer, max = maxTaskRows): Promise<TaskContext> => ({
  ...{ db, dialect, clock, userId: caller.id, max },
  customers: await customersOf(db, caller),
})

/** Tasks of a user, limited to kinds whose pages the user may open; of one kind, more of its rows. */
export const tasksFor = async (viewer: Viewer, only?: TaskKind): Promise<TaskList> => {
  const [kinds, context] = await Promise.all([openKinds(viewer), contextOf(viewer, only && maxRowsOfKind)])
  const requested = kinds.filter((kind) => only === undefined || kind === only)
  const found: readonly (readonly [TaskKind, Found])[] = await Promise.all(
    requested.map(async (kind) => [kind, await sources[kind](context)] as const),
  )
  const some = found.filter(([, { count }]) => count > 0)
  const ids = some.flatMap(([, { rows }]) => rows.flatMap(({ customerId }) => customerId ?? []))
  const names = await namesOf(viewer, ids)
  const groups = some.map(([kind, { count, rows }]) => ({
    kind,
    count,
    rows: rows.map(({ key, number, about, place, customerId, day, amount }) => ({
      ...{ key, number, about: about ?? '', place, customerId, amount },
      customer: customerId === null ? null : (names.get(customerId) ?? null),
      day: dayOf(viewer.clock, day),
    })),
  }))
  return { count: groups.reduce((sum, { count }) => sum + count, 0), groups }
}

/** True if the row exists and the user has access to its kind. */
export const isTaskOpen = async (viewer: Viewer, kind: TaskKind, key: string) =>
  (await sources[kind](await contextOf(viewer), key)).count > 0
