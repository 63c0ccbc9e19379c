import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

test('a variant of a URL is redirected to its page, with its query', async ({ page }) => {
  await signIn(page, 'admin', '/forge/nothing')
  // `tests/unit/app/routes/normalLocation` covers all other spellings, for every page.
  for (const address of ['/forge/USERS/?perPage=10', '/forge/#/Users?perPage=10']) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
    await expect(page).toHaveURL('/forge/users?perPage=10')
    await expect(page.getByText('1–10 of 120')).toBeVisible()
  }
})

test('an unknown URL shows "Page not found" and links to the dashboard', async ({ page }) => {
  await signIn(page, 'admin', '/forge/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page).toHaveTitle('Page not found - Anvil')
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('the first tab stop skips to the content', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page opened by a link has the focus on its heading', async ({ page }) => {
  await signIn(page, 'customer')
  await goByMenu(page, 'Finance', 'Payment Detail')
  await expect(page.getByRole('heading', { name: 'Payment Detail' })).toBeFocused()
})
