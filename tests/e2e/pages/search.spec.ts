import { customers } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'
import { signSellerIn } from '../orders/sellerCalls.ts'
import { heading } from '../screens/stage.ts'

test('the last six digits of a purchase order open its timeline by keyboard alone', async ({ page }) => {
  await signIn(page, 'customer')
  await heading(page, 'Dashboard')
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: 'Number, name or page' })
  await expect(input).toBeFocused()
  await page.keyboard.type('710051')
  await expect(page.getByRole('option').first()).toContainText('4500710051')
  await page.keyboard.press('Enter')
  await heading(page, /^4500710051 · line 1$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Order entered' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toContainText(['4500710051'])
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
})

test('the order page without a number opens the search, which returns the focus', async ({ page }) => {
  await signIn(page, 'customer', '/forge/order')
  const button = page.getByRole('button', { name: 'Search for a number' })
  await button.click()
  await expect(page.getByRole('combobox', { name: 'Number, name or page' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.click()
  await page.keyboard.type('710051')
  await expect(page.getByRole('option').first()).toContainText('4500710051')
  await page.keyboard.press('Enter')
  await heading(page, /^4500710051 · line 1$/)
})

async function certifiedOrder(rows: Rows) {
  const [row] = await rows.ask(
    `select purchase_orders.number, job_orders.id from purchase_orders
      join job_orders on job_orders.purchase_order_id = purchase_orders.id
      join deliveries on deliveries.job_order_id = job_orders.id
      join delivery_documents on delivery_documents.delivery_id = deliveries.id
      join load_documents on load_documents.hash = delivery_documents.hash
      join mill_tests on mill_tests.id = load_documents.mill_test_id
      where purchase_orders.customer_id = ? and mill_tests.tested_on is not null
        and job_orders.quantity > job_orders.shipped
        and not exists (select 1 from job_orders as line where line.purchase_order_id = purchase_orders.id
          and line.id < job_orders.id)
      order by purchase_orders.id desc limit 1`,
    customers.healthy,
  )
  return { number: String(row?.number), line: Number(row?.id) }
}

test("nine keys show how an order's promise moved, by whom, and open the certificate of its heat", async ({
  page,
  portal,
  request,
}) => {
  const rows = await openRows(portal)
  const { number, line } = await certifiedOrder(rows)
  await rows.close()
  const move = await signSellerIn(request)
  await move(line, '2027-10-11', 'Die broke')
  await move(line, '2027-11-12', 'Press under repair')
  await signIn(page, 'customer')
  await heading(page, 'Dashboard')
  const keys = ['/', ...number.slice(-6), 'Enter']
  for (const key of keys) await page.keyboard.press(key)
  await heading(page, new RegExp(`^${number} · line`))
  const steps = page.getByRole('listitem')
  await expect(steps.filter({ hasText: 'to 11/Oct/2027' })).toContainText('Claire Thornbury · Die broke')
  await expect(steps.filter({ hasText: 'to 12/Nov/2027' })).toContainText('Claire Thornbury · Press under repair')
  const certificate = page.getByRole('link', { name: /^Mill test report / }).first()
  const address = new URL((await certificate.getAttribute('href')) ?? '', page.url())
  expect(address.hash).toBe('#millTest')
  // Browsers either open or download it; both send the request.
  const searched = page
    .context()
    .waitForEvent('request', (request) => new URL(request.url()).pathname === address.pathname)
  await page.keyboard.press('c')
  await searched
  expect((await page.request.get(address.href)).headers()['content-type']).toBe('application/pdf')
  expect(keys.length + 1).toBeLessThan(10)
})

test('keys typed while the search dialog is loading are kept', async ({ page }) => {
  // Needs a cleared tab, because the dialog may already be loaded.
  await clearStorage(page)
  const isTyped = Promise.withResolvers<void>()
  await page.route(/\/assets\/SearchDialog\./, async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await signIn(page, 'customer')
  await heading(page, 'Dashboard')
  await page.keyboard.press('/')
  await page.keyboard.type('7100599')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  const input = page.getByRole('combobox', { name: 'Number, name or page' })
  expect(await input.count()).toBe(0)
  isTyped.resolve()
  await expect(input).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await expect(input).toHaveValue('710051')
  await expect(page.getByRole('option').first()).toContainText('4500710051')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('710051')
  await page.keyboard.press('Enter')
  await heading(page, /^4500710051 · line 1$/)
})

test('staff open a record of another customer for that customer', async ({ page }) => {
  await signIn(page, 'staff', '/forge/?fcid=101')
  await heading(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Number, name or page' }).fill('F3110045')
  await expect(page.getByRole('option').first()).toContainText('Aurélian Aérostructures')
  await page.keyboard.press('Enter')
  await heading(page, /^F3110045 · line/)
  await expect(page).toHaveURL(/fcid=107$/)
})
