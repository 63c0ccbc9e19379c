import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'

const mostShift = 0.01

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Element | null }[]
}

/** Notes what in sight moves from now on, and how far, as browsers count it (Layout Instability). */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    const name = (node: Element | null) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => name(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[])

const sizes = [
  { name: 'wide', viewport: { width: 1350, height: 940 } },
  { name: 'narrow', viewport: { width: 412, height: 823 } },
]

for (const { name, viewport } of sizes)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport })

    test('nothing moves when the rows of a list arrive', async ({ page }) => {
      await noteShifts(page)
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      await page.route(/ObtenerUsuariosForge/, async (route) => {
        asked.resolve()
        await answer.promise
        await route.continue()
      })
      await signIn(page, 'admin', '/forge/users')
      await asked.promise
      await expect(page.locator('main :is(.MuiSkeleton-root, .skeleton)').first()).toBeVisible()
      answer.resolve()
      await expect(page.getByText('1–25 of 120')).toBeAttached()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const shifts = await shiftsOn(page)
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(shifted, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift)
    })
  })
