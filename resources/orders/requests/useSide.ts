import { useCurrentUser } from '#authProvider/currentUser.ts'
import { actsForEveryCustomer } from '#schema/account/roles.ts'

/** Side of the user in requests; null until loaded. */
export const useSide = () => {
  const { data: user } = useCurrentUser()
  if (!user) return null
  return actsForEveryCustomer(user.roleId) ? 'provider' : 'customer'
}
