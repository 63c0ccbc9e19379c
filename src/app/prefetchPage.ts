import { embeddedCustomer, embeddedUserFor } from '#dataProvider/first-view/embeddedState.ts'
import { prefetch } from '#dataProvider/first-view/prefetch.ts'
import { currentCustomer } from '#dataProvider/tabCustomer.ts'
import type { Route } from '#schema/pages.ts'
import { screenOfRoute } from './routes/areas.ts'
import { openedPage, seedOf } from './routes/normalLocation.ts'

/**
 * Prefetches the first data of the page in the address bar if the document grants access. The customer is taken from
 * the link, else from the tab, else from the document.
 */
export const prefetchPage = async () => {
  const opened = openedPage()
  if (!opened) return
  const current = currentCustomer() ?? embeddedCustomer
  const seed = seedOf(opened.place.search, current)
  const customerId = seed?.customer ?? current
  const user = embeddedUserFor(opened.page.route, customerId)
  const { first, isOfCustomer } = screenOfRoute(opened.page.route as Route)
  if (!user || !first || (isOfCustomer && customerId === null)) return
  const search = seed ? seed.search : opened.place.search
  const { first: firstCalls } = await first()
  for (const call of firstCalls({ customerId, search })) prefetch(call)
}
