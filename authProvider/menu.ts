import { useCurrentCustomer } from '../dataProvider/customer.ts'
import { useCall } from '../dataProvider/useCall.ts'
import { account } from '../schema/account.ts'
import type { AnswerOf } from '../schema/call.ts'
import type { Route } from '../schema/pages.ts'
import { hasLoginCookie } from './session.ts'

const aMinute = 60_000
const noGroups: AnswerOf<typeof account.menu>[0] = []
const noCustomers: AnswerOf<typeof account.menu>[1] = []

/** The menu groups and the customers of whoever is signed in. A session that is over is the page guard's affair. */
export const useMenu = () => {
  const customerId = useCurrentCustomer()
  const { data, isError, refetch } = useCall(
    account.menu,
    { customerId },
    { enabled: hasLoginCookie(), handlesExpiry: true, staleTime: aMinute },
  )
  return { groups: data?.[0] ?? noGroups, customerIds: data?.[1] ?? noCustomers, isError, refetch }
}

/** Whether whoever is signed in may open a page of the menu; none of them as long as the menu is not known. */
export const useMayOpen = () => {
  const { groups } = useMenu()
  return (route: Route) => groups.some(({ items }) => items.some(({ slug }) => slug === route))
}
