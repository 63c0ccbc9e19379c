import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { demoPassword, emailOf, signIn } from '../browser/signIn.ts'

interface Row {
  readonly IdOP: number
  readonly order: string
  readonly shippingDate: string
}

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }

const signInAlongside = (request: APIRequestContext) =>
  request.post('/auth/api/oauth/token/', {
    headers,
    form: { grant_type: 'password', username: emailOf('manager'), password: demoPassword },
  })

const unmoved = async (request: APIRequestContext): Promise<Row[]> => {
  const answer = await request.get('/read/api/Orders/delays?range=[0,24]')
  const rows: (Row & { newShippingDate: string | null })[] = JSON.parse((await answer.json()).value)
  return rows.filter(({ newShippingDate }) => newShippingDate === null)
}

const table = (page: Page) => page.getByRole('table', { name: 'Delays' })
const rowOf = (page: Page, { order }: Row) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: order, exact: true }) })
const panel = (page: Page) => page.getByRole('region', { name: 'Rows to update' })

async function queue(page: Page, row: Row, typed: string) {
  const line = rowOf(page, row)
  await line.getByRole('button', { name: `Pick a date, new date of ${row.order}` }).click()
  // The calendar opens with the field and has the focus; what is typed goes into the field all the same.
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.type(typed)
  await expect(line.getByRole('spinbutton', { name: 'Year' })).toHaveText('2027')
  await page.keyboard.press('Tab')
  await line.getByRole('button', { name: `Queue the new date of ${row.order}` }).click()
  await expect(line.getByText('Queued: ')).toBeVisible()
}

const comment = (page: Page, { order }: Row, text: string) =>
  panel(page)
    .getByRole('textbox', { name: `Comment on ${order}` })
    .fill(text)
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Submit' }).click()
const confirm = (page: Page) =>
  page
    .getByRole('dialog', { name: /^(New date of|\d+ new dates)/ })
    .getByRole('button', { name: 'OK' })
    .click()

test.describe('five new dates of delayed lines', () => {
  test.use({ expectedErrors: [/409/] })

  test('are queued, rejected for a missing comment or a conflict, and set', async ({ page, request }) => {
    await signInAlongside(request)
    const rows = (await unmoved(request)).slice(0, 5)
    const [first, second, third, fourth, fifth] = rows as [Row, Row, Row, Row, Row]
    await signIn(page, 'staff', '/forge/delays')
    for (const row of rows) await queue(page, row, '05nov2027')
    await expect(panel(page).getByRole('listitem')).toHaveCount(5)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^26–/)).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toHaveCount(5)

    for (const row of [first, second, third, fifth]) await comment(page, row, `New date of ${row.order}`)
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('Comments for each date change are required!')
    const empty = panel(page).getByRole('textbox', { name: `Comment on ${fourth.order}` })
    await expect(empty).toHaveAttribute('aria-invalid', 'true')
    await comment(page, fourth, 'And this')

    const change = { idOrden: fifth.IdOP, nuevaFecha: '2027-12-24', Comment: 'Faster' }
    expect((await request.post('/write/api/Orders/dates', { headers, data: [change] })).status()).toBe(200)
    await submit(page)
    await confirm(page)
    await expect(page.getByRole('alert')).toContainText(`Someone else has changed ${fifth.order} in the meantime.`)
    await expect(panel(page).getByText('Changed to 24/Dec/2027 by someone else.')).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toHaveCount(5)
    const now = await unmoved(request)
    expect(now.filter(({ IdOP }) => rows.some((row) => row.IdOP === IdOP))).toHaveLength(4)

    await panel(page)
      .getByRole('button', { name: `Remove ${fifth.order}` })
      .click()
    await submit(page)
    await confirm(page)
    await page
      .getByRole('dialog')
      .filter({ hasText: 'Date(s) changed successfully.' })
      .getByRole('button', { name: 'OK' })
      .click()
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(rowOf(page, first).getByRole('button', { name: /^05\/Nov\/2027/ })).toBeVisible()
    await expect(rowOf(page, first).getByRole('img', { name: /^Date changed on / })).toHaveText('*')
    await expect(rowOf(page, fifth).getByRole('button', { name: /^24\/Dec\/2027/ })).toBeVisible()
  })
})

test('delays are filtered by a part of the part number, and show an empty result', async ({ page }) => {
  await signIn(page, 'manager', '/forge/delays')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    ...['Segment', 'PO', 'OP', 'Anvil Part Number', 'Quantity', 'Invoiced', 'Balance', 'USD', 'New Commitment Date'],
    'Anvil Commitment Date',
  ])
  await page.getByRole('textbox', { name: 'Part Number' }).fill('no such part')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No results found.')).toBeVisible()
})

test('on a phone, a date is picked without opening its card, and stays within it with its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'staff', '/forge/delays')
  const card = page.locator('li.card').filter({ hasText: 'Pick a date' }).first()
  await card.getByRole('button', { name: /^Pick a date/ }).click()
  await expect(page.getByRole('spinbutton', { name: 'Day' })).toBeVisible()
  const picked = page.locator('li.card').filter({ has: page.getByRole('spinbutton') })
  const ends = [picked, picked.getByRole('button', { name: /^Queue/ })].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().right),
  )
  const [edge = 0, button] = await Promise.all(ends)
  expect(button).toBeLessThan(edge)
})

test('a date typed faster than the page keeps up is the one that was typed', async ({ page }) => {
  await signIn(page, 'staff', '/forge/delays')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  try {
    await table(page)
      .getByRole('button', { name: /^Pick a date/ })
      .first()
      .click()
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible()
    await page.keyboard.type('05nov2027', { delay: 20 })
    await expect(page.getByRole('spinbutton', { name: 'Year' })).toHaveText('2027')
  } finally {
    // The tab is that of all tests.
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devTools.detach()
  }
  await expect(page.getByRole('spinbutton', { name: 'Day' })).toHaveText('05')
  await expect(page.getByRole('spinbutton', { name: 'Month' })).toHaveText('Nov')
})
