import type { Page } from '@playwright/test'
import { colourRules, violations, violationsInTheDark } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { expectFitting } from './layout.ts'
import { openedInEachSize, screens, shownFailures, sizes } from './screens.ts'

test.use({ expectedErrors: shownFailures })

// axe looks at every pair of colours twice, and may share the machine.
test.slow()

/** What a screen shows in every size: its name, how many messages, and what is open above it. */
async function shownOn(page: Page) {
  const roles = ['alert', 'dialog', 'listbox', 'menu', 'tabpanel'] as const
  const counts = await Promise.all(roles.map((role) => page.getByRole(role).count()))
  return [await page.locator('h1').allTextContents(), ...counts.map((count, index) => `${count} ${roles[index]}`)]
}

for (const [name, open] of Object.entries(screens)) {
  test(`on ${name}, wide and on a phone, nothing is cut off, and axe finds nothing`, async ({ page, newcomers }) => {
    await page.setViewportSize(sizes.wide)
    await open({ page, newcomers, isPhone: false })
    await expectFitting(page)
    expect(await violations(page), 'wide, in the light theme').toEqual([])
    expect(await violationsInTheDark(page), 'wide, in the dark theme').toEqual([])
    const shown = await shownOn(page)

    await page.setViewportSize(sizes.phone)
    if (openedInEachSize.has(name)) await open({ page, newcomers, isPhone: true })
    else await expect.poll(() => shownOn(page), 'the same screen on a phone').toEqual(shown)
    await expectFitting(page)
    // Colours stand on the same grounds in every width: most of axe's time is for them, and one width is enough.
    expect(await violations(page, { without: colourRules }), 'on a phone').toEqual([])
  })
}
