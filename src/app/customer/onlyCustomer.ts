import type { CurrentUser } from '../../../authProvider/currentUser.ts'
import { roleIds } from '../../../schema/userRules.ts'

/** The customer of who has one, or who cannot choose among several; null for the others. */
export const onlyCustomer = ({ roleId }: Pick<CurrentUser, 'roleId'>, customerIds: readonly number[]) => {
  const isOnly = customerIds.length === 1 || roleId === roleIds.customer
  return isOnly ? (customerIds[0] ?? null) : null
}
