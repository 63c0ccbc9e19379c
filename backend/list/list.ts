import { type AnyCall, filtersOf, type InputOf } from '../../schema/call.ts'
import { isSet, type ListRequest, wholeList } from '../../schema/list.ts'
import type { Context, Page } from '../implement.ts'
import { breathe } from '../process/breathe.ts'
import { countedName, readRows } from './cells.ts'
import { comparisons } from './conditions.ts'
import { type Slice, sliceOf, sliceOfAll, totalBeyond } from './paging.ts'
import { queriesOf, slicePlaces } from './queries.ts'
import type { AnyListContext, AnyShape, AnySource, FieldSources, RowOfList, Source } from './source.ts'

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
type MustComplete<C, Fields> = [Exclude<RequiredOf<RowOfList<C>>, keyof Fields>] extends [never]
  ? unknown
  : { readonly complete: unknown }
type RequiredOf<R> = { [K in keyof R]-?: undefined extends R[K] ? never : K }[keyof R]

interface List<C> {
  run(context: Context<C>): Promise<Page<RowOfList<C>[]>>
  stream(context: Context<C>): AsyncIterable<RowOfList<C>[]>
  /** Reads one row by its key, as the list shows it to this caller; null if it is not in the list. */
  read(context: Omit<Context<C>, 'input'>, input: Omit<InputOf<C>, 'list'>, key: unknown): Promise<RowOfList<C> | null>
}

/**
 * Creates the handler of a list: `list(finance.overdueInvoices, { from, fields, order, key })`. Select, filters, order,
 * paging, count, totals and streaming are derived from the call's declaration and the sources of its fields.
 */
export const list = <C extends { answer: unknown }, const Fields extends FieldSources<C>, More, V, S>(
  call: C,
  typed: Source<C, Fields, More, V, S> & MustComplete<C, Fields>,
): List<C> => {
  const { answer, list: listing, ...declared } = call as unknown as AnyCall
  const source = typed as unknown as AnySource
  const fields = answer.row?.fields ?? {}
  const totals = listing?.totals ?? []
  const queries = queriesOf({ source, totals, fields })
  const filters = filtersOf({ ...declared, list: listing })

  const queryOf = async (context: AnyListContext, slice: (list: ListRequest) => Slice) => {
    const { list: request, ...input } = context.input
    const inputs: Row = { ...input, ...request.filter }
    const isOwn = (name: string) => source.filters?.[name] !== undefined
    const { tests, values } = comparisons(filters, inputs, { fields, ...context }, isOwn)
    const shape: AnyShape = {
      dialect: context.dialect.name,
      filters: Object.keys(filters).filter((name) => isSet(inputs[name])),
      tests,
      sort: request.sort?.[0] ?? null,
      direction: request.sort?.[1] === 'DESC' ? 'desc' : 'asc',
      own: (await source.own?.(context)) ?? null,
      isNear: false,
    }
    return { shape, values: { ...input, ...values, ...source.values?.(context) }, slice: slice(request) }
  }

  const complete = async (found: Record<string, unknown>[], context: AnyListContext) => {
    await breathe(found.length)
    const rows = readRows(fields, found)
    await breathe(found.length)
    return (await source.complete?.(rows, context)) ?? rows
  }

  const run = async (context: AnyListContext): Promise<Page<Row[]>> => {
    const query = await queryOf(context, sliceOf)
    const { shape, values, slice } = query
    const isLight = (await source.isLight?.(query, context)) ?? false
    const db = isLight ? context.db : context.reader
    if (source.find) {
      const { keys, ...count } = await source.find(db, query)
      const found = await queries.ofKeys(db, { ...values, keys: context.dialect.listOf(keys) }, shape)
      return { rows: await complete(found, context), ...count }
    }
    const max = source.maxCounted?.(shape) ?? null
    // If the count is limited, one additional row shows whether there is another page.
    const length = max === null ? slice.length : slice.length + 1
    const isNear = isLight && shape.filters.length === 0 && !source.lead
    const found = await queries.page(db, { ...values, ...placesOf({ ...slice, length }) }, { ...shape, isNear })
    const [first] = found.length > 0 || slice.from === 0 ? found : await queries.counts(db, values, shape)
    const [counted, ...sums] = countsIn(first?.[countedName])
    // Set to undefined, because `delete` would turn the row into a slow dictionary object.
    for (const row of found) row[countedName] = undefined
    const isBeyond = max !== null && counted > max
    return {
      rows: await complete(found.slice(0, slice.length), context),
      ...(isBeyond ? totalBeyond(slice, found.length, max) : { total: counted, isExact: true }),
      totals: Object.fromEntries(totals.map((name, at) => [name, sums[at] ?? 0])),
    }
  }

  async function* stream(context: AnyListContext) {
    const { shape, values, slice } = await queryOf(context, sliceOfAll)
    for await (const found of queries.all.stream(context.reader, { ...values, ...placesOf(slice) }, shape))
      yield await complete(found, context)
  }

  const read = async (context: Omit<AnyListContext, 'input'>, input: Row, key: unknown) => {
    const asking = { ...context, input: { ...input, list: wholeList } }
    const { shape, values } = await queryOf(asking, sliceOf)
    const [row] = await complete(await queries.one(context.db, { ...values, key }, shape), asking)
    return row ?? null
  }
  return { run, stream, read } as unknown as List<C>
}
