import { goByMenu } from '../browser/mainMenu.ts'
import { signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'
import { arrive, button, chooseFile, download, expect, pdf, press, test, workbook } from './tour.ts'

const numberIn = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test('a steel maker signs in and sees the metal to be cleared out', async ({ page }) => {
  await arrive(page, 'steel')
  await expect(page.getByRole('alert').first()).toContainText('Alloy 718 Premium')
})

test('a steel maker approves a bar with a file', async ({ page }) => {
  await signIn(page, 'steel', '/forge/raw-material-approval')
  const approved = page.getByRole('switch', { name: /^Approved: / }).first()
  const bar = ((await approved.getAttribute('aria-label')) ?? '').replace('Approved: ', '')
  await approved.click()
  await chooseFile(page, button(page, `Upload approval of ${bar}`), pdf('Signed.pdf'))
  await button(page, `Submit Approval of ${bar}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Approval', exact: true }).click()
  await expect(page.getByText('Approval successfully submitted.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('switch', { name: `Approved: ${bar}` })).toHaveCount(0)
  const done = page.getByRole('region', { name: 'Approved material' })
  const [heat = '', number = ''] = bar.split(' ')
  const row = done.getByRole('row').filter({ hasText: heat }).filter({ hasText: number }).first()
  expect((await download(page, row.getByRole('link', { name: 'Approval' }))).name).toBe('Signed.pdf')
})

test('a steel maker accepts an offer, sends the invoice and finds it in the history', async ({ page }) => {
  await signIn(page, 'steel', '/forge/scrap-purchase-offer')
  const accept = page.getByRole('switch', { name: /^Accept offer / }).first()
  const offer = ((await accept.getAttribute('aria-label')) ?? '').replace('Accept offer ', '')
  await accept.click()
  await button(page, `Submit Response to offer ${offer}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Response' }).click()
  await expect(page.getByText('Thank you for accepting our offer!')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await chooseFile(page, button(page, `Choose the invoice for offer ${offer}`), pdf('Invoice of the scrap.pdf'))
  await button(page, `Submit Approval of offer ${offer}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Approval', exact: true }).click()
  await expect(page.getByText('Document successfully submitted.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const invoice = page.locator(`a[href$="/Quotes/${offer}/aprobationOfferDocument"]`)
  expect((await download(page, invoice)).name).toBe('Invoice of the scrap.pdf')
})

test('a steel maker comments on a line of its status report', async ({ page }) => {
  await signIn(page, 'steel', '/forge/b-status-report?perPage=100')
  await button(page, /^Add a comment to /)
    .first()
    .click()
  const prompt = page.getByRole('dialog').filter({ hasText: 'Please add your comment:' })
  await prompt.getByRole('textbox').fill('Please send with the next lot.')
  await prompt.getByRole('button', { name: 'OK' }).click()
  await press(page, 'The following comment will be sent: Please send with the next lot.', 'Send')
  await press(page, 'Comment sent', 'OK')
  await page.reload()
  await expect(button(page, 'Comment: Please send with the next lot.')).toBeVisible()
})

test('a steel maker sees heats, bars and their cuts, and downloads the list', async ({ page }) => {
  await signIn(page, 'steel', '/forge/raw-material-inventory?heat=H718-2204&bar=3')
  await expect(page.getByRole('table', { name: 'Bar cutting detail' })).toContainText('L-2602-001')
  const heats = page.getByRole('table', { name: 'Heats' })
  const { rows } = await workbook(page, button(page, 'Export').first())
  expect(rows).toHaveLength(await heats.locator('tbody tr').count())
  await goByMenu(page, 'Raw Material', 'Incoming Outgoing Material')
  await heading(page, 'Incoming Outgoing Material')
  await expect(page.getByText('00123').first()).toBeVisible()
})

test('the scrap inventory adds up', async ({ page }) => {
  await signIn(page, 'steel', '/forge/scrap-inventory')
  const card = (name: string) => page.getByRole('group', { name: `${name} (Kg)` })
  await expect(card('Total')).toContainText('5,000.01')
  const parts = ['Cutting Ends', 'Punch Outs', 'Scrap']
  const amounts = await Promise.all(parts.map((name) => card(name).textContent()))
  const sum = amounts.map((text) => numberIn(text?.replace('(Kg)', ''))).reduce((all, amount) => all + amount, 0)
  expect(sum).toBeCloseTo(5000.01, 1)
  await button(page, 'Detail').click()
  await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(3)
})
