import { type Expression, type SqlBool, sql } from 'kysely'
import type { Fields } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { type FilterInfo, filterOf, hasOperator, isSet, isTextKind } from '#schema/list.ts'
import { daysAfter } from '#values/days.ts'
import { fold } from '#values/texts.ts'
import type { Day } from '#values/types.ts'
import type { Clock } from '../clock.ts'
import { type Dialect, type DialectName, dialects } from '../database/dialect.ts'
import { containing, isLike } from '../database/like.ts'
import { stored } from './cells.ts'

type Test = '=' | 'folded' | '>=' | '<=' | '<' | 'in' | 'like'

/** One comparison of a filter: its fields, and the placeholder of its value. */
export interface Comparison {
  readonly test: Test
  readonly on: readonly string[]
  readonly place: string
}

interface Comparisons {
  readonly tests: readonly Comparison[]
  readonly values: Readonly<Record<string, unknown>>
}

interface Reading {
  readonly fields: Fields
  readonly clock: Clock
  readonly dialect: Dialect
}

/** Inclusive lower and upper bound of a filter; null is unbounded. */
const boundsOf = ({ operator }: FilterInfo, expected: unknown): readonly [unknown, unknown] => {
  if (operator === 'atLeast') return [expected, null]
  if (operator === 'atMost') return [null, expected]
  return operator === 'between' ? (expected as readonly [unknown, unknown]) : [expected, expected]
}

const isMoment = (fields: Fields, [name = '']: readonly string[]) => {
  const field = fields[name]
  return field !== undefined && infoOf(field).kind === 'instant'
}

const within = (name: string, filter: FilterInfo, expected: unknown, { fields, clock }: Reading) => {
  const { on, kind } = filter
  const isOfMoments = kind === 'day' && isMoment(fields, on)
  const [from, to] = boundsOf(filter, expected)
  const compare = (test: Test, end: string, value: unknown) => ({ test, on, place: `${name}.${end}`, value })
  const first = (day: unknown) => (isOfMoments ? clock.startOf(day as Day) : day)
  const begin = from === null ? [] : [compare('>=', 'from', first(from))]
  if (to === null) return begin
  const end = isOfMoments ? compare('<', 'to', clock.startOf(daysAfter(to as Day, 1))) : compare('<=', 'to', to)
  return [...begin, end]
}

const comparisonsOf = (name: string, filter: FilterInfo, expected: unknown, reading: Reading) => {
  const { operator, on, kind } = filter
  const one = (test: Test, value: unknown) => [{ test, on, place: name, value }]
  if (operator === 'contains' || operator === 'search') return one('like', containing(fold(String(expected)).trim()))
  if (operator === 'oneOf') return one('in', reading.dialect.listOf((expected as unknown[]).map(stored)))
  const isOfMoments = kind === 'day' && isMoment(reading.fields, on)
  if (operator === 'is' && isTextKind(kind)) return one('folded', fold(String(expected)))
  return operator === 'is' && !isOfMoments ? one('=', stored(expected)) : within(name, filter, expected, reading)
}

/** Comparisons of the active filters, except those that the source implements itself. */
export const comparisons = (
  filters: Fields,
  values: Readonly<Record<string, unknown>>,
  reading: Reading,
  isOwn: (name: string) => boolean,
): Comparisons => {
  // Names that are neither row fields nor filters with an operator are handled by `scope`.
  const isFilter = (name: string, field: Schema) => hasOperator(field) || name in reading.fields || isOwn(name)
  const set = Object.entries(filters).filter(([name, field]) => isSet(values[name]) && isFilter(name, field))
  const all = set.flatMap(([name, field]) =>
    isOwn(name) ? [] : comparisonsOf(name, filterOf(name, field), values[name], reading),
  )
  const own = set.filter(([name]) => isOwn(name)).map(([name]) => [name, stored(values[name])])
  return {
    tests: all.map(({ test, on, place }) => ({ test, on, place })),
    values: Object.fromEntries([...own, ...all.map(({ place, value }) => [place, value])]),
  }
}

/** Left side of a comparison: `column` is the value, `folded` the normalized text for searching. */
interface Compared {
  readonly column: Expression<unknown>
  readonly folded: Expression<unknown>
}

export const conditionOf = (
  { test }: Comparison,
  compared: readonly Compared[],
  value: Expression<unknown>,
  dialect: DialectName,
): Expression<SqlBool> => {
  const each = compared.map(({ column, folded }) => {
    if (test === 'like') return isLike(folded, value)
    if (test === 'folded') return sql<SqlBool>`${folded} = ${value}`
    if (test === 'in') return dialects[dialect].isAmong(column, value)
    return sql<SqlBool>`${column} ${sql.raw(test)} ${value}`
  })
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
