import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { mostWaitingRows } from '../../schema/home/waiting.ts'
import type { WaitingKind } from '../../schema/home/waitingKinds.ts'
import { daysAfter } from '../../values/days.ts'
import type { Cents, Day, Instant } from '../../values/types.ts'
import type { Clock } from '../clock.ts'
import { type Dialect, type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

/** A row that waits, as the database has it. */
export interface FoundRow {
  readonly key: string
  readonly number: string
  readonly about: string | null
  readonly place: string | null
  readonly customerId: number | null
  readonly day: Day | Instant | null
  readonly amount: Cents | null
}

/** The first rows of a kind, and how many there are. */
export interface Found {
  readonly count: number
  readonly rows: readonly FoundRow[]
}

/** Whose rows are asked for; of staff who sell, those of the customers whom they sell to. */
export interface Asking {
  readonly db: Db
  readonly dialect: Dialect
  readonly clock: Clock
  readonly userId: number
  readonly customers: 'all' | readonly number[]
}

/** What waits of one kind; of it only the row of a key, where one is named. */
export type Source = (asking: Asking, key?: string) => Promise<Found>

/** Bounds that kinds are asked with: what comes within a week is soon, what came within 30 days lately. */
interface Values {
  readonly customers: unknown
  readonly key: string
  readonly today: Day
  readonly soon: Day
  readonly lately: Day
  readonly latelyAt: Instant
  readonly now: Instant
}

const soonDays = 7
const latelyDays = 30

export interface Asked {
  readonly value: Placing<Values>
  /** The condition that a column names one of the customers who are asked for. */
  readonly own: (column: string) => Expression<SqlBool>
  readonly dialect: DialectName
}

// biome-ignore lint/suspicious/noExplicitAny: each kind reads other tables
type Query = SelectQueryBuilder<any, any, FoundRow>

/** Nothing, where a kind has no such column. */
export const none = sql<null>`null`
export const textOf = (column: string) => sql<string>`cast(${sql.ref(column)} as text)`

type Written = (db: Db, asked: Asked) => Query

interface Counted extends FoundRow {
  readonly total: number
}

const counted = (db: Db, found: Query, kind: WaitingKind, { value }: Asked, isOne: boolean) =>
  db
    .selectFrom(found.as('found'))
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(
      sql<SqlBool>`not exists (select 1 from waiting_done
        where waiting_done.kind = ${sql.lit(kind)} and waiting_done.record = found.key)`,
    )
    .$if(isOne, (query) => query.where('found.key', '=', value('key') as never))
    .orderBy(sql`coalesce(found.day, '9999')`)
    .orderBy('found.number')
    .orderBy('found.key')
    .limit(mostWaitingRows)
    .$castTo<Counted>()

/** A kind that is read by one statement, the customers in it. */
export const inSql = (kind: WaitingKind, write: Written): Source => {
  const read = prepared((db, value: Placing<Values>, dialect: DialectName, isOfAll: boolean, isOne: boolean) => {
    const own = (column: string) =>
      isOfAll ? sql<SqlBool>`true` : dialects[dialect].isAmong(sql.ref(column), value('customers'))
    const asked = { value, own, dialect }
    return counted(db, write(db, asked), kind, asked, isOne)
  })
  return async ({ db, dialect, clock, customers }, key) => {
    const today = clock.today()
    const isOfAll = customers === 'all'
    const lately = daysAfter(today, -latelyDays)
    const bounds = {
      today,
      soon: daysAfter(today, soonDays),
      lately,
      latelyAt: clock.startOf(lately),
      now: clock.now(),
    }
    const values = { ...bounds, customers: dialect.listOf(isOfAll ? [] : [...customers]), key: key ?? '' }
    const rows = await read(db, values, dialect.name, isOfAll, key !== undefined)
    return { count: rows[0]?.total ?? 0, rows }
  }
}
