import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { administration } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import { fold } from '../../values/texts.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../implement.ts'
import { shownColumns, usersWithRole } from './userRows.ts'

type ListUsers = typeof administration.listUsers
type Column = NonNullable<InputOf<ListUsers>['list']['sort']>[0]

/** The column that each field is sorted by; text by its folded copy. */
const sortColumns = {
  id: 'users.id',
  name: 'users.name_key',
  email: 'users.email_key',
  salesContact: 'users.sales_contact_key',
  roleName: 'roles.name',
  relation: 'users.relation_key',
  unit: 'users.unit',
  createdAt: 'users.created_at',
  lastLogin: 'users.last_login',
} as const satisfies Record<Column, string>

const mostCounted = 1_000
const indexedLetters = 3

type Filter = InputOf<ListUsers>['list']['filter']
type Direction = 'asc' | 'desc'

/** What decides the text of the queries: which filters there are, how text is searched, whom the caller sees. */
export interface Shape {
  readonly dialect: DialectName
  readonly filters: readonly string[]
  readonly search: 'contains' | 'prefix' | null
  readonly customers: Caller['customers']
}

/** What the queries are given; a name that is not in the shape is not read. */
export interface Wanted {
  readonly roleId: number
  readonly unit: string
  readonly plant: Tables['users']['plant']
  readonly text: string
  readonly textEnd: string
}

export const shapeOf = ({ dialect, caller }: Context<ListUsers>, filter: Filter): Shape => {
  const isLong = filter.q !== undefined && [...fold(filter.q)].length >= indexedLetters
  const search = filter.q === undefined ? null : isLong ? 'contains' : 'prefix'
  const filters = Object.keys(filter).filter((name) => filter[name as keyof Filter] !== undefined)
  return { dialect: dialect.name, filters, search, customers: caller.customers }
}

export const wantedOf = ({ dialect }: Context<ListUsers>, { q = '', ...filter }: Filter, { search }: Shape) => {
  const folded = fold(q)
  const text = search === 'contains' ? dialect.searchPattern(folded) : folded
  return { ...filter, text, textEnd: `${folded}\u{10ffff}` } as Wanted
}

/** The condition on `users` that a filter means for a caller. */
const matching =
  ({ dialect, filters, search, customers }: Shape, value: Placing<Wanted>) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    const conditions: Expression<SqlBool>[] = [eb('users.deleted_at', 'is', null)]
    if (customers !== 'all') conditions.push(usersVisibleTo({ customers })(eb))
    for (const name of ['unit', 'plant'] as const)
      if (filters.includes(name)) conditions.push(eb(`users.${name}`, '=', value(name)))
    if (filters.includes('roleId')) conditions.push(eb('users.role_id', '=', value('roleId')))
    if (search === 'contains') conditions.push(dialects[dialect].usersContaining(value('text')))
    if (search === 'prefix')
      conditions.push(eb('users.name_key', '>=', value('text')), eb('users.name_key', '<', value('textEnd')))
    return eb.and(conditions)
  }

interface Paged extends Wanted {
  readonly from: number
  readonly length: number
}

/** The users of a page, or all of them as a stream. */
export const pageOf = prepared((db, value: Placing<Paged>, shape: Shape, column: Column, direction: Direction) =>
  usersWithRole(db)
    .where(matching(shape, value as Placing<Wanted>))
    .select([...shownColumns])
    .orderBy(sortColumns[column], dialects[shape.dialect].order(direction))
    .orderBy('users.id', direction)
    .offset(value('from'))
    .limit(value('length')),
)

/** The users of a page, each with the number of all that match: a text is searched for once. */
const foundPage = prepared((db, value: Placing<Paged>, shape: Shape, column: Column, direction: Direction) => {
  const found = db.with(
    (name) => name('found').materialized(),
    (inner) =>
      inner
        .selectFrom('users')
        .where(matching(shape, value as Placing<Wanted>))
        .select('users.id'),
  )
  return found
    .selectFrom('users')
    .crossJoin('roles')
    .whereRef('roles.id', '=', 'users.role_id')
    .where('users.id', 'in', (eb) => eb.selectFrom('found').select('found.id'))
    .select((eb) => [...shownColumns, eb.selectFrom('found').select(eb.fn.countAll<number>().as('total')).as('total')])
    .orderBy(sortColumns[column], dialects[shape.dialect].order(direction))
    .orderBy('users.id', direction)
    .offset(value('from'))
    .limit(value('length'))
})

/** Every row less the deleted ones: two look-ups in thin indexes, where counting the living would read all rows. */
const countAll = prepared((db, _value: Placing<Wanted>) =>
  db.selectNoFrom((eb) =>
    eb(
      eb.selectFrom('users').select(eb.fn.countAll<number>().as('every')),
      '-',
      eb.selectFrom('users').select(eb.fn.countAll<number>().as('deleted')).where('deleted_at', 'is not', null),
    ).as('total'),
  ),
)

const countMatching = prepared((db, value: Placing<Wanted>, shape: Shape) =>
  db
    .selectFrom('users')
    .where(matching(shape, value))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

const countUsers = async (db: Db, wanted: Wanted, shape: Shape) => {
  const isEveryone = shape.filters.length === 0 && shape.customers === 'all'
  const [row] = await (isEveryone ? countAll(db, wanted) : countMatching(db, wanted, shape))
  return Number(row?.total)
}

/** A page of users and how many there are; beyond 1,000 the number of a text search is a lower bound. */
export const findUsers = async (
  db: Db,
  wanted: Paged,
  shape: Shape,
  ...order: readonly [column: Column, direction: Direction]
) => {
  if (shape.search === null)
    return {
      rows: await pageOf(db, wanted, shape, ...order),
      total: await countUsers(db, wanted, shape),
      isExact: true,
    }
  const rows = await foundPage(db, wanted, shape, ...order)
  const isBeyond = rows.length === 0 && wanted.from > 0
  const total = isBeyond ? await countUsers(db, wanted, shape) : Number(rows[0]?.total ?? 0)
  return { rows, total: Math.min(total, mostCounted), isExact: total <= mostCounted }
}
