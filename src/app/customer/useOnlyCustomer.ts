import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CurrentUser } from '../../../authProvider/currentUser.ts'
import { switchCustomer } from '../../../authProvider/switchCustomer.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { onlyCustomer } from './onlyCustomer.ts'

/** Takes the only customer there is once the tab has none, as after letting go of one that was another user's. */
export const useOnlyCustomer = (user: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const queryClient = useQueryClient()
  const current = useCurrentCustomer()
  const only = onlyCustomer(user, customerIds)
  useEffect(() => {
    if (current === null && only !== null) switchCustomer(queryClient, only)
  }, [current, only, queryClient])
}
