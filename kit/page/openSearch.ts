const eventName = 'open-search'

/** Opens the search of the header, for pages that have nothing to show without a number. */
export const openSearch = () => window.dispatchEvent(new Event(eventName))

/** Returns the function that stops listening. */
export const onOpenSearch = (open: () => void) => {
  window.addEventListener(eventName, open)
  return () => window.removeEventListener(eventName, open)
}
