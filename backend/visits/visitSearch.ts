import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { roleIds } from '#schema/account/roles.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { hasText, isNamed, type TextSearch } from '../administration/userText.ts'
import { dialects } from '../database/dialect.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Shape } from '../list/source.ts'

/**
 * Search mode for users, and the customers whose visits are visible. `scan` reads all users, which is faster than many
 * candidates.
 */
export interface Own {
  readonly search: TextSearch | 'scan' | null
  readonly customers: Caller['customers']
  readonly hidesAdmin: boolean
}

/** Query parameters; parameters of unset filters are never read. */
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

export const asksUsers = ({ own }: Shape<Own>) => own.search !== null || own.customers !== 'all'

export const usersMatching = ({ dialect, own: { search, customers } }: Shape<Own>, value: Placing<Searched>) => {
  const eb = expressionBuilder<Tables, 'users'>()
  const conditions: Expression<SqlBool>[] = []
  if (customers !== 'all') conditions.push(eb('users.deleted_at', 'is', null), usersVisibleTo({ customers }))
  if (search === 'contains') conditions.push(dialects[dialect].usersContaining(value('text')))
  // The index also covers other user fields; match only name and email address here.
  if (search === 'contains' || search === 'scan') conditions.push(isNamed(value('name'), value('address')))
  if (search === 'prefix') conditions.push(eb('users.deleted_at', 'is', null), hasText(search, value, dialect))
  return eb.and(conditions)
}

/**
 * Condition on visits by their user. The plus keeps SQLite from driving the query by users, whose visits it would have
 * to sort.
 */
export const isOfUserMeant = (shape: Shape<Own>, value: Placing<Searched>) => {
  const eb = expressionBuilder<Tables, 'visits'>()
  const users = eb.selectFrom('users').select('users.id').where(usersMatching(shape, value))
  return eb(sql<number>`+visits.user_id`, 'in', users)
}

const isOfRole = (role: RawBuilder<number>, value: Placing<Searched>) =>
  sql<SqlBool>`${role} = (select roles.id from roles where roles.name = ${value('role')} limit 1)`

/** Filters implemented here; the others follow from the list's declaration. */
export const ownFilters = {
  q: null,
  role: (_eb: unknown, value: unknown) => isOfRole(sql.ref('visits.role_id'), value as Placing<Searched>),
  // Chosen from a list, and exact, so that the index applies.
  pageName: (_eb: unknown, value: unknown) =>
    sql<SqlBool>`${sql.ref('visits.page_name')} = ${(value as Placing<Searched>)('pageName')}`,
  hideAdmin: (_eb: unknown, _value: unknown, { own }: Shape<Own>) =>
    own.hidesAdmin ? sql<SqlBool>`visits.role_id <> ${sql.lit(roleIds.admin)}` : sql<SqlBool>`1 = 1`,
}

/**
 * Condition on the visits themselves. When visits are looked up user by user, page and role are wrapped so that no
 * index applies to them: SQLite would scan all visits of a page for each user.
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
