import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { withCustomer } from '#schema/customerAddress.ts'
import { useLinkedCustomer } from './CustomerLinks.tsx'

// Stored next to the router's fields in the state of a history entry.
const mark = 'namesCustomer'

/** Adds the customer to the address of the current history entry, or removes it. */
const rewrite = (customer: number | null) => {
  const { [mark]: isMarked, ...state } = window.history.state ?? {}
  const { pathname, search, hash } = window.location
  const bare = isMarked ? search.replace(/[?&]fcid=[^&]+$/, '') : search
  const named = customer === null ? bare : withCustomer(bare, customer)
  if (named === search) return
  window.history.replaceState(customer === null ? state : { ...state, [mark]: true }, '', pathname + named + hash)
}

/**
 * Removes the added customer on back navigation, so that the router never sees it: pages are shown for the tab's
 * current customer. Must be called before the router exists, because the router listens to the same event.
 */
export const hideAddedCustomer = () => window.addEventListener('popstate', () => rewrite(null))

/** Adds the customer to the address of the page, so that the address can be shared. */
export const useSendableAddress = (isOfCustomer: boolean) => {
  const { key } = useLocation()
  const customer = useLinkedCustomer()
  useEffect(() => {
    // The router's key for an entry that it has not created.
    const shown = window.history.state?.key ?? 'default'
    if (key === shown) rewrite(isOfCustomer ? customer : null)
  })
}
