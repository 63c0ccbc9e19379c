import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useAuthProvider } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { account } from '#schema/account/account.ts'
import type { AnswerOf } from '#schema/call.ts'
import { company } from '#schema/company/company.ts'
import { pages, type Route } from '#schema/pages.ts'
import { knowsOwnPages } from '#schema/wire/offered.ts'
import { fetchCurrentUser } from './currentUser.ts'
import { hasLoginCookie } from './session.ts'

export type Menu = AnswerOf<typeof account.menu>

const aMinute = 60_000
const emptyMenu: Menu = [[], []]

/** Adds the pages about the portal itself to the menu, which a company's auth service may not know. */
const withOwnPages = ([groups, customerIds]: Menu, roleId: number): Menu => {
  const known = groups.flatMap(({ items }) => items.map(({ slug }) => slug))
  const own = pages.filter((page) => page.isOwn && page.roles.includes(roleId) && !known.includes(page.slug))
  const itemsOf = (group: string) =>
    own.filter((page) => page.group === group).map(({ name, slug }) => ({ name, slug }))
  const extended = groups.map((group) => ({ ...group, items: [...group.items, ...itemsOf(group.name)] }))
  const missing = [...new Set(own.flatMap(({ group }) => group ?? []))].filter(
    (group) => !groups.some(({ name }) => name === group),
  )
  return [[...extended, ...missing.map((name) => ({ name, icon: '', items: itemsOf(name) }))], customerIds]
}

/** Fetches the menu for a customer. The page guard handles an expired session. */
export const fetchMenu = async (customerId: number | null, signal?: AbortSignal) => {
  const requested = send(account.menu, { customerId }, { signal, handlesExpiry: true })
  if (knowsOwnPages()) return requested
  const [[groups, customerIds], { roleId }, empty] = await Promise.all([
    requested,
    fetchCurrentUser(),
    // Rather a page too many than no menu.
    send(company.emptyPages, {}, { signal, handlesExpiry: true }).catch(() => []),
  ])
  const isSetUp = ({ slug }: { readonly slug: string }) => empty.every(({ route }) => route !== slug)
  const shown = groups.map((group) => ({ ...group, items: group.items.filter(isSetUp) }))
  return withOwnPages(
    [shown.filter(({ items }, place) => items.length > 0 || groups[place]?.items.length === 0), customerIds],
    roleId,
  )
}

/** Query key that react-admin uses for the permissions of a customer. */
export const menuKey = (customerId: number | null) => ['auth', 'getPermissions', { customerId }] as const

/**
 * The query of react-admin's `usePermissions`, but not that hook: it subscribes to the routes and would re-render its
 * users on every navigation.
 */
const useMenuOptions = () => {
  const customerId = useCurrentCustomer()
  const authProvider = useAuthProvider()
  return queryOptions<Menu>({
    queryKey: menuKey(customerId),
    queryFn: async ({ signal }) => (await authProvider?.getPermissions?.({ customerId, signal })) ?? emptyMenu,
    staleTime: aMinute,
  })
}

/** Menu groups and customers of the signed-in user as a query; disabled without a login cookie. */
export const useMenu = () => {
  const { data, isError, refetch } = useQuery({ ...useMenuOptions(), enabled: hasLoginCookie() })
  const [groups, customerIds] = data ?? emptyMenu
  return { groups, customerIds, isError, refetch }
}

/** Customers of the signed-in user as far as the menu is known; sends no request. */
export const useKnownCustomerIds = () => {
  const { data } = useQuery({ ...useMenuOptions(), enabled: false, placeholderData: keepPreviousData })
  return (data ?? emptyMenu)[1]
}

/** Returns a predicate for the pages the signed-in user may open; false for all pages while the menu is loading. */
export const useMayOpen = () => {
  const { groups } = useMenu()
  return (route: Route) => groups.some(({ items }) => items.some(({ slug }) => slug === route))
}
