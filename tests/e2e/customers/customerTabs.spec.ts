import type { Locator, Page } from '@playwright/test'
import { pages } from '#schema/pages.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { expect, test } from '../browser/fixtures.ts'
import { type Account, signIn } from '../browser/signIn.ts'
import { accountOf, home, statement } from '../finance/accountTotals.ts'
import { openOrdersByMenu, ordersOf, workInProgress } from '../orders/orderTotals.ts'
import { type Customer, expectTotals, type Screen } from '../totals/totals.ts'
import { watchForMixing } from './mixedCustomers.ts'

const brennholt = { id: 101, name: 'Brennholt Turbine Works' }
const corvane = { id: 102, name: 'Engranes Corvane' }
const kitsuragi = { id: 106, name: 'Kitsuragi Bearing' }
const customers = [brennholt, corvane, kitsuragi]

type Expecting = (page: Page, customer: Customer) => Promise<void>

/** Computes the expected values once for each customer. */
async function expecting<Of>(reckon: (customer: number) => Promise<Of>) {
  const of = new Map<Customer, Of>()
  for (const customer of customers) of.set(customer, await reckon(customer.id))
  return ({ heading, open, totals }: Screen<Of>): Expecting =>
    (page, customer) =>
      expectTotals(page, customer, { heading, totals, ...(open && { open }) }, of.get(customer) as Of)
}

async function screensOf(rows: Rows) {
  const account = await expecting((customer) => accountOf(rows, customer))
  const orders = await expecting((customer) => ordersOf(rows, customer))
  return {
    '/statement': account(statement),
    '/open-orders-report': orders(openOrdersByMenu),
    '/wip-reports': orders(workInProgress),
    '/': account(home),
  }
}

const current = (page: Page) => page.getByRole('banner').getByRole('status')

const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', `/forge${address}`)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

async function pick(page: Page, { name }: Customer) {
  await page.getByRole('button', { name: 'Customer Picker' }).click()
  const dialog = page.getByRole('dialog')
  const everyUnit = dialog.getByRole('button', { name: /^All business units/ })
  const option = dialog.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(everyUnit.or(option)).toBeVisible()
  if (await everyUnit.isVisible()) await everyUnit.click()
  await option.click()
  await expect(dialog).toBeHidden()
}

/** Opens two tabs of one browser, watched for mixed customers; each starts with the customer in its URL, if any. */
async function openTabs(page: Page, account: Account, rows: Rows, [first, second]: readonly Customer[] = []) {
  await watchForMixing(page.context(), rows, customers)
  const addressOf = (named?: Customer) => `/forge/about-us${named ? `?fcid=${named.id}` : ''}`
  await signIn(page, account, addressOf(first))
  const other = await page.context().newPage()
  await other.goto(addressOf(second))
  return [page, other] as const
}

test("two tabs with two customers never show each other's rows", async ({ page, portal }) => {
  test.slow()
  const rows = await openRows(portal)
  const screens = await screensOf(rows)
  const [first, second] = await openTabs(page, 'admin', rows, [brennholt, kitsuragi])
  await expect(current(first)).toHaveText(brennholt.name)
  await expect(current(second)).toHaveText(kitsuragi.name)

  for (const [path, expectRows] of Object.entries(screens)) {
    await Promise.all([goTo(first, path), goTo(second, path)])
    await expectRows(second, kitsuragi)
    await expectRows(first, brennholt)
  }

  // After the customer changes in one tab, Back shows the new customer, and the other tab keeps its own.
  await pick(second, corvane)
  await screens['/'](second, corvane)
  await screens['/'](first, brennholt)
  for (const path of ['/wip-reports', '/open-orders-report', '/statement'] as const) {
    await Promise.all([first.goBack(), second.goBack()])
    await screens[path](second, corvane)
    await screens[path](first, brennholt)
  }
  for (const goOn of [(tab: Page) => tab.goForward(), (tab: Page) => tab.reload()]) {
    await Promise.all([goOn(first), goOn(second)])
    await screens['/open-orders-report'](first, brennholt)
    await screens['/open-orders-report'](second, corvane)
  }
  await rows.close()
})

test('a manager switches between two customers in two tabs', async ({ page, portal }) => {
  test.slow()
  const rows = await openRows(portal)
  const screens = await screensOf(rows)
  const [first, second] = await openTabs(page, 'manager', rows)
  let [here, there] = [brennholt, kitsuragi]
  await pick(first, here)
  await pick(second, there)
  for (const [path, expectRows] of Object.entries(screens)) {
    await Promise.all([goTo(first, path), goTo(second, path)])
    await expectRows(first, here)
    await expectRows(second, there)
    ;[here, there] = [there, here]
    await Promise.all([pick(first, here), pick(second, there)])
    await expectRows(first, here)
    await expectRows(second, there)
  }
  const third = await page.context().newPage()
  await third.goto('/forge/statement')
  await expect(current(third)).toHaveText(new RegExp(`^(${here.name}|${there.name})$`))
  await pick(third, corvane)
  await screens['/statement'](third, corvane)
  await screens['/'](first, here)
  await screens['/'](second, there)
  await rows.close()
})

/** Pages with rows of several customers, whose links name the customer of the row; without an id, the last leads home. */
const ofSeveral = ['', 'consignments', 'delays', 'edit-user', 'requests', 'to-do']

const customerIn = (href: string) => Number(new URL(href, 'http://portal').searchParams.get('fcid'))

/** Customers named by the internal links of a page, once its rows have loaded; 0 for a link that names none. */
async function customersLinkedOn(page: Page, route: string) {
  const heading = page.getByRole('heading', { level: 1 })
  await goTo(page, '/nothing')
  await expect(heading).toHaveText('Page not found')
  await goTo(page, `/${route}`)
  await expect(heading).not.toHaveText('Page not found')
  await expect(page.locator('main :is(.MuiSkeleton-root, .skeleton, [role=progressbar])')).toHaveCount(0)
  const links = page.locator('a[href^="/forge"]')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs.map(customerIn))]
}

/** The tab that a click on a link opens. */
async function inNewTab(page: Page, link: Locator, click: Parameters<Locator['click']>[0]) {
  await page.bringToFront()
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click(click)])
  await opened.waitForURL('**/forge/**')
  return opened
}

test('links opened in a new tab act for the customer of their tab', async ({ page, portal }) => {
  test.slow()
  const rows = await openRows(portal)
  const screens = await screensOf(rows)
  const [first, second] = await openTabs(page, 'admin', rows)
  await pick(first, brennholt)
  await pick(second, kitsuragi)
  for (const { route } of pages.filter(({ guard }) => guard !== 'public')) {
    const linked = await customersLinkedOn(first, route)
    expect([route, linked]).toEqual([
      route,
      ofSeveral.includes(route) ? expect.not.arrayContaining([0]) : [brennholt.id],
    ])
    expect(linked).toContain(brennholt.id)
  }

  const menu = first.getByRole('navigation', { name: 'Main menu' })
  const home = await inNewTab(first, menu.getByRole('link', { name: 'Dashboard' }), { button: 'middle' })
  await screens['/'](home, brennholt)

  await menu.getByRole('button', { name: 'Orders' }).click()
  const entry = first.getByRole('menuitem', { name: 'Open Orders Report' })
  const orders = await inNewTab(first, entry, { modifiers: ['Control'] })
  await screens['/open-orders-report'](orders, brennholt)
  await rows.close()
})
