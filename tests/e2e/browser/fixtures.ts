import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { type Administrator, type Newcomers, openAdministrator, openNewcomers } from '../users/newcomers.ts'
import { watch } from './watch.ts'

type PerTest = {
  /** Expected console errors of this test, as text or pattern. */
  expectedErrors: (string | RegExp)[]
  watched: (context: BrowserContext) => void
  /** Opens a page in a separate browser context, like another user's machine. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  newcomers: Newcomers
}

type PerWorker = {
  portal: Portal
  settings: Record<string, string>
  administrator: Administrator
  /** Shared by all tests of a worker that do not need a separate context. */
  oneBrowser: BrowserContext
}

/**
 * Playwright's test with one portal per worker. Console errors, CSP reports and requests to other origins fail the
 * test.
 */
export const test = base.extend<PerTest, PerWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ settings }, use) => {
      const portal = await startPortal({ env: settings })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  oneBrowser: [
    async ({ browser, portal }, use, { project }) => {
      const { viewport, locale, timezoneId, reducedMotion } = project.use
      const context = await browser.newContext({ baseURL: portal.url, viewport, locale, timezoneId, reducedMotion })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, portal, expectedErrors }, use) => {
      const issues: string[] = []
      const ends: (() => void)[] = []
      const watchAnother = (other: BrowserContext) => void ends.push(watch(other, portal.url, issues))
      watchAnother(context)
      await use(watchAnother)
      for (const end of ends) end()
      expect(issues.filter((text) => !expectedErrors.some((expected) => text.match(expected)))).toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, watched }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      watched(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
  administrator: [
    async ({ playwright, portal }, use) => {
      const administrator = await openAdministrator(playwright.request, portal.url)
      await use(administrator)
      await administrator.api.dispose()
    },
    { scope: 'worker' },
  ],
  newcomers: async ({ administrator, browser }, use) => {
    const newcomers = openNewcomers(administrator)
    await use(newcomers)
    if (newcomers.areUsed()) await closePages(browser)
    await newcomers.close()
  },
})

/** A page that still loads a deleted user would log an error. */
export async function closePages(browser: Browser, but?: Page) {
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const page of pages) if (page !== but) await page.close()
}

export { expect }
