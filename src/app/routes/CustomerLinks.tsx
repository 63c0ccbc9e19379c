import { type PropsWithChildren, useContext, useMemo } from 'react'
import { createPath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useKnownCustomerIds } from '#authProvider/menu.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { actsForEveryCustomer, roleIds } from '#schema/account/roles.ts'
import { withCustomer } from '#schema/customerAddress.ts'

/**
 * The customer that addresses and links name: the tab's. Null for users who act for one customer only
 * `docs/product/access.md#customer-in-a-link`.
 */
export const useLinkedCustomer = () => {
  const customer = useCurrentCustomer()
  const { data: user } = useCurrentUser()
  const customerIds = useKnownCustomerIds()
  if (!user) return null
  const hasSeveral = actsForEveryCustomer(user.roleId) || (user.roleId !== roleIds.customer && customerIds.length > 1)
  return hasSeveral ? customer : null
}

/**
 * Adds the tab's customer to the href of each link below it, so that a new tab acts for the same customer. Navigation
 * within the tab does not use the href.
 */
export const CustomerLinks = ({ children }: PropsWithChildren) => {
  const context = useContext(NavigationContext)
  const customer = useLinkedCustomer()
  const value = useMemo(() => {
    if (customer === null) return context
    const { navigator } = context
    const createHref = (to: To) =>
      navigator.createHref(withCustomer(typeof to === 'string' ? to : createPath(to), customer))
    return { ...context, navigator: { ...navigator, createHref } }
  }, [context, customer])
  return <NavigationContext value={value}>{children}</NavigationContext>
}
