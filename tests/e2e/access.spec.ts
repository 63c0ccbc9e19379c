import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cutOff, sideways } from './layout.ts'
import { screens, shownFailures, sizes } from './screens.ts'

test.use({ expectedErrors: shownFailures })

/** What axe finds, one text for each element. */
async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

for (const [name, open] of Object.entries(screens)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`on ${name}, ${size}, nothing is cut off, and axe finds nothing in either theme`, async ({
      page,
      newcomers,
    }) => {
      // axe looks at every pair of colours twice, and may share the machine.
      test.slow()
      await page.setViewportSize(viewport)
      await open({ page, newcomers, isPhone: size === 'phone' })
      await page.evaluate(() => document.fonts.ready)
      expect(await sideways(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme))
        expect(await violations(page), `in the ${colorScheme} theme`).toEqual([])
      }
    })
  }
}
