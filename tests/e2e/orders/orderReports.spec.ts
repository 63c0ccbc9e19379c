import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

interface Line {
  readonly [name: string]: string | number | boolean | null
  readonly PO: string
  readonly Shipped: number
  readonly HasComment: boolean
}

const steps = [
  'Cutting',
  'Forging',
  'HeatTreatment',
  'PreMachining',
  'Splitting',
  'Machining',
  'PDP',
  'FinalInspection',
  'NDT',
  'Laboratory',
  'FinishedGoods',
  'Approval',
]
const isComplete = (line: Line) => line.Shipped === 0 && steps.every((step) => line[step] === 0)

const linesOf = async (request: APIRequestContext): Promise<Line[]> => {
  const answer = await request.get('/read/api/Customers/104/wipreportGE?clientIsLotType=true')
  return JSON.parse((await answer.json()).value)
}

const nameOf = ({ PO, CustomerPartNumber }: Line) => `${PO} ${CustomerPartNumber}`
const alone = (lines: readonly Line[]) =>
  lines.filter((one) => lines.filter((line) => nameOf(line) === nameOf(one)).length === 1)

const filtered = ({ PO, CustomerPartNumber }: Line) =>
  `&filter=${encodeURIComponent(JSON.stringify({ purchaseOrder: PO, customerPartNumber: CustomerPartNumber }))}`
const press = (page: Page, dialog: string | RegExp, button: string) =>
  page.getByRole('dialog').filter({ hasText: dialog }).getByRole('button', { name: button, exact: true }).click()
const confirmation = (page: Page, { PO }: Line) =>
  page.getByRole('checkbox', { name: `Confirm the reception of ${PO}` })

test('a buyer of the steel maker confirms an order, cannot confirm another, and comments a third', async ({ page }) => {
  await signIn(page, 'steel')
  const lines = alone(await linesOf(page.request)).filter(({ IsConfirmed }) => !IsConfirmed)
  const complete = lines.find(isComplete) as Line
  const incomplete = lines.find((line) => !isComplete(line)) as Line
  const third = lines.find((line) => !line.HasComment && line !== complete && line !== incomplete) as Line

  await goTo(page, `/b-status-report?perPage=25${filtered(incomplete)}`)
  await confirmation(page, incomplete).click()
  const notice = page.getByRole('dialog', { name: `Confirm the reception of ${incomplete.PO}` })
  await expect(notice).toContainText("This PO is not complete, reception can't be confirmed.")
  await notice.getByRole('button', { name: 'OK' }).click()

  await goTo(page, `/b-status-report?perPage=25${filtered(complete)}`)
  await confirmation(page, complete).click()
  const question = page.getByRole('dialog', { name: `Confirm the reception of ${complete.PO}` })
  await expect(question).toContainText('Are you sure you want to confirm the total reception of this PO?')
  await question.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirmation sent' })).toContainText('The page will be refreshed.')
  await press(page, 'Confirmation sent', 'OK')
  await expect(page.getByText('No results found.')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('rowheader', { name: complete.PO })).toBeVisible()
  await expect(confirmation(page, complete)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Open', exact: true }).click()
  await goTo(page, `/b-status-report?perPage=25${filtered(third)}`)
  await page.getByRole('button', { name: `Add a comment to ${third.PO}` }).click()
  const prompt = page.getByRole('dialog', { name: `Add a comment to ${third.PO}` })
  await prompt.getByRole('button', { name: 'OK' }).click()
  await prompt.getByRole('textbox').fill('Please send with the next lot.')
  await prompt.getByRole('button', { name: 'OK' }).click()
  await press(page, 'The following comment will be sent: Please send with the next lot.', 'Send')
  await press(page, 'Comment sent', 'OK')
  await expect(page.getByRole('button', { name: 'Comment: Please send with the next lot.' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Add a comment to ${third.PO}` })).toHaveCount(0)
})

test('order report lines are grouped by part number', async ({ page }) => {
  await signIn(page, 'steel', '/forge/b-status-report')
  await page.getByRole('button', { name: 'Part Number', exact: true }).click()
  await expect(page.getByRole('button', { name: /^NS \d+/ }).first()).toBeVisible()
})

test('a date is typed in its row, which keeps its height, and cells below the actions fade', async ({ page }) => {
  await signIn(page, 'manager', '/forge/b-status-report-seller?fcid=104')
  const rowOf = (cell: Locator) => page.locator('tbody tr').filter({ has: cell }).first()
  const height = async (cell: Locator) => (await rowOf(cell).boundingBox())?.height
  const pick = page.getByRole('button', { name: /^Pick a date, updated date of/ })
  const before = await height(pick)
  await rowOf(pick)
    .getByRole('button', { name: /^Pick a date/ })
    .click()
  await page.getByRole('grid').waitFor()
  await page.keyboard.type('05112027', { delay: 50 })
  const field = page.getByLabel(/^updated date of/)
  await expect(field.getByRole('spinbutton')).toHaveText(['05', 'Nov', '2027'])
  expect(await height(field)).toBe(before)

  const isFaded = () =>
    rowOf(field)
      .locator('.row-action')
      .evaluate((cell) => getComputedStyle(cell, '::before').content !== 'none')
  await expect.poll(isFaded).toBe(true)
  await page.getByRole('region', { name: 'Status Report' }).evaluate((table) => table.scrollTo(table.scrollWidth, 0))
  await expect.poll(isFaded).toBe(false)
})

const typeDay = async (page: Page, typed: string) => {
  await page.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type(typed)
  await page.keyboard.press('Tab')
}

test('the seller comments, and answers with a date and an ETA', async ({ page }) => {
  await signIn(page, 'manager')
  const line = alone(await linesOf(page.request)).find(
    ({ SellerComment, DateToUpdate }) => SellerComment === null && DateToUpdate === null,
  ) as Line
  await goTo(page, `/b-status-report-seller?fcid=104&perPage=25${filtered(line)}`)
  await page.getByRole('button', { name: `Send a comment to ${line.PO}` }).click()
  const prompt = page.getByRole('dialog', { name: `Send a comment to ${line.PO}` })
  await prompt.getByRole('textbox').fill('Heat confirmed.')
  await prompt.getByRole('button', { name: 'OK' }).click()
  await press(page, 'The following comment will be sent: "Heat confirmed."', 'Send')
  await press(page, 'Comment sent', 'OK')
  await expect(page.getByRole('button', { name: 'Comment: Heat confirmed.' })).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: line.PO })
  await page.getByRole('button', { name: `Pick a date, updated date of ${line.PO}` }).click()
  await expect(row.getByRole('spinbutton', { name: 'Day' })).toBeVisible()
  await typeDay(page, '05nov2027')
  await press(page, `${line.PO}: 05/Nov/2027`, 'OK')
  await expect(page.getByRole('dialog', { name: 'Date sent' })).toContainText('The page will be refreshed.')
  await press(page, 'Date sent', 'OK')
  await expect(page.getByRole('button', { name: `05/Nov/2027, updated date of ${line.PO}` })).toBeVisible()

  const form = page.getByRole('region', { name: 'ETA by tracking number' })
  await expect(form.getByRole('button', { name: 'Send ETA' })).toBeDisabled()
  await form.getByRole('combobox', { name: 'Tracking Number' }).click()
  const trackings = await page.getByRole('option').allTextContents()
  expect(trackings.filter((text) => text.endsWith(' *')).length).toBeGreaterThan(0)
  expect(trackings.filter((text) => ['-', '.', ' ', ''].includes(text))).toEqual([])
  const chosen = trackings.find((text) => !text.endsWith(' *')) as string
  await page.getByRole('option', { name: chosen, exact: true }).click()
  await form.getByRole('button', { name: /^Pick a date/ }).click()
  await typeDay(page, '06dec2027')
  await form.getByRole('button', { name: 'Send ETA' }).click()
  await press(page, 'ETA sent', 'OK')
  await form.getByRole('combobox', { name: 'Tracking Number' }).click()
  await expect(page.getByRole('option', { name: `${chosen} *`, exact: true })).toBeVisible()
})

const columns = [
  'PO',
  'Customer',
  'Customer Part Number',
  'Anvil Part Number',
  'Engine Build',
  'Material',
  'Customer Request Date',
  'Anvil Commitment Date',
  'Qty',
  'Shipped',
  'Horizon',
  'Release',
  'Status',
  'Cutting',
  'Forging',
  'Heat Treatment',
  'Pre Machining',
  'Splitting',
  'Machining',
  'Spot Micros',
  'Final Inspection',
  'NDT',
  'Laboratory',
  'Approval',
  'Finished Goods',
  'Raw Material Available',
  'Configuration Date',
  'Invoice Date',
  'ETA',
  'Total Lead Time',
  'GAP',
  'Tracking Number',
  'NCR',
]

test("the seller's export has its file name and 33 columns", async ({ page }) => {
  await signIn(page, 'manager', '/forge/b-status-report-seller?fcid=104')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('bohler-status-report.csv')
  const [head = '', ...rows] = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
  expect(head.split(',')).toEqual(columns)
  expect(columns).toHaveLength(33)
  expect(rows).toHaveLength((await linesOf(page.request)).length)
})

test('orders of direct customers are grouped by part, or listed by order if one is searched', async ({ page }) => {
  await signIn(page, 'direct', '/forge/open-orders-direct-customers')
  const table = page.getByRole('table', { name: 'Direct Customers' })
  await expect(table.getByText('Bridas y Anillos').first()).toBeVisible()
  await expect(table.getByText('Bridas y Anillos del Norte')).toHaveCount(0)
  await expect(table.getByRole('button', { name: /^D\d-\d+/ }).first()).toBeVisible()
  const order = (await table.getByRole('rowheader', { name: /^OC1-/ }).first().textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Purchase Order' }).fill(order)
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: new RegExp(`^${order}`) })).toHaveCount(1)
  await expect(table.getByRole('button', { name: /^D\d-\d+/ })).toHaveCount(0)
})
