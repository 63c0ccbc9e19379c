import type { permission } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import { pageAt } from '#schema/pages.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

interface PageUser {
  readonly id: number
  readonly roleId: number
}

export type Permission = RowOf<typeof permission>

/**
 * The rule that decides access: open to all signed-in users, fixed by role, granted or withdrawn for the user, or the
 * role's default.
 */
type PageRule = 'everyone' | 'fixed' | 'granted' | 'withdrawn' | 'role'

export interface JudgedPermission extends Permission {
  readonly rule: PageRule
  /** Withdrawn by an administrator; only an administrator can restore it. */
  readonly isAdminOnly: boolean
}

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
    .select(['pages.id', 'pages.name', 'pages.can_be_overwritten', 'role_pages.role_id'])
    .select(['user_pages.has_access', 'user_pages.by_admin'])
    .orderBy('pages.name')
    .orderBy('pages.id'),
)

type RuleRow = Awaited<ReturnType<typeof pageRules>>[number]

const judge = ({ can_be_overwritten, role_id, has_access }: RuleRow): { hasAccess: boolean; rule: PageRule } => {
  if (can_be_overwritten !== 1) return { hasAccess: role_id !== null, rule: 'fixed' }
  if (has_access === null) return { hasAccess: role_id !== null, rule: 'role' }
  return has_access === 1 ? { hasAccess: true, rule: 'granted' } : { hasAccess: false, rule: 'withdrawn' }
}

/**
 * Permissions of a role or user: the role's defaults plus the user's overrides where these are allowed. Limited to
 * `pageIds` if any are given.
 */
export const checklist = async (
  db: Db,
  { id: userId = -1, roleId }: Partial<PageUser> & Pick<PageUser, 'roleId'>,
  pageIds: readonly number[] = [],
): Promise<JudgedPermission[]> => {
  const rows = await pageRules(db, { userId, roleId }, pageIds)
  return rows.map((row) => ({
    pageId: row.id,
    name: row.name,
    roleId,
    canBeOverwritten: row.can_be_overwritten === 1,
    isAdminOnly: row.has_access === 0 && row.by_admin === 1,
    ...judge(row),
  }))
}

export const pagesOf = async (db: Db, user: PageUser) => {
  const entries = await checklist(db, user)
  return new Set(entries.filter((entry) => entry.hasAccess).map((entry) => entry.pageId))
}

interface Verdict {
  readonly isAllowed: boolean
  readonly rule: PageRule
  readonly isAdminOnly?: boolean
}

/** Access decision per route; home is open to all signed-in users `docs/product/access.md#home-is-never-denied`. */
export type Verdicts = (route: string) => Verdict

const deniedByRole = { isAllowed: false, rule: 'role' } as const

export const verdictsFor = async (db: Db, user: PageUser, pageIds?: readonly number[]): Promise<Verdicts> => {
  const entries = pageIds?.length === 0 ? [] : await checklist(db, user, pageIds)
  const byId = new Map(entries.map((entry) => [entry.pageId, entry]))
  return (route) => {
    const page = pageAt(route)
    if (!page) return deniedByRole
    if (page.id === null) return { isAllowed: page.guard === 'page', rule: 'everyone' }
    const entry = byId.get(page.id)
    if (!entry) return deniedByRole
    return { isAllowed: entry.hasAccess, rule: entry.rule, isAdminOnly: entry.isAdminOnly }
  }
}

export const mayOpen = async (db: Db, user: PageUser, routes: readonly string[]) => {
  const ids = routes.flatMap((route) => pageAt(route)?.id ?? [])
  const verdictOn = await verdictsFor(db, user, ids)
  return routes.some((route) => verdictOn(route).isAllowed)
}
