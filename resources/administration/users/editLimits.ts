import { roleIds } from '#schema/account/roles.ts'
import type { UserRecord } from './userModel.ts'

/** Limits of the editor, the same as on the server. */
export interface EditLimits {
  /** Users cannot change their own role and pages. */
  readonly isOwn: boolean
  /**
   * Pages of the user that the editor lacks. If there are any, the editor may not change email, password and role,
   * which would give access to them.
   */
  readonly wider: readonly number[]
  /** Pages that only an administrator may grant again, if the editor is not one. */
  readonly adminOnly: readonly number[]
}

export const noLimits: EditLimits = { isOwn: false, wider: [], adminOnly: [] }

export const limitsOf = (record: UserRecord, editor: { readonly id: number; readonly roleId: number }): EditLimits => ({
  isOwn: record.id === editor.id,
  wider: record.widerPages ?? [],
  adminOnly: editor.roleId === roleIds.admin ? [] : (record.adminOnlyPages ?? []),
})

export const isRoleLocked = ({ isOwn, wider }: EditLimits) => isOwn || wider.length > 0

export const isPageLocked = ({ isOwn, adminOnly }: EditLimits, pageId: number) => isOwn || adminOnly.includes(pageId)
