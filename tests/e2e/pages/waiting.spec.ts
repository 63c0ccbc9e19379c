import type { Page, Route } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { signInWithoutPage } from '../browser/signIn.ts'

/** Distance between the lowest skeleton and the footer. */
const gapAboveFoot = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('main .MuiSkeleton-root')].map(
      (skeleton) => skeleton.getBoundingClientRect().bottom,
    )
    return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - Math.max(0, ...bottoms)
  })

const hold = async (page: Page, url: RegExp) => {
  const release = Promise.withResolvers<void>()
  await page.route(url, async (route: Route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

for (const width of [1440, 390]) {
  test(`home has skeletons down to its foot while its cards load, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInWithoutPage(page, 'customer')
    const release = await hold(page, /\/read\//)
    await page.goto('/forge/')
    await expect(page.locator('main .MuiSkeleton-root').nth(8)).toBeAttached()
    expect(await gapAboveFoot(page)).toBeLessThan(120)
    release()
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0)
  })
}

test('a page that waits has its own title', async ({ page }) => {
  await signInWithoutPage(page, 'customer')
  const releaseScripts = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/forge/statement', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Anvil')
  const releaseAccess = await hold(page, /validate-page-access/)
  releaseScripts()
  await expect(page).toHaveTitle('Account Statement - Anvil')
  releaseAccess()
})
