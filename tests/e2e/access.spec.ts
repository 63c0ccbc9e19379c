import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cutOff, sideways } from './layout.ts'
import { screens, shownFailures, sizes } from './screens.ts'

test.use({ expectedErrors: shownFailures })

const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds, one text for each element. */
async function violations(axe: AxeBuilder) {
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

const axeOf = (page: Page) => new AxeBuilder({ page })

for (const [name, open] of Object.entries(screens)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`on ${name}, ${size}, nothing is cut off, and axe finds nothing`, async ({ page, newcomers }) => {
      // axe looks at every pair of colours twice, and may share the machine.
      test.slow()
      await page.setViewportSize(viewport)
      await open({ page, newcomers, isPhone: size === 'phone' })
      await page.evaluate(() => document.fonts.ready)
      expect(await sideways(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
      // Colours stand on the same grounds in every width: most of axe's time is for them, and one width is enough.
      if (size === 'phone') return expect(await violations(axeOf(page).disableRules(colourRules))).toEqual([])
      expect(await violations(axeOf(page)), 'in the light theme').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/)
      // All else is the same in both.
      expect(await violations(axeOf(page).withRules(colourRules)), 'in the dark theme').toEqual([])
    })
  }
}
