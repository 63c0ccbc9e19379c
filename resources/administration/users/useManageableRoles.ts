import { useMemo } from 'react'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { manageableRoles } from '#schema/account/roles.ts'
import { administration } from '#schema/administration/administration.ts'

/** Current user and manageable roles; user forms need both. */
export const useManageableRoles = () => {
  const me = useCurrentUser()
  const roles = useCall(administration.listRoles, {})
  const roleId = me.data?.roleId
  const allowed = useMemo(() => (roleId === undefined ? [] : manageableRoles(roleId)), [roleId])
  return {
    me: me.data,
    roleId,
    allowed,
    roles: useMemo(() => roles.data?.filter(({ id }) => allowed.includes(id)), [roles.data, allowed]),
    error: me.error ?? roles.error,
    retry: () => {
      void me.refetch()
      void roles.refetch()
    },
  }
}
