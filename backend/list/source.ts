import type { AnyColumnWithTable, Expression, ExpressionBuilder, SelectQueryBuilder, SelectType, SqlBool } from 'kysely'
import type { AnswerOf, InputOf } from '#schema/call.ts'
import type { Schema } from '#schema/fields.ts'
import type { ListRequest, Order } from '#schema/list.ts'
import { columnOf } from '#schema/records/record.ts'
import type { DialectName } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../implement.ts'
import type { Comparison } from './conditions.ts'
import type { Slice } from './paging.ts'

export type RowOfList<C> = AnswerOf<C> extends readonly (infer R)[] ? R : never
type Listed<C> = InputOf<C> extends { list: infer L } ? L : never
type SortOf<C> = Listed<C> extends ListRequest<infer S, infer _> ? S : never
type FilterOf<C> = Listed<C> extends ListRequest<string, infer F> ? F : never
/** Input of a list: the call's own parameters and the filters. */
type ListInputOf<C> = Omit<InputOf<C>, 'list'> & FilterOf<C>
type NonNull<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }

/** Everything that determines the SQL text of a list; the rest are values. */
export interface Shape<S = unknown> {
  readonly dialect: DialectName
  readonly filters: readonly string[]
  readonly tests: readonly Comparison[]
  readonly sort: string | null
  readonly direction: 'asc' | 'desc'
  readonly own: S
}

/** A column of any table or an expression; a missing table shows only when the query runs. */
export type Reference = AnyColumnWithTable<Tables, keyof Tables> | Expression<unknown>

/** Source of a field that differs from a plain column. Each part defaults to `column`. */
export interface Sourced {
  /** Null for a sort key of a field that `complete` adds. */
  readonly column: Reference | null
  /** Normalized copy of a text for sorting and searching. */
  readonly folded?: Reference
  readonly sort?: Reference
  /** The expressions use only the tables of `from`, so that sorting and filtering by them adds no join. */
  readonly isOfFrom?: true
}

export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
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

/** An expression that depends on the request. */
type Computed<C, V, S> = (value: Values<C, V>, shape: Shape<S>) => Expression<unknown>
type FieldSource<C, V, S> = Reference | Sourced | Computed<C, V, S>

/** Sources of the row's fields, and of further columns for `complete`. */
export type FieldSources<C, V, S> = Readonly<Record<string, FieldSource<C, V, S>>>

/** Finds and counts a page for lists where the usual statement takes too long. */
interface Paging<Value> {
  /** Rows in which the keys of the page are found in order, instead of all matching ones. */
  readonly from?: (db: Db, value: Value) => AnyRows
  /** Column of `from` that holds what the page is sorted by. */
  readonly by?: Reference
  /** Finds and counts in one search, for conditions that are more expensive than reading their matches. */
  readonly isOneSearch?: boolean
  /** Counts up to this many rows; beyond it, the total is a lower bound. */
  readonly maxCounted?: number
  readonly count?: (value: Value) => Expression<number>
}

/** Keys of a page in order, and the total; if `isExact` is false, it is a lower bound. */
export interface FoundKeys {
  readonly keys: readonly unknown[]
  readonly total: number
  readonly isExact: boolean
}

/** Source of a list's rows. Select, order, paging, count and sums are derived from it and from the declaration. */
export interface Source<C, Fields, V, S> {
  /** Table with one row per list row; for groups or unions, the query that produces them. */
  readonly from: (db: Db, value: Values<C, V>, shape: Shape<S>) => AnyRows
  /** Restricts the rows to those the call is about and the caller may see. */
  readonly scope?: (rows: RowsOfAny, value: Values<C, V>, shape: Shape<S>) => AnyRows
  /**
   * Joins for display, by the table or alias that each adds. Each must add at most one row, so that the number of rows
   * does not change. Keys of a page are found without them if neither order nor filters use their columns.
   */
  readonly joins?: Readonly<Record<string, (rows: RowsOfAny) => AnyRows>>
  readonly fields: Fields
  /** Adds what SQL does not return; required if a field of the row has no source. */
  readonly complete?: (found: readonly Found<C, Fields>[], context: Context<C>) => Made<C>
  /** A field, or columns that need not be fields of the row. */
  readonly order: readonly [SortOf<C>, Order] | { readonly by: readonly (readonly [Reference, 'asc' | 'desc'])[] }
  /**
   * Unique key of `from`, which breaks ties: pages are found by it, and only their rows are joined. Rows without a
   * single key have several columns, which only break ties.
   */
  readonly key: Reference | readonly Reference[]
  /** Filters in SQL: `custom` ones, and those with their own index; null for those that `scope` applies. */
  readonly filters?: { readonly [K in keyof ListInputOf<C>]?: Condition<C, V, S> | null }
  /** Parameters beyond the input: `values` of the queries, and `own`, which changes their SQL text. */
  readonly parameters?: (context: Context<C>) => { readonly values?: V; readonly own?: S }
  /**
   * True for pages that an index serves without slowing down other requests: they are read on the connection of the
   * request, all others on the reading thread. Name the filters that are light; a new one is not.
   */
  readonly light?: (query: ListQuery<S>, context: Context<C>) => boolean | Promise<boolean>
  readonly paging?: (shape: Shape<S>) => Paging<Values<C, V>>
  /** Finds the keys of a page by queries of its own, on the reading thread. */
  readonly find?: (query: ListQuery<S>, context: Context<C>) => Promise<FoundKeys>
}

interface AnyList {
  readonly answer: Schema<Record<string, unknown>[]>
  readonly types?: {
    input: Readonly<Record<string, unknown>> & { list: ListRequest<string, Record<string, Anything>> }
  }
}

export type AnyListContext = Context<AnyList>
type AnyValues = Readonly<Record<string, unknown>>
export type AnyFieldSource = FieldSource<AnyList, AnyValues, unknown>
export type AnySource = Source<AnyList, Readonly<Record<string, AnyFieldSource>>, AnyValues, unknown>

type Made<C> = RowOfList<C>[] | Promise<RowOfList<C>[]>
/** Names of the fields that are selected. */
export type ReadNames<Fields> = { [K in keyof Fields]: Fields[K] extends { column: null } ? never : K }[keyof Fields]
type CellOf<F> =
  F extends Expression<infer T>
    ? T
    : F extends (...parameters: never[]) => Expression<infer T>
      ? T
      : F extends `${infer Table extends keyof Tables & string}.${infer Column}`
        ? SelectType<Tables[Table][Column & keyof Tables[Table]]>
        : never
type Found<C, Fields> = {
  [K in ReadNames<Fields>]: K extends keyof RowOfList<C> ? RowOfList<C>[K] : CellOf<Fields[K]>
}
