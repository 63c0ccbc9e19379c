import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sideways } from './layout.ts'
import { type Account, signIn } from './signIn.ts'

const charts = ['Total Balance', 'Shipment Ready', 'On Time Delivery', 'Quality Assurance']

const tiles = ['Delayed Orders', 'Open Concessions', 'Ready to Ship', 'Pieces in Process']

const chart = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('img', { name })
const tile = (page: Page, name: string) => page.getByRole('group', { name })

const showHome = async (page: Page, account: Account) => {
  await signIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  for (const name of charts) await expect(chart(page, name).locator('svg').first()).toBeVisible()
}

test('a customer sees where it stands, and goes on to what is late, open and owed', async ({ page }) => {
  await showHome(page, 'customer')
  for (const name of tiles) await expect(tile(page, name)).toContainText(/[1-9]/)
  const twelveMonths = /^[^.]+\. 12\/25 (\d+%|NS), 1\/26 .*, 11\/26 (\d+%|NS)$/
  await expect(chart(page, 'On Time Delivery')).toHaveAccessibleName(twelveMonths)
  await expect(chart(page, 'Quality Assurance')).toHaveAccessibleName(twelveMonths)
  const contacts = page.getByRole('region', { name: 'Contacts' })
  await expect(contacts.getByRole('term')).toHaveText([
    'Sales Representative',
    'Backup',
    'Representative',
    'Accounts Receivable',
  ])
  const balance = await chart(page, 'Total Balance').getAttribute('aria-label')

  await tile(page, 'Delayed Orders').getByRole('link').click()
  await expect(page).toHaveURL(/\/forge\/open-orders-report$/)
  await page.goBack()
  await tile(page, 'Open Concessions').getByRole('link').click()
  await expect(page).toHaveURL(/\/forge\/open-orders-report\?/)
  await page.getByRole('link', { name: 'Anvil: to the start' }).click()
  await tile(page, 'Delayed Orders').getByRole('link').click()
  await expect(page.getByText(/^1–25 of /)).toBeVisible()
  await expect(page).toHaveURL(/\/forge\/open-orders-report$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Total Balance' }).click()
  await expect(page).toHaveURL(/\/forge\/statement$/)
  await expect(page.getByRole('img', { name: /^Total Balance/ })).toHaveAccessibleName(balance ?? '')
})

test('the figures of a chart can be read as a table', async ({ page }) => {
  await showHome(page, 'customer')
  const card = page.getByRole('region', { name: 'On Time Delivery' })
  await card.getByRole('button', { name: /as table/ }).click()
  const table = card.getByRole('table', { name: 'On Time Delivery' })
  await expect(table.getByRole('rowheader')).toHaveCount(12)
  await expect(table.getByRole('row').last()).toHaveText(/^11\/26(\d+%|NS)$/)
})

test('the news can be turned, one piece at a time', async ({ page }) => {
  await showHome(page, 'customer')
  const news = page.getByRole('region', { name: 'Latest news' })
  const shown = news.getByRole('heading', { level: 3 })
  await expect(shown).toHaveCount(1)
  const first = await shown.textContent()
  await news.getByRole('button', { name: 'Next' }).click()
  await expect(shown).not.toHaveText(first ?? '')
  await news.getByRole('button', { name: 'Previous' }).click()
  await expect(shown).toHaveText(first ?? '')
})

test('a customer without any rows sees an empty home page', async ({ page }) => {
  await signIn(page, 'new')
  await expect(tile(page, 'Delayed Orders')).toContainText('0')
  await expect(chart(page, 'Total Balance')).toHaveAccessibleName(/^Total Balance\. Total Balance \$0\.00,/)
  for (const name of ['Shipment Ready', 'On Time Delivery', 'Quality Assurance'])
    await expect(page.getByRole('region', { name }).getByText('No results found.')).toBeVisible()
})

test.describe('a card that fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('stands beside the others until it is asked again', async ({ page }) => {
    await page.route('**/ObtenerOnTimeDelivery/**', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    await signIn(page, 'customer')
    const failed = page.getByRole('region', { name: 'On Time Delivery' })
    await expect(failed.getByRole('alert')).toBeVisible()
    await expect(chart(page, 'Quality Assurance').locator('svg').first()).toBeVisible()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect(chart(page, 'On Time Delivery').locator('svg').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('staff who have chosen no customer are told so, and nothing is asked', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, 'staff')
  await expect(page.getByText(/^Choose a customer/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /^\/read\/(Dashboard|api\/Main)\//.test(path))).toEqual([])
})

test('on a phone all cards stand below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showHome(page, 'customer')
  expect(await sideways(page)).toBe(0)
  const boxes = await Promise.all(
    [...tiles.map((name) => tile(page, name)), ...charts.map((name) => page.getByRole('region', { name }))].map(
      (card) => card.boundingBox(),
    ),
  )
  expect(boxes.map((box) => [box?.x, box?.width])).toEqual(boxes.map(() => [16, 328]))
})
