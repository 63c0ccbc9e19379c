import { type Expression, type SqlBool, sql } from 'kysely'
import type { Fields } from '../../schema/entity.ts'
import { asFilter, type Filter, isSet } from '../../schema/list.ts'
import { daysAfter } from '../../values/days.ts'
import { fold } from '../../values/text/texts.ts'
import type { Day } from '../../values/types.ts'
import type { Clock } from '../clock.ts'
import { type Dialect, type DialectName, dialects } from '../database/dialect.ts'

type Test = '=' | '>=' | '<=' | '<' | 'in' | 'like'

/** One comparison that a filter comes to: of which fields, with the value in which place. */
export interface Comparison {
  readonly test: Test
  readonly on: readonly string[]
  readonly place: string
}

/** Comparisons with the values for their places. */
export interface Comparisons {
  readonly tests: readonly Comparison[]
  readonly values: Readonly<Record<string, unknown>>
}

interface Reading {
  readonly fields: Fields
  readonly clock: Clock
  readonly dialect: Dialect
}

/** A pattern of LIKE for texts that begin with this one; what LIKE takes for a sign is looked for as itself. */
export const startingWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`
/** The same for texts that contain it. */
export const containing = (text: string) => `%${startingWith(text)}`

/** The condition that a folded text has a pattern. */
export const isLike = (text: Expression<unknown>, pattern: Expression<unknown>) =>
  sql<SqlBool>`${text} like ${pattern} escape '\\'`

/** A value as its column has it. */
export const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

/** From and to which value a filter goes, both included; null is open. */
const boundsOf = ({ operator }: Filter, wanted: unknown): readonly [unknown, unknown] => {
  if (operator === 'atLeast') return [wanted, null]
  if (operator === 'atMost') return [null, wanted]
  return operator === 'between' ? (wanted as readonly [unknown, unknown]) : [wanted, wanted]
}

const within = (name: string, filter: Filter, wanted: unknown, { fields, clock }: Reading) => {
  const { on, kind } = filter
  const isOfMoments = kind === 'day' && fields[on[0] ?? '']?.kind === 'instant'
  const [from, to] = boundsOf(filter, wanted)
  const compare = (test: Test, end: string, value: unknown) => ({ test, on, place: `${name}.${end}`, value })
  const first = (day: unknown) => (isOfMoments ? clock.startOf(day as Day) : day)
  const begin = from === null ? [] : [compare('>=', 'from', first(from))]
  if (to === null) return begin
  const end = isOfMoments ? compare('<', 'to', clock.startOf(daysAfter(to as Day, 1))) : compare('<=', 'to', to)
  return [...begin, end]
}

const comparisonsOf = (name: string, filter: Filter, wanted: unknown, reading: Reading) => {
  const { operator, on, kind } = filter
  const one = (test: Test, value: unknown) => [{ test, on, place: name, value }]
  if (operator === 'contains' || operator === 'search') return one('like', containing(fold(String(wanted)).trim()))
  if (operator === 'oneOf') return one('in', reading.dialect.listOf((wanted as unknown[]).map(stored)))
  const isOfMoments = kind === 'day' && reading.fields[on[0] ?? '']?.kind === 'instant'
  return operator === 'is' && !isOfMoments ? one('=', stored(wanted)) : within(name, filter, wanted, reading)
}

/** What the filters that are set come to, but for those that the source says by itself. */
export const comparisons = (
  filters: Fields,
  asked: Readonly<Record<string, unknown>>,
  reading: Reading,
  isOwn: (name: string) => boolean,
): Comparisons => {
  // What is neither a field of the rows nor given an operator is for the scope to read.
  const isFilter = (name: string, field: object) => 'operator' in field || name in reading.fields || isOwn(name)
  const set = Object.entries(filters).filter(([name, field]) => isSet(asked[name]) && isFilter(name, field))
  const all = set.flatMap(([name, field]) =>
    isOwn(name) ? [] : comparisonsOf(name, asFilter(name, field), asked[name], reading),
  )
  const own = set.filter(([name]) => isOwn(name)).map(([name]) => [name, stored(asked[name])])
  return {
    tests: all.map(({ test, on, place }) => ({ test, on, place })),
    values: Object.fromEntries([...own, ...all.map(({ place, value }) => [place, value])]),
  }
}

/** What a column or expression is compared with, `column` for its value and `folded` for its text as it is searched. */
export interface Compared {
  readonly column: Expression<unknown>
  readonly folded: Expression<unknown>
}

/** A comparison as SQL. */
export const conditionOf = (
  { test }: Comparison,
  compared: readonly Compared[],
  value: Expression<unknown>,
  dialect: DialectName,
): Expression<SqlBool> => {
  const each = compared.map(({ column, folded }) => {
    if (test === 'like') return isLike(folded, value)
    if (test === 'in') return dialects[dialect].isAmong(column, value)
    return sql<SqlBool>`${column} ${sql.raw(test)} ${value}`
  })
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}
