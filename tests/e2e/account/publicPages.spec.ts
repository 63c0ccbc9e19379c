import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { emailOf, signIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const spaceAround = (page: Page) => page.evaluate(() => getComputedStyle(document.body).margin)

const legal = [
  { link: 'Terms and Conditions', address: '/forge/terms-and-conditions' },
  { link: 'Privacy Policy', address: '/forge/privacy-policy' },
]

test('the footer links to the legal pages, signed in or not', async ({ page }) => {
  await visit(page, '/')
  for (const { link, address } of legal) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    await expect(page).toHaveTitle(`${link} - Anvil`)
    await expect.poll(() => spaceAround(page)).toBe('0px')
    await page.getByRole('banner').getByRole('link').click()
    await expect(signInHeading(page)).toBeVisible()
  }

  await signIn(page, 'customer', '/forge/about-us')
  for (const { link, address } of legal) {
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Anvil`)
    await footer.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    await expect(footer).toBeHidden()
    await page.goBack()
  }
})

test('the portal chooser leads to the sign-in, or into the portal if signed in', async ({ page }) => {
  await visit(page, '/forge/selectefrisa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select your portal')
  await expect(page.getByRole('link', { name: 'Aerospace' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Forge' }).click()
  await expect(signInHeading(page)).toBeVisible()
  await signIn(page, 'customer', '/forge/selectefrisa')
  await page.getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await expect(page).toHaveURL('/forge/')
})

test.describe('rejected links', () => {
  test.use({ expectedErrors: [/status of (400|401)/] })

  test('a code opens one session, only in the requesting browser, and is removed from the URL', async ({
    page,
    openBrowser,
  }) => {
    await signIn(page, 'customer')
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
    const { session } = await (await page.request.post('/auth/api/session-code/', { headers })).json()
    const landing = `/forge/loginexterno?session=${session}`
    const theirs = await openBrowser()
    await theirs.goto(landing)
    await expect(signInHeading(theirs)).toBeVisible()
    expect((await theirs.context().cookies()).map(({ name }) => name)).toEqual(['frlang'])

    await page.context().clearCookies({ name: 'friat' })
    await page.goto(landing)
    await expect(page.getByRole('button', { name: 'Account of Megan Ostrander' })).toBeVisible()
    await expect(page).toHaveURL('/forge/')
    await page.context().clearCookies({ name: /^(friat|fricn)$/ })
    await page.goto(landing)
    await expect(signInHeading(page)).toBeVisible()
    expect(page.url()).not.toContain(session)
  })

  test('an expired password link leads to a new one', async ({ page }) => {
    await visit(page, '/forge/password-recovery?token=used-before')
    await expect(page).toHaveURL('/forge/password-recovery')
    await page.getByLabel(/^E-mail/).fill(emailOf('customer'))
    await page.getByLabel(/^New password/).fill('Long enough 7')
    await page.getByLabel(/^Confirm new password/).fill('Long enough 7')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Request a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  })
})
