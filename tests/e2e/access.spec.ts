import type { Page } from '@playwright/test'
import { colourRules, violations } from './axe.ts'
import { expectFitting } from './layout.ts'
import { expect, test } from './oneTab.ts'
import { openedInEachSize, screens, shownFailures, sizes } from './screens.ts'
import { expectNumbersToLead, readableNumbers, screensWithNumbers } from './storyNumbers.ts'

test.use({ expectedErrors: shownFailures })

// axe may share the machine.
test.slow()

/** What a screen shows in every size: its name, how many messages, and what is open above it. */
async function shownOn(page: Page) {
  const roles = ['alert', 'dialog', 'listbox', 'menu', 'tabpanel'] as const
  const counts = await Promise.all(roles.map((role) => page.getByRole(role).count()))
  return [await page.locator('h1').allTextContents(), ...counts.map((count, index) => `${count} ${roles[index]}`)]
}

/** Pages whose colours this worker has had axe look at. */
const lookedAt = new Set<string>()

/**
 * The rules that axe leaves out here: most of its time is for colours, and what stands on a page in one state has them
 * in the others. That the themes' colours are far enough apart is reckoned from the palette.
 */
function rulesLeftOut(page: Page) {
  const { pathname } = new URL(page.url())
  const isNew = !lookedAt.has(pathname)
  lookedAt.add(pathname)
  return isNew ? {} : { without: colourRules }
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
        expect(await violations(page, { without: colourRules }), 'on a phone').toEqual([])
      })
    }
  })
