import { roleIds } from '#schema/account/roles.ts'
import type { Caller } from '../access/caller.ts'
import { type JudgedPermission, pagesOf } from '../access/pages.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { forbidden } from '../errors.ts'
import { comesWithChange, type Regrant } from './permissions.ts'
import type { User } from './userRows.ts'

const namesOf = (pages: readonly { readonly name: string }[]) => pages.map(({ name }) => name).join(', ')

const gainedBy = ({ defaults, changes, before, isRoleChange }: Regrant) => {
  const held = new Set(before?.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId))
  const changed = new Map(changes.map(({ pageId, hasAccess }) => [pageId, hasAccess]))
  const start = before === null || isRoleChange ? defaults : before
  return start.filter(({ pageId, hasAccess }) => (changed.get(pageId) ?? hasAccess) && !held.has(pageId))
}

const lostPages = prepared((db, value: Placing<{ userId: number }>) =>
  db.selectFrom('user_pages').select('page_id').where('user_id', '=', value('userId')).where('has_access', '=', 0),
)

export const lostBy = async (db: Db, user: Pick<Caller, 'id'>) =>
  new Set((await lostPages(db, { userId: user.id })).map(({ page_id }) => page_id))

/**
 * Throws if a change restores withdrawn pages: users cannot grant pages withdrawn from themselves (they could sign in
 * as the other user), and only administrators restore what an administrator withdrew.
 */
export const requireNoRegrant = async (db: Db, editor: Caller, regrant: Regrant) => {
  const gained = gainedBy(regrant)
  if (gained.length === 0) return
  const barred = new Set(regrant.before?.filter(({ isAdminOnly }) => isAdminOnly).map(({ pageId }) => pageId))
  const protectedPages = gained.filter(({ pageId }) => editor.roleId !== roleIds.admin && barred.has(pageId))
  if (protectedPages.length > 0)
    throw forbidden(
      `An administrator has withdrawn ${namesOf(protectedPages)} from this user. Only an administrator gives it back.`,
    )
  const lost = await lostBy(db, editor)
  const foreign = gained.filter(({ pageId }) => lost.has(pageId))
  if (foreign.length > 0) throw forbidden(`You cannot grant ${namesOf(foreign)}: it was withdrawn from you.`)
}

/** Pages that a user holds and the editor lacks, except nameless pages that come with a role change. */
export const widerPages = async (db: Db, editor: Caller, held: readonly JudgedPermission[]) => {
  const own = await pagesOf(db, editor)
  return held.filter((page) => page.hasAccess && !own.has(page.pageId) && !comesWithChange(page))
}

interface Rights {
  readonly roleId: number
  readonly email: string
  readonly password?: string | undefined
}

/**
 * Throws if editors would widen their own rights: by changing their own pages or role, or by setting the e-mail
 * address, password or role of a user with more pages, as whom they could then sign in.
 */
export const requireNoEscalation = async (db: Db, editor: Caller, user: User, input: Rights, regrant: Regrant) => {
  const isRoleChange = input.roleId !== user.roleId
  if (user.id === editor.id) {
    const given = new Map(regrant.before?.map(({ pageId, hasAccess }) => [pageId, hasAccess]))
    if (isRoleChange || regrant.changes.some(({ pageId, hasAccess }) => given.get(pageId) !== hasAccess))
      throw forbidden('You cannot change your own client type or permissions. Ask someone else who can.')
  }
  if (isRoleChange || input.email !== user.email || input.password !== undefined) {
    const wider = await widerPages(db, editor, regrant.before ?? [])
    if (wider.length > 0)
      throw forbidden(
        `You may not change the e-mail, password or client type of a user with pages that you lack: ${namesOf(wider)}.`,
      )
  }
  await requireNoRegrant(db, editor, regrant)
}
