import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { actsForEveryCustomer } from '../../../schema/account/userRules.ts'

// Stands beside what the router keeps in the state of an entry.
const mark = 'namesCustomer'

/** The entry of the browser's history that is shown, with the customer that was added to its address, or without. */
const rewrite = (customer: number | null) => {
  const { [mark]: isMarked, ...state } = window.history.state ?? {}
  const { pathname, search, hash } = window.location
  const bare = isMarked ? search.replace(/[?&]fcid=\d+$/, '') : search
  const named = customer === null ? bare : `${bare ? `${bare}&` : '?'}fcid=${customer}`
  if (named === search) return
  window.history.replaceState(customer === null ? state : { ...state, [mark]: true }, '', pathname + named + hash)
}

/**
 * Keeps the customer that is added for sending from the router, so that no page has to know of it: by Back, a page is
 * shown for the customer whom the tab acts for by then. To be called before there is a router, which listens as well.
 */
export const hideAddedCustomer = () => window.addEventListener('popstate', () => rewrite(null))

/** For who acts for every customer, the address of the page that is shown names the customer, and can be sent on. */
export const useSendableAddress = (isOfCustomer: boolean) => {
  const { key } = useLocation()
  const customer = useCurrentCustomer()
  const { data: user } = useCurrentUser()
  const isSendable = isOfCustomer && user !== undefined && actsForEveryCustomer(user.roleId)
  useEffect(() => {
    // The router names an entry that it has not written itself so.
    const shown = window.history.state?.key ?? 'default'
    if (key === shown) rewrite(isSendable ? customer : null)
  })
}
