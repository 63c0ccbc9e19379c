import { test as base, expect } from '@playwright/test'
import { type Portal, startPortal } from '../support/portal.ts'
import { watch } from './watch.ts'

type PerTest = {
  /** Console errors that this test provokes on purpose, as text or pattern. */
  expectedErrors: (string | RegExp)[]
  watched: undefined
}

type PerWorker = { portal: Portal }

/** Playwright's test against a portal of the worker's own; a console error, a policy report or a foreign request fails it. */
export const test = base.extend<PerTest, PerWorker>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ context, portal, expectedErrors }, use) => {
      const complaints = watch(context, portal.url)
      await use(undefined)
      expect(complaints().filter((text) => !expectedErrors.some((expected) => text.match(expected)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
