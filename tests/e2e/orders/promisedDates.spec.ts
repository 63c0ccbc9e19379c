import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { goTo } from '../browser/goTo.ts'
import { beginSession, emailOf } from '../browser/signIn.ts'
import { signSellerIn } from './sellerCalls.ts'

const customer = 101

async function openSeller(request: APIRequestContext) {
  const moveLine = await signSellerIn(request)
  const orders = await request.get(`/read/api/Customers/${customer}/wipreport?range=[0,0]`)
  const [{ AnvilOrder: order }] = JSON.parse((await orders.json()).value)
  const detail = await request.get(`/read/api/Customers/${customer}/wipEstatusReport?JobOrder=${order}`)
  const [{ IdPedido: id }] = await detail.json()
  return { order: String(order), move: (date: string, reason: string) => moveLine(id, date, reason) }
}

const visit = async (page: Page) => {
  // A new session, because continuing a session does not count as a new visit.
  await beginSession(page, emailOf('customer'))
  await page.goto('/forge/')
  // Cards appear together, so the banner would be visible by now.
  await expect(page.getByText('Late deliveries total')).toBeVisible()
  await page.waitForLoadState('networkidle')
}
const expectLargeOnAPhone = async (page: Page, mark: Locator) => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('main').locator('li summary').click()
  await expect.poll(async () => (await mark.boundingBox())?.height).toBeGreaterThanOrEqual(28)
  await page.setViewportSize(size)
}
const banner = (page: Page) => page.getByText('1 promised date has moved since your last visit.')

test("a date moved by the seller is shown on the buyer's home page at the next visit, once", async ({
  openBrowser,
  request,
}, { repeatEachIndex }) => {
  test.slow()
  // A different day in each repetition: an unchanged date is no move.
  const day = 10 + repeatEachIndex
  const { order, move } = await openSeller(request)
  await visit(await openBrowser())
  await move(`2027-10-${day}`, 'Die broke')
  await move(`2027-11-${day}`, 'Press under repair')

  const page = await openBrowser()
  await visit(page)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('link', { name: 'Show what moved' }).click()
  const moved = new RegExp(`^Moved since your last visit: .* to ${day}/Nov/2027`)
  const report = page.getByRole('table', { name: 'Status Report' })
  await expect(report.getByRole('link', { name: order, exact: true })).toBeVisible()
  await expect(report.getByRole('button', { name: moved })).toHaveCount(1)
  await expect(page.getByText('Promised date: Moved since your last visit')).toBeVisible()
  await expectLargeOnAPhone(page, page.getByRole('button', { name: moved }))

  await goTo(page, `/order?line=${encodeURIComponent(order)}`)
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: `to ${day}/Nov/2027` })).toContainText('Claire Thornbury · Press under repair')
  await expect(steps.filter({ hasText: `to ${day}/Oct/2027` })).toContainText('Claire Thornbury · Die broke')

  const next = await openBrowser()
  await visit(next)
  await expect(banner(next)).toHaveCount(0)
  await goTo(next, '/status-report-steel')
  await expect(next.getByRole('table', { name: 'Status Report' }).getByRole('row').nth(1)).toBeVisible()
  await expect(next.getByRole('button', { name: /^Moved since/ })).toHaveCount(0)
})
