import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a theme decides on. */
export const colourRules = ['color-contrast', 'link-in-text-block']

interface Rules {
  readonly only?: string[]
  readonly without?: string[]
}

/** What axe finds on a page, one text for each element: by all rules, some, or all but some. */
export async function violations(page: Page, { only, without }: Rules = {}) {
  // axe opens a second page to sum up what it found in each frame, for longer than it looks. Ours have no frames.
  expect(page.frames()).toHaveLength(1)
  // By itself it would read its source into the page twice each time, for longer than some pages are looked at.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (only) axe.withRules(only)
  if (without) axe.disableRules(without)
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** What axe finds of colours in the dark theme, from which the page does not come back. All else is the same in both. */
export async function violationsInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/)
  return violations(page, { only: colourRules })
}
