import {
  type AnyColumnWithTable,
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { AnswerOf, InputOf } from '../../schema/call.ts'
import type { Codec } from '../../schema/entity.ts'
import type { ListRequest, Order } from '../../schema/list.ts'
import { columnOf } from '../../schema/records/record.ts'
import type { DialectName } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Context } from '../implement.ts'
import type { Comparison } from './conditions.ts'
import type { Slice } from './paging.ts'

export type RowOfList<C> = AnswerOf<C> extends readonly (infer R)[] ? R : never
type Listed<C> = InputOf<C> extends { list: infer L } ? L : never
export type SortOf<C> = Listed<C> extends ListRequest<infer S, infer _> ? S : never
type FilterOf<C> = Listed<C> extends ListRequest<string, infer F> ? F : never
/** Input of a list: the call's own parameters and the filters. */
export type ListInputOf<C> = Omit<InputOf<C>, 'list'> & FilterOf<C>
type NonNull<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }

/** Everything that determines the SQL text of a list; the rest are values. */
export interface Shape<S = unknown> {
  readonly dialect: DialectName
  readonly filters: readonly string[]
  readonly sort: string | null
  readonly direction: 'asc' | 'desc'
  readonly own: S
}

/** No-op condition for filters that `scope` already applies. */
export const inScope = () => sql<SqlBool>`1 = 1`

/** A column of any table or an expression; a missing table shows only when the query runs. */
export type Reference = AnyColumnWithTable<Tables, keyof Tables> | Expression<unknown>

/** A text column with its folded copy for sorting and searching. */
export interface Folded {
  readonly column: Reference
  readonly folded: Reference
}

export const folded = <const C extends Reference, const F extends Reference>(column: C, copy: F) => ({
  column,
  folded: copy,
})

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type FieldsNamedAs<Table extends keyof Tables> = Camel<keyof Tables[Table] & string>

/** Maps fields to the table's columns of the same name: `leadTimeWeeks` to `lead_time_weeks`. */
export const columnsOf = <const Table extends keyof Tables, const Name extends FieldsNamedAs<Table>>(
  table: Table,
  ...names: readonly Name[]
) =>
  Object.fromEntries(names.map((name) => [name, `${table}.${columnOf(name)}`])) as Readonly<
    Record<Name, `${Table}.${keyof Tables[Table] & string}`>
  >

type Values<C, V> = Placing<NonNull<ListInputOf<C>> & V>
// biome-ignore lint/suspicious/noExplicitAny: the type does not track which tables a query has joined
type Anything = any
export type RowsOfAny = SelectQueryBuilder<Tables, keyof Tables, object>
export type AnyRows<O = Anything> = SelectQueryBuilder<Anything, Anything, O>
type Condition<C, V, S> = (
  eb: ExpressionBuilder<Tables, keyof Tables>,
  value: Values<C, V>,
  shape: Shape<S>,
) => Expression<SqlBool>

export interface ListQuery<S = unknown> {
  readonly shape: Shape<S>
  readonly values: Readonly<Record<string, unknown>>
  readonly slice: Slice
}

/** Keys of a page and the total; if `isExact` is false, the total is a lower bound. */
export interface FoundKeys {
  readonly keys: readonly unknown[]
  readonly total: number
  readonly isExact: boolean
}

/** Source of a list's rows. Select, order, paging, count and sums are derived from it and from the declaration. */
export interface Source<C, Fields, More, V, S> {
  /** Table with one row per list row; for groups or unions, the query that produces them. */
  readonly from: (db: Db, value: Values<C, V>, shape: Shape<S>) => AnyRows
  /** Restricts the rows to those the call is about and the caller may see. */
  readonly scope?: (rows: RowsOfAny, value: Values<C, V>, shape: Shape<S>, db: Db) => AnyRows
  /**
   * The same rows starting from other tables, for pages where SQLite would otherwise sort all rows; null if there is no
   * such way.
   */
  readonly lead?: (db: Db, value: Values<C, V>, shape: Shape<S>) => AnyRows | null
  /** Joins for display. Each must add at most one row, so that the number of rows does not change. */
  readonly joins?: (rows: RowsOfAny) => AnyRows
  readonly fields: Fields
  readonly more?: (rows: RowsOfAny, value: Values<C, V>, shape: Shape<S>) => AnyRows<More>
  readonly complete?: (found: readonly Found<C, Fields, More>[], context: Context<C>) => Made<C>
  readonly order: readonly [SortOf<C>, Order] | ((rows: RowsOfAny, shape: Shape<S>) => AnyRows)
  /** Unique key of `from`, which breaks ties: pages are found by it, and only their rows are joined. */
  readonly key?: Reference
  /** Columns that break ties, for rows without a single key. */
  readonly tie?: readonly Reference[]
  /** Sort expressions that are not fields of the row. */
  readonly sorts?: { readonly [K in SortOf<C>]?: Reference }
  /** Filters in SQL: `custom` ones, and those with their own index. */
  readonly filters?: { readonly [K in keyof ListInputOf<C>]?: Condition<C, V, S> }
  /** Additional values for the queries; `own` is additional input for their SQL text. */
  readonly values?: (context: Context<C>) => V
  readonly own?: (context: Context<C>) => S | Promise<S>
  /**
   * True if the rows can be read from an index without slowing down other requests; by default lists run on the reader.
   */
  readonly isLight?: (query: ListQuery<S>, context: Context<C>) => boolean | Promise<boolean>
  /** Total that is known without scanning the rows; null if it is not. */
  readonly count?: (db: Db, value: Values<C, V>, shape: Shape<S>) => Expression<number> | null
  /** Maximum number of rows to count; beyond it the total is a lower bound. Null counts all. */
  readonly maxCounted?: (shape: Shape<S>) => number | null
  /**
   * Finds the keys of a page in order and the total, if that takes several statements; the rows are then read by key.
   */
  readonly find?: (db: Db, query: ListQuery<S>) => Promise<FoundKeys>
  /**
   * True if a condition is more expensive than reading its matches: it is then evaluated once, for the page and the
   * count together.
   */
  readonly findsOnce?: (shape: Shape<S>) => boolean
}

interface AnyList {
  readonly answer: Codec<Record<string, unknown>[]>
  readonly types?: {
    input: Readonly<Record<string, unknown>> & { list: ListRequest<string, Record<string, Anything>> }
  }
}

export type AnyListContext = Context<AnyList>

export interface AnyShape extends Shape {
  readonly tests: readonly Comparison[]
  /** True near the start of an index scan: rows are joined directly instead of finding their keys first. */
  readonly isNear: boolean
}

export type AnySource = Source<
  AnyList,
  Record<string, Reference | Folded>,
  object,
  Readonly<Record<string, unknown>>,
  unknown
>

/** Sources of the row's fields; all fields, unless the source has `complete`. */
export type FieldSources<C> = { readonly [K in keyof RowOfList<C>]?: Reference | Folded }

type Made<C> = RowOfList<C>[] | Promise<RowOfList<C>[]>
type Found<C, Fields, More> = Pick<RowOfList<C>, keyof Fields & keyof RowOfList<C>> & More
