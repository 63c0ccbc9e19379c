import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Fields } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { dialects, wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { countedName } from './cells.ts'
import { conditionOf } from './conditions.ts'
import type { Slice } from './paging.ts'
import type { AnyFieldSource, AnyRows, AnySource, Reference, Shape, Sourced } from './source.ts'

type Values = Readonly<Record<string, unknown>>

/** A list's source with what its declaration says about totals and fields. */
interface Declared {
  readonly source: AnySource
  readonly totals: readonly string[]
  readonly fields: Fields
}

/** A query of a list that is being written, for one shape. */
interface Draft extends Declared {
  readonly db: Db
  readonly value: Placing<Values>
  readonly shape: Shape
}

const refer = (reference: Reference): RawBuilder<unknown> =>
  typeof reference === 'string' ? sql.ref(reference) : sql`${reference}`

const isSourced = (field: AnyFieldSource): field is Sourced => typeof field === 'object' && 'column' in field

const sourceOf = ({ source }: Pick<Draft, 'source'>, name: string, use: string) => {
  const field = source.fields[name]
  if (field === undefined) throw new Error(`The list has no source for ${name}, which it is ${use} by.`)
  return field
}

/** A source as an object; a plain column or expression has only `column`. */
const partsOf = ({ value, shape }: Draft, field: AnyFieldSource): Sourced => {
  if (typeof field === 'function') return { column: field(value, shape) }
  return isSourced(field) ? field : { column: field }
}

const fieldOf = (draft: Draft, name: string) => {
  const { column, folded } = partsOf(draft, sourceOf(draft, name, 'filtered'))
  if (column === null) throw new Error(`The list only sorts by ${name}.`)
  return { column: refer(column), folded: folded === undefined ? sql`fold(${refer(column)})` : refer(folded) }
}

/** True if an expression needs the joins: a column of a joined table, or an expression that is not declared otherwise. */
const needsJoins = ({ joins = {} }: AnySource, reference: Reference, isOfFrom = false) =>
  typeof reference === 'string' ? reference.replace(/\..*/, '') in joins : !isOfFrom

const fieldNeedsJoins = (draft: Draft, name: string, use: 'sorted' | 'filtered') => {
  const { column, folded, sort, isOfFrom } = partsOf(draft, sourceOf(draft, name, use))
  const used = use === 'sorted' ? [sort ?? folded ?? column] : [column, folded]
  return used.some((one) => one !== null && one !== undefined && needsJoins(draft.source, one, isOfFrom))
}

const keysOf = ({ key }: AnySource): readonly Reference[] =>
  Array.isArray(key) ? (key as readonly Reference[]) : [key as Reference]

/** The single key of the rows; null if they have several columns instead. */
const singleKey = ({ key }: AnySource) => (Array.isArray(key) ? null : (key as Reference))

const requireKey = (source: AnySource) => {
  const key = singleKey(source)
  if (key === null) throw new Error('The rows of the list have no single key.')
  return refer(key)
}

/** Requested or default sort; null for a default order by columns. */
const sortOf = ({ source: { order }, shape }: Draft) => {
  if (shape.sort !== null) return { name: shape.sort, direction: shape.direction }
  return 'by' in order ? null : { name: order[0], direction: order[1] === 'ASC' ? ('asc' as const) : ('desc' as const) }
}

/** Sorts by what was requested; `found` is the column that holds it, if it was found before. */
const inOrder = (draft: Draft, rows: AnyRows, found?: Reference): AnyRows => {
  const { source, shape } = draft
  const requested = sortOf(draft)
  if (!requested) {
    const { by } = source.order as { by: readonly (readonly [Reference, 'asc' | 'desc'])[] }
    return by.reduce((sorted: AnyRows, [column, direction]) => sorted.orderBy(refer(column), direction), rows)
  }
  const { column, folded, sort } = partsOf(draft, sourceOf(draft, requested.name, 'sorted'))
  const by = refer((found ?? sort ?? folded ?? column) as Reference)
  const sorted = rows.orderBy(by, dialects[shape.dialect].order(requested.direction))
  return keysOf(source).reduce((left: AnyRows, tie) => left.orderBy(refer(tie), requested.direction), sorted)
}

const orderNeedsJoins = (draft: Draft) => {
  const { source } = draft
  const requested = sortOf(draft)
  if (requested) return fieldNeedsJoins(draft, requested.name, 'sorted')
  return 'by' in source.order && source.order.by.some(([column]) => needsJoins(source, column))
}

const joined = ({ source }: Draft, rows: AnyRows) =>
  Object.values(source.joins ?? {}).reduce((left: AnyRows, join) => join(left), rows)

const filtered = ({ source, ...draft }: Draft, rows: AnyRows) => {
  const { value, shape } = draft
  const own = shape.filters.flatMap((name) => source.filters?.[name] ?? [])
  const ofSource = own.reduce((left: AnyRows, condition) => left.where((eb) => condition(eb, value, shape)), rows)
  return shape.tests.reduce((left: AnyRows, test) => {
    const compared = test.on.map((name) => fieldOf({ source, ...draft }, name))
    return left.where(conditionOf(test, compared, value(test.place), shape.dialect))
  }, ofSource)
}

/** Matching rows. Without `isJoined`, the joins are added only if a filter needs them. */
const matching = (draft: Draft, isJoined = false) => {
  const { source, db, value, shape } = draft
  const from = source.from(db, value, shape)
  const scoped = source.scope?.(from, value, shape) ?? from
  const needs = isJoined || shape.tests.some(({ on }) => on.some((name) => fieldNeedsJoins(draft, name, 'filtered')))
  return filtered(draft, needs ? joined(draft, scoped) : scoped)
}

const shown = (draft: Draft, rows: AnyRows) =>
  rows.select(
    Object.entries(draft.source.fields).flatMap(([name, field]) => {
      const { column } = partsOf(draft, field)
      return column === null ? [] : [refer(column).as(name)]
    }),
  )

/** Values of a page's slice; the tilde avoids conflicts with a source's own `from`. */
export const valuesOf = ({ from, length }: Slice) => ({ '~from': from, '~length': length })

const paged = (rows: AnyRows, { value }: Draft) =>
  rows.offset(value('~from') as Expression<number>).limit(value('~length') as Expression<number>)

const integerKinds = ['integer', 'money', 'kilograms']

/** Sums of the totals, exact for integer values. */
const sumsOf = (draft: Draft) =>
  draft.totals.map((name) => {
    const { column } = fieldOf(draft, name)
    const field = draft.fields[name]
    const isInteger = field !== undefined && integerKinds.includes(infoOf(field).kind)
    return isInteger ? wholeSum(sql`${column}`) : sql`coalesce(sum(${column}), 0)`
  })

/** Number of matching rows with the totals, which need the joins of their fields. */
const countAll = (draft: Draft) => {
  const { totals, shape } = draft
  const isJoined = totals.some((name) => fieldNeedsJoins(draft, name, 'filtered'))
  const count = sql<number>`count(*)`
  // A plain number costs less to repeat in each row than a text.
  const counted = totals.length === 0 ? count : dialects[shape.dialect].arrayOf([count, ...sumsOf(draft)])
  // A scalar subquery, which is evaluated once; PostgreSQL might count a joined one again for each row.
  return sql`(${matching(draft, isJoined).select(counted.as(countedName))})`
}

/** Number of matching rows up to a limit, plus one if there are more. */
const countUpTo = (draft: Draft, max: number) => {
  const first = matching(draft).select(sql.lit(1).as('one'))
  return sql`(${draft.db.selectFrom(first.limit(sql.lit(max + 1)).as('first')).select(sql`count(*)`.as(countedName))})`
}

const pagingOf = ({ source, shape }: Draft) => source.paging?.(shape) ?? {}

const countOf = (draft: Draft): Expression<unknown> => {
  const { count, maxCounted } = pagingOf(draft)
  if (count) return sql`(${count(draft.value)})`
  return maxCounted === undefined ? countAll(draft) : countUpTo(draft, maxCounted)
}

const keysOfPage = (draft: Draft) => {
  const { from, by } = pagingOf(draft)
  const rows = from?.(draft.db, draft.value) ?? matching(draft, orderNeedsJoins(draft))
  return paged(inOrder(draft, rows, by), draft).select(requireKey(draft.source).as('key'))
}

const rowsOfKeys = (draft: Draft, keys: Expression<unknown>, db = draft.db) => {
  const rows = joined(draft, draft.source.from(db, draft.value, draft.shape))
  return rows.where(sql<boolean>`${requireKey(draft.source)} in ${keys}`)
}

/** Rows of a page, and the expression that counts all of them. */
const pageOf = (draft: Draft, isNearStart: boolean) => {
  const { from, isOneSearch } = pagingOf(draft)
  if (isOneSearch) {
    const found = keysOfPage(draft).select(sql`count(*) over ()`.as(countedName))
    // Selects by key, as below: SQLite might scan a joined table once per row.
    const withKeys = draft.db.with(
      (name) => name('found').materialized(),
      () => found,
    )
    return {
      rows: rowsOfKeys(draft, sql`(select key from found)`, withKeys as unknown as Db),
      counted: sql`(select ${sql.ref(countedName)} from found limit 1)`,
    }
  }
  // Near the start an index scan ends soon, and all its rows are joined at once; else only those of the page are.
  const isJoined = singleKey(draft.source) === null || (isNearStart && !from)
  const rows = isJoined ? paged(matching(draft, true), draft) : rowsOfKeys(draft, keysOfPage(draft))
  return { rows, counted: countOf(draft) }
}

/** The queries of a list, each prepared once per shape. */
export const queriesOf = (declared: Declared) => {
  const write = <More extends readonly unknown[]>(query: (draft: Draft, ...more: More) => AnyRows) =>
    prepared<Values, Record<string, unknown>, [Shape, ...More]>((db, value, shape, ...more) =>
      query({ ...declared, db, value, shape }, ...more),
    )
  return {
    /** Rows of a page, each with the count as its last column, which can be removed from a row cheaply. */
    page: write((draft, isNearStart: boolean) => {
      const { rows, counted } = pageOf(draft, isNearStart)
      return inOrder(draft, shown(draft, rows).select(sql`${counted}`.as(countedName)))
    }),
    /** The count alone, for pages beyond the end. */
    count: write((draft) => draft.db.selectNoFrom(sql`${countOf(draft)}`.as(countedName)) as AnyRows),
    ofKeys: write((draft) => {
      const { source, db, value, shape } = draft
      const isAmong = dialects[shape.dialect].isAmong(requireKey(source), value('keys'))
      return inOrder(draft, shown(draft, joined(draft, source.from(db, value, shape)).where(isAmong)))
    }),
    one: write((draft) =>
      shown(draft, matching(draft, true).where(sql<boolean>`${requireKey(draft.source)} = ${draft.value('key')}`)),
    ),
    all: write((draft) => paged(inOrder(draft, shown(draft, matching(draft, true))), draft)),
  }
}
