import type { Page } from '@playwright/test'
import { openRows } from '#tests/support/database/openRows.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const question = 'Do you want to generate a bank reference with the selected invoices?'

interface Planted {
  readonly invoices: readonly string[]
  readonly note: string
}

let made = 0

/** Three invoices of 100.00 and a credit note of 30.00 for this test only, due before all others. */
const plant = async (portal: Parameters<typeof openRows>[0]): Promise<Planted> => {
  const rows = await openRows(portal)
  const first = 400_000 + 10 * made++
  const invoices = [1, 2, 3].map((at) => `E2E-${first + at}`)
  for (const [at, number] of invoices.entries())
    await rows.ask(
      `insert into invoices (id, customer_id, number, hash, issued_on, due_on, amount, balance, has_document)
        values (?, 101, ?, ?, '2019-01-01', '2020-01-01', 10000, 10000, 0)`,
      first + at,
      number,
      `e2e${first + at}`,
    )
  await rows.ask(
    `insert into credit_notes (id, customer_id, number, amount, balance, created_on)
      values (?, 101, ?, 3000, 3000, '2019-01-01')`,
    first,
    `CN-E2E-${first}`,
  )
  await rows.close()
  return { invoices, note: `CN-E2E-${first}` }
}

const open = async (page: Page, { invoices, note }: Planted, by: 'customer' | 'group' = 'customer') => {
  await signIn(page, by, '/forge/generate-bank-references?fcid=101')
  const generate = page.getByRole('button', { name: 'Generate Bank Reference' })
  await page.getByRole('checkbox', { name: note }).check()
  await expect(page.getByText('Selected amount: $0.00')).toBeVisible()
  await expect(generate).toBeDisabled()
  for (const invoice of invoices) await page.getByRole('checkbox', { name: invoice }).check()
  await expect(page.getByText('Selected amount: $270.00')).toBeVisible()
  await generate.click()
  return page.getByRole('dialog', { name: 'Generate Bank Reference' })
}

test('a customer pays three invoices, one partly, with a note, and finds the number in payment detail', async ({
  page,
  portal,
}) => {
  const planted = await plant(portal)
  const dialog = await open(page, planted)
  const [, second = ''] = planted.invoices
  const amount = dialog.getByLabel(`Amount of ${second}`)
  await expect(amount).toHaveValue('100.00')
  for (const wrong of ['0', '100.01', 'ten', '1.234']) {
    await amount.fill(wrong)
    await expect(dialog.getByText('Enter an amount above 0.00, up to 100.00, with two decimals.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Generate Bank Reference' })).toBeDisabled()
  }
  await amount.fill('40.5')
  await expect(dialog.getByText('Selected amount: $210.50')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate Bank Reference' }).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'OK' }).click()
  const number = (await dialog.getByText(/^\d{12}$/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await expect(page).toHaveURL('/forge/payment-detail')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Not applied')
  await expect(row).toContainText('210.50')
  await page.getByRole('button', { name: number }).click()
  const detail = page.getByRole('dialog', { name: `Bank reference ${number}` })
  const cells = async (name: string) => {
    const found = await detail.getByRole('table', { name }).getByRole('row').filter({ hasText: 'E2E' }).all()
    return Promise.all(found.map((each) => each.locator('th, td').allTextContents()))
  }
  const today = expect.stringMatching(/^\d\d\/Nov\/2026$/)
  await expect(detail.getByText(planted.note)).toBeVisible()
  expect(await cells('Invoices')).toEqual(
    planted.invoices.map((invoice, at) => {
      const amount = at === 1 ? '40.50' : '100.00'
      const mark = expect.stringContaining(`In bank reference: ${amount}`)
      return [invoice, '-', number, today, amount, '100.00', mark]
    }),
  )
  expect(await cells('Credit notes')).toEqual([[planted.note, '30.00', '01/Jan/2019']])
})

test.describe("a bank reference after another user's payment", () => {
  test.use({ expectedErrors: [/409/] })

  test('shows the remaining amounts, keeps the selection, and succeeds once it fits', async ({
    page,
    portal,
    openBrowser,
  }) => {
    const planted = await plant(portal)
    const dialog = await open(page, planted)
    const other = await openBrowser()
    const theirs = await open(other, planted, 'group')
    for (const [by, mine] of [
      [other, theirs],
      [page, dialog],
    ] as const) {
      if (by === other) for (const invoice of planted.invoices) await mine.getByLabel(`Amount of ${invoice}`).fill('60')
      await mine.getByRole('button', { name: 'Generate Bank Reference' }).click()
      await by.getByRole('dialog', { name: question }).getByRole('button', { name: 'OK' }).click()
    }
    await expect(theirs.getByText(/^\d{12}$/).first()).toBeVisible()
    await expect(dialog.getByRole('alert')).toContainText('Part of this amount has been used in the meantime.')
    for (const invoice of planted.invoices) await expect(dialog.getByLabel(`Amount of ${invoice}`)).toHaveValue('40.00')
    await expect(dialog.getByText('Selected amount: $120.00')).toBeVisible()
    await dialog.getByRole('button', { name: 'Generate Bank Reference' }).click()
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByText(/^\d{12}$/).first()).toBeVisible()
  })
})
