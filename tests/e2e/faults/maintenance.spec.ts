import { expect, test } from '../browser/oneTab.ts'
import { ownSettings } from '../browser/ownSettings.ts'
import { signIn } from '../browser/signIn.ts'
import { violations } from '../screens/axe.ts'
import { heading } from '../screens/stage.ts'

test.use({ settings: ownSettings })

test('a page in maintenance shows a message, and its calls are rejected', async ({ page }) => {
  await signIn(page, 'customer', '/forge/statement')
  await heading(page, 'Account Statement')
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the WIP report' })).toHaveAttribute('href', '/forge/wip-reports/')
  const text = await page
    .getByRole('main')
    .getByText(/^This page is under maintenance/)
    .textContent()
  expect(await violations(page)).toEqual([])
  const answer = await page.request.get('/read/Account/ObtenerCartera/DETAILDETAIL/101')
  expect([answer.status(), await answer.json()]).toMatchObject([503, { error: 'maintenance', message: text }])
  // The call stays available, because other pages use it too.
  expect((await page.request.get('/read/OpenOrders/getporcenntajepaymentscore/101')).status()).toBe(200)
  await page.goto('/forge/travel-log')
  await expect(page).toHaveURL(/\/forge\/$/)
})
