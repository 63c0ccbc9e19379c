import { type AnyCall, filtersOf, type InputOf } from '#schema/call.ts'
import { isSet, type ListRequest, wholeList } from '#schema/list.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import type { Db } from '../database/open.ts'
import type { Context, Page } from '../implement.ts'
import { breathe } from '../process/breathe.ts'
import { countedName, readRows } from './cells.ts'
import { comparisons } from './conditions.ts'
import { type Slice, sliceOf, sliceOfAll, totalBeyond } from './paging.ts'
import {
  countOf,
  type Declared,
  joinedRows,
  type PageQueries,
  pageQueries,
  rowQueries,
  slicePlaces,
} from './queries.ts'
import type { AnyListContext, AnySource, FieldSources, ListQuery, ReadNames, RowOfList, Source } from './source.ts'

type Row = Readonly<Record<string, unknown>>

const placesOf = ({ from, length }: Slice) => ({ [slicePlaces.from]: from, [slicePlaces.length]: length })

/**
 * Number of matching rows, followed by the totals if there are any. SQLite returns an array as text, PostgreSQL a count
 * as text.
 */
const countsIn = (counted: unknown = 0): readonly [number, ...number[]] => {
  const read = typeof counted === 'string' ? JSON.parse(counted) : counted
  return Array.isArray(read) ? (read as [number, ...number[]]) : [read as number]
}

/** Requires `complete` in a source that lacks a required field. */
type MustComplete<C, Fields> = [Exclude<RequiredOf<RowOfList<C>>, ReadNames<Fields>>] extends [never]
  ? unknown
  : { readonly complete: unknown }
type RequiredOf<R> = { [K in keyof R]-?: undefined extends R[K] ? never : K }[keyof R]

/** Connection and queries that read a page; by default the reading thread, by key. */
interface Reading<S = unknown> {
  readonly db?: Db
  readonly queries?: PageQueries<S>
  /** Maximum number of rows to count; beyond it the total is a lower bound. */
  readonly maxCounted?: number | null
}

/** Parts from which a list's handler is made, by `list` or by hand. */
export interface Listing<C, S> {
  readonly declared: Declared<S>
  /** Pages whose rows are joined at once, for index scans that end soon. */
  readonly nearStart: PageQueries<S>
  queryOf(context: Context<C>): ListQuery<S>
  readPage(query: ListQuery<S>, context: Context<C>, reading?: Reading<S>): Promise<Page<RowOfList<C>[]>>
  /** Reads the rows of these keys, in order. */
  readKeys(db: Db, query: ListQuery<S>, context: Context<C>, keys: readonly unknown[]): Promise<RowOfList<C>[]>
  stream(context: Context<C>): AsyncIterable<RowOfList<C>[]>
  /** Reads one row by its key, as the list shows it to this caller; null if it is not in the list. */
  read(context: Omit<Context<C>, 'input'>, input: Omit<InputOf<C>, 'list'>, key: unknown): Promise<RowOfList<C> | null>
}

/** Defines a list from its call and source, for handlers that read their pages in their own way. */
export const listing = <C extends { answer: unknown }, const Fields extends FieldSources<C, V, S>, V, S>(
  call: C,
  typed: Source<C, Fields, V, S> & MustComplete<C, Fields>,
): Listing<C, S> => {
  const { answer, list: listed, ...rest } = call as unknown as AnyCall
  const source = typed as unknown as AnySource
  const fields = rowOf(answer)?.fields ?? {}
  const totals = listed?.totals ?? []
  const declared = { source, totals, fields }
  const byKey = pageQueries(declared)
  const queries = rowQueries(declared)
  const filters = filtersOf({ ...rest, list: listed })

  const queryOf = (context: AnyListContext, slice: (list: ListRequest) => Slice = sliceOf): ListQuery => {
    const { list: request, ...input } = context.input
    const inputs: Row = { ...input, ...request.filter }
    const { tests, values } = comparisons(
      filters,
      inputs,
      { fields, ...context },
      (name) => name in (source.filters ?? {}),
    )
    const parameters = source.parameters?.(context)
    const shape = {
      dialect: context.dialect.name,
      filters: Object.keys(filters).filter((name) => isSet(inputs[name])),
      tests,
      sort: request.sort?.[0] ?? null,
      direction: request.sort?.[1] === 'DESC' ? ('desc' as const) : ('asc' as const),
      own: parameters?.own ?? null,
    }
    return { shape, values: { ...input, ...values, ...parameters?.values }, slice: slice(request) }
  }

  const complete = async (found: Record<string, unknown>[], context: AnyListContext) => {
    await breathe(found.length)
    const rows = readRows(fields, found)
    await breathe(found.length)
    return (await source.complete?.(rows, context)) ?? rows
  }

  const readPage = async (query: ListQuery, context: AnyListContext, reading: Reading = {}): Promise<Page<Row[]>> => {
    const { shape, values, slice } = query
    const { db = context.reader, queries: { page, count } = byKey, maxCounted = null } = reading
    // If the count is limited, one additional row shows whether there is another page.
    const length = maxCounted === null ? slice.length : slice.length + 1
    const found = await page(db, { ...values, ...placesOf({ ...slice, length }) }, shape)
    const [first] = found.length > 0 || slice.from === 0 ? found : await count(db, values, shape)
    const [counted, ...sums] = countsIn(first?.[countedName])
    // Set to undefined, because `delete` would turn the row into a slow dictionary object.
    for (const row of found) row[countedName] = undefined
    const isBeyond = maxCounted !== null && counted > maxCounted
    return {
      rows: await complete(found.slice(0, slice.length), context),
      ...(isBeyond ? totalBeyond(slice, found.length, maxCounted) : { total: counted, isExact: true }),
      totals: Object.fromEntries(totals.map((name, at) => [name, sums[at] ?? 0])),
    }
  }

  const readKeys = async (db: Db, { shape, values }: ListQuery, context: AnyListContext, keys: readonly unknown[]) =>
    complete(await queries.ofKeys(db, { ...values, keys: context.dialect.listOf(keys) }, shape), context)

  async function* stream(context: AnyListContext) {
    const { shape, values, slice } = queryOf(context, sliceOfAll)
    for await (const found of queries.all.stream(context.reader, { ...values, ...placesOf(slice) }, shape))
      yield await complete(found, context)
  }

  const read = async (context: Omit<AnyListContext, 'input'>, input: Row, key: unknown) => {
    const asking = { ...context, input: { ...input, list: wholeList } }
    const { shape, values } = queryOf(asking)
    const [row] = await complete(await queries.one(context.db, { ...values, key }, shape), asking)
    return row ?? null
  }
  const nearStart = pageQueries(declared, (draft) => ({ rows: joinedRows(draft), counted: countOf(draft) }))
  return { declared, nearStart, queryOf, readPage, readKeys, stream, read } as unknown as Listing<C, S>
}

/** Handler of a list whose page is read by `run`. */
export const handlerOf = <C, S>(
  { stream, read, ...rest }: Listing<C, S>,
  run: (context: Context<C>) => Promise<Page<RowOfList<C>[]>> = (context) =>
    rest.readPage(rest.queryOf(context), context),
) => ({ run, stream, read })

/**
 * Handler of a list whose light pages are read on the connection of the request instead of the reading thread: those
 * that an index serves without slowing down other requests.
 */
export const handlerWithLightPages = <C, S>(
  own: Listing<C, S>,
  isLight: (query: ListQuery<S>, context: Context<C>) => boolean | Promise<boolean>,
) =>
  handlerOf(own, async (context) => {
    const query = own.queryOf(context)
    if (!(await isLight(query, context))) return own.readPage(query, context)
    const { db } = context
    return own.readPage(query, context, query.shape.filters.length === 0 ? { db, queries: own.nearStart } : { db })
  })

/**
 * Creates the handler of a list: `list(finance.overdueInvoices, { from, fields, order, key })`. Select, filters, order,
 * paging, count, totals and streaming are derived from the call's declaration and the sources of its fields.
 */
export const list = <C extends { answer: unknown }, const Fields extends FieldSources<C, V, S>, V, S>(
  call: C,
  source: Source<C, Fields, V, S> & MustComplete<C, Fields>,
) => handlerOf(listing(call, source))
