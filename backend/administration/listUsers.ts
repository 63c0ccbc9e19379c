import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { administration } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import { fold } from '../../schema/fold.ts'
import { usersVisibleTo } from '../access.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Context, Handler } from '../implement.ts'
import { customersOfUsers, shownColumns, toUser, usersWithRole } from './userRows.ts'

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

/** A page near the start of a list without filters comes off one index; all else may read much, and runs on the reader. */
const isLight = ({ range, sort, filter }: InputOf<ListUsers>['list']) =>
  range !== null && range[1] < lightRows && Object.keys(filter).length === 0 && sort?.[0] !== 'roleName'

const lightRows = 1_000
const mostCounted = 1_000
const indexedLetters = 3

type Db = Context<ListUsers>['db']
type Filter = InputOf<ListUsers>['list']['filter']

/** The condition on `users` that a filter means for a caller. */
const matching =
  ({ dialect, caller }: Context<ListUsers>, { q, roleId, unit, plant }: Filter) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    const conditions: Expression<SqlBool>[] = [eb('users.deleted_at', 'is', null)]
    if (caller.customers !== 'all') conditions.push(usersVisibleTo(caller)(eb))
    if (roleId !== undefined) conditions.push(eb('users.role_id', '=', roleId))
    if (unit !== undefined) conditions.push(eb('users.unit', '=', unit))
    if (plant !== undefined) conditions.push(eb('users.plant', '=', plant))
    if (q !== undefined) conditions.push(containing(dialect, eb, fold(q)))
    return eb.and(conditions)
  }

const containing = (dialect: Dialect, eb: ExpressionBuilder<Tables, 'users'>, wanted: string) => {
  if ([...wanted].length >= indexedLetters) return dialect.usersContaining(wanted)
  return eb.and([eb('users.name_key', '>=', wanted), eb('users.name_key', '<', `${wanted}\u{10ffff}`)])
}

/** Every row less the deleted ones: two look-ups in thin indexes, where counting the living would read all rows. */
const countAll = async (db: Db) => {
  const { total } = await db
    .selectNoFrom((eb) => [
      eb(
        eb.selectFrom('users').select(eb.fn.countAll<number>().as('every')),
        '-',
        eb.selectFrom('users').select(eb.fn.countAll<number>().as('deleted')).where('deleted_at', '>', ''),
      ).as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), isExact: true }
}

/** A text search may match much: beyond 1,000 the count is a lower bound. */
const count = async (context: Context<ListUsers>, db: Db, filter: Filter) => {
  if (Object.keys(filter).length === 0 && context.caller.customers === 'all') return countAll(db)
  const chosen = db.selectFrom('users').where(matching(context, filter))
  if (filter.q === undefined) {
    const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { total, isExact: true }
  }
  const found = await chosen
    .select('users.id')
    .limit(mostCounted + 1)
    .execute()
  return { total: Math.min(found.length, mostCounted), isExact: found.length <= mostCounted }
}

export const listUsers: Handler<ListUsers> = async (context) => {
  const { range, sort, filter } = context.input.list
  const [from, to] = range ?? [0, Number.MAX_SAFE_INTEGER - 1]
  const db = isLight(context.input.list) ? context.db : context.reader
  const [column, order] = sort ?? (['name', 'ASC'] as const)
  const direction = order === 'ASC' ? 'asc' : 'desc'
  const rows = await usersWithRole(db)
    .where(matching(context, filter))
    .select([...shownColumns])
    .orderBy(sortColumns[column], context.dialect.order(direction))
    .orderBy('users.id', direction)
    .offset(from)
    .limit(to - from + 1)
    .execute()
  const linked = await customersOfUsers(
    db,
    rows.map((row) => row.id),
  )
  const { total, isExact } = await count(context, db, filter)
  return { rows: rows.map((row) => toUser(row, linked.get(row.id) ?? [])), total, isExact }
}
