import { sql } from 'kysely'
import { bareNumber, normalNumber } from '#values/texts.ts'
import type { Caller } from '../access/caller.ts'
import { type Dialect, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'

export type NumberKind = Tables['numbers']['kind']

/** A number that begins or ends with the search text, and the row it belongs to. */
export interface Numbered {
  readonly kind: NumberKind
  readonly record: string
  readonly number: string
  readonly isExact: boolean
}

export const maxOfKind = 5

interface Looked {
  readonly kinds: unknown
  readonly customers: unknown
  readonly start: string
  readonly startEnd: string
  readonly end: string
  readonly endEnd: string
}

type Row = Pick<Tables['numbers'], 'kind' | 'record' | 'number'> & { readonly normal: string }

/**
 * For each kind, and for each of the caller's customers, reads the first numbers in one range of an index. Other
 * customers' numbers are never read.
 */
const inRange = (
  dialect: Dialect,
  value: Placing<Looked>,
  form: 'normal' | 'reversed',
  { start, end, isOfAll }: { start: 'start' | 'end'; end: 'startEnd' | 'endEnd'; isOfAll: boolean },
) => {
  const column = sql.ref(`looked.${form}`)
  const ofCustomer = isOfAll ? sql`true` : sql`looked.customer_id = customers.value`
  const keys = sql`select looked.id from numbers as looked
    where ${ofCustomer} and looked.kind = kinds.value and ${column} >= ${value(start)} and ${column} < ${value(end)}
    order by ${column} limit ${sql.lit(maxOfKind)}`
  const customers = isOfAll ? sql`` : sql`cross join ${dialect.rowsOf(value('customers'), 'integer', 'customers')}`
  return sql`select numbers.kind, numbers.record, numbers.number, numbers.normal
    from ${dialect.rowsOf(value('kinds'), 'text', 'kinds')} ${customers} cross join numbers
    where ${dialect.isAmongRows(sql.ref('numbers.id'), keys)}`
}

const numbersLike = prepared((db, value: Placing<Looked>, dialect: Dialect['name'], isOfAll: boolean) => {
  const from = inRange(dialects[dialect], value, 'normal', { start: 'start', end: 'startEnd', isOfAll })
  const back = inRange(dialects[dialect], value, 'reversed', { start: 'end', end: 'endEnd', isOfAll })
  return db.selectFrom(sql<Row>`(${from} union all ${back})`.as('found')).selectAll()
})

/** Reversed numbers are indexed up to this length. */
const lastLetters = 24
const prefixEnd = (text: string) => `${text}\u{10ffff}`
const reverse = (text: string) => [...text].reverse().join('')

const byNearness = (left: Numbered, right: Numbered) =>
  Number(right.isExact) - Number(left.isExact) ||
  left.number.length - right.number.length ||
  (left.number < right.number ? -1 : 1)

/** Numbers of the given kinds and of the caller's customers that begin or end with a text; exact matches first. */
export const findNumbers = async (
  { db, dialect, caller }: { db: Db; dialect: Dialect; caller: Pick<Caller, 'customers'> },
  kinds: readonly NumberKind[],
  text: string,
) => {
  const start = normalNumber(text)
  if (start === '' || kinds.length === 0) return []
  // Keeps leading zeros, which are significant when the text matches the end of a number.
  const tail = bareNumber(text)
  const end = reverse(tail).slice(0, lastLetters)
  const isOfAll = caller.customers === 'all'
  const values = { kinds: dialect.listOf(kinds), customers: dialect.listOf(isOfAll ? [] : [...caller.customers]) }
  const ranges = { start, startEnd: prefixEnd(start), end, endEnd: prefixEnd(end) }
  const rows = await numbersLike(db, { ...values, ...ranges }, dialect.name, isOfAll)
  const found = new Map<string, Numbered>()
  for (const { normal, ...row } of rows) {
    const key = `${row.kind} ${row.record}`
    if (normal.endsWith(tail) || normal.startsWith(start))
      if (!found.get(key)?.isExact) found.set(key, { ...row, isExact: normal === start })
  }
  return [...found.values()].sort(byNearness)
}
