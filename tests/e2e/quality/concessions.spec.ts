import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../browser/oneTab.ts'
import { demoPassword, emailOf, signIn, signInAs } from '../browser/signIn.ts'
import type { Newcomers } from '../users/newcomers.ts'

/** Customers with few concessions first, then one with hundreds, so that repeated tests find pending ones. */
const customers = [107, 104, 106, 101, 102, 109]

interface Row {
  readonly ID: number
  readonly AnvilNCR: string
  readonly CustomerPartNumber: string
  readonly Qty: number
  readonly ClientApprovalDocument: string | null
  readonly AnvilComments: string | null
  readonly ClientComments: string | null
}

async function rowsOf(request: APIRequestContext, customer: number): Promise<Row[]> {
  const answer = await request.get(`/read/api/Consessions/${customer}`)
  return JSON.parse((await answer.json()).value)
}

async function findWaiting(request: APIRequestContext) {
  // By API, because an open page would continue to send requests after another user has signed in.
  const form = { grant_type: 'password', username: emailOf('staff'), password: demoPassword }
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
  expect((await request.post('/auth/api/oauth/token/', { form, headers })).status()).toBe(200)
  for (const customer of customers) {
    const rows = await rowsOf(request, customer)
    const row = rows.find(({ ClientApprovalDocument: approval, AnvilComments }) => !approval && !AnvilComments)
    if (row) return { row, customer }
  }
  throw new Error('No concession waits any more.')
}

type Open = { page: Page; request: APIRequestContext; newcomers: Newcomers }

async function openWaiting({ page, request, newcomers }: Open) {
  const { row, customer } = await findWaiting(request)
  const { email } = await newcomers.add({ name: 'Cora Customer', multiple_client_ids: [customer] })
  await signInAs(page, email, '/forge/concessions')
  return { row, customer, item: await open(page, row) }
}

// By number, because querying the names of hundreds of buttons is slow.
const head = (page: Page, { AnvilNCR }: Row) =>
  page.getByText(AnvilNCR, { exact: true }).locator('xpath=ancestor::button')
const itemOf = (page: Page, row: Row) => head(page, row).locator('xpath=ancestor::li[1]')

async function open(page: Page, row: Row) {
  // The first pending one is open.
  await head(page, row).waitFor()
  if ((await head(page, row).getAttribute('aria-expanded')) === 'false') await head(page, row).click()
  await expect(head(page, row)).toHaveAttribute('aria-expanded', 'true')
  return itemOf(page, row)
}

const press = (page: Page, dialog: string | RegExp, button: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name: button, exact: true }).click()

async function choose(page: Page, item: Locator, name: string, buffer: Buffer) {
  await item.getByRole('button', { name: /^(Choose a|Change the) file/ }).click()
  const uploader = page.getByRole('dialog', { name: 'Upload File(s)' })
  const chosen = page.waitForEvent('filechooser')
  await uploader.getByRole('button', { name: 'SELECT FILE(S)' }).click()
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer })
}

async function chooseAll(page: Page, item: Locator, name: string, buffer: Buffer) {
  await choose(page, item, name, buffer)
  await press(page, 'File successfully selected.', 'OK')
  await press(page, 'Upload File(s)', 'Done')
}

const question = /^Send approval of /

async function sendApproval(page: Page, item: Locator) {
  await item.getByRole('button', { name: /^Send approval/ }).click()
  await press(page, question, 'Send approval')
}

async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const limits = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', limits)
}

async function download(page: Page, link: Locator) {
  const started = page.waitForEvent('download')
  await link.click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pdfOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])

test.describe(() => {
  // Slow: a list of hundreds, and a throttled connection.
  test.slow()

  test('staff comment, the customer uploads an approval, and staff download the same bytes', async ({
    page,
    request,
    newcomers,
    openBrowser,
  }) => {
    const { row, customer } = await findWaiting(request)
    await signIn(page, 'staff', `/forge/concessions?fcid=${customer}`)
    const item = await open(page, row)
    await item.getByRole('button', { name: /^Add comment/ }).click()
    const label = `Comment on ${row.AnvilNCR}`
    await press(page, label, 'OK')
    await expect(page.getByRole('dialog', { name: label }).getByText('Please fill in this field.')).toBeVisible()
    const comment = `Within the allowance of the next step. ${randomBytes(8).toString('hex')} 😀`
    await page.getByRole('dialog', { name: label }).getByRole('textbox').fill(comment)
    await press(page, label, 'OK')
    await press(page, `The following comment will be sent: "${comment}"`, 'Send')
    await press(page, 'Message sent successfully!', 'OK')
    await expect(item.getByText(comment)).toBeVisible()
    await expect(item.getByRole('button', { name: /^Add comment/ })).toHaveCount(0)

    const theirs = await openBrowser()
    const { email } = await newcomers.add({ name: 'Cora Customer', multiple_client_ids: [customer] })
    await signInAs(theirs, email, '/forge/concessions')
    const theirItem = await open(theirs, row)
    await expect(theirItem.getByText(comment)).toBeVisible()
    const bytes = pdfOf(2_000_000)
    await chooseAll(theirs, theirItem, 'Freigabe “größe”.pdf', bytes)
    await slowDown(theirs, 1_000_000)
    await sendApproval(theirs, theirItem)
    await expect(theirItem.getByRole('progressbar', { name: /^[01]\.\d\d of 2\.00 MB \(\d+%\)$/ })).toBeVisible()
    await press(theirs, 'Approval file sent successfully!', 'OK')
    await expect(theirItem.getByRole('link', { name: 'Freigabe “größe”.pdf' })).toBeVisible()
    await expect(head(theirs, row)).toContainText('Uploaded')

    await page.reload()
    const after = await open(page, row)
    await expect(head(page, row)).toContainText('Uploaded')
    const got = await download(page, after.getByRole('link', { name: 'Freigabe “größe”.pdf' }))
    expect(got.name).toBe('Freigabe “größe”.pdf')
    expect(sha256(got.bytes)).toBe(sha256(bytes))
  })

  test('a cancelled upload leaves nothing, and can be repeated', async ({ page, request, newcomers }) => {
    const { row, customer, item } = await openWaiting({ page, request, newcomers })
    const bytes = pdfOf(1_500_000)
    await chooseAll(page, item, 'approval.pdf', bytes)
    await slowDown(page, 200_000)
    await sendApproval(page, item)
    await expect(item.getByRole('progressbar', { name: /\([1-9]\d?%\)$/ })).toBeVisible()
    await item.getByRole('button', { name: 'Cancel' }).click()
    await expect(item.getByText(/^Upload cancelled/)).toBeVisible()
    const now = (await rowsOf(page.request, customer)).find(({ ID }) => ID === row.ID)
    expect(now?.ClientApprovalDocument).toBeNull()
    await slowDown(page, -1)
    await sendApproval(page, item)
    await press(page, 'Approval file sent successfully!', 'OK')
    const got = await download(page, item.getByRole('link', { name: 'approval.pdf' }))
    expect(sha256(got.bytes)).toBe(sha256(bytes))
  })

  test.describe('an approval that is not a document', () => {
    test.use({ expectedErrors: [/status of 400/] })

    test('is rejected with the accepted types, and another file can be chosen', async ({
      page,
      request,
      newcomers,
    }) => {
      const { item } = await openWaiting({ page, request, newcomers })
      await chooseAll(page, item, 'approval.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))
      await sendApproval(page, item)
      await expect(
        item.getByText(/^Choose a PDF, an image, an office document without macros, or an e-mail\./),
      ).toBeVisible()
      await item.getByRole('button', { name: /^Change the file/ }).click()
      await press(page, 'Upload File(s)', 'Remove approval.pdf')
      await press(page, 'Upload File(s)', 'Done')
      await chooseAll(page, item, 'approval.eml', Buffer.from('From: a@b.example\r\nDate: today\r\n\r\nAccepted.'))
      await sendApproval(page, item)
      await press(page, 'Approval file sent successfully!', 'OK')
      await expect(item.getByRole('link', { name: 'approval.eml' })).toBeVisible()
    })
  })
})

test('concession cards are in three, two or one columns, and keep their place when opened', async ({ page }) => {
  await signIn(page, 'staff', '/forge/concessions?fcid=107')
  const cards = page.getByRole('list', { name: 'Concessions' }).locator(':scope > li')
  const placed = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
  for (const [width, columns] of [
    [1440, 3],
    [1024, 3],
    [800, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(cards).toHaveCount(7)
    const before = await placed()
    expect(new Set(before).size, `${width} px`).toBe(columns)
    expect(before).toEqual(before.toSorted((left, right) => left - right))
    const heads = page.getByRole('heading', { level: 3 }).getByRole('button')
    for (const head of await heads.all()) await head.click()
    expect(await placed()).toEqual(before)
    for (const head of await heads.all()) await head.click()
  }
})

test('the export contains all concessions in the order of the cards, with typed cells', async ({ page }) => {
  await signIn(page, 'staff', '/forge/concessions?fcid=107')
  const rows = await rowsOf(page.request, 107)
  await expect(page.getByText(`${rows.length} concessions, `)).toBeVisible()
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const [names = [], ...cells] = await readSheet(await (await started).path())
  expect(names).toEqual([
    'Customer Part Number',
    'Anvil Part Number',
    'Anvil NCR',
    'Type',
    'Date',
    'PO',
    'Quantity',
    'Anvil Documents',
    'State',
    'Customer Approval Document',
    'Anvil Comment',
    'Customer Comment',
  ])
  const at = (name: string) => names.indexOf(name)
  expect(cells.map((row) => `${row[at('Anvil NCR')]} ${row[at('State')]}`)).toEqual(shown)
  const sum = (all: unknown[]) => all.reduce((total: number, value) => total + (value as number), 0)
  expect(sum(cells.map((row) => row[at('Quantity')]))).toBe(sum(rows.map(({ Qty }) => Qty)))
  for (const row of cells) {
    const { AnvilComments } = rows.find(({ AnvilNCR }) => AnvilNCR === row[at('Anvil NCR')]) as Row
    expect(row[at('Anvil Comment')]).toBe(AnvilComments)
  }
})
