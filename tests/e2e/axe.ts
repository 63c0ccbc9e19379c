import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

// Half as long as what the builder would send by itself.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a theme decides on. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** The rules for which axe reads all style sheets and media of a page anew: half of what the other rules take together. */
export const sheetRules = ['css-orientation-lock', 'no-autoplay-audio']

interface Rules {
  readonly without?: string[]
  /** What axe does not look at, where there is any. */
  readonly beside?: string
}

/** What axe finds on a page, one text for each element: by all rules, or all but some. */
export async function violations(page: Page, { without = [], beside }: Rules = {}) {
  // axe opens a second page to sum up what it found in each frame, for longer than it looks. Ours have no frames.
  expect(page.frames()).toHaveLength(1)
  // By itself it would read its source into the page twice each time, for longer than some pages are looked at.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void 0' : source })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: sheetRules.some((rule) => !without.includes(rule)) })
    .disableRules(without)
  if (beside) axe.exclude(beside)
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
