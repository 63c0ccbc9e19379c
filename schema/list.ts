import { dayIn } from '../values/days.ts'
import { compareValues, fold } from '../values/text/texts.ts'
import type { Instant } from '../values/types.ts'
import type { Entity, Fields, RowOfFields } from './entity.ts'
import { type Field, type KindName, many, nullable, pairOf, text } from './kinds.ts'

export type Order = 'ASC' | 'DESC'

/** The size of a list's pages where nothing else is said. */
export const firstPageSize = 25

/** What asks for all rows of a list, as its call answers them. */
export const wholeList = { sort: null, range: null, filter: {} } as const

/** What a filter demands of the fields that it looks at. `custom` is said by a function, and by SQL in the back end. */
export type Operator = 'is' | 'oneOf' | 'contains' | 'atLeast' | 'atMost' | 'between' | 'search' | 'custom'

type Row = Readonly<Record<string, unknown>>

/** A field of an input that filters a list. One without an operator asks for its value in the field of its own name. */
export interface Filter<T = unknown> extends Field<T, false> {
  readonly operator: Operator
  /** The kind of one of its values, where it takes several. */
  readonly each: KindName
  /** The fields of the rows that it looks at; none for that of its own name. */
  readonly on: readonly string[]
  /** Of `custom`: whether a row matches. */
  readonly matches: ((row: never, wanted: never) => boolean) | null
}

const filter = <T>(
  operator: Operator,
  field: Field<T, false>,
  on: readonly string[],
  matches: Filter['matches'] = null,
): Filter<T> => ({ ...field, operator, on, matches, each: field.kind })

/** The very value. A day asks for the moments of that day. */
export const is = <T>(field: Field<T, false>, on?: string) => filter('is', field, on ? [on] : [])
/** One of several values. */
export const anyOf = <T>(field: Field<T, false>, on?: string) => ({
  ...filter('oneOf', { ...many(field), words: field.words }, on ? [on] : []),
  each: field.kind,
})
/** A part of the text, without regard to case and accents. */
export const contains = (field: Field<string, false>, on?: string) => filter('contains', field, on ? [on] : [])
export const atLeast = <T>(field: Field<T, false>, on: string) => filter('atLeast', field, [on])
export const atMost = <T>(field: Field<T, false>, on: string) => filter('atMost', field, [on])
/** From one value to another, both included; null where it is open. */
export const between = <T>(field: Field<T, false>, on: string) => filter('between', pairOf(nullable(field)), [on])
/** A text that one of these fields contains. */
export const search = (on: readonly string[], field: Field<string, false> = text('q')) => filter('search', field, on)
/** What no operator says; `matches` tells it of rows that are all there already. */
export const custom = <T>(field: Field<T, false>, matches: (row: never, wanted: T) => boolean) =>
  filter('custom', field, [], matches as Filter['matches'])

/** A field of an input as a filter of the rows: of the operator that it was given, else `is`. */
export const asFilter = (name: string, field: Field): Filter => {
  const { operator = 'is', on = [], matches = null, each = field.kind } = field as Partial<Filter>
  return { ...(field as Field<unknown, false>), operator, on: on.length > 0 ? on : [name], matches, each }
}

/** What may be asked of a list, as it is declared. */
export interface ListOptions<
  Sort extends string = string,
  F extends Fields = Fields,
  Searched extends string = string,
> {
  /** Without it every column can be sorted by. */
  readonly sort?: readonly Sort[]
  /** Filters by our own convention, as JSON under `filter` in the query string. */
  readonly filter?: F
  /** The fields that the text `q` is looked for in. */
  readonly search?: readonly Searched[]
  /** Fields that are summed over all rows that match. */
  readonly totals?: readonly Searched[]
}

/** What may be asked of a list. */
export interface Listing {
  readonly sort: readonly string[]
  readonly filter: Fields
  readonly totals: readonly string[]
}

/** What a list call is asked for, by `ra-data-simple-rest`'s convention; `range` is inclusive, zero-based. */
export interface ListRequest<Sort extends string = string, F = Row> {
  readonly sort: readonly [Sort, Order] | null
  readonly range: readonly [number, number] | null
  readonly filter: F
}

type FilterOf<L> = L extends { filter: infer F extends Fields } ? Partial<RowOfFields<F>> : unknown
type SearchOf<L> = L extends { search: readonly string[] } ? { q?: string } : unknown
type SortOf<L, Column> = L extends { sort: readonly (infer S extends string)[] } ? S : Column & string

/** The request that a declaration and the columns of its rows make. */
export type RequestOf<L, Column> = ListRequest<SortOf<L, Column>, FilterOf<L> & SearchOf<L>>

const unordered: readonly KindName[] = ['rows', 'many', 'documents']

/** A declaration with what follows from the rows' entity. */
export const listingOf = (options: ListOptions, row: Entity | undefined): Listing => ({
  sort:
    options.sort ??
    Object.entries(row?.fields ?? {}).flatMap(([name, { kind }]) => (unordered.includes(kind) ? [] : [name])),
  filter: { ...(options.search ? { q: search(options.search) } : {}), ...options.filter },
  totals: options.totals ?? [],
})

/** The header that carries the totals of a list: JSON of the sums by their fields' names in the program. */
export const totalsHeader = 'X-Totals'

/** Whether a filter is set at all: nothing, an empty text and an empty choice ask for nothing. */
export const isSet = (wanted: unknown) => {
  if (wanted === undefined || wanted === null || wanted === '' || Number.isNaN(wanted)) return false
  return !Array.isArray(wanted) || wanted.some((one) => one !== null)
}

const folded = (value: unknown) => fold(String(value ?? ''))
const contained = (wanted: unknown) => {
  const part = folded(wanted).trim()
  return (value: unknown) => folded(value).includes(part)
}

type Comparable = string | number
const isWithin = (value: unknown, from: unknown, to: unknown) =>
  value !== null &&
  value !== undefined &&
  ((from ?? null) === null || (value as Comparable) >= (from as Comparable)) &&
  ((to ?? null) === null || (value as Comparable) <= (to as Comparable))

/** Whether a row has what a filter asks for, by the operators that look at one field. */
const operators: Readonly<Record<Exclude<Operator, 'custom' | 'search'>, (value: unknown, wanted: never) => boolean>> =
  {
    is: (value, wanted: unknown) => value === wanted,
    oneOf: (value, wanted: readonly unknown[]) => wanted.includes(value),
    contains: (value, wanted: string) => contained(wanted)(value),
    atLeast: (value, wanted) => isWithin(value, wanted, null),
    atMost: (value, wanted) => isWithin(value, null, wanted),
    between: (value, [from, to]: readonly [unknown, unknown]) => isWithin(value, from, to),
  }

/** A moment as the day on which it falls, where a filter asks for days. */
const comparable = (value: unknown, kind: KindName | undefined, asked: Field, timeZone: string): unknown =>
  kind === 'instant' && asked.kind === 'day' && value !== null ? dayIn(timeZone, value as Instant) : value

/** Of rows that are all there: whether one matches all filters that are set. */
export const matcherOf = (filters: Fields, entity: { readonly fields: Fields }, timeZone: string) => {
  const all = Object.entries(filters).map(([name, field]) => [name, asFilter(name, field)] as const)
  const isMatch = (asked: Filter, row: Row, wanted: unknown) => {
    if (asked.matches) return asked.matches(row as never, wanted as never)
    if (asked.operator === 'search') return asked.on.map((name) => row[name]).some(contained(wanted))
    const [on = ''] = asked.on
    const value = comparable(row[on], entity.fields[on]?.kind, asked, timeZone)
    return operators[asked.operator as keyof typeof operators](value, wanted as never)
  }
  return (row: Row, filter: Row) =>
    all.every(([name, asked]) => !isSet(filter[name]) || isMatch(asked, row, filter[name]))
}

/** Puts rows into the order of one of their columns. */
export const sortRows = <R>(rows: readonly R[], [name, order]: readonly [string, Order]): readonly R[] => {
  const sign = order === 'ASC' ? 1 : -1
  return rows.toSorted((left, right) => sign * compareValues((left as Row)[name], (right as Row)[name]))
}
