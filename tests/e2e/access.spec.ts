import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { cutOff, sideways } from './layout.ts'
import { screens, shownFailures, sizes } from './screens.ts'

test.use({ expectedErrors: shownFailures })

const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds, one text for each element; by all of its rules, or by those named. */
async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

// Colours stand on the same grounds in every width: the dark ones are looked at in one of them.
const darkSize = 'wide'

for (const [name, open] of Object.entries(screens)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    const themes = size === darkSize ? 'in either theme' : 'in the light theme'
    test(`on ${name}, ${size}, nothing is cut off, and axe finds nothing ${themes}`, async ({ page, newcomers }) => {
      // axe looks at every pair of colours twice, and may share the machine.
      test.slow()
      await page.setViewportSize(viewport)
      await open({ page, newcomers, isPhone: size === 'phone' })
      await page.evaluate(() => document.fonts.ready)
      expect(await sideways(page)).toBe(0)
      expect(await cutOff(page)).toEqual([])
      expect(await violations(page), 'in the light theme').toEqual([])
      if (size !== darkSize) return
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/)
      // All else is the same in both.
      expect(await violations(page, colourRules), 'in the dark theme').toEqual([])
    })
  }
}
