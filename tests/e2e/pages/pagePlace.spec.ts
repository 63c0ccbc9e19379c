import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signInWithoutPage } from '../browser/signIn.ts'
import { sizes } from '../screens/screens.ts'

const scrolled = (page: Page) => page.evaluate(() => document.documentElement.scrollTop)

/** Lists higher than the window, with the index of the link to follow. */
const lists = [
  ['work in progress', 'wide', '/forge/wip-reports?perPage=100', 80],
  ['work in progress', 'phone', '/forge/wip-reports?perPage=100', 80],
  ['loads ready to ship', 'phone', '/forge/ready-to-ship', -3],
] as const

for (const [name, size, path, place] of lists)
  test(`from ${name}, ${size}, a timeline opens at its top, and Back restores the list position`, async ({ page }) => {
    await page.setViewportSize(sizes[size])
    // A new page load, so that the history has normal entries, unlike navigation in a reused tab.
    await signInWithoutPage(page, 'customer')
    await page.goto(path)
    const link = page.locator('main a[href*="/order?"]').nth(place)
    await link.scrollIntoViewIfNeeded()
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300)
    const number = (await link.textContent()) ?? ''
    // During the click, because rows may still change their height before it.
    const before = await link.evaluate((one) => {
      let top = Number.NaN
      const measure = () => {
        top = one.getBoundingClientRect().top
      }
      window.addEventListener('click', measure, { capture: true, once: true })
      ;(one as HTMLElement).click()
      return top
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/· line/)
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect(link).toHaveText(number)
    const top = () => link.evaluate((one) => one.getBoundingClientRect().top)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  })
