import { embeddedCustomer, embeddedUserFor } from '#authProvider/embeddedSession.ts'
import { prefetch } from '#dataProvider/lists/prefetch.ts'
import { currentCustomer } from '#dataProvider/tabCustomer.ts'
import { isFreshLink } from '#kit/table/freshLink.ts'
import type { Route } from '#schema/pages.ts'
import { screenOfRoute } from './routes/areas.ts'
import { openedPage, seedOf } from './routes/normalLocation.ts'
import { storedText } from './session/storedText.ts'

/**
 * Links within the portal may request a list without its saved state; the router keeps this flag in the history entry.
 */
const isFresh = () => isFreshLink(window.history.state?.usr)

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
  const leftAt = (resource: string) => (isFresh() ? '' : storedText(user.id, `${resource}.${customerId}.address`))
  const { first: firstCalls } = await first()
  for (const call of firstCalls({ customerId, search, leftAt })) prefetch(call)
}
