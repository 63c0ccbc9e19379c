import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'

/** Nothing of a test is there for the next one but what the browser keeps of files that never change. */
async function tidy(page: Page, context: BrowserContext, origin: string) {
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  await session.detach()
}

/**
 * Playwright's test in one browser for all tests of a worker, each in a tab of its own: a browser that has met the
 * portal's files opens a page in three quarters of the time.
 */
export const test = base.extend<object, { oneBrowser: BrowserContext }>({
  oneBrowser: [
    async ({ browser, portal }, use, { project }) => {
      const { viewport, locale, timezoneId, reducedMotion } = project.use
      const context = await browser.newContext({ baseURL: portal.url, viewport, locale, timezoneId, reducedMotion })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ oneBrowser }, use) => use(oneBrowser),
  page: async ({ context, portal }, use) => {
    const page = await context.newPage()
    await tidy(page, context, portal.url)
    await use(page)
    await page.close()
  },
})

export { expect }
