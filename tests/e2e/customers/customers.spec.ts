import type { Page } from '@playwright/test'
import { openRows } from '#tests/support/database/openRows.ts'
import type { Portal } from '#tests/support/portal/portal.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'

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

async function countOf(portal: Portal, unit: string) {
  const rows = await openRows(portal)
  const [found] = await rows.ask(
    'select count(*) as count from customers where type = 1 and exclude_from_context = 0 and unit = ?',
    unit,
  )
  await rows.close()
  return Number(found?.count)
}

test('staff choose a business unit and a customer, and the page reloads for it', async ({ page, portal }) => {
  const [rings, discs] = [await countOf(portal, 'Rings'), await countOf(portal, 'Forged Discs')]
  expect(Math.min(rings, discs)).toBeGreaterThan(1)
  await signIn(page, 'admin', '/forge/statement')
  await openPicker(page)
  await page.getByRole('button', { name: /^Rings/ }).click()
  const list = page.getByRole('dialog', { name: 'Select a customer' })
  await expect(list.getByRole('listitem')).toHaveCount(rings)
  await list.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: /^Forged Discs/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(discs)
  const opened = page.waitForRequest('**/validate-page-access-forge/')
  await pick(page, 'Engranes Corvane')
  expect((await opened).postDataJSON()).toMatchObject({ slug: 'statement', client_id: 102 })
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'fcid')
  expect(cookie).toMatchObject({ value: '102', path: '/', sameSite: 'Lax' })
  const daysLeft = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(6.99)
  expect(daysLeft).toBeLessThanOrEqual(7)
})

test('the URL contains the customer for staff, who can share it', async ({ page, openBrowser }) => {
  await clearStorage(page)
  await signIn(page, 'staff', '/forge/statement?fcidCleinteRelation=106')
  await expect(page).toHaveURL('/forge/statement?fcid=106')
  await expect(current(page)).toHaveText('Kitsuragi Bearing')
  await page.getByRole('tab', { name: 'Overdue Invoices' }).click()
  await expect(page).toHaveURL(/\/forge\/statement\?tab=\w+&fcid=106$/)

  const other = await openBrowser()
  await signIn(other, 'manager', page.url())
  await expect(current(other)).toHaveText('Kitsuragi Bearing')
  await expect(other).toHaveURL(page.url())
  await expect(other.getByRole('tab', { name: 'Overdue Invoices' })).toHaveAttribute('aria-selected', 'true')
})

test('the URL follows the chosen customer, through Back, a reload and another tab', async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'staff', '/forge/wip-reports?fcid=106&perPage=10')
  const count = page.getByRole('tab')
  await expect(count).toHaveText(/^Open orders \([\d,]+\)$/)
  await expect(page).toHaveURL('/forge/wip-reports?perPage=10&fcid=106')
  await goByMenu(page, 'Finance', 'Account Statement')
  await expect(page).toHaveURL('/forge/statement?fcid=106')

  const second = await page.context().newPage()
  await second.goto('/forge/statement?fcid=101')
  await expect(current(second)).toHaveText('Brennholt Turbine Works')

  await openPicker(page)
  await page.getByRole('button', { name: /^Forged Discs/ }).click()
  await pick(page, 'Engranes Corvane')
  await expect(page).toHaveURL('/forge/statement?fcid=102')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WIP Report')
  // The first customer's filters are dropped.
  await expect(page).toHaveURL('/forge/wip-reports?fcid=102')
  await expect(current(page)).toHaveText('Engranes Corvane')
  await expect(count).toHaveText(/^Open orders \([\d,]+\)$/)
  await page.reload()
  await expect(current(page)).toHaveText('Engranes Corvane')
  await expect(page).toHaveURL('/forge/wip-reports?fcid=102')
  await page.goForward()
  await expect(page).toHaveURL('/forge/statement?fcid=102')
  await expect(current(page)).toHaveText('Engranes Corvane')
  await expect(second).toHaveURL('/forge/statement?fcid=101')
  await expect(current(second)).toHaveText('Brennholt Turbine Works')
})

test('the customer of a link is removed from the URL for users of one customer', async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'customer', '/forge/statement?fcid=101')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
  await expect(page).toHaveURL('/forge/statement')
})

test.describe('a foreign customer in a link', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is not chosen', async ({ page }) => {
    await clearStorage(page)
    await signIn(page, 'customer', '/forge/statement?fcid=102')
    await expect(current(page)).toHaveText('Brennholt Turbine Works')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
  })

  test("leaves the tab's customer unchanged, and is not stored for new tabs", async ({ page, context }) => {
    await clearStorage(page)
    await signIn(page, 'admin', '/forge/statement?fcid=106')
    await expect(current(page)).toHaveText('Kitsuragi Bearing')
    for (const neverCurrent of [108, 301]) {
      await page.goto(`/forge/statement?fcid=${neverCurrent}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
      await expect(current(page)).toHaveText('Kitsuragi Bearing')
    }
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'fcid', value: '106' }))
    const second = await context.newPage()
    await second.goto('/forge/')
    await expect(current(second)).toHaveText('Kitsuragi Bearing')
  })
})
