import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { colourRules, sheetRules, violations } from './axe.ts'
import { expectFitting } from './layout.ts'
import { openedInEachSize, screens, shownFailures, sizes } from './screens.ts'
import { expectNumbersToLead, readableNumbers, screensWithNumbers } from './timelineNumbers.ts'

test.use({ expectedErrors: shownFailures })

// Allows for axe checks on a busy machine.
test.slow()

// Distributes the many states over several workers.
test.describe.configure({ mode: 'parallel' })

/** State to compare between sizes: title, number of messages, open overlays. */
function shownOn(page: Page) {
  // In a single call, because separate role queries take longer than opening some states.
  return page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    // Elements in their exit transition still exist, but are hidden from accessibility.
    const isStaying = (one: Element) => one.closest('[aria-hidden=true]') === null
    const count = (role: string) => `${shown(`[role=${role}]`).filter(isStaying).length} ${role}`
    const headings = shown('h1').map(({ textContent }) => textContent)
    return [...headings, ...['alert', 'dialog', 'listbox', 'menu', 'tabpanel'].map(count)]
  })
}

const lookedAt = new Set<string>()

const rulesOfPage = [...colourRules, ...sheetRules]

/**
 * Skips the color and style sheet rules, which take most of the time, for all but the first state of a page. The
 * contrast of the theme colors is tested from the palette.
 */
function rulesLeftOut(page: Page) {
  const { pathname } = new URL(page.url())
  const isNew = !lookedAt.has(pathname)
  lookedAt.add(pathname)
  return isNew ? {} : { without: rulesOfPage }
}

for (const [area, states] of Object.entries(screens))
  test.describe(area, () => {
    // One tab visits all states, one after the other.
    test.describe.configure({ mode: 'default' })

    for (const [name, open] of Object.entries(states)) {
      test(`on ${name}, desktop and phone, nothing is clipped, axe finds nothing, and numbers link to timelines`, async ({
        page,
        portal,
        newcomers,
      }) => {
        await page.setViewportSize(sizes.wide)
        await open({ page, newcomers, isPhone: false })
        await expectFitting(page)
        const numbers = await readableNumbers(page, portal)
        const led = await expectNumbersToLead(page, numbers)
        if (screensWithNumbers.has(name)) expect(led, 'there are numbers').toBeGreaterThan(0)
        expect(await violations(page, rulesLeftOut(page))).toEqual([])
        const shown = await shownOn(page)

        await page.setViewportSize(sizes.phone)
        if (!openedInEachSize.has(name)) {
          await expect.poll(() => shownOn(page), 'the same screen on a phone').toEqual(shown)
          await expectNumbersToLead(page, numbers)
          return expectFitting(page)
        }
        await open({ page, newcomers, isPhone: true })
        await expectFitting(page)
        await expectNumbersToLead(page, numbers)
        expect(await violations(page, { without: rulesOfPage }), 'on a phone').toEqual([])
      })
    }
  })
