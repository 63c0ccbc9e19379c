import type { ExpressionBuilder } from 'kysely'
import type { permission } from '../schema/administration.ts'
import type { RowOf } from '../schema/entity.ts'
import { pageAt } from '../schema/pages.ts'
import { actsForEveryCustomer } from '../schema/userRules.ts'
import type { Caller } from './caller.ts'
import type { Db } from './database/open.ts'
import { type Placing, prepared } from './database/prepared.ts'
import type { Tables } from './database/tables.ts'

/** Whether a caller may act for one of these customers; those of every customer reach rows of none as well. */
export const reaches = (caller: Caller, customers: readonly number[]) =>
  caller.customers === 'all' || customers.some((id) => (caller.customers as readonly number[]).includes(id))

const customerOf = prepared((db, value: Placing<{ id: number }>) =>
  db.selectFrom('customers').select('id').where('id', '=', value('id')).where('type', '=', 1),
)

/** Whether there is such a customer; carriers are none. */
export const isCustomer = async (db: Db, id: number) => (await customerOf(db, { id })).length > 0

/** The one clause that chooses users: all of them, or those who share a customer with the caller. */
export const usersVisibleTo =
  ({ customers }: Pick<Caller, 'customers'>) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    if (customers === 'all') return eb.val(true)
    return eb.exists(
      eb
        .selectFrom('user_customers')
        .select('user_id')
        .whereRef('user_customers.user_id', '=', 'users.id')
        .where('customer_id', 'in', customers.length > 0 ? customers : [-1]),
    )
  }

interface PageUser {
  readonly id: number
  readonly roleId: number
}

export type Permission = RowOf<typeof permission>

/** Which rule decides over a page: everybody signed in, the role for good, the user's override, the role's default. */
export type PageRule = 'everyone' | 'fixed' | 'granted' | 'withdrawn' | 'role'

interface JudgedPermission extends Permission {
  readonly rule: PageRule
}

/** The checklist of a role, or of a user: the role's default, changed by the user's overrides where they may be. */
export const checklist = (db: Db, roleId: number, userId: number | null = null): Promise<Permission[]> =>
  permissions(db, { id: userId ?? -1, roleId })

/** Pages with their default for a role and the override of a user; all of them, or those of some ids. */
const pageRules = prepared((db, value: Placing<{ userId: number; roleId: number }>, pageIds: readonly number[]) =>
  db
    .selectFrom('pages')
    .$if(pageIds.length > 0, (query) => query.where('pages.id', 'in', pageIds))
    .leftJoin('role_pages', (join) =>
      join.onRef('role_pages.page_id', '=', 'pages.id').on('role_pages.role_id', '=', value('roleId')),
    )
    .leftJoin('user_pages', (join) =>
      join.onRef('user_pages.page_id', '=', 'pages.id').on('user_pages.user_id', '=', value('userId')),
    )
    .select(['pages.id', 'pages.name', 'pages.can_be_overwritten', 'role_pages.role_id', 'user_pages.has_access'])
    .orderBy('pages.name')
    .orderBy('pages.id'),
)

type RuleRow = Awaited<ReturnType<typeof pageRules>>[number]

const judge = ({ can_be_overwritten, role_id, has_access }: RuleRow): { hasAccess: boolean; rule: PageRule } => {
  if (can_be_overwritten !== 1) return { hasAccess: role_id !== null, rule: 'fixed' }
  if (has_access === null) return { hasAccess: role_id !== null, rule: 'role' }
  return has_access === 1 ? { hasAccess: true, rule: 'granted' } : { hasAccess: false, rule: 'withdrawn' }
}

const permissions = async (db: Db, user: PageUser, pageIds: readonly number[] = []): Promise<JudgedPermission[]> => {
  const rows = await pageRules(db, { userId: user.id, roleId: user.roleId }, pageIds)
  return rows.map((row) => ({
    pageId: row.id,
    name: row.name,
    roleId: user.roleId,
    canBeOverwritten: row.can_be_overwritten === 1,
    ...judge(row),
  }))
}

/** The ids of the pages that a user may open. */
export const pagesOf = async (db: Db, user: PageUser) => {
  const entries = await permissions(db, user)
  return new Set(entries.filter((entry) => entry.hasAccess).map((entry) => entry.pageId))
}

/** Whether a user may do something, and which rule decides. */
export interface Verdict<Rule> {
  readonly isAllowed: boolean
  readonly rule: Rule
}

/** What decides over the routes of a user; home is open to everybody who is signed in (DECISIONS S13). */
export type Verdicts = (route: string) => Verdict<PageRule>

const refusedByRole = { isAllowed: false, rule: 'role' } as const

/** The verdict on every route for a user; on those of some ids only, where some are named. */
export const verdictsFor = async (db: Db, user: PageUser, pageIds?: readonly number[]): Promise<Verdicts> => {
  const entries = pageIds?.length === 0 ? [] : await permissions(db, user, pageIds)
  const byId = new Map(entries.map((entry) => [entry.pageId, entry]))
  return (route) => {
    const page = pageAt(route)
    if (!page) return refusedByRole
    if (page.id === null) return { isAllowed: page.guard === 'page', rule: 'everyone' }
    const entry = byId.get(page.id)
    return entry ? { isAllowed: entry.hasAccess, rule: entry.rule } : refusedByRole
  }
}

/** Whether a user may open one of these routes. */
export const mayOpen = async (db: Db, user: PageUser, routes: readonly string[]) => {
  const ids = routes.flatMap((route) => pageAt(route)?.id ?? [])
  const verdictOn = await verdictsFor(db, user, ids)
  return routes.some((route) => verdictOn(route).isAllowed)
}

const keysOfRole = prepared((db, value: Placing<{ roleId: number }>) =>
  db.selectFrom('content_access').select('key').where('role_id', '=', value('roleId')),
)

/** The content keys that a role holds. */
export const keysHeld = async (db: Db, roleId: number): Promise<ReadonlySet<string>> =>
  new Set((await keysOfRole(db, { roleId })).map((row) => row.key))

/** Whether a role holds one of these content keys. */
export const holdsKey = async (db: Db, roleId: number, keys: readonly string[]) => {
  if (keys.length === 0) return false
  const held = await keysHeld(db, roleId)
  return keys.some((key) => held.has(key))
}

const linksOf = prepared((db, value: Placing<{ userId: number }>) =>
  db.selectFrom('user_customers').select('customer_id').where('user_id', '=', value('userId')).orderBy('position'),
)

/** The customers linked to a user, in their order. */
export const linkedCustomers = async (db: Db, userId: number) =>
  (await linksOf(db, { userId })).map((row) => row.customer_id)

type UserRow = Pick<Tables['users'], 'name' | 'email' | 'role_id' | 'plant'> & { id: number }

/** The caller that a user's row makes. */
export const callerOf = async (db: Db, row: UserRow): Promise<Caller> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roleId: row.role_id,
  plant: row.plant,
  customers: actsForEveryCustomer(row.role_id) ? 'all' : await linkedCustomers(db, row.id),
})
