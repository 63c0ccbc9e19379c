import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '../../../authProvider/currentUser.ts'
import { switchCustomer } from '../../../authProvider/switchCustomer.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { roleIds } from '../../../schema/account/userRules.ts'

/** The customer of who has one, or who cannot choose among several; null for the others. */
export const onlyCustomer = ({ roleId }: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const isOnly = customerIds.length === 1 || roleId === roleIds.customer
  return isOnly ? (customerIds[0] ?? null) : null
}

/** Takes the only customer there is once the tab has none, as after letting go of one that was another user's. */
export const useOnlyCustomer = (user: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const queryClient = useQueryClient()
  const current = useCurrentCustomer()
  const only = onlyCustomer(user, customerIds)
  useEffect(() => {
    if (current === null && only !== null) switchCustomer(queryClient, only)
  }, [current, only, queryClient])
}
