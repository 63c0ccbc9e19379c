import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { colourRules, sheetRules, violations } from './axe.ts'
import { expectFitting } from './layout.ts'
import { openedInEachSize, screens, shownFailures, sizes } from './screens.ts'
import { expectNumbersToLead, readableNumbers, screensWithNumbers } from './storyNumbers.ts'

test.use({ expectedErrors: shownFailures })

// axe may share the machine.
test.slow()

// So many states are more than one worker's share.
test.describe.configure({ mode: 'parallel' })

/** What a screen shows in every size: its name, how many messages, and what is open above it. */
function shownOn(page: Page) {
  // In one go: to ask for each role takes longer than to open some of the states.
  return page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    // What is on its way out is still there, hidden from who asks by role.
    const isStaying = (one: Element) => one.closest('[aria-hidden=true]') === null
    const count = (role: string) => `${shown(`[role=${role}]`).filter(isStaying).length} ${role}`
    const headings = shown('h1').map(({ textContent }) => textContent)
    return [...headings, ...['alert', 'dialog', 'listbox', 'menu', 'tabpanel'].map(count)]
  })
}

/** Pages whose colours and style sheets this worker has had axe look at. */
const lookedAt = new Set<string>()

const rulesOfPage = [...colourRules, ...sheetRules]

/**
 * The rules that axe leaves out here: most of its time is for colours and style sheets, and what stands on a page in one
 * state has them in the others. That the themes' colours are far enough apart is reckoned from the palette.
 */
function rulesLeftOut(page: Page) {
  const { pathname } = new URL(page.url())
  const isNew = !lookedAt.has(pathname)
  lookedAt.add(pathname)
  return isNew ? {} : { without: rulesOfPage }
}

for (const [area, states] of Object.entries(screens))
  test.describe(area, () => {
    // One tab for all of them, which goes from each to the next.
    test.describe.configure({ mode: 'default' })

    for (const [name, open] of Object.entries(states)) {
      test(`on ${name}, wide and on a phone, nothing is cut off, axe finds nothing, and numbers lead to their story`, async ({
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
