import { useQuery } from '@tanstack/react-query'
import { useAuthProvider } from 'react-admin'
import { send } from '../dataProvider/calls/client.ts'
import { useCurrentCustomer } from '../dataProvider/customer.ts'
import { account } from '../schema/account/account.ts'
import type { AnswerOf } from '../schema/call.ts'
import { pages, type Route } from '../schema/pages.ts'
import { knowsOwnPages } from '../schema/wire/offered.ts'
import { fetchCurrentUser } from './currentUser.ts'
import { hasLoginCookie } from './session.ts'

/** The menu groups and the customers of whoever is signed in. */
export type Menu = AnswerOf<typeof account.menu>

const aMinute = 60_000
const nothing: Menu = [[], []]

/** A company's menu, with the pages about the portal itself, which it need not know. */
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

/** What may be opened on behalf of a customer. A session that is over is the page guard's affair. */
export const fetchMenu = async (customerId: number | null, signal?: AbortSignal) => {
  const asked = send(account.menu, { customerId }, { signal, handlesExpiry: true })
  if (knowsOwnPages()) return asked
  const [menu, { roleId }] = await Promise.all([asked, fetchCurrentUser()])
  return withOwnPages(menu, roleId)
}

/** The key of react-admin's query for what may be opened on behalf of a customer. */
export const menuKey = (customerId: number | null) => ['auth', 'getPermissions', { customerId }] as const

/**
 * The menu groups and the customers of whoever is signed in, as a query; not asked without a login cookie. It is the query
 * of react-admin's `usePermissions` without that hook, which watches the routes: whoever used it would be drawn anew with
 * each of them.
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

/** Whether whoever is signed in may open a page of the menu; none of them as long as the menu is not known. */
export const useMayOpen = () => {
  const { groups } = useMenu()
  return (route: Route) => groups.some(({ items }) => items.some(({ slug }) => slug === route))
}
