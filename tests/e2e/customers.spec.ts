import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'

const current = (page: Page) => page.getByRole('banner').getByRole('status')
const openPicker = (page: Page) => page.getByRole('button', { name: 'Customer Picker' }).click()

const pick = async (page: Page, customer: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${customer}`) })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(current(page)).toHaveText(customer)
}

test('staff pick a business unit, then one of its customers, and the page opens anew for it', async ({ page }) => {
  await signIn(page, 'admin', '/forge/statement')
  await openPicker(page)
  await page.getByRole('button', { name: /^Rings/ }).click()
  const list = page.getByRole('dialog', { name: 'Select a customer' })
  await expect(list.getByRole('listitem')).toHaveCount(13)
  await list.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^Forged Discs/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const opened = page.waitForRequest('**/validate-page-access-forge/')
  await pick(page, 'Engranes Corvane')
  expect((await opened).postDataJSON()).toMatchObject({ slug: 'statement', client_id: 102 })
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'fcid')
  expect(cookie).toMatchObject({ value: '102', path: '/', sameSite: 'Lax' })
  const daysLeft = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(6.99)
  expect(daysLeft).toBeLessThanOrEqual(7)
})

test('the search finds a customer without case or accents; Enter takes the only one found', async ({ page }) => {
  await signIn(page, 'staff')
  await openPicker(page)
  await page.getByRole('button', { name: /^All business units/ }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('VALVULAS')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(current(page)).toHaveText('Válvulas Santa Brígida')
})

test('who acts for a few customers picks from a plain list', async ({ page }) => {
  await signIn(page, 'group')
  await openPicker(page)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
    /^Brennholt Turbine Works/,
    /^Engranes Corvane/,
    /^Kitsuragi Bearing/,
  ])
  await pick(page, 'Kitsuragi Bearing')
})

test('each tab acts for its own customer; a new tab begins with the one chosen last', async ({ page, context }) => {
  await signIn(page, 'rep')
  await openPicker(page)
  await pick(page, 'Brennholt Turbine Works')
  const second = await context.newPage()
  await second.goto('/forge/')
  await expect(current(second)).toHaveText('Brennholt Turbine Works')
  await openPicker(second)
  await pick(second, 'Kitsuragi Bearing')
  await page.reload()
  await expect(current(page)).toHaveText('Brennholt Turbine Works')
  const third = await context.newPage()
  await third.goto('/forge/')
  await expect(current(third)).toHaveText('Kitsuragi Bearing')
})

for (const name of ['fcid', 'fcidCleinteRelation', 'fcidClienteRelation']) {
  test(`a link chooses the customer by ${name}, which then leaves the address`, async ({ page }) => {
    await signIn(page, 'admin', `/forge/statement?${name}=106`)
    await expect(page).toHaveURL('/forge/statement')
    await expect(current(page)).toHaveText('Kitsuragi Bearing')
  })
}

test.describe("somebody else's customer", () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('in a link is not taken over', async ({ page }) => {
    await signIn(page, 'customer', '/forge/statement?fcid=102')
    await expect(current(page)).toHaveText('Brennholt Turbine Works')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
  })

  for (const [what, id] of Object.entries({ 'a customer that is never the current one': 108, 'a carrier': 301 })) {
    test(`${what} leaves the tab the customer that it had, and is not kept for new tabs`, async ({ page, context }) => {
      await signIn(page, 'admin', '/forge/statement?fcid=106')
      await expect(current(page)).toHaveText('Kitsuragi Bearing')
      await page.goto(`/forge/statement?fcid=${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
      await expect(current(page)).toHaveText('Kitsuragi Bearing')
      expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'fcid', value: '106' }))
      const second = await context.newPage()
      await second.goto('/forge/')
      await expect(current(second)).toHaveText('Kitsuragi Bearing')
    })
  }
})
