import type { Page } from '@playwright/test'

/** Goes on within the application, as its links do: each to a place of its own in the history. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    const state = { key: crypto.randomUUID() }
    history.pushState(state, '', `/forge${address}`)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
