import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { type Account, signIn, signInWithoutPage } from '../browser/signIn.ts'
import { sideways } from '../screens/layout.ts'

const charts = ['Total Balance', 'Finished pieces', 'On Time Delivery', 'Quality Assurance']

const tiles = ['Delayed Orders', 'Open Concessions', 'Ready to Ship', 'Pieces in Process']

const chart = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('img', { name })
const tile = (page: Page, name: string) => page.getByRole('group', { name })

const showHome = async (page: Page, account: Account) => {
  await signIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  for (const name of charts) {
    await chart(page, name).scrollIntoViewIfNeeded()
    await expect(chart(page, name).locator('svg').first()).toBeVisible()
  }
}

test('a customer sees the figures of the home page, and opens late, open and owed items', async ({ page }) => {
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

  const late = await tile(page, 'Delayed Orders').getByRole('paragraph').nth(1).textContent()
  await tile(page, 'Delayed Orders').getByRole('link').click()
  await expect(page).toHaveURL(/\/forge\/open-orders-report\?filter=/)
  await expect(page.getByText(new RegExp(`^${late} late lines? in \\d+ orders?$`))).toBeVisible()
  await page.goBack()
  await tile(page, 'Open Concessions').getByRole('link').click()
  await expect(page).toHaveURL(/\/forge\/open-orders-report\?/)
  await page.getByRole('link', { name: 'Anvil home' }).click()
  await tile(page, 'Delayed Orders').getByRole('link').click()
  await expect(page.getByText(new RegExp(`^${late} late lines? in `))).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Total Balance' }).click()
  await expect(page).toHaveURL(/\/forge\/statement$/)
  await expect(page.getByRole('img', { name: /^Total Balance/ })).toHaveAccessibleName(balance ?? '')
})

test('home charts on a phone load when scrolled near, and print as tables before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/allDrawings-') && fetched.push(request.url()))
  // A new page load, because a reused tab may have loaded the chart script.
  await signInWithoutPage(page, 'customer')
  await page.goto('/forge/')
  await expect(chart(page, 'Quality Assurance')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const { promise: printed, resolve: endPrint } = Promise.withResolvers<void>()
  await page.route(/allDrawings-/, async (route) => {
    await printed
    await route.continue()
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('figure').getByRole('table')).toHaveCount(charts.length)
  await page.emulateMedia({ media: 'screen' })
  endPrint()
  await chart(page, 'Quality Assurance').scrollIntoViewIfNeeded()
  await expect(chart(page, 'Quality Assurance').locator('svg').first()).toBeVisible()
})

test('home cards on a phone are stacked', async ({ page }) => {
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
