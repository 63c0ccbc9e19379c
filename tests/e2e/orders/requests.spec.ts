import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { beginSession, emailOf } from '../browser/signIn.ts'
import { violations } from '../screens/axe.ts'
import { expectFitting } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'
import { heading } from '../screens/stage.ts'

const customer = 101

/** Open line of the customer with a promised date that no other request concerns. */
const openLine = async (request: APIRequestContext, repetition: number) => {
  const answer = await request.get(`/read/api/Orders/delays?range=[0,999]`)
  const lines: { order: string; IdCustomer: number; shippingDate: string | null }[] = JSON.parse(
    (await answer.json()).value,
  )
  const own = lines.filter((line) => line.IdCustomer === customer && line.shippingDate)
  const line = own.at(-1 - repetition)
  if (!line) throw new Error(`${own.length} promised lines are too few.`)
  return line.order
}

/** Tasks in the header, which is hidden from roles behind a drawer. */
const pendingTasks = (page: Page) => page.locator('header a[href$="/to-do"]')

const drawer = (page: Page) => page.getByRole('dialog')

const pick = async (page: Page, typed: string) => {
  await drawer(page).getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type(typed)
  await page.keyboard.press('Tab')
}

test('a customer asks for a later date, staff offers another one, and the date moves', async ({ openBrowser }, {
  repeatEachIndex,
}) => {
  test.slow()
  const [buyer, staff] = [await openBrowser(), await openBrowser()]
  await beginSession(buyer, emailOf('customer'))
  await beginSession(staff, emailOf('staff'))
  const order = await openLine(staff.request, repeatEachIndex)

  await buyer.goto(`/forge/order?line=${encodeURIComponent(order)}`)
  await buyer.getByRole('button', { name: 'Other request' }).click()
  await drawer(buyer).getByRole('combobox', { name: 'Kind' }).click()
  await buyer.getByRole('option', { name: 'Later date' }).click()
  await pick(buyer, '20dec2027')
  await drawer(buyer).getByRole('textbox', { name: 'Text' }).fill('Our hall is being rebuilt.')
  await drawer(buyer).getByRole('button', { name: 'Send the request' }).click()
  await expect(drawer(buyer)).toHaveCount(0)
  const card = buyer.getByRole('region', { name: 'Requests (1)' })
  const number = String(await card.getByRole('link').textContent())

  await staff.goto(`/forge/requests?number=${number}`)
  await expect(pendingTasks(staff)).toHaveAttribute('aria-label', /^\d+ pending tasks$/)
  const pending = Number.parseInt(String(await pendingTasks(staff).getAttribute('aria-label')), 10)
  await drawer(staff).getByRole('radio', { name: 'Counter-offer' }).check()
  await pick(staff, '10dec2027')
  await drawer(staff).getByRole('textbox', { name: 'Text' }).fill('We can keep the pieces until then.')
  await drawer(staff).getByRole('button', { name: 'Send the answer' }).click()
  await expect(drawer(staff).getByText('Counter-offer: 10/Dec/2027')).toBeVisible()
  // Without a reload.
  await expect(pendingTasks(staff)).toHaveAttribute('aria-label', `${pending - 1} pending tasks`)
  expect(await violations(staff)).toEqual([])

  await buyer.setViewportSize({ width: 390, height: 844 })
  await card.getByRole('link', { name: number }).click()
  expect(await violations(buyer)).toEqual([])
  await drawer(buyer).getByRole('button', { name: 'Accept the offer' }).click()
  const question = buyer.getByRole('dialog', { name: 'Accept the offer' })
  await expect(question).toContainText('Accept the offer 10/Dec/2027? An agreement cannot be taken back.')
  await question.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(drawer(buyer).getByText('Counter-offer accepted: 10/Dec/2027')).toBeVisible()

  await staff.reload()
  await drawer(staff).getByRole('link', { name: 'Move the date in Delays' }).click()
  const queue = staff.getByRole('region', { name: 'Rows to update' })
  await expect(queue.getByText('New date: 10/Dec/2027')).toBeVisible()
  await expect(queue.getByRole('textbox', { name: `Comment on ${order}` })).toHaveValue(number)
  await queue.getByRole('button', { name: 'Submit' }).click()
  await staff.getByRole('button', { name: 'OK' }).click()
  await expect(staff.getByText('Date(s) changed successfully.')).toBeVisible()

  await buyer.goto(`/forge/order?line=${encodeURIComponent(order)}`)
  const events = buyer.getByRole('region', { name: 'Order timeline' }).getByRole('listitem')
  const told = events.filter({ hasText: number })
  await expect(told).toHaveText([
    /Promise moved from .* to 10\/Dec\/2027/s,
    /Counter-offer on request .* accepted/s,
    /Counter-offer on request .*10\/Dec\/2027/s,
    /Request .*: Later date.*20\/Dec\/2027 · Our hall is being rebuilt\./s,
  ])
  expect(await violations(buyer)).toEqual([])
})

test('the list of requests and their detail fit a phone of 360 pixels', async ({ openBrowser }) => {
  for (const account of ['customer', 'staff'] as const) {
    const page = await openBrowser()
    await page.setViewportSize(sizes.phone)
    await beginSession(page, emailOf(account))
    await page.goto('/forge/requests')
    await heading(page, 'Requests')
    const first = page
      .getByRole('main')
      .getByRole('button', { name: /^Open the request RQ/ })
      .first()
    await expect(first).toBeVisible()
    await expectFitting(page)
    expect(await violations(page)).toEqual([])
    await first.click()
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('list').first()).toBeVisible()
    await expectFitting(page)
    expect(await violations(page)).toEqual([])
  }
})

test('customers make requests on cards of work in progress and on lines of an order, others do not', async ({
  openBrowser,
}) => {
  const [buyer, staff] = [await openBrowser(), await openBrowser()]
  await beginSession(buyer, emailOf('customer'))
  await beginSession(staff, emailOf('staff'))

  await buyer.goto('/forge/wip-reports')
  const card = buyer.getByRole('list', { name: 'Open orders', exact: true }).getByRole('listitem').first()
  await card.getByRole('button', { name: /^Request on / }).click()
  await expect(drawer(buyer).getByRole('combobox', { name: 'Kind' })).toBeVisible()
  expect(await violations(buyer)).toEqual([])
  await buyer.keyboard.press('Escape')
  await expect(drawer(buyer)).toHaveCount(0)

  await buyer.goto('/forge/open-orders-report')
  await buyer.getByRole('table', { name: 'Open Orders' }).getByRole('rowheader').first().getByRole('link').click()
  const lines = buyer.getByRole('table', { name: 'Order lines' })
  await lines
    .getByRole('button', { name: /^Request on / })
    .first()
    .click()
  await expect(drawer(buyer).getByRole('textbox', { name: 'Text' })).toBeVisible()
  expect(await violations(buyer)).toEqual([])

  await staff.goto('/forge/wip-reports?fcid=101')
  await expect(
    staff.getByRole('list', { name: 'Open orders', exact: true }).getByRole('listitem').first(),
  ).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Request on / })).toHaveCount(0)
})
