import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { leaveNothing, letStay } from './stayingTab.ts'

async function openTab(context: BrowserContext) {
  const page = await context.newPage()
  letStay(page)
  await leaveNothing(page)
  return page
}

/**
 * Playwright's test in one tab for all tests of a worker. Who signs in there as before goes on as by a link, which takes
 * a third of what it takes to open a page.
 */
export const test = base.extend<{ page: Page }, { oneBrowser: BrowserContext }>({
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
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await openTab(context))
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }
