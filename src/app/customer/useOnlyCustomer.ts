import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '../../../authProvider/currentUser.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { roleIds } from '../../../schema/userRules.ts'
import { switchCustomer } from './switchCustomer.ts'

/** Who has one customer, or cannot choose among several, acts for that one, or the first, without being asked. */
export const useOnlyCustomer = ({ roleId }: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const queryClient = useQueryClient()
  const current = useCurrentCustomer()
  const [first] = customerIds
  const isOnly = customerIds.length === 1 || roleId === roleIds.customer
  useEffect(() => {
    if (current === null && isOnly && first !== undefined) switchCustomer(queryClient, first)
  }, [current, isOnly, first, queryClient])
}
