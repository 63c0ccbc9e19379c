import { type RawBuilder, sql } from 'kysely'
import { roleIds } from '#schema/account/roles.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import { isOfInvoice, type TaskKind, taskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import { type ListedTask, maxTaskRows, type TaskGroup, type TaskList } from '#schema/home/tasks.ts'
import type { Cents, Day, Instant } from '#values/types.ts'
import type { Caller } from '../access/caller.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { readStatesOfCustomers } from '../finance/invoiceStates.ts'
import type { OpenPages, Tools } from '../implement.ts'
import { maxPageSize } from '../list/paging.ts'
import { promisedOn } from '../promised-dates/moved.ts'
import { namesOf } from '../search/names.ts'
import { adminKinds } from './adminKinds.ts'
import { customerKinds } from './customerKinds.ts'
import { type Found, inSql, none, type Source, type TaskContext, type TaskQuery, textOf } from './source.ts'
import { staffKinds } from './staffKinds.ts'

/** One row for each customer with late lines: the earliest promised date, and what is still to be shipped of them. */
const lateLines = inSql('lateLines', (db, { own }) =>
  db
    .selectFrom('customers')
    .innerJoin('job_orders', (join) =>
      join.onRef('job_orders.customer_id', '=', 'customers.id').on('job_orders.status', '=', sql.lit('late' as const)),
    )
    .where(own('customers.id'))
    .groupBy(['customers.id', 'customers.name'])
    .select([textOf('customers.id').as('key'), 'customers.name as number', none.as('about'), none.as('place')])
    .select(['customers.id as customerId', sql<Day>`min(${promisedOn})`.as('day')])
    .select(sql<Cents>`cast(sum(job_orders.open_quantity * job_orders.price) as bigint)`.as('amount')),
)

/**
 * One row for each customer whose shipments stop by invoices: the oldest of the invoices that stop them, their sum, who collects
 * it, and for staff the customer's telephone.
 */
const stoppedByInvoices = (db: Db, { own, value }: TaskQuery, about: RawBuilder<string>) =>
  db
    .selectFrom('customers')
    .innerJoin('invoices', 'invoices.customer_id', 'customers.id')
    .where('invoices.balance', '<>', sql.lit(0 as Cents))
    .where('invoices.balance', '>', sql.lit(0 as Cents))
    .where('invoices.due_on', '<', value('holdBefore'))
    .where(own('customers.id'))
    .leftJoin('customer_terms', 'customer_terms.customer_id', 'customers.id')
    .leftJoin('contacts', 'contacts.id', 'customer_terms.receivable_id')
    .groupBy(['customers.id', 'customers.name', 'customer_terms.phone', 'contacts.name'])
    .select([textOf('customers.id').as('key'), 'customers.name as number', none.as('place')])
    .select(about.as('about'))
    .select(['customers.id as customerId', sql<Day>`min(invoices.due_on)`.as('day')])
    .select(sql<Cents>`cast(sum(invoices.balance) as bigint)`.as('amount'))

/** The same for each customer whose shipments the plant has stopped, if no invoice stops them. */
const stoppedByPlant = (db: Db, { own, value }: TaskQuery, about: RawBuilder<string>) =>
  db
    .selectFrom('customers')
    .innerJoin('credit_holds', 'credit_holds.customer_id', 'customers.id')
    .where(own('customers.id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.customer_id', '=', 'customers.id')
            .where('invoices.balance', '>', sql.lit(0 as Cents))
            .where('invoices.due_on', '<', value('holdBefore')),
        ),
      ),
    )
    .leftJoin('customer_terms', 'customer_terms.customer_id', 'customers.id')
    .leftJoin('contacts', 'contacts.id', 'customer_terms.receivable_id')
    .select([textOf('customers.id').as('key'), 'customers.name as number', none.as('place')])
    .select(about.as('about'))
    .select(['customers.id as customerId', sql<Day>`cast(null as text)`.as('day')])
    .select(sql<Cents>`cast(null as bigint)`.as('amount'))

const stoppedShipments = (db: Db, query: TaskQuery, about: RawBuilder<string>) =>
  stoppedByInvoices(db, query, about).unionAll(stoppedByPlant(db, query, about))

const receivable = sql<string>`coalesce(contacts.name, '')`
const receivableAndPhone = sql<string>`${receivable} || coalesce(' · ' || nullif(customer_terms.phone, ''), '')`

const customersKinds = {
  lateLines,
  creditHold: inSql('creditHold', (db, query) => stoppedShipments(db, query, receivableAndPhone)),
  shipmentsStopped: inSql('shipmentsStopped', (db, query) => stoppedShipments(db, query, receivable)),
}

const sources: Readonly<Record<TaskKind, Source>> = {
  ...customerKinds,
  ...customersKinds,
  ...staffKinds,
  ...adminKinds,
}

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

/** Customers that the caller sells to, or all. */
export const customersOf = async (
  db: Db,
  { email, customers }: Pick<Judged, 'email' | 'customers'>,
): Promise<TaskContext['customers']> => {
  if (customers !== 'all') return customers
  const sold = await soldBy(db, { email: email.toLowerCase() })
  return sold.length === 0 ? 'all' : sold.map(({ id }) => id)
}

const dayOf = (clock: Clock, day: Day | Instant | null) =>
  day !== null && day.length > 10 ? clock.dayOf(day as Instant) : (day as Day | null)

interface Wanted {
  /** False lists the tasks of all customers to sellers, too. */
  readonly isMine?: boolean | undefined
  /** Maximum rows per kind. */
  readonly max?: number
  readonly kind?: TaskKind | undefined
  /** Kinds that are left out. */
  readonly except?: ReadonlySet<TaskKind>
}

type KindFound = readonly [TaskKind, Found]

const findTasks = async (viewer: Viewer, { isMine = true, max = maxTaskRows, kind, except }: Wanted) => {
  const { db, dialect, clock, caller } = viewer
  const [kinds, own] = await Promise.all([openKinds(viewer), customersOf(db, caller)])
  const context = { db, dialect, clock, userId: caller.id, max, customers: isMine ? own : caller.customers }
  const requested = kinds.filter((one) => (kind === undefined || one === kind) && !except?.has(one))
  const found = await Promise.all(requested.map(async (one): Promise<KindFound> => [one, await sources[one](context)]))
  return { found: found.filter(([, { count }]) => count > 0), isSeller: own !== caller.customers }
}

const customersIn = (found: readonly KindFound[]) =>
  found.flatMap(([, { rows }]) => rows.flatMap(({ customerId }) => customerId ?? []))

const stateIn = (found: InvoiceState | undefined) => found && { state: found.state, stateAmount: found.amount }

/** Rows as they are answered, with the names of their customers and the states of their invoices. */
const rowsOf = async (viewer: Omit<Viewer, 'openPages'>, found: readonly KindFound[]): Promise<ListedTask[]> => {
  const names = await namesOf(viewer, customersIn(found))
  const ofInvoices = found.filter(([kind]) => isOfInvoice(kind))
  const stateOf = await readStatesOfCustomers(viewer.db, customersIn(ofInvoices))
  return found.flatMap(([kind, { rows }]) =>
    rows.map(({ key, number, about, place, customerId, day, amount }) => ({
      kind,
      key,
      number,
      about: about ?? '',
      place,
      customerId,
      amount,
      customer: customerId === null ? null : (names.get(customerId) ?? null),
      day: dayOf(viewer.clock, day),
      ...(isOfInvoice(kind) && customerId !== null && stateIn(stateOf(customerId, number))),
    })),
  )
}

/** Tasks of a user, limited to kinds whose pages the user may open: the number and the first rows of each kind. */
export const tasksFor = async (viewer: Viewer, wanted: Pick<Wanted, 'isMine' | 'except'> = {}): Promise<TaskList> => {
  const { found, isSeller } = await findTasks(viewer, wanted)
  const rows = Map.groupBy(await rowsOf(viewer, found), ({ kind }) => kind)
  const groups = found.map(([kind, { count }]) => ({ kind, count, rows: rows.get(kind) ?? [] }))
  return { count: groups.reduce((sum, { count }) => sum + count, 0), groups, isSeller }
}

/** All tasks of a user, of all kinds or of one. */
export const allTasksFor = async (viewer: Viewer, wanted: Omit<Wanted, 'max'>) =>
  rowsOf(viewer, (await findTasks(viewer, { ...wanted, max: maxPageSize })).found)

/** Those of the keys that are open tasks of a kind, for whichever customers of the user; the caller has checked the kind. */
export const openKeys = async (
  { db, dialect, clock, caller }: Omit<Viewer, 'openPages'>,
  kind: TaskKind,
  keys: readonly string[],
) => {
  const context = { db, dialect, clock, userId: caller.id, customers: caller.customers, max: maxPageSize, keys }
  return new Set((await sources[kind](context)).rows.map(({ key }) => key))
}

/** Open tasks of a kind in the user's own list; the caller has checked the kind. */
export const ownTasks = async ({ db, dialect, clock, caller }: Omit<Viewer, 'openPages'>, kind: TaskKind) => {
  const customers = await customersOf(db, caller)
  return sources[kind]({ db, dialect, clock, userId: caller.id, customers, max: maxPageSize })
}

/** Some rows of a kind, as a group of the list. */
export const groupOf = async (
  viewer: Omit<Viewer, 'openPages'>,
  kind: TaskKind,
  rows: Found['rows'],
  max: number,
): Promise<TaskGroup> => ({
  kind,
  count: rows.length,
  rows: await rowsOf(viewer, [[kind, { count: rows.length, rows: rows.slice(0, max) }]]),
})
