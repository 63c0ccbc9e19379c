import type { Page } from '@playwright/test'

/** Navigates within the application like a link, with a new history entry. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    const state = { key: crypto.randomUUID() }
    history.pushState(state, '', `/forge${address}`)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
