import { expect, type Page } from '@playwright/test'
import type { Route } from '#schema/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { enter, test } from './company.ts'
import { addressOf } from './companyPages.ts'

const main = (page: Page) => page.getByRole('main')
const notOffered = 'Not offered by the connected service.'

const open = async (page: Page, route: Route, heading: string | RegExp) => {
  await goTo(page, addressOf(route))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

/** Places of parts that no specification describes, with the number of lines that say so. */
const places: readonly (readonly [Route, string, string, number])[] = [
  ['', 'Dashboard', 'The connected service does not provide a to-do list.', 1],
  ['to-do', 'To do', 'The connected service does not provide a to-do list.', 1],
  ['Chart', 'WIP Overview', notOffered, 1],
  ['travel-log', 'Travel Log', notOffered, 1],
  ['contract-dashboard', 'Contract Dashboard', notOffered, 5],
  ['contract-raw-material', 'Contract Raw Material', notOffered, 1],
  ['contract-market-share', 'Contract Raw Material', notOffered, 4],
  ['contract-price-revision', 'Contract Price Revision', notOffered, 1],
  ['contract-special-report', 'Contract Special Report', notOffered, 1],
  ['lead-time', 'Lead Time', notOffered, 1],
  ['onboard-users', 'Onboard Users', 'The users of this portal are managed in another service. Create them there.', 1],
  ['open-points', 'Open Points', 'Only requests are listed here.', 1],
  ['quote-place-order', 'Place Order', 'Orders cannot be placed here. Send your PO to', 1],
]

test('parts that no specification describes say in one line that the service does not offer them', async ({ page }) => {
  await enter(page, 'admin@company.example')
  for (const [route, heading, text, lines] of places)
    await test.step(route, async () => {
      await open(page, route, heading)
      await expect(main(page).getByText(text)).toHaveCount(lines)
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    })
})

test('pages of additions lead home: the company does not know them', async ({ page }) => {
  await enter(page, 'admin@company.example')
  for (const route of ['placed-orders', 'audit-trail', 'order'] as const) {
    await open(page, 'statement', 'Account Statement')
    await open(page, route, 'Dashboard')
  }
})

test('the search says that it finds pages only, and finds them', async ({ page }) => {
  await enter(page, 'customer@company.example')
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Number, name or page' })
  await input.fill('statement')
  await expect(
    page.getByText('The connected service cannot search by number, so only pages are found here.'),
  ).toBeVisible()
  await page.getByRole('option', { name: 'Account Statement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
})

test('numbers are no links to an order timeline, and work in progress and folders come from specified calls', async ({
  page,
}) => {
  await enter(page, 'admin@company.example')
  await open(page, 'status-report-steel', 'Status Report')
  await expect(main(page)).toContainText('JO-101-1')
  await expect(main(page).locator('a[href*="/forge/order?"]')).toHaveCount(0)
  await open(page, 'wip-reports', 'WIP Report')
  await expect(main(page)).toContainText('JO-101-1')
  await open(page, 'approval-files', 'Approval Files')
  for (const part of ['101-PN-1', '101-PN-2']) await expect(main(page)).toContainText(part)
  await open(page, 'concessions', 'Concessions')
  await expect(main(page).getByRole('button', { name: /^Reopen/ })).toHaveCount(0)
})

test('the administrator writes news in the portal, and customers see them on their home page', async ({ page }) => {
  await enter(page, 'admin@company.example')
  await goTo(page, '/data?record=news')
  await page.getByRole('combobox', { name: 'Record type' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Bank details',
    'News',
    'Team',
    'Texts of pages',
    'Holidays',
    'Tracking pages',
    'Scorecard years',
    'Plant keys',
  ])
  await page.keyboard.press('Escape')
  await main(page).getByRole('link', { name: 'Add' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A new ring mill')
  await page.getByRole('textbox', { name: 'Article text', exact: true }).fill('It rolls rings of up to 3 m.')
  await page.getByRole('textbox', { name: 'Published' }).fill('2026-01-05')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A new ring mill/)
  for (const [mailbox, customer] of [
    ['customer', 101],
    ['group', 102],
    ['manager', 103],
  ] as const) {
    await enter(page, `${mailbox}@company.example`)
    await goTo(page, `/?fcid=${customer}`)
    await expect(main(page)).toContainText('A new ring mill')
    await expect(main(page)).toContainText('It rolls rings of up to 3 m.')
  }
})
