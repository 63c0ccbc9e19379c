import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { roleIds } from '#schema/account/roles.ts'
import type { UserValues } from './userModel.ts'

/** Asks for confirmation before a user becomes an administrator, because that is the form's initial role. */
export const useAdminConfirm = (previousRoleId: number | null) => {
  const { confirm } = useDialogs()
  const translate = useTranslate()
  return async ({ roleId, name }: UserValues) => {
    if (roleId !== roleIds.admin || previousRoleId === roleIds.admin) return true
    return confirm({
      title: translate('users.adminTitle'),
      message: translate('users.adminQuestion', { name }),
      confirmLabel: translate('users.adminConfirm'),
    })
  }
}
