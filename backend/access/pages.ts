import type { permission } from '../../schema/administration/administration.ts'
import type { RowOf } from '../../schema/entity.ts'
import { pageAt } from '../../schema/pages.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'

interface PageUser {
  readonly id: number
  readonly roleId: number
}

export type Permission = RowOf<typeof permission>

/** Which rule decides over a page: everybody signed in, the role for good, the user's override, the role's default. */
type PageRule = 'everyone' | 'fixed' | 'granted' | 'withdrawn' | 'role'

export interface JudgedPermission extends Permission {
  readonly rule: PageRule
  /** Withdrawn by an administrator, who alone gives it back. */
  readonly isAdminOnly: boolean
}

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
 * The checklist of a role, or of a user: the role's default, changed by the user's overrides where they may be. Of some
 * pages only, where these are named.
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

/** The ids of the pages that a user may open. */
export const pagesOf = async (db: Db, user: PageUser) => {
  const entries = await checklist(db, user)
  return new Set(entries.filter((entry) => entry.hasAccess).map((entry) => entry.pageId))
}

/** Whether a user may do something, and which rule decides. */
interface Verdict {
  readonly isAllowed: boolean
  readonly rule: PageRule
  /** Withdrawn by an administrator, who alone gives it back. */
  readonly isAdminOnly?: boolean
}

/** What decides over the routes of a user; home is open to everybody who is signed in (DECISIONS S13). */
export type Verdicts = (route: string) => Verdict

const refusedByRole = { isAllowed: false, rule: 'role' } as const

/** The verdict on every route for a user; on those of some ids only, where some are named. */
export const verdictsFor = async (db: Db, user: PageUser, pageIds?: readonly number[]): Promise<Verdicts> => {
  const entries = pageIds?.length === 0 ? [] : await checklist(db, user, pageIds)
  const byId = new Map(entries.map((entry) => [entry.pageId, entry]))
  return (route) => {
    const page = pageAt(route)
    if (!page) return refusedByRole
    if (page.id === null) return { isAllowed: page.guard === 'page', rule: 'everyone' }
    const entry = byId.get(page.id)
    if (!entry) return refusedByRole
    return { isAllowed: entry.hasAccess, rule: entry.rule, isAdminOnly: entry.isAdminOnly }
  }
}

/** Whether a user may open one of these routes. */
export const mayOpen = async (db: Db, user: PageUser, routes: readonly string[]) => {
  const ids = routes.flatMap((route) => pageAt(route)?.id ?? [])
  const verdictOn = await verdictsFor(db, user, ids)
  return routes.some((route) => verdictOn(route).isAllowed)
}
