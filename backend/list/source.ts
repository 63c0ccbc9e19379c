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
/** All that a list is asked for: what the call itself takes, and the filters of our own convention. */
export type AskedOf<C> = Omit<InputOf<C>, 'list'> & FilterOf<C>
type NonNull<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }

/** What decides the text of a list's queries; all else are values. */
export interface Shape<S = unknown> {
  readonly dialect: DialectName
  /** The filters that are set. */
  readonly filters: readonly string[]
  readonly sort: string | null
  readonly direction: 'asc' | 'desc'
  /** What the source adds of its own. */
  readonly own: S
}

/** For a filter that `scope` says already. */
export const inScope = () => sql<SqlBool>`1 = 1`

/** A column of any table, or an expression; whether its table is there shows when the list is asked. */
export type Reference = AnyColumnWithTable<Tables, keyof Tables> | Expression<unknown>

/** A text with the folded copy that it is sorted and searched by. */
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

/** Fields that are named as columns of a table, each with its column: `leadTimeWeeks` with `lead_time_weeks`. */
export const columnsOf = <const Table extends keyof Tables, const Name extends FieldsNamedAs<Table>>(
  table: Table,
  ...names: readonly Name[]
) =>
  Object.fromEntries(names.map((name) => [name, `${table}.${columnOf(name)}`])) as Readonly<
    Record<Name, `${Table}.${keyof Tables[Table] & string}`>
  >

type Values<C, V> = Placing<NonNull<AskedOf<C>> & V>
// biome-ignore lint/suspicious/noExplicitAny: which of the tables a query has so far is not told by its type
type Anything = any
/** Rows of any tables. */
export type RowsOfAny = SelectQueryBuilder<Tables, keyof Tables, object>
export type AnyRows<O = Anything> = SelectQueryBuilder<Anything, Anything, O>
type Condition<C, V, S> = (
  eb: ExpressionBuilder<Tables, keyof Tables>,
  value: Values<C, V>,
  shape: Shape<S>,
) => Expression<SqlBool>

/** What is asked of a list, before any of it is read. */
export interface Asked<S = unknown> {
  readonly shape: Shape<S>
  readonly values: Readonly<Record<string, unknown>>
  readonly slice: Slice
}

/** The keys of a page, and how many rows there are; a total that is not exact is a lower bound. */
export interface FoundKeys {
  readonly keys: readonly unknown[]
  readonly total: number
  readonly isExact: boolean
}

/** Where the rows of a list come from. Select, order, page, count and sums follow from it and from the declaration. */
export interface Source<C, Fields, More, V, S> {
  /** The table that has one row for each of the list; of a group or a union the query that makes them. */
  readonly from: (db: Db, value: Values<C, V>, shape: Shape<S>) => AnyRows
  /** Which of them the call is about and the caller may see. */
  readonly scope?: (rows: RowsOfAny, value: Values<C, V>, shape: Shape<S>, db: Db) => AnyRows
  /** The same rows by way of other tables, for a page that SQLite would else sort all rows for; null for no such way. */
  readonly lead?: (db: Db, value: Values<C, V>, shape: Shape<S>) => AnyRows | null
  /** What else is shown: each join brings one row or none, so that none decides how many rows there are. */
  readonly joins?: (rows: RowsOfAny) => AnyRows
  readonly fields: Fields
  /** What `complete` needs besides the fields. */
  readonly more?: (rows: RowsOfAny, value: Values<C, V>, shape: Shape<S>) => AnyRows<More>
  /** Makes the rows of what was read, where fields alone do not. */
  readonly complete?: (found: readonly Found<C, Fields, More>[], context: Context<C>) => Made<C>
  /** The order as long as none is asked for. */
  readonly order: readonly [SortOf<C>, Order] | ((rows: RowsOfAny, shape: Shape<S>) => AnyRows)
  /** The key of `from`, which tells equal rows apart: pages are found by it, and only their rows are joined. */
  readonly key?: Reference
  /** Of rows without one key the columns that tell equal ones apart. */
  readonly tie?: readonly Reference[]
  /** Sorts by what is no field of the row. */
  readonly sorts?: { readonly [K in SortOf<C>]?: Reference }
  /** Filters that are said in SQL: `custom` ones, and those that an index of their own serves. */
  readonly filters?: { readonly [K in keyof AskedOf<C>]?: Condition<C, V, S> }
  /** What else the queries are given, or their text depends on. */
  readonly values?: (context: Context<C>) => V
  readonly own?: (context: Context<C>) => S | Promise<S>
  /** Whether it comes off an index at no cost to other requests; by default it is read on the reader. */
  readonly isLight?: (asked: Asked<S>, context: Context<C>) => boolean | Promise<boolean>
  /** How many there are, where that is known without looking at each; null where it is not. */
  readonly count?: (db: Db, value: Values<C, V>, shape: Shape<S>) => Expression<number> | null
  /** So many are counted; of more a lower bound is told. Null counts all. */
  readonly mostCounted?: (shape: Shape<S>) => number | null
  /**
   * Finds the keys of a page in their order, and how many rows match, where that takes more than one statement; the rows
   * are read by their keys.
   */
  readonly find?: (db: Db, asked: Asked<S>) => Promise<FoundKeys>
  /** Whether a condition costs more than the rows that it leaves: it is asked once, for the page and for the count. */
  readonly findsOnce?: (shape: Shape<S>) => boolean
}

/** A list of any rows, which may be asked for anything. */
interface AnyList {
  readonly answer: Codec<Record<string, unknown>[]>
  readonly types?: {
    input: Readonly<Record<string, unknown>> & { list: ListRequest<string, Record<string, Anything>> }
  }
}

export type AnyListContext = Context<AnyList>

/** What decides the text of a list's queries, with what the filters come to. */
export interface AnyShape extends Shape {
  readonly tests: readonly Comparison[]
  /** The page is near the start of rows that come off an index: they are joined as they come, not found by their keys first. */
  readonly isNear: boolean
}

/** A source without its types, as the queries of every list read it. */
export type AnySource = Source<
  AnyList,
  Record<string, Reference | Folded>,
  object,
  Readonly<Record<string, unknown>>,
  unknown
>

/** The fields of a row that come from columns; all of them, unless the source completes its rows. */
export type FieldSources<C> = { readonly [K in keyof RowOfList<C>]?: Reference | Folded }

type Made<C> = RowOfList<C>[] | Promise<RowOfList<C>[]>
type Found<C, Fields, More> = Pick<RowOfList<C>, keyof Fields & keyof RowOfList<C>> & More
