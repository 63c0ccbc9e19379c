import { type AnyCall, filtersOf, type InputOf } from '#schema/call.ts'
import { isSet, type ListRequest, wholeList } from '#schema/list.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import type { Context, Page } from '../implement.ts'
import { breathe } from '../process/breathe.ts'
import { countedName, readRows } from './cells.ts'
import { comparisons } from './conditions.ts'
import { type Slice, sliceOf, sliceOfAll, totalBeyond } from './paging.ts'
import { queriesOf, valuesOf } from './queries.ts'
import type { AnyListContext, AnySource, FieldSources, ListQuery, ReadNames, RowOfList, Source } from './source.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Number of matching rows, followed by the totals if there are any. SQLite returns an array as text, PostgreSQL a count
 * as text.
 */
const countsIn = (counted: unknown = 0): readonly [number, ...number[]] => {
  const read = typeof counted === 'string' ? JSON.parse(counted) : counted
  return Array.isArray(read) ? (read as [number, ...number[]]) : [read as number]
}

type RequiredOf<R> = { [K in keyof R]-?: undefined extends R[K] ? never : K }[keyof R]
/** Requires `complete` in a source that lacks a required field. */
type MustComplete<C, Fields> = [Exclude<RequiredOf<RowOfList<C>>, ReadNames<Fields>>] extends [never]
  ? unknown
  : { readonly complete: unknown }

/** Handler of a list. */
interface ListHandler<C> {
  run(context: Context<C>): Promise<Page<RowOfList<C>[]>>
  stream(context: Context<C>): AsyncIterable<RowOfList<C>[]>
  /** Reads one row by its key, as the list shows it to this caller; null if it is not in the list. */
  read(context: Omit<Context<C>, 'input'>, input: Omit<InputOf<C>, 'list'>, key: unknown): Promise<RowOfList<C> | null>
}

/**
 * Creates the handler of a list: `list(finance.overdueInvoices, { from, fields, order, key })`. Select, filters, order,
 * paging, count, totals and streaming are derived from the call's declaration and the sources of its fields.
 */
export const list = <C extends { answer: unknown }, const Fields extends FieldSources<C, V, S>, V, S>(
  call: C,
  typed: Source<C, Fields, V, S> & MustComplete<C, Fields>,
): ListHandler<C> => {
  const { answer, list: listed, ...rest } = call as unknown as AnyCall
  const source = typed as unknown as AnySource
  const fields = rowOf(answer)?.fields ?? {}
  const totals = listed?.totals ?? []
  const queries = queriesOf({ source, totals, fields })
  const filters = filtersOf({ ...rest, list: listed })

  const queryOf = (context: AnyListContext, slice: (list: ListRequest) => Slice): ListQuery => {
    const { list: request, ...input } = context.input
    const inputs: Row = { ...input, ...request.filter }
    const isOwn = (name: string) => name in (source.filters ?? {})
    const { tests, values } = comparisons(filters, inputs, { fields, ...context }, isOwn)
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

  const run = async (context: AnyListContext): Promise<Page<Row[]>> => {
    const query = queryOf(context, sliceOf)
    const { shape, values, slice } = query
    if (source.find) {
      const { keys, ...count } = await source.find(query, context)
      const found = await queries.ofKeys(context.reader, { ...values, keys: context.dialect.listOf(keys) }, shape)
      return { rows: await complete(found, context), ...count }
    }
    const isLight = (await source.light?.(query, context)) ?? false
    const db = isLight ? context.db : context.reader
    const { maxCounted } = source.paging?.(shape) ?? {}
    // If the count is limited, one additional row shows whether there is another page.
    const length = maxCounted === undefined ? slice.length : slice.length + 1
    const isNearStart = isLight && shape.filters.length === 0
    const found = await queries.page(db, { ...values, ...valuesOf({ ...slice, length }) }, shape, isNearStart)
    const [first] = found.length > 0 || slice.from === 0 ? found : await queries.count(db, values, shape)
    const [counted, ...sums] = countsIn(first?.[countedName])
    // Set to undefined, because `delete` would turn the row into a slow dictionary object.
    for (const row of found) row[countedName] = undefined
    const isBeyond = maxCounted !== undefined && counted > maxCounted
    return {
      rows: await complete(found.slice(0, slice.length), context),
      ...(isBeyond ? totalBeyond(slice, found.length, maxCounted) : { total: counted, isExact: true }),
      totals: Object.fromEntries(totals.map((name, at) => [name, sums[at] ?? 0])),
    }
  }

  async function* stream(context: AnyListContext) {
    const { shape, values, slice } = queryOf(context, sliceOfAll)
    for await (const found of queries.all.stream(context.reader, { ...values, ...valuesOf(slice) }, shape))
      yield await complete(found, context)
  }

  const read = async (context: Omit<AnyListContext, 'input'>, input: Row, key: unknown) => {
    const asking = { ...context, input: { ...input, list: wholeList } }
    const { shape, values } = queryOf(asking, sliceOf)
    const [row] = await complete(await queries.one(context.db, { ...values, key }, shape), asking)
    return row ?? null
  }

  return { run, stream, read } as unknown as ListHandler<C>
}
