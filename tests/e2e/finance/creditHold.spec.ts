import type { Locator, Page } from '@playwright/test'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { daysAfter } from '#values/days.ts'
import { formatDay } from '#values/formats.ts'
import type { Day } from '#values/types.ts'
import { expect, test } from '../browser/fixtures.ts'
import { beginSession, emailOf } from '../browser/signIn.ts'
import { expectFitting } from '../screens/layout.ts'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const dueOn = (days: number) => daysAfter(businessDay as Day, days)
const drawer = (page: Page) => page.getByRole('dialog')
/** Rows of a table, or cards on a phone. */
const rowOf = (page: Page, number: string): Locator =>
  page.locator('main').locator('tbody tr, li.card').filter({ hasText: number, visible: true })
const statement = '/forge/statement?tab=overdue'

/** A customer of its own with invoices that are so many days late, 100.50 each. */
const plant = async (rows: Rows, daysLate: readonly number[]) => {
  const customer = await addCustomer({ rows })
  const invoices = []
  for (const days of daysLate)
    invoices.push(await addInvoice({ rows }, customer, { due: dueOn(-days), cents: 10_050, hasDocument: false }))
  return { customer, invoices }
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport })

    test('a customer on hold finds what lifts it from the bell, and promises it; staff sees the sum and the promise', async ({
      portal,
      newcomers,
      openBrowser,
    }) => {
      test.slow()
      const rows = await openRows(portal)
      const { customer, invoices } = await plant(rows, [45, 21, 20])
      const [oldest = '', later = '', early = ''] = invoices
      const { email } = await newcomers.add({ multiple_client_ids: [customer] })
      const [buyer, staff] = [await openBrowser({ viewport }), await openBrowser({ viewport })]
      await beginSession(buyer, email)
      await beginSession(staff, emailOf('staff'))
      const hold = 'Shipments are stopped: 2 invoices are more than 20 days overdue. Paying $201.00 lifts it.'

      for (const path of ['', 'ready-to-ship', 'in-transit']) {
        await buyer.goto(`/forge/${path}`)
        await expect(buyer.getByRole('main').getByRole('alert')).toContainText(hold)
        await expectFitting(buyer)
      }
      await buyer.locator('header a[href$="/to-do"]').click()
      const task = rowOf(buyer, 'Credit hold: shipments are stopped')
      await expect(task).toContainText('201.00')
      await task.getByRole('link').first().click()
      await expect(buyer.getByRole('main').getByRole('alert')).toContainText(hold)
      await buyer.getByRole('link', { name: 'Pay these 2 invoices' }).click()
      const selected = buyer.getByText('Selected amount: $201.00')
      // Not below the bar of the selection.
      await selected.click({ trial: true })
      for (const [invoice, isTicked] of [
        [oldest, true],
        [later, true],
        [early, false],
      ] as const)
        await expect(buyer.getByRole('checkbox', { name: invoice })).toBeChecked({ checked: isTicked })

      await buyer.getByRole('button', { name: 'Promise a payment' }).click()
      await drawer(buyer).getByRole('spinbutton', { name: 'Day' }).click()
      const day = dueOn(3)
      await buyer.keyboard.type(formatDay(day).replaceAll('/', ''))
      await drawer(buyer).getByRole('button', { name: 'Promise', exact: true }).click()
      await expect(drawer(buyer)).toHaveCount(0)
      await buyer.goto(statement)
      const promised = `Payment promised for ${formatDay(day)}`
      await expect(rowOf(buyer, oldest)).toContainText(promised)
      await expect(rowOf(buyer, early)).not.toContainText('Payment promised')

      const filter = (kind: string) =>
        encodeURIComponent(JSON.stringify({ kind, customer: `Made Customer ${customer}` }))
      await staff.goto(`/forge/to-do?filter=${filter('creditHold')}`)
      await expect(rowOf(staff, `Made Customer ${customer}`).getByText('201.00')).toBeVisible()
      await rowOf(staff, `Made Customer ${customer}`).getByRole('link').first().click()
      await expect(staff.getByRole('main').getByRole('alert')).toContainText(hold)
      await expect(rowOf(staff, oldest)).toContainText(promised)
      await staff.goto(`/forge/to-do?filter=${filter('paymentPromise')}`)
      await expect(rowOf(staff, oldest)).toContainText(formatDay(day))

      const yesterday = dueOn(-1)
      await rows.ask('update payment_promises set pay_on = ? where customer_id = ?', yesterday, customer)
      await staff.reload()
      await expect(rowOf(staff, oldest)).toContainText(formatDay(yesterday))
      await buyer.goto(`/forge/to-do?filter=${encodeURIComponent(JSON.stringify({ kind: 'brokenPromise' }))}`)
      await expect(rowOf(buyer, oldest)).toContainText(formatDay(yesterday))
      await rows.close()
    })
  })
