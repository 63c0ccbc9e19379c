import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { switchCustomer } from '#authProvider/switchCustomer.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { actsForEveryCustomer, roleIds } from '#schema/account/roles.ts'

/** True for users who act for one customer only. */
export const hasOneCustomer = (user: Pick<CurrentUser, 'roleId'> | undefined, customerIds: readonly number[]) =>
  user !== undefined &&
  (user.roleId === roleIds.customer || (customerIds.length === 1 && !actsForEveryCustomer(user.roleId)))

/** Customer of users who have only one or cannot choose; null for all others. */
export const onlyCustomer = ({ roleId }: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const isOnly = customerIds.length === 1 || roleId === roleIds.customer
  return isOnly ? (customerIds[0] ?? null) : null
}

/** Selects the only customer if the tab has none, for instance after dropping a customer of another user. */
export const useOnlyCustomer = (user: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const queryClient = useQueryClient()
  const current = useCurrentCustomer()
  const only = onlyCustomer(user, customerIds)
  useEffect(() => {
    if (current === null && only !== null) switchCustomer(queryClient, only)
  }, [current, only, queryClient])
}
