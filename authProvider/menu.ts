import { useQuery } from '@tanstack/react-query'
import { useAuthProvider } from 'react-admin'
import { send } from '../dataProvider/calls/client.ts'
import { useCurrentCustomer } from '../dataProvider/customer.ts'
import { account } from '../schema/account/account.ts'
import type { AnswerOf } from '../schema/call.ts'
import type { Route } from '../schema/pages.ts'
import { hasLoginCookie } from './session.ts'

export type Menu = AnswerOf<typeof account.menu>

const aMinute = 60_000
const nothing: Menu = [[], []]

/** Fetches the menu for a customer. The page guard handles an expired session. */
export const fetchMenu = (customerId: number | null, signal?: AbortSignal) =>
  send(account.menu, { customerId }, { signal, handlesExpiry: true })

/** Query key that react-admin uses for the permissions of a customer. */
export const menuKey = (customerId: number | null) => ['auth', 'getPermissions', { customerId }] as const

/**
 * Menu groups and customers of the signed-in user as a query; disabled without a login cookie. Shares the query of
 * react-admin's `usePermissions`, but avoids that hook: it subscribes to the routes and would re-render its users on
 * every navigation.
 */
export const useMenu = () => {
  const customerId = useCurrentCustomer()
  const authProvider = useAuthProvider()
  const { data, isError, refetch } = useQuery<Menu>({
    queryKey: menuKey(customerId),
    queryFn: async ({ signal }) => (await authProvider?.getPermissions?.({ customerId, signal })) ?? nothing,
    enabled: hasLoginCookie(),
    staleTime: aMinute,
  })
  const [groups, customerIds] = data ?? nothing
  return { groups, customerIds, isError, refetch }
}

/** Returns a predicate for the pages the signed-in user may open; false for all pages while the menu is loading. */
export const useMayOpen = () => {
  const { groups } = useMenu()
  return (route: Route) => groups.some(({ items }) => items.some(({ slug }) => slug === route))
}
