import { expect } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const showGoals =
  (search: string, chart: RegExp): Open =>
  async ({ page }) => {
    await signIn(page, 'manager', `/forge/sales-goals${search}`)
    await heading(page, 'Sales Goals')
    await expect(page.getByRole('img', { name: chart }).locator('svg')).toBeVisible()
  }

const showHistory: Open = async ({ page }) => {
  await signIn(page, 'manager', '/forge/quote-status?fcid=101')
  await heading(page, 'Quote History')
  // Behind 'More' on a phone.
  await expect(page.getByText('Feedback Sent').first()).toBeAttached()
}

/** The quote with documents in the demo, independent of quotes created by other tests. */
const showDetail: Open = async ({ page }) => {
  await signIn(page, 'manager', '/forge/quote-status?fcid=101&number=20001')
  await heading(page, 'Quote History')
  await page.getByRole('button', { name: /^Open the detail of RFQ-/ }).click()
  await expect(page.getByText('Test plan.pdf')).toBeVisible()
}

const showQuote: Open = async ({ page }) => {
  await signIn(page, 'manager', '/forge/quote?fcid=107')
  await heading(page, 'Get a Quote')
  await choose(page, /^Specification/, 'AISI 4140 / AMS 6349')
  await expect(page.getByRole('combobox', { name: /^Shipping address/ })).toBeVisible()
}

export const quoteScreens: Record<string, Open> = {
  'the sales goals of a year': showGoals('', /^Sales up to last month and yearly budget/),
  'the sales goals of a segment': showGoals('?tab=segments&segment=4', /^Customers/),
  'the sales goals of a seller': showGoals('?tab=sellers&segment=4&seller=2', /^Customers/),
  'the parts that a customer was sold': async (stage) => {
    await showGoals('?tab=segments&segment=4', /^Customers/)(stage)
    await stage.page.getByRole('button', { name: /^Show as table: Customers/ }).click()
    await stage.page
      .getByRole('table', { name: /^Customers/ })
      .getByRole('button')
      .first()
      .click()
    await expect(stage.page.getByText('Sample data')).toBeVisible()
  },
  'sales goals that could not be loaded': async ({ page }) => {
    await page.route('**/api/Sales/goals?**', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
    await signIn(page, 'manager', '/forge/sales-goals')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'a part to be quoted': showQuote,
  'a part without its sizes': async (stage) => {
    await showQuote(stage)
    await stage.page.getByRole('main').getByRole('button', { name: 'Get a quote' }).click()
    await expect(stage.page.getByText('Qty, OD, ID , Lenght are required')).toBeVisible()
  },
  'the quote history': showHistory,
  'the detail of a quote': showDetail,
  'feedback on a quote': async (stage) => {
    await showHistory(stage)
    const card = stage.page.getByRole('listitem').filter({ has: stage.page.getByRole('heading', { name: /-20002/ }) })
    if (stage.isPhone) await card.getByText('More').first().click()
    await stage.page.getByRole('button', { name: /^Send feedback on Q\d\d-20002/ }).click()
    await expect(stage.page.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  },
  'an order upon a quote': async (stage) => {
    await showDetail(stage)
    await stage.page.getByRole('link', { name: 'Place Order' }).click()
    await heading(stage.page, 'Place Order')
    await expect(stage.page.getByRole('button', { name: /^Add release/ })).toBeVisible()
  },
  'the placed orders': async ({ page }) => {
    await signIn(page, 'manager', '/forge/placed-orders?fcid=101')
    await heading(page, 'Placed Orders')
    await expect(page.getByRole('button', { name: /^Open the order OR/ }).first()).toBeVisible()
  },
  'a placed order': async ({ page }) => {
    await signIn(page, 'manager', '/forge/placed-orders?fcid=101&number=OR26-000003')
    await expect(page.getByRole('dialog').getByRole('link', { name: /\.pdf$/ })).toBeVisible()
  },
  'an order without rows': async ({ page }) => {
    await signIn(page, 'manager', '/forge/quote-place-order?fcid=101')
    await expect(page.getByText(/^There is nothing to order/)).toBeVisible()
  },
}
