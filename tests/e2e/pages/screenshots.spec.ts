import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

// A portal without sign-ins by other tests, because the last column shows the last login.
test.use({ settings: { PRODUCT_NAME: 'Anvil' } })

test('README screenshot shows the users', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users?page=2&perPage=25')
  await expect(page.getByText('26–50 of 120')).toBeVisible()
  await expect(page.getByRole('link', { name: /^EDIT/ }).first()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  // Sticky headers have their own layer, which shifts by half a pixel between runs.
  await page.getByRole('columnheader').evaluateAll((cells) => {
    for (const cell of cells) cell.style.position = 'static'
  })
  await page.screenshot({ path: 'docs/screenshot.png', animations: 'disabled', caret: 'hide' })
})
