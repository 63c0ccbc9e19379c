import type { Page } from '@playwright/test'
import { pagesOf } from '#tests/support/files/readPdf.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { choose } from '../browser/choose.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { signIn, signInAs } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'
import { arrive, button, chooseFile, download, expect, pdf, press, test, workbook } from './tour.ts'

const brennholt = 101

async function openLines(page: Page): Promise<Record<string, string | number>[]> {
  const answer = await page.request.get(`/read/api/Customers/${brennholt}/wipreport`)
  return JSON.parse((await answer.json()).value)
}

/** Returns the text of the PDF behind a link. */
async function textOf(page: Page, address: string | null) {
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  return (await pagesOf(await answer.body())).join(' ').replaceAll(/\s+/g, ' ')
}

const amountIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test('a customer signs in, and the home page shows orders, quality and payments', async ({ page }) => {
  await arrive(page, 'customer')
  for (const tile of ['Delayed Orders', 'Open Concessions', 'Ready to Ship', 'Pieces in Process'])
    await expect(page.getByRole('group', { name: tile })).toContainText(/[1-9]/)
  for (const chart of ['Total Balance', 'Finished pieces', 'On Time Delivery', 'Quality Assurance'])
    await expect(page.getByRole('region', { name: chart }).getByRole('img', { name: chart })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('term')).toHaveCount(4)
})

test('a customer finds an order by its last digits and reads its timeline', async ({ page }) => {
  await signIn(page, 'customer')
  await heading(page, 'Dashboard')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('710051')
  await expect(page.getByRole('option').first()).toContainText('4500710051')
  await page.keyboard.press('Enter')
  await heading(page, /^4500710051 · line 1$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Order entered' })).toBeVisible()
})

test('a customer filters late orders, opens one and downloads its lines', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  await goByMenu(page, 'Orders', 'Open Orders Report')
  await choose(page, 'Status', 'Late')
  await button(page, 'Search').click()
  const orders = page.getByRole('table', { name: 'Open Orders', exact: true })
  await expect(orders.getByText('On Time')).toHaveCount(0)
  await page.locator('a.row-link').first().click()
  const detail = page.getByRole('region', { name: /^Detail of PO / })
  const lines = detail.getByRole('table', { name: 'Order lines' })
  await detail.getByRole('button', { name: 'All dates' }).dispatchEvent('click')
  await expect(lines.getByText('Late', { exact: true }).first()).toBeVisible()
  const { head, rows } = await workbook(page, detail.getByRole('button', { name: 'Export' }))
  // The last column has buttons, which no file contains.
  expect([...head, 'Actions']).toEqual(await lines.locator('thead th').allTextContents())
  expect(rows).toHaveLength(await lines.locator('tbody tr').count())
})

test('a customer follows a part through production', async ({ page }) => {
  await signIn(page, 'customer', '/forge/wip-reports')
  const lines = await openLines(page)
  const part = String(lines.find(({ Status }) => Status === 'Late')?.AnvilPartNumber)
  await expect(page.getByRole('tab')).toHaveText(`Open orders (${lines.length})`)
  await page.getByRole('textbox', { name: 'Part Number' }).fill(part)
  await page.keyboard.press('Enter')
  const found = lines.filter(({ AnvilPartNumber }) => AnvilPartNumber === part)
  await expect(page.getByRole('tab')).toHaveText(`Open orders (${found.length})`)
  const card = page.getByRole('list', { name: 'Open orders', exact: true }).getByRole('listitem').first()
  for (const text of [part, 'Forging', 'Finished Goods']) await expect(card).toContainText(text)
})

test('a customer downloads the status report as a workbook', async ({ page }) => {
  await signIn(page, 'customer', '/forge/status-report-steel?perPage=100')
  const range = page.getByText(/^1–100 of [\d,]+$/)
  await expect(range).toBeVisible()
  const total = amountIn((await range.textContent())?.split(' of ')[1])
  const { rows } = await workbook(page)
  expect(rows).toHaveLength(total)
  expect(rows.map((row) => row[2])).toEqual(expect.arrayContaining(['00123', '=1+1']))
})

test('a customer downloads the documents of three loads as a zip', async ({ page }) => {
  await signIn(page, 'customer', '/forge/shipment-documents')
  await expect(page.getByText(/^1–25 of /)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Shipment Documents' }).locator('tbody tr')
  for (const at of [0, 1, 2]) await rows.nth(at).getByRole('checkbox').check()
  await expect(page.getByText('3 selected')).toBeVisible()
  const zip = await download(page, button(page, 'Download zip'))
  expect(zip.name).toMatch(/^shipment-documents-[\d-]+\.zip$/)
  const files = [...(await readZip(zip.bytes))]
  const documents = files.filter(([name]) => name.endsWith('.pdf'))
  expect(documents.length).toBeGreaterThan(3)
  for (const [, bytes] of documents) expect(await pagesOf(bytes)).not.toHaveLength(0)
})

test('a customer sees loads ready to ship and in transit, and opens an invoice', async ({ page }) => {
  await signIn(page, 'customer', '/forge/ready-to-ship')
  await expect(page.getByText(/^Total amount ready: \$[\d,]+\.\d\d K$/)).toBeVisible()
  const papers = page.locator('a:not([href^="/forge/"])')
  const row = page.getByRole('table', { name: 'Ready to Ship' }).getByRole('row').filter({ has: papers }).first()
  const invoice = await row.locator('th, td').first().textContent()
  expect(await textOf(page, await row.locator(papers).first().getAttribute('href'))).toContain(`Invoice ${invoice}`)
  await goByMenu(page, 'Logistics', 'In Transit')
  await heading(page, 'In Transit')
  await expect(page.getByText('Kestrel Bay Freight').first()).toBeVisible()
})

test('a customer reads why shipments are on hold, and downloads the statement', async ({ page }) => {
  await signIn(page, 'hold', '/forge/statement')
  await expect(page.getByRole('alert')).toContainText(/^Credit hold Shipments are stopped: \d+ invoices/)
  const rows = page.getByRole('table', { name: 'Overdue Invoices' }).getByRole('row')
  await expect(rows.last()).toContainText('Total')
  const amounts = await rows.locator('td:nth-last-child(2)').allTextContents()
  const total = amountIn(amounts.pop())
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts.map(amountIn).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2)
  const link = page.getByRole('link', { name: 'Download account statement' })
  const statement = await textOf(page, await link.getAttribute('href'))
  for (const amount of amounts) expect(statement).toContain(amount)
})

test('a customer generates a bank reference, and finds it in the payment detail', async ({ page }) => {
  await signIn(page, 'customer', '/forge/generate-bank-references')
  const invoice = page.getByRole('checkbox', { name: /^FE/, disabled: false }).first()
  const number = (await invoice.getAttribute('aria-label')) ?? ''
  await invoice.check()
  const selected = page.getByText(/^Selected amount: \$[\d,]+\.\d\d$/).first()
  const amount = amountIn(await selected.textContent())
  expect(amount).toBeGreaterThan(0)
  await button(page, 'Generate Bank Reference').click()
  const dialog = page.getByRole('dialog', { name: 'Generate Bank Reference' })
  await dialog.getByRole('button', { name: 'Generate Bank Reference' }).click()
  await press(page, 'Do you want to generate a bank reference with the selected invoices?', 'OK')
  const reference =
    (await dialog
      .getByText(/^\d{12}$/)
      .first()
      .textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL('/forge/payment-detail')
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Not applied')
  await expect(row).toContainText(amount.toLocaleString('en-US', { minimumFractionDigits: 2 }))
  await button(page, reference).click()
  await expect(page.getByRole('dialog', { name: `Bank reference ${reference}` })).toContainText(number)
})

test('a customer approves a concession with an upload, and downloads the same file', async ({ page }) => {
  await signIn(page, 'steel', '/forge/concessions')
  const pending = page
    .getByRole('heading', { level: 3 })
    .filter({ hasText: 'Pending upload' })
    .first()
    .getByRole('button')
  const name = (await pending.textContent()) ?? ''
  // The first pending one is open.
  await expect(pending).toHaveAttribute('aria-expanded', 'true')
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, expanded: true }) })
    .last()
  const file = pdf('Approved as it is.pdf')
  await chooseFile(page, item.getByRole('button', { name: /^Choose a file/ }), file)
  await item.getByRole('button', { name: /^Send approval/ }).click()
  await press(page, /^Send approval of /, 'Send approval')
  await press(page, 'Approval file sent successfully!', 'OK')
  const sent = await download(page, page.getByRole('link', { name: file.name }))
  expect(sent).toEqual({ name: file.name, bytes: file.buffer })
})

test('a customer reads the files of a part, pending approvals and the quality dashboard', async ({ page }) => {
  await signIn(page, 'customer', '/forge/approval-files?folder=3')
  await expect(page.getByText('Overview.pdf')).toBeVisible()
  await goByMenu(page, 'Quality', 'Approvals')
  await expect(page.getByRole('columnheader', { name: 'Days in status' })).toBeVisible()
  await goByMenu(page, 'Quality', 'Quality Dashboard')
  await expect(page.getByText('Project Manager')).toBeVisible()
  await goByMenu(page, 'Quality', 'Scorecard')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('a customer reads about the company, downloads its terms and sees the assigned contacts', async ({ page }) => {
  await signIn(page, 'customer', '/forge/commercial-terms-and-conditions')
  const terms = await download(page, button(page, 'Download document'))
  expect((await pagesOf(terms.bytes)).join(' ')).toContain('Offers and orders')
  await goByMenu(page, 'Company', 'About Us')
  await button(page, /^Safety rules \d+ slides$/).click()
  await expect(page.getByRole('dialog', { name: 'Safety rules' }).getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await signIn(page, 'customer', '/forge/contact')
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(5)
})

test('a new customer finds every page empty, without errors', async ({ page }) => {
  for (const path of ['open-orders-report', 'wip-reports', 'shipment-documents', 'payment-detail', 'concessions']) {
    await signIn(page, 'new', `/forge/${path}`)
    await expect(page.getByText('No results found.').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('a customer edits the profile, and uses Spanish and the dark theme', async ({ page, newcomers }) => {
  const { id, email } = await newcomers.add({ name: 'Paula Profile' })
  await signInAs(page, email, '/forge/user-profile')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Paula Próspera')
  await page.getByRole('textbox', { name: /^City/ }).fill('Saltillo')
  await button(page, 'Save').click()
  await press(page, 'Profile edited successfully.', 'OK')
  expect(await newcomers.get(id)).toMatchObject({ name: 'Paula Próspera', city: 'Saltillo' })
  await button(page, 'Account of Paula Próspera').click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.keyboard.press('Escape')
  await heading(page, 'Perfil de usuario')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 20, 27)')
})
