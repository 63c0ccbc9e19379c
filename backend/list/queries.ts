import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Fields } from '../../schema/entity.ts'
import { dialects, wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { countedName } from './cells.ts'
import { type Compared, conditionOf } from './conditions.ts'
import type { AnyRows, AnyShape, AnySource, Folded, Reference } from './source.ts'
import { namesAll, tablesOf } from './tables.ts'

type Values = Readonly<Record<string, unknown>>
type Value = Placing<Values>

const refer = (reference: Reference): RawBuilder<unknown> =>
  typeof reference === 'string' ? sql.ref(reference) : sql`${reference}`

const isFolded = (field: object | string): field is Folded => typeof field === 'object' && 'folded' in field

const fieldOf = ({ fields }: AnySource, name: string) => {
  const field = fields[name]
  if (field === undefined) throw new Error(`The list has no source for ${name}, which it is filtered by.`)
  return isFolded(field)
    ? { column: refer(field.column), folded: refer(field.folded) }
    : { column: refer(field), folded: sql`fold(${refer(field)})` }
}

/** Sort expression: the folded copy of a text, if there is one. */
const sortOf = ({ fields, sorts }: AnySource, name: string) => {
  const field = sorts?.[name] ?? fields[name]
  if (field === undefined) throw new Error(`The list has no source for ${name}, which it is sorted by.`)
  return refer(isFolded(field) ? field.folded : field)
}

const ordering = (source: AnySource, { sort, direction }: AnyShape) => {
  if (sort !== null) return { by: sort, direction }
  if (typeof source.order === 'function') return null
  return { by: source.order[0], direction: source.order[1] === 'ASC' ? ('asc' as const) : ('desc' as const) }
}

const inOrder = (source: AnySource, rows: AnyRows, shape: AnyShape): AnyRows => {
  const requestedOrder = ordering(source, shape)
  if (!requestedOrder) return (source.order as (rows: AnyRows, shape: AnyShape) => AnyRows)(rows, shape)
  const sorted = rows.orderBy(
    sortOf(source, requestedOrder.by),
    dialects[shape.dialect].order(requestedOrder.direction),
  )
  const ties = source.key === undefined ? (source.tie ?? []) : [source.key]
  return ties.reduce((ordered: AnyRows, tie) => ordered.orderBy(refer(tie), requestedOrder.direction), sorted)
}

const orderedBy = (source: AnySource, rows: AnyRows, shape: AnyShape) => {
  const { orderBy } = inOrder(source, rows, shape).toOperationNode() as unknown as {
    orderBy: { items: readonly object[] }
  }
  return orderBy.items
}

const joined = (source: AnySource, rows: AnyRows) => source.joins?.(rows) ?? rows

const filtered = (source: AnySource, rows: AnyRows, value: Value, shape: AnyShape) => {
  const own = shape.filters.flatMap((name) => source.filters?.[name] ?? [])
  const ofSource = own.reduce(
    (left: AnyRows, condition) => left.where((eb) => condition(eb as never, value, shape)),
    rows,
  )
  return shape.tests.reduce((left: AnyRows, test) => {
    const compared = test.on.map((name) => fieldOf(source, name))
    return left.where(conditionOf(test, compared, value(test.place), shape.dialect))
  }, ofSource)
}

const nodesOf = ({ column, folded }: Compared) => [column.toOperationNode(), folded.toOperationNode()]

/** Matching rows; the joins are added only if a condition or a needed expression refers to them. */
const matching = (source: AnySource, db: Db, value: Value, shape: AnyShape, needed: readonly object[] | 'all' = []) => {
  const from = source.from(db, value, shape)
  const lead = needed === 'all' ? null : source.lead?.(db, value, shape)
  const scoped = lead ?? source.scope?.(from, value, shape, db) ?? from
  const compared = shape.tests.flatMap(({ on }) => on.flatMap((name) => nodesOf(fieldOf(source, name))))
  const isEnough = needed !== 'all' && namesAll(tablesOf(scoped), [...compared, ...needed])
  return filtered(source, isEnough ? scoped : joined(source, scoped), value, shape)
}

const shown = (source: AnySource, rows: AnyRows, value: Value, shape: AnyShape) => {
  const more = source.more?.(rows, value, shape) ?? rows
  return more.select(
    Object.entries(source.fields).map(([name, field]) => refer(isFolded(field) ? field.column : field).as(name)),
  )
}

const integerKinds = ['integer', 'money', 'kilograms']

/** Sums of the totals, exact for integer values. */
const sumsOf = ({ source, totals, fields }: Declared) =>
  totals.map((name) => {
    const { column } = fieldOf(source, name)
    const isInteger = integerKinds.includes(fields[name]?.kind ?? '')
    return isInteger ? wholeSum(sql`${column}`) : sql`coalesce(sum(${column}), 0)`
  })

const counting = (declared: Declared, db: Db, value: Value, shape: AnyShape): AnyRows => {
  const { source, totals } = declared
  const counted = (count: Expression<unknown>, ...sums: readonly Expression<unknown>[]) =>
    // A plain number costs less to repeat in each row than a text.
    (sums.length === 0 ? sql`${count}` : dialects[shape.dialect].arrayOf([count, ...sums])).as(countedName)
  const known = totals.length === 0 ? (source.count?.(db, value, shape) ?? null) : null
  if (known) return db.selectNoFrom(counted(known))
  const count = sql<number>`count(*)`
  const max = source.maxCounted?.(shape) ?? null
  if (max === null) {
    const needed = totals.map((name) => fieldOf(source, name).column.toOperationNode())
    return matching(source, db, value, shape, needed).select(counted(count, ...sumsOf(declared)))
  }
  const first = matching(source, db, value, shape).select(sql.lit(1).as('one'))
  return db.selectFrom(first.limit(sql.lit(max + 1)).as('first')).select(counted(count))
}

interface Declared {
  readonly source: AnySource
  readonly totals: readonly string[]
  readonly fields: Fields
}

/** Value names of a page's slice; the tilde avoids conflicts with a source's own `from`. */
export const slicePlaces = { from: '~from', length: '~length' } as const

const paged = (rows: AnyRows, value: Value) =>
  rows.offset(value(slicePlaces.from) as Expression<number>).limit(value(slicePlaces.length) as Expression<number>)

const keysOf = (source: AnySource, key: Reference, db: Db, value: Value, shape: AnyShape) => {
  const found = matching(source, db, value, shape, orderedBy(source, source.from(db, value, shape), shape))
  return paged(inOrder(source, found, shape), value).select(refer(key).as('key'))
}

/**
 * Rows of a page, each with the count. With a key, only the page's rows are joined; near the start of an index scan,
 * rows are joined directly.
 */
const pageOf = (declared: Declared, db: Db, value: Value, shape: AnyShape): readonly [AnyRows, RawBuilder<unknown>] => {
  const { source, totals } = declared
  const { key } = source
  if (key !== undefined && source.findsOnce?.(shape) && totals.length === 0) {
    const counted = sql`count(*) over ()`.as(countedName)
    const found = keysOf(source, key, db, value, shape).select(counted)
    // Selects by key, as below: SQLite might scan a joined table once per row.
    const withKeys = db.with(
      (name) => name('found').materialized(),
      () => found,
    ) as unknown as Db
    const rows = joined(source, source.from(withKeys, value, shape)).where(
      sql<boolean>`${refer(key)} in (select key from found)`,
    )
    return [rows, sql`(select ${sql.ref(countedName)} from found limit 1)`]
  }
  // A scalar subquery, which is evaluated once; PostgreSQL might count a joined one again for each row.
  const counted = sql`(${counting(declared, db, value, shape)})`
  if (key === undefined || shape.isNear) return [paged(matching(source, db, value, shape, 'all'), value), counted]
  const keys = keysOf(source, key, db, value, shape)
  const rows = joined(source, source.from(db, value, shape)).where(sql<boolean>`${refer(key)} in ${keys}`)
  return [rows, counted]
}

export const queriesOf = (declared: Declared) => {
  const { source } = declared
  const page = prepared<Values, Record<string, unknown>, [AnyShape]>((db, value, shape) => {
    const [rows, counted] = pageOf(declared, db, value, shape)
    // The count is the last column, which can be removed from a row cheaply.
    return inOrder(source, shown(source, rows, value, shape).select(counted.as(countedName)), shape)
  })
  const counts = prepared<Values, Values, [AnyShape]>((db, value, shape) => counting(declared, db, value, shape))
  const ofKeys = prepared<Values, Values, [AnyShape]>((db, value, shape) => {
    const rows = joined(source, source.from(db, value, shape))
    const isAmong = dialects[shape.dialect].isAmong(refer(source.key as Reference), value('keys'))
    return inOrder(source, shown(source, rows.where(isAmong), value, shape), shape)
  })
  const one = prepared<Values, Values, [AnyShape]>((db, value, shape) => {
    const rows = matching(source, db, value, shape, 'all')
    return shown(source, rows.where(sql<boolean>`${refer(source.key as Reference)} = ${value('key')}`), value, shape)
  })
  const all = prepared<Values, Values, [AnyShape]>((db, value, shape) =>
    paged(inOrder(source, shown(source, matching(source, db, value, shape, 'all'), value, shape), shape), value),
  )
  return { page, counts, ofKeys, one, all }
}
