import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { roleIds } from '../../schema/account/userRules.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { hasText, isNamed, type TextSearch } from '../administration/rows/userText.ts'
import { dialects } from '../database/dialect.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables/tables.ts'
import type { Shape } from '../list/source.ts'

/** How users are searched, and whose visits are seen; `scan` reads all users, which is quicker than many candidates. */
export interface Own {
  readonly search: TextSearch | 'scan' | null
  readonly customers: Caller['customers']
  readonly hidesAdmin: boolean
}

/** What the queries are given; a filter that is not set is not read. */
export interface Searched {
  readonly role: string
  readonly pageName: string
  readonly 'from.from': string
  readonly 'to.to': string
  readonly isMobile: number
  readonly text: string
  readonly textEnd: string
  readonly name: string
  readonly address: string
}

/** Whether the users are asked for anything. */
export const asksUsers = ({ own }: Shape<Own>) => own.search !== null || own.customers !== 'all'

/** The condition on users whose visits are meant. */
export const usersMatching =
  ({ dialect, own: { search, customers } }: Shape<Own>, value: Placing<Searched>) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    const conditions: Expression<SqlBool>[] = []
    if (customers !== 'all') conditions.push(eb('users.deleted_at', 'is', null), usersVisibleTo({ customers })(eb))
    if (search === 'contains') conditions.push(dialects[dialect].usersContaining(value('text')))
    // The index knows what else users are searched by; here it is name and address alone.
    if (search === 'contains' || search === 'scan') conditions.push(isNamed(value('name'), value('address')))
    if (search === 'prefix') conditions.push(eb('users.deleted_at', 'is', null), hasText(eb, search, value, dialect))
    return eb.and(conditions)
  }

/**
 * The condition on visits that their user is meant. The plus keeps SQLite from going by users, whose visits it would have
 * to sort.
 */
export const isOfUserMeant =
  (shape: Shape<Own>, value: Placing<Searched>) => (eb: ExpressionBuilder<Tables, 'visits'>) =>
    eb(sql<number>`+visits.user_id`, 'in', eb.selectFrom('users').select('users.id').where(usersMatching(shape, value)))

const isOfRole = (role: RawBuilder<number>, value: Placing<Searched>) =>
  sql<SqlBool>`${role} = (select roles.id from roles where roles.name = ${value('role')} limit 1)`

/** The filters of the list that are said here; the others follow from its declaration. */
export const ownFilters = {
  q: () => sql<SqlBool>`1 = 1`,
  role: (_eb: unknown, value: unknown) => isOfRole(sql.ref('visits.role_id'), value as Placing<Searched>),
  hideAdmin: (_eb: unknown, _value: unknown, { own }: Shape<Own>) =>
    own.hidesAdmin ? sql<SqlBool>`visits.role_id <> ${sql.lit(roleIds.admin)}` : sql<SqlBool>`1 = 1`,
}

/**
 * The condition on the visits themselves. Where they are looked up user by user, page and role are written so that no
 * index begins with them: SQLite would go through all visits of a page for each user.
 */
export const visitsMatching = (shape: Shape<Own>, value: Placing<Searched>, { isByUser = false } = {}) => {
  const role = isByUser ? sql<number>`+visits.role_id` : sql.ref<number>('visits.role_id')
  const page = isByUser ? sql<string>`(visits.page_name || '')` : sql.ref<string>('visits.page_name')
  const conditions: Readonly<Record<string, () => RawBuilder<SqlBool>>> = {
    hideAdmin: () => ownFilters.hideAdmin(null, value, shape),
    role: () => isOfRole(role, value),
    pageName: () => sql`${page} = ${value('pageName')}`,
    from: () => sql`visits.at >= ${value('from.from')}`,
    to: () => sql`visits.at < ${value('to.to')}`,
    isMobile: () => sql`visits.is_mobile = ${value('isMobile')}`,
  }
  const set = shape.filters.flatMap((name) => conditions[name]?.() ?? [])
  return sql<SqlBool>`(${sql.join([sql`1 = 1`, ...set], sql` and `)})`
}
