import { roleIds } from '../../../../schema/account/userRules.ts'
import type { UserRecord } from '../form/userModel.ts'

/** What of a user the editor may not change, as the server judges it too. */
export interface EditLimits {
  /** Nobody changes their own role and pages. */
  readonly isOwn: boolean
  /** Pages of the user that the editor lacks: whose e-mail and password the editor set, that user the editor could be. */
  readonly wider: readonly number[]
  /** Pages that only an administrator gives back, where the editor is none. */
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
