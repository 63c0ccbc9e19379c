import type { APIRequestContext, Locator, Page } from '@playwright/test'
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

test('thirty lines get new dates with one comment in at most ten clicks', async ({ page }) => {
  await signIn(page, 'staff', '/forge/delays')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByRole('textbox', { name: 'Customer' }))
  await page.keyboard.type('norrvik')
  await page.keyboard.press('Enter')
  const found = page.getByText(/^\d+ rows found$/)
  await expect(found).toHaveCount(1)
  const count = Number((await found.textContent())?.split(' ')[0])
  expect(count).toBeGreaterThanOrEqual(30)
  await click(table(page).getByRole('checkbox').first())
  await click(page.getByRole('button', { name: `Select all ${count}` }))
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  const bar = page.getByRole('group', { name: 'New date of the selected lines' })
  await click(bar.getByRole('textbox', { name: 'or + working days' }))
  await page.keyboard.type('10')
  await click(bar.getByRole('textbox', { name: 'Comment' }))
  await page.keyboard.type('Press 8,000 t down')
  await click(bar.getByRole('button', { name: 'Queue' }))
  await expect(panel(page).getByRole('listitem')).toHaveCount(count)
  await click(panel(page).getByRole('button', { name: 'Submit' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'OK' }))
  const done = page.getByRole('dialog').filter({ hasText: 'Date(s) changed successfully.' })
  await click(done.getByRole('button', { name: 'OK' }))
  await expect(panel(page)).toHaveCount(0)
  await expect(
    table(page)
      .getByRole('img', { name: /^Date changed on / })
      .first(),
  ).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(10)
})

test('delays are filtered by a part of the part number, and show an empty result', async ({ page }) => {
  await signIn(page, 'manager', '/forge/delays')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Segment',
    'PO',
    'OP',
    'Anvil Part Number',
    'Customer',
    'Quantity',
    'Invoiced',
    'Balance',
    'USD',
    'New Commitment Date',
    'Anvil Commitment Date',
    'Days late',
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

test('on a phone, cards name job order and part, and a button opens the queue', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'staff', '/forge/delays')
  const card = page.locator('li.card').first()
  const jobOrder = (await card.getByRole('checkbox').getAttribute('aria-label')) ?? ''
  await expect(card.getByRole('heading')).toContainText(`${jobOrder} · `)
  await card.getByRole('checkbox').check()
  const bar = page.getByRole('group', { name: 'New date of the selected lines' })
  await bar.getByRole('textbox', { name: 'or + working days' }).fill('3')
  await bar.getByRole('button', { name: 'Queue' }).click()
  await page.getByRole('button', { name: 'Rows to update (1)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Rows to update' })
  await expect(drawer.getByRole('listitem')).toContainText(jobOrder)
  await drawer.getByRole('button', { name: `Remove ${jobOrder}` }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
