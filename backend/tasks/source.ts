import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { creditHoldDays } from '#schema/finance/statement.ts'
import type { TaskKind } from '#schema/home/taskKinds.ts'
import { daysAfter, lastWeekday } from '#values/days.ts'
import type { Cents, Day, Instant } from '#values/types.ts'
import type { Clock } from '../clock.ts'
import { type Dialect, type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

export interface FoundRow {
  readonly key: string
  readonly number: string
  readonly about: string | null
  readonly place: string | null
  readonly customerId: number | null
  readonly day: Day | Instant | null
  readonly amount: Cents | null
}

export interface Found {
  readonly count: number
  readonly rows: readonly FoundRow[]
}

/** Scope of the query; for sellers, `customers` are those they sell to. */
export interface TaskContext {
  readonly db: Db
  readonly dialect: Dialect
  readonly clock: Clock
  readonly userId: number
  readonly customers: 'all' | readonly number[]
  /** Maximum rows per kind. */
  readonly max: number
  /** Reads only the tasks with these keys; a source that cannot tell them apart in SQL reads all. */
  readonly keys?: readonly string[]
}

/** Reads the tasks of one kind. */
export type Source = (asking: TaskContext) => Promise<Found>

/**
 * Bounds used by the kinds: `soon` is a week ahead, `lastWeek` a week back, `recentFrom` 30 days, `lastQuarter` 90 days;
 * `beforeWeekday` is the day before the last weekday. Invoices due before `holdBefore` stop shipments.
 */
interface Values {
  readonly customers: unknown
  readonly keys: unknown
  readonly today: Day
  readonly soon: Day
  readonly lastWeek: Day
  readonly recentFrom: Day
  readonly lastQuarter: Day
  readonly beforeWeekday: Day
  readonly holdBefore: Day
  readonly recentFromMoment: Instant
  readonly now: Instant
}

const soonDays = 7
const recentDays = 30
const quarterDays = 90

export interface TaskQuery {
  readonly value: Placing<Values>
  /** Condition that a column refers to one of the customers in scope. */
  readonly own: (column: string) => Expression<SqlBool>
  readonly dialect: DialectName
}

// biome-ignore lint/suspicious/noExplicitAny: each kind reads other tables
type Query = SelectQueryBuilder<any, any, FoundRow>

/** Null, for kinds without such a column. */
export const none = sql<null>`null`
export const textOf = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`

type Written = (db: Db, query: TaskQuery) => Query

interface Counted extends FoundRow {
  readonly total: number
}

const counted = (db: Db, found: Query, kind: TaskKind, max: number, isWanted: Expression<SqlBool>) =>
  db
    .selectFrom(found.as('found'))
    .where(isWanted)
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(
      sql<SqlBool>`not exists (select 1 from waiting_done
        where waiting_done.kind = ${sql.lit(kind)} and waiting_done.record = found.key)`,
    )
    .orderBy(sql`coalesce(found.day, '9999')`)
    .orderBy('found.number')
    .orderBy('found.key')
    .limit(max)
    .$castTo<Counted>()

/** Source that reads a kind with one statement, for all customers at once. */
export const inSql = (kind: TaskKind, write: Written): Source => {
  const read = prepared(
    (db, value: Placing<Values>, dialect: DialectName, isOfAll: boolean, isOfKeys: boolean, max: number) => {
      const { isAmong } = dialects[dialect]
      const all = sql<SqlBool>`true`
      const own = (column: string) => (isOfAll ? all : isAmong(sql.ref(column), value('customers')))
      const asked = { value, own, dialect }
      const isWanted = isOfKeys ? isAmong(sql.ref('found.key'), value('keys')) : all
      return counted(db, write(db, asked), kind, max, isWanted)
    },
  )
  return async ({ db, dialect, clock, customers, max, keys }) => {
    const today = clock.today()
    const isOfAll = customers === 'all'
    const recentFrom = daysAfter(today, -recentDays)
    const bounds = {
      today,
      soon: daysAfter(today, soonDays),
      lastWeek: daysAfter(today, -soonDays),
      recentFrom,
      lastQuarter: daysAfter(today, -quarterDays),
      beforeWeekday: daysAfter(lastWeekday(today), -1),
      holdBefore: daysAfter(today, -creditHoldDays),
      recentFromMoment: clock.startOf(recentFrom),
      now: clock.now(),
    }
    const lists = { customers: dialect.listOf(isOfAll ? [] : [...customers]), keys: dialect.listOf(keys ?? []) }
    const rows = await read(db, { ...bounds, ...lists }, dialect.name, isOfAll, keys !== undefined, max)
    return { count: rows[0]?.total ?? 0, rows }
  }
}
