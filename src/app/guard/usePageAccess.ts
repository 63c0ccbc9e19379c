import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { fetchCurrentUser } from '../../../authProvider/currentUser.ts'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import { CallFailed } from '../../../dataProvider/CallFailed.ts'
import { send } from '../../../dataProvider/client.ts'
import { currentCustomer, useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { account } from '../../../schema/account.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import type { Page } from '../../../schema/pages.ts'
import { forgetCustomer, keepCustomer } from '../customer/switchCustomer.ts'
import { newNavigation, visitOf } from './visit.ts'

export type PageAccess = AnswerOf<typeof account.pageAccess>

/** Asks on behalf of the tab's customer, and lets go of one that is not the user's to act for. */
const askFor = async <Answer>(ask: (customer: number | null) => Promise<Answer>) => {
  const customer = currentCustomer()
  try {
    const answer = await ask(customer)
    if (customer !== null) keepCustomer(customer)
    return answer
  } catch (error) {
    // A customer of whoever used this tab before: the page opens anew without one.
    if (customer !== null && error instanceof CallFailed && error.status === 404) forgetCustomer(customer)
    throw error
  }
}

const askForPage = (page: Page, navigation: string, signal: AbortSignal): Promise<PageAccess> =>
  askFor((customer) => send(account.pageAccess, visitOf(page, navigation, customer), { signal, handlesExpiry: true }))

/** Home is open to everybody who is signed in, and asking for it by GET is no visit: it says whether the customer is. */
const askForCustomer = (signal: AbortSignal) =>
  askFor(
    async (customerId) =>
      customerId !== null && send(account.pageAccessByGet, { slug: '/', customerId }, { signal, handlesExpiry: true }),
  )

const askForSession = async (signal: AbortSignal): Promise<PageAccess> => {
  await fetchCurrentUser()
  await askForCustomer(signal)
  return { ok: true, trail: [] }
}

/** Asks, once for each opening, whether the page may be seen. */
export const usePageAccess = (page: Page) => {
  const [navigation] = useState(newNavigation)
  const client = useQueryClient()
  const question = queryOptions({
    queryKey: ['pageAccess', navigation],
    queryFn: ({ signal }) => (page.guard === 'page' ? askForPage(page, navigation, signal) : askForSession(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const ask = useEffectEvent(() => void client.prefetchQuery(question))
  // The page waits for the answer: it is asked for before the browser paints, which the query itself would wait for.
  useLayoutEffect(() => ask(), [])
  return useQuery(question)
}

/** Whether the tab's customer has been looked at on a page without a guard: one that is not the user's is let go of. */
export const useIsCustomerKnown = () => {
  const customer = useCurrentCustomer()
  const { isLoading } = useQuery({
    queryKey: ['customerAccess', customer],
    queryFn: ({ signal }) => askForCustomer(signal),
    enabled: customer !== null && hasLoginCookie(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return !isLoading
}
