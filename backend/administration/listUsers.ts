import type { administration } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import { usersVisibleTo } from '../access.ts'
import { fold } from '../database/fold.ts'
import type { Context, Handler } from '../implement.ts'
import { customersOfUsers, liveUsers, shownColumns, toUser } from './userRows.ts'

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

/** Longer answers are exports; those run on the reader. */
const longestPage = 100
const mostCounted = 1_000
const indexedLetters = 3

const matching = (
  { dialect, caller }: Context<ListUsers>,
  db: Context<ListUsers>['db'],
  filter: InputOf<ListUsers>['list']['filter'],
) => {
  let chosen = liveUsers(db).where(usersVisibleTo(caller))
  if (filter.roleId !== undefined) chosen = chosen.where('users.role_id', '=', filter.roleId)
  if (filter.unit !== undefined) chosen = chosen.where('users.unit', '=', filter.unit)
  if (filter.plant !== undefined) chosen = chosen.where('users.plant', '=', filter.plant)
  if (filter.q === undefined) return chosen
  const wanted = fold(filter.q)
  if ([...wanted].length >= indexedLetters) return chosen.where(dialect.usersContaining(wanted))
  return chosen.where('users.name_key', '>=', wanted).where('users.name_key', '<', `${wanted}\u{10ffff}`)
}

/** A text search may match much: beyond 1,000 the count is a lower bound. */
const count = async (query: ReturnType<typeof matching>, isSearch: boolean) => {
  if (!isSearch) {
    const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { total, isExact: true }
  }
  const found = await query
    .select('users.id')
    .limit(mostCounted + 1)
    .execute()
  return { total: Math.min(found.length, mostCounted), isExact: found.length <= mostCounted }
}

export const listUsers: Handler<ListUsers> = async (context) => {
  const { range, sort, filter } = context.input.list
  const [from, to] = range ?? [0, Number.MAX_SAFE_INTEGER - 1]
  const db = to - from < longestPage ? context.db : context.reader
  const [column, order] = sort ?? (['name', 'ASC'] as const)
  const direction = order === 'ASC' ? 'asc' : 'desc'
  const chosen = matching(context, db, filter)
  const rows = await chosen
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
  const { total, isExact } = await count(matching(context, db, filter), filter.q !== undefined)
  return { rows: rows.map((row) => toUser(row, linked.get(row.id) ?? [])), total, isExact }
}
