import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { invoiceId } from '#tests/support/rows/commercial/payments.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { addJobOrder, insert } from '#tests/support/rows/orders/shipments.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import { expect, test } from '../browser/fixtures.ts'
import { beginSession, emailOf } from '../browser/signIn.ts'
import { expectFitting } from '../screens/layout.ts'
import { amount, dollars } from '../totals/tableSums.ts'

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const dueOn = (days: number) => daysAfter(businessDay as Day, days)
const main = (page: Page) => page.getByRole('main')
const drawer = (page: Page) => page.getByRole('dialog')
/** Rows of a table, or cards on a phone. */
const rowOf = (page: Page, number: string): Locator =>
  main(page).locator('tbody tr, li.card').filter({ hasText: number, visible: true })
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

const textOfPdf = async (bytes: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return plain(text)
}

/** A customer with an invoice of an order line that is overdue, one that stops shipments, and one that is not due. */
const plant = async (rows: Rows) => {
  const customer = await addCustomer({ rows })
  const number = `FL-${customer}-1`
  await addInvoice({ rows }, customer, { number, due: dueOn(-5), cents: 10_000_050 })
  await addInvoice({ rows }, customer, { due: dueOn(-30), cents: 2_500_001 })
  await addInvoice({ rows }, customer, { due: dueOn(60), cents: 7_000_700 })
  const line = await addJobOrder({ rows }, customer)
  const id = await invoiceId({ rows }, number)
  const about = { invoice_id: id, position: 1, job_order_id: line.id, quantity: 1, price: 10_000_050 }
  await insert({ rows }, 'invoice_lines', about)
  return { rows, customer, number, id }
}
type Planted = Awaited<ReturnType<typeof plant>>

/** Figures of the account in dollars, computed from the rows. */
const reckon = async ({ rows, customer, id }: Planted) => {
  const invoices = await rows.ask('select id, due_on, balance from invoices where customer_id = ?', customer)
  const owed = (isMeant: (due: string) => boolean) =>
    invoices.reduce((sum, { due_on, balance }) => sum + (isMeant(String(due_on)) ? Number(balance) : 0), 0) / 100
  const references = await rows.ask('select * from bank_references where customer_id = ?', customer)
  const totalOf = (state: string) =>
    references.reduce((sum, { status, cancelled_on, total }) => {
      const open = cancelled_on === null ? 'Not applied' : 'Cancelled'
      return sum + ((Number(status) === 1 ? open : 'Applied') === state ? Number(total) : 0)
    }, 0) / 100
  const [held] = await rows.ask(
    `select coalesce(sum(line.amount - line.applied), 0) as cents from bank_reference_lines as line
      join bank_references on bank_references.id = reference_id
      where invoice_id = ? and status <> 3 and cancelled_on is null`,
    id,
  )
  const month = businessDay.slice(0, 7)
  const due = owed((day) => day >= businessDay && day.slice(0, 7) === month)
  const sums = ['Not applied', 'Applied', 'Cancelled'].map((state) => [state, totalOf(state)] as const)
  return {
    total: owed(() => true),
    overdue: owed((day) => day < businessDay),
    due,
    open: owed((day) => day.slice(0, 7) > month),
    stopping: owed((day) => day < dueOn(-20)),
    available: invoices.find((row) => row.id === id)?.balance / 100 - Number(held?.cents) / 100,
    sums: sums.filter(([, sum]) => sum > 0).map(([state, sum]) => `${state}: ${dollars(sum)}`),
  }
}

const balanceText = ({ total, overdue, due, open }: Awaited<ReturnType<typeof reckon>>) =>
  `Total Balance. Total Balance ${dollars(total)}, Overdue amount ${dollars(overdue)}, ` +
  `Amount due this month ${dollars(due)}, Open amount not due yet ${dollars(open)}`

interface State {
  /** Words of the state with its amount, and what else the marks say; null for an invoice that is just open. */
  readonly words: string | null
  readonly more?: readonly (string | RegExp)[]
  /** False if the to-do has no task of the invoice, because open references hold what is not disputed. */
  readonly isToDo?: boolean
}

const allWords = /Disputed|Credit note expected|In bank reference|Credited|Dispute closed|Partly applied|Paid/

/** Every page says the same about the invoice, and its figures are those of the rows. */
const expectState = async (page: Page, of: Planted, { words, more = [], isToDo = true }: State) => {
  const { customer, number } = of
  const figures = await reckon(of)
  const marked = async (row: Locator) => {
    await expect(row).toHaveCount(1)
    if (words === null) await expect(row).not.toContainText(allWords)
    else for (const text of [words, ...more]) await expect(row).toContainText(text)
  }

  await page.goto('/forge/statement?tab=overdue')
  await marked(rowOf(page, number))
  await expect(page.getByRole('img', { name: /^Total Balance/ })).toHaveAttribute('aria-label', balanceText(figures))
  await expect(main(page).getByRole('alert')).toContainText(`Paying ${dollars(figures.stopping)} lifts it.`)
  const overdue = main(page).locator(':is(table, ul)[aria-label="Overdue Invoices"]')
  await expect(overdue).toContainText(new RegExp(`Total.*${amount(figures.overdue)}`))
  await expectFitting(page)
  await page.getByRole('button', { name: 'Export' }).first().click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const [head, ...exported] = await readSheet(await (await started).path())
  expect(head?.at(-1)).toBe('State')
  expect(exported.reduce((sum, row) => sum + Math.round(Number(row[4]) * 100), 0)).toBe(
    Math.round(figures.overdue * 100),
  )
  const stated = String(exported.find(([first]) => first === number)?.[5] ?? '')
  expect(stated).toContain(words ?? '')
  if (words === null) expect(stated).toBe('')

  const printed = await textOfPdf(await page.pdf({ format: 'A4' }))
  const document = await textOfPdf(await (await page.request.get(documentPaths.statement(customer))).body())
  for (const text of [printed, document]) {
    if (words === null) expect(text).not.toMatch(allWords)
    else expect(text).toContain(words)
    for (const figure of [figures.total, figures.overdue, figures.open]) expect(text).toContain(amount(figure))
  }

  await page.goto('/forge/')
  await expect(page.getByRole('img', { name: /^Total Balance/ })).toHaveAttribute('aria-label', balanceText(figures))
  await page.goto(`/forge/to-do?filter=${encodeURIComponent(JSON.stringify({ kind: 'overdueInvoice' }))}`)
  await expect(rowOf(page, 'INV-')).toBeVisible()
  if (isToDo) {
    await expect(rowOf(page, number)).toContainText(amount(figures.available))
    if (words === null) await expect(rowOf(page, number)).not.toContainText(allWords)
    else await expect(rowOf(page, number)).toContainText(words)
  } else await expect(rowOf(page, number)).toHaveCount(0)

  await page.goto(`/forge/order?invoice=${number}`)
  const timeline = page.getByRole('region', { name: 'Order timeline' })
  const events = timeline.getByRole('listitem').filter({ hasText: number })
  const invoiced = events.filter({ hasNotText: 'is due' })
  await expect(invoiced).toContainText(words ?? amount(figures.overdue - figures.stopping))
  await expectFitting(page)

  await page.goto('/forge/generate-bank-references')
  await marked(rowOf(page, number))
  const [cell] = [rowOf(page, number).getByText(amount(figures.available), { exact: true })]
  await expect(cell.first()).toBeVisible()
  await expectFitting(page)

  await page.goto('/forge/payment-detail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Detail')
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  for (const sum of figures.sums) await expect(main(page).getByText(sum, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(main(page).getByText(/^(Not applied|Applied|Cancelled): \$/)).toHaveCount(figures.sums.length)
}

/** A wheel over a focused number field of a browser changes its value. */
const expectNoWheel = async (page: Page, field: Locator) => {
  await field.focus()
  const before = await field.inputValue()
  await field.hover()
  await page.mouse.wheel(0, 240)
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue(before)
}

const generate = async (page: Page, { number }: Planted, proposed: string) => {
  await page.goto('/forge/generate-bank-references')
  await page.getByRole('checkbox', { name: number }).check()
  await expect(page.getByText(`Selected amount: $${proposed}`)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Bank Reference' }).click()
  const field = drawer(page).getByLabel(`Amount of ${number}`)
  await expect(field).toHaveValue(proposed)
  await expectNoWheel(page, field)
  await drawer(page).getByRole('button', { name: 'Generate Bank Reference' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  const reference =
    (await drawer(page)
      .getByText(/^\d{12}$/)
      .textContent()) ?? ''
  await expect(drawer(page)).toContainText(`Amount to pay: $${proposed}`)
  await drawer(page).getByRole('button', { name: 'Close' }).last().click()
  return reference
}

const importNote = async (api: APIRequestContext, { customer, number }: Planted, note: string) => {
  const data = `customerId,number,invoice,amount,balance,createdOn\n${customer},${note},${number},30000.50,30000.50,${businessDay}\n`
  const answer = await api.put('/write/import/creditNotes', { data, headers: { 'content-type': 'text/csv' } })
  expect(await answer.json()).toMatchObject({ added: 1, problemCount: 0 })
}

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport })

    test('a disputed invoice has one state everywhere until its credit note closes the dispute', async ({
      portal,
      newcomers,
      administrator,
      openBrowser,
    }) => {
      test.slow()
      const rows = await openRows(portal)
      const planted = await plant(rows)
      const { customer, number, id } = planted
      const { email } = await newcomers.add({ multiple_client_ids: [customer] })
      const [buyer, staff] = [await openBrowser({ viewport }), await openBrowser({ viewport })]
      await beginSession(buyer, email)
      await beginSession(staff, emailOf('staff'))
      await expectState(buyer, planted, { words: null })

      await buyer.goto('/forge/statement?tab=overdue')
      await buyer.getByRole('button', { name: `Dispute the invoice ${number}` }).click()
      const disputed = drawer(buyer).getByRole('textbox', { name: 'Amount (USD)' })
      await expect(disputed).toHaveValue('100,000.50')
      await expectNoWheel(buyer, disputed)
      await disputed.fill('100000.51')
      await drawer(buyer).getByRole('textbox', { name: 'Text' }).fill('The price is not that of the order.')
      await drawer(buyer).getByRole('button', { name: 'Send the request' }).click()
      await expect(drawer(buyer)).toContainText('Enter at most 100,000.50.')
      await disputed.fill('30000.5')
      await disputed.blur()
      await expect(disputed).toHaveValue('30,000.50')
      await drawer(buyer).getByRole('button', { name: 'Send the request' }).click()
      await expect(drawer(buyer)).toHaveCount(0)
      await expect(rowOf(buyer, number)).toContainText('Disputed: 30,000.50')
      const request = String(
        await rowOf(buyer, number)
          .getByText(/^RQ\d\d-\d{6}$/)
          .textContent(),
      )
      await expectState(buyer, planted, { words: 'Disputed: 30,000.50', more: [request] })

      await staff.goto(`/forge/requests?number=${request}`)
      await drawer(staff).getByRole('radio', { name: 'Accept', exact: true }).check()
      await drawer(staff).getByRole('textbox', { name: 'Text' }).fill('You are right.')
      await drawer(staff).getByRole('button', { name: 'Send the answer' }).click()
      const question = staff.getByRole('dialog', { name: 'Accept' })
      await expect(question).toContainText('Accept the dispute of $30,000.50?')
      await question.getByRole('button', { name: 'Accept' }).click()
      await expect(drawer(staff)).toContainText('A credit note is expected.')
      const expected = { words: 'Credit note expected: 30,000.50', more: [request, 'Accepted'] }
      await expectState(buyer, planted, expected)

      const first = await generate(buyer, planted, '70,000.00')
      const held = { ...expected, more: [...expected.more, `Reference ${first}`, '70,000.00'], isToDo: false }
      await expectState(buyer, planted, held)

      await staff.goto(`/forge/payment-detail?fcid=${customer}`)
      await staff.getByRole('button', { name: first }).click()
      const cancel = staff.getByRole('button', { name: 'Cancel the reference' })
      await cancel.click()
      await staff.getByRole('textbox', { name: /^Why do you cancel/ }).fill('The customer asked for it.')
      await cancel.click()
      await expect(rowOf(staff, first)).toContainText('Cancelled')
      await expectState(buyer, planted, expected)
      await expect(rowOf(buyer, first)).toContainText('Cancelled')
      await buyer.getByRole('button', { name: first }).click()
      await expect(drawer(buyer)).toContainText('The customer asked for it.')
      await expectFitting(buyer)

      const second = await generate(buyer, planted, '70,000.00')
      await importNote(administrator.api, planted, `CN-${customer}`)
      const inReference = { words: 'In bank reference: 70,000.00', more: [request, `Reference ${second}`] }
      // The credit note is not applied to the invoice yet.
      await expectState(buyer, planted, inReference)

      await rows.ask('update bank_references set status = 3 where number = ?', second)
      await rows.ask('update bank_reference_lines set applied = amount where invoice_id = ?', id)
      await rows.ask('update invoices set balance = 3000050 where id = ?', id)
      await expectState(buyer, planted, { words: 'Credited: 30,000.50', more: [request] })

      // Every minute the portal closes disputes whose credit note has come.
      await expect(async () => {
        await staff.goto(`/forge/requests?number=${request}`)
        await expect(drawer(staff)).toContainText(`CN-${customer}`, { timeout: 2_000 })
        await expect(drawer(staff)).toContainText('Closed', { timeout: 2_000 })
      }).toPass({ timeout: 120_000 })
      await rows.close()
    })
  })
