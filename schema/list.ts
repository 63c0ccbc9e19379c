import { dayIn } from '#values/days.ts'
import { compareValues, fold } from '#values/texts.ts'
import type { Instant } from '#values/types.ts'
import type { Entity, Fields, RowOfFields } from './entity.ts'
import { type Field, type KindName, many, nullable, pairOf, text } from './kinds.ts'

export type Order = 'ASC' | 'DESC'

export const firstPageSize = 25

export const wholeList = { sort: null, range: null, filter: {} } as const

/** Comparison of a filter. `custom` is defined by a function, and by SQL in the backend. */
export type Operator = 'is' | 'oneOf' | 'contains' | 'atLeast' | 'atMost' | 'between' | 'search' | 'custom'

type Row = Readonly<Record<string, unknown>>

/** Input field that filters a list. Without an operator, it matches the field of the same name exactly. */
export interface Filter<T = unknown> extends Field<T, false> {
  readonly operator: Operator
  /** Kind of a single value if the filter takes several. */
  readonly each: KindName
  /** Row fields to compare; empty means the field of the same name. */
  readonly on: readonly string[]
  /** Predicate of a `custom` filter. */
  readonly matches: ((row: never, expected: never) => boolean) | null
}

const filter = <T>(
  operator: Operator,
  field: Field<T, false>,
  on: readonly string[],
  matches: Filter['matches'] = null,
): Filter<T> => ({ ...field, operator, on, matches, each: field.kind })

/** Equality; texts ignore case and accents. A day matches all moments of that day. */
export const is = <T>(field: Field<T, false>, on?: string) => filter('is', field, on ? [on] : [])
export const anyOf = <T>(field: Field<T, false>, on?: string) => ({
  ...filter('oneOf', { ...many(field), words: field.words }, on ? [on] : []),
  each: field.kind,
})
/** Substring match that ignores case and accents. */
export const contains = (field: Field<string, false>, on?: string) => filter('contains', field, on ? [on] : [])
export const atLeast = <T>(field: Field<T, false>, on: string) => filter('atLeast', field, [on])
export const atMost = <T>(field: Field<T, false>, on: string) => filter('atMost', field, [on])
/** Range with inclusive ends; null leaves an end open. */
export const between = <T>(field: Field<T, false>, on: string) => filter('between', pairOf(nullable(field)), [on])
/** Text contained in at least one of these fields. */
export const search = (on: readonly string[], field: Field<string, false> = text('q')) => filter('search', field, on)
/** Filter that no operator expresses; `matches` evaluates it on loaded rows. */
export const custom = <T>(field: Field<T, false>, matches: (row: never, expected: T) => boolean) =>
  filter('custom', field, [], matches as Filter['matches'])

export const isText = ({ kind }: Pick<Field, 'kind'>) => kind === 'text' || kind === 'email'

/** Input field as a filter, with its own operator or `is`. */
export const asFilter = (name: string, field: Field): Filter => {
  const { operator = 'is', on = [], matches = null, each = field.kind } = field as Partial<Filter>
  return { ...(field as Field<unknown, false>), operator, on: on.length > 0 ? on : [name], matches, each }
}

export interface ListOptions<
  Sort extends string = string,
  F extends Fields = Fields,
  Searched extends string = string,
> {
  /** Defaults to all columns. */
  readonly sort?: readonly Sort[]
  /** Filters in the portal's own convention: JSON in the query parameter `filter`. */
  readonly filter?: F
  readonly search?: readonly Searched[]
  /** Fields that are summed over all matching rows. */
  readonly totals?: readonly Searched[]
}

export interface Listing {
  readonly sort: readonly string[]
  readonly filter: Fields
  readonly totals: readonly string[]
}

/** Request for a list in the convention of `ra-data-simple-rest`; `range` is inclusive and zero-based. */
export interface ListRequest<Sort extends string = string, F = Row> {
  readonly sort: readonly [Sort, Order] | null
  readonly range: readonly [number, number] | null
  readonly filter: F
}

type FilterOf<L> = L extends { filter: infer F extends Fields } ? Partial<RowOfFields<F>> : unknown
type SearchOf<L> = L extends { search: readonly string[] } ? { q?: string } : unknown
type SortOf<L, Column> = L extends { sort: readonly (infer S extends string)[] } ? S : Column & string

export type RequestOf<L, Column> = ListRequest<SortOf<L, Column>, FilterOf<L> & SearchOf<L>>

const unordered: readonly KindName[] = ['rows', 'many', 'documents']

/** Completes a declaration with defaults from the row entity. */
export const listingOf = (options: ListOptions, row: Entity | undefined): Listing => ({
  sort:
    options.sort ??
    Object.entries(row?.fields ?? {}).flatMap(([name, { kind }]) => (unordered.includes(kind) ? [] : [name])),
  filter: { ...(options.search ? { q: search(options.search) } : {}), ...options.filter },
  totals: options.totals ?? [],
})

/** Header with the totals of a list: JSON of sums, keyed by field name in the program. */
export const totalsHeader = 'X-Totals'

/** False for undefined, null, the empty string, NaN and lists without a value. */
export const isSet = (value: unknown) => {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return false
  return !Array.isArray(value) || value.some((one) => one !== null)
}

const folded = (value: unknown) => fold(String(value ?? ''))
const contained = (expected: unknown) => {
  const part = folded(expected).trim()
  return (value: unknown) => folded(value).includes(part)
}

type Comparable = string | number
const isWithin = (value: unknown, from: unknown, to: unknown) =>
  value !== null &&
  value !== undefined &&
  ((from ?? null) === null || (value as Comparable) >= (from as Comparable)) &&
  ((to ?? null) === null || (value as Comparable) <= (to as Comparable))

const operators: Readonly<
  Record<Exclude<Operator, 'custom' | 'search'>, (value: unknown, expected: never) => boolean>
> = {
  is: (value, expected: unknown) =>
    typeof value === 'string' && typeof expected === 'string' ? fold(value) === fold(expected) : value === expected,
  oneOf: (value, expected: readonly unknown[]) => expected.includes(value),
  contains: (value, expected: string) => contained(expected)(value),
  atLeast: (value, expected) => isWithin(value, expected, null),
  atMost: (value, expected) => isWithin(value, null, expected),
  between: (value, [from, to]: readonly [unknown, unknown]) => isWithin(value, from, to),
}

/** Converts a moment to its day if the filter compares days. */
const comparable = (value: unknown, kind: KindName | undefined, field: Field, timeZone: string): unknown =>
  kind === 'instant' && field.kind === 'day' && value !== null ? dayIn(timeZone, value as Instant) : value

/** Predicate for loaded rows; a row must match all set filters. */
export const matcherOf = (filters: Fields, entity: { readonly fields: Fields }, timeZone: string) => {
  const all = Object.entries(filters).map(([name, field]) => [name, asFilter(name, field)] as const)
  const isMatch = (filter: Filter, row: Row, expected: unknown) => {
    if (filter.matches) return filter.matches(row as never, expected as never)
    if (filter.operator === 'search') return filter.on.map((name) => row[name]).some(contained(expected))
    const [on = ''] = filter.on
    const value = comparable(row[on], entity.fields[on]?.kind, filter, timeZone)
    return operators[filter.operator as keyof typeof operators](value, expected as never)
  }
  return (row: Row, filter: Row) =>
    all.every(([name, definition]) => !isSet(filter[name]) || isMatch(definition, row, filter[name]))
}

export const sortRows = <R>(rows: readonly R[], [name, order]: readonly [string, Order]): readonly R[] => {
  const sign = order === 'ASC' ? 1 : -1
  return rows.toSorted((left, right) => sign * compareValues((left as Row)[name], (right as Row)[name]))
}
