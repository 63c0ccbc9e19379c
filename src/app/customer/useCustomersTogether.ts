import { useMemo } from 'react'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useKnownCustomerIds } from '#authProvider/menu.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { mayPickAll } from '../menu/navigation.ts'
import { useCustomers } from './useCustomers.ts'

/**
 * Customers of a user who may see them together, while the tab has no customer; null for others, undefined while
 * loading.
 */
export const useCustomersTogether = () => {
  const { data: user } = useCurrentUser()
  const customerIds = useKnownCustomerIds()
  const isOfAll = useCurrentCustomer() === null && user !== undefined && mayPickAll(user, customerIds)
  const { data: customers, isError } = useCustomers(isOfAll)
  const named = useMemo(() => customers?.map(({ id, name }) => ({ id, name })), [customers])
  if (!isOfAll || isError) return null
  return named && (named.length > 1 ? named : null)
}
