import type * as z from 'zod/mini'
import { dayIn } from '#values/days.ts'
import { compareValues, fold } from '#values/texts.ts'
import type { Instant } from '#values/types.ts'
import type { Entity, Fields, RowOfFields } from './entity.ts'
import {
  describedAs,
  type FieldInfo,
  type Filter,
  infoOf,
  type KindName,
  type Operator,
  type Schema,
} from './fields.ts'
import { many, nullable, pairOf, text } from './kinds.ts'

export type Order = 'ASC' | 'DESC'

export const firstPageSize = 25

export const wholeList = { sort: null, range: null, filter: {} } as const

type Row = Readonly<Record<string, unknown>>

export type FilterInfo = FieldInfo & Filter

const filter = <S extends Schema>(
  operator: Operator,
  inner: S,
  on: readonly string[],
  { each = infoOf(inner).kind, matches = null }: Partial<Pick<Filter, 'each' | 'matches'>> = {},
): S => describedAs(inner, { filter: { operator, on, each, matches } })

/** Equality; texts ignore case and accents. A day matches all moments of that day. */
export const is = <S extends Schema>(field: S, on?: string) => filter('is', field, on ? [on] : [])
export const anyOf = <T>(field: Schema<T>, on?: string) => {
  const { kind, words } = infoOf(field)
  return filter('oneOf', describedAs(many(field), { words }), on ? [on] : [], { each: kind })
}
/** Substring match that ignores case and accents. */
export const contains = (field: Schema<string>, on?: string) => filter('contains', field, on ? [on] : [])
export const atLeast = <S extends Schema>(field: S, on: string) => filter('atLeast', field, [on])
export const atMost = <S extends Schema>(field: S, on: string) => filter('atMost', field, [on])
/** Range with inclusive ends; null leaves an end open. */
export const between = <S extends Schema>(field: S, on: string) => filter('between', pairOf(nullable(field)), [on])
/** Text contained in at least one of these fields. */
export const search = (on: readonly string[], field: Schema<string> = text('q')) => filter('search', field, on)
/** Filter that no operator expresses; `matches` evaluates it on loaded rows. */
export const custom = <S extends Schema>(field: S, matches: (row: never, expected: z.output<S>) => boolean) =>
  filter('custom', field, [], { matches: matches as Filter['matches'] })

export const isTextKind = (kind: KindName) => kind === 'text' || kind === 'email'

export const hasOperator = (field: Schema) => infoOf(field).filter !== undefined

/** Description of an input field and its comparison, with its own operator or `is`. */
export const filterOf = (name: string, field: Schema): FilterInfo => {
  const { filter, ...info } = infoOf(field)
  const { operator = 'is', on = [], matches = null, each = info.kind } = filter ?? {}
  return { ...info, operator, on: on.length > 0 ? on : [name], matches, each }
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

/**
 * Completes a declaration with defaults from the row entity. Throws for a filter that compares a field which the row
 * lacks: on loaded rows it would silently find nothing.
 */
export const listingOf = (options: ListOptions, row: Entity | undefined): Listing => {
  const fields = row?.fields ?? {}
  const filter: Fields = { ...(options.search ? { q: search(options.search) } : {}), ...options.filter }
  for (const [name, field] of Object.entries(filter)) {
    const { operator, on } = filterOf(name, field)
    const missing = on.find((one) => !(one in fields))
    if (operator !== 'custom' && missing !== undefined)
      throw new Error(`The filter ${name} compares ${missing}, which is not a field of the list's rows.`)
  }
  const sortable = Object.entries(fields).flatMap(([name, field]) =>
    unordered.includes(infoOf(field).kind) ? [] : [name],
  )
  return { sort: options.sort ?? sortable, filter, totals: options.totals ?? [] }
}

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
const comparable = (value: unknown, kind: KindName | undefined, each: KindName, timeZone: string): unknown =>
  kind === 'instant' && each === 'day' && value !== null ? dayIn(timeZone, value as Instant) : value

/** Predicate for loaded rows; a row must match all set filters. */
export const matcherOf = (filters: Fields, entity: { readonly fields: Fields }, timeZone: string) => {
  const kinds = new Map(Object.entries(entity.fields).map(([name, field]) => [name, infoOf(field).kind]))
  const all = Object.entries(filters).map(([name, field]) => [name, filterOf(name, field)] as const)
  const isMatch = (filter: Filter, row: Row, expected: unknown) => {
    if (filter.matches) return filter.matches(row as never, expected as never)
    if (filter.operator === 'search') return filter.on.map((name) => row[name]).some(contained(expected))
    const [on = ''] = filter.on
    const value = comparable(row[on], kinds.get(on), filter.each, timeZone)
    return operators[filter.operator as keyof typeof operators](value, expected as never)
  }
  return (row: Row, filter: Row) =>
    all.every(([name, definition]) => !isSet(filter[name]) || isMatch(definition, row, filter[name]))
}

export const sortRows = <R>(rows: readonly R[], [name, order]: readonly [string, Order]): readonly R[] => {
  const sign = order === 'ASC' ? 1 : -1
  return rows.toSorted((left, right) => sign * compareValues((left as Row)[name], (right as Row)[name]))
}
