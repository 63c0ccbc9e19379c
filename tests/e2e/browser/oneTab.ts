import { isNewcomer, openNewcomers } from '../users/newcomers.ts'
import { test as base, closePages, expect } from './fixtures.ts'
import { beginIn, leavePage } from './stayingTab.ts'

const heard = ['request', 'response', 'requestfinished', 'requestfailed', 'console', 'dialog', 'download'] as const

/**
 * Playwright's test with one tab for all tests of a worker. If the same user signs in again, the tab navigates like a
 * link, which takes a third of the time of a page load.
 */
export const test = base.extend({
  context: async ({ oneBrowser, browser, baseURL, viewport, locale, timezoneId, reducedMotion }, use, { project }) => {
    if (locale === project.use.locale && timezoneId === project.use.timezoneId) return use(oneBrowser)
    // Locale and time zone can only be set for a new context.
    const context = await browser.newContext({ baseURL, viewport, locale, timezoneId, reducedMotion })
    await use(context)
    await context.close()
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    beginIn(page)
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    for (const other of context.pages()) if (other !== page) await other.close()
    if (page.isClosed()) return
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of heard) await page.removeAllListeners(event)
  },
  newcomers: async ({ administrator, browser, page }, use) => {
    const newcomers = openNewcomers(administrator)
    await use(newcomers)
    if (newcomers.areUsed()) {
      const hasLeft = await leavePage(page, isNewcomer)
      await closePages(browser, hasLeft ? page : undefined)
    }
    await newcomers.close()
  },
})

export { expect }
