import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { emailOf, fillSignIn, signIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Select your portal' })

test('landing page loads at most 80 kB, compressed, before its form works', async ({ openBrowser }) => {
  // A new browser with an empty cache.
  const page = await openBrowser()
  const loaded: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) loaded.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const sizes = (await Promise.all(loaded)).map((body) => gzipSync(body).length)
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80_000)
})

test('landing page signs in and enters Forge by keyboard alone; the code is removed from the URL', async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Sign in - Anvil')
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(emailOf('customer'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Forge-2026')
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeVisible()
  const forge = chooser(page).getByRole('link', { name: 'Forge' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(forge).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(page.url()).not.toContain('session')
  expect(await page.evaluate(() => document.referrer)).toBe('')
})

test('Escape closes the portal chooser and focuses the sign-in button', async ({ page }) => {
  await visit(page, '/')
  await fillSignIn(page, emailOf('customer'))
  await expect(chooser(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
})

test('landing page shows the chooser to a signed-in user, and Log Out ends the session', async ({ page }) => {
  await signIn(page, 'customer', '/')
  await chooser(page).getByRole('button', { name: 'Log Out' }).click()
  await expect(chooser(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // Only `frknown` may remain: it marks browsers in which a user has signed in.
  const left = (await page.context().cookies()).filter(({ name }) => name !== 'frknown')
  expect(left.map(({ name }) => name)).toEqual([])
})

test.describe('sign-in with a wrong password', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('shows an error, keeps the e-mail, and selects the password', async ({ page }) => {
    await visit(page, '/')
    await fillSignIn(page, emailOf('customer'), 'Wrongly-2026')
    await expect(page.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
    await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('customer'))
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('shows the same error for an unknown address', async ({ page, newcomers }) => {
    await visit(page, '/')
    await fillSignIn(page, newcomers.email('nobody'))
    await expect(page.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
  })
})
