import type { Page } from '@playwright/test'
import { signIn, signInAs } from '../browser/signIn.ts'
import { openAll } from '../quality/qualityScreens.ts'
import { arrive, button, chooseFile, expect, pdf, pickDay, press, test } from './tour.ts'

test('staff sign in, pick a customer of a business unit and see its orders', async ({ page }) => {
  await arrive(page, 'staff')
  await button(page, 'Customer Picker').click()
  await page.getByRole('button', { name: /^Rings/ }).click()
  await page
    .getByRole('dialog', { name: 'Select a customer' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('status')).not.toHaveText('No customer selected')
  await signIn(page, 'staff', '/forge/open-orders-report?fcid=101')
  await expect(
    page.getByRole('table', { name: 'Open Orders', exact: true }).locator('a.row-link').first(),
  ).toBeVisible()
})

test('staff set a new date in Delays, and the order shows it', async ({ page }) => {
  await signIn(page, 'staff', '/forge/delays')
  const pick = button(page, /^Pick a date, new date of /).first()
  const order = ((await pick.getAttribute('aria-label')) ?? '').replace('Pick a date, new date of ', '')
  await pickDay(page, pick, '05nov2027')
  await button(page, `Queue the new date of ${order}`).click()
  const panel = page.getByRole('region', { name: 'Rows to update' })
  await panel.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toHaveText('Comments for each date change are required!')
  await panel.getByRole('textbox', { name: `Comment on ${order}` }).fill('Press under repair')
  await panel.getByRole('button', { name: 'Submit' }).click()
  await press(page, `New date of ${order}`, 'OK')
  await expect(page.getByText('Date(s) changed successfully.')).toBeVisible()
  await press(page, `New date of ${order}`, 'OK')
  await expect(panel).toHaveCount(0)
  await page.reload()
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: order, exact: true }) })
  await expect(row.getByRole('button', { name: /^05\/Nov\/2027/ })).toBeVisible()
})

/** Chooses a file in a drawer and sends it with the drawer's button. */
async function sendFile(page: Page, { drawer, by, file }: Record<'drawer' | 'by' | 'file', string>) {
  await chooseFile(page, button(page, /^Select files?$/), pdf(file))
  await press(page, drawer, by)
}

test('staff create a folder of approval files, and the customer adds the signed file', async ({
  page,
  openBrowser,
  newcomers,
}) => {
  await signIn(page, 'staff', '/forge/approval-files?fcid=107')
  const answer = await page.request.get('/read/api/Main/107/approvalPartNumbers')
  const parts: { partNumber: string; used: boolean }[] = await answer.json()
  const part = parts.find(({ used }) => !used)?.partNumber ?? ''
  await button(page, 'Create Folder').click()
  const create = page.getByRole('dialog', { name: 'Create Folder' })
  await create.getByLabel('Part number').fill(part)
  await page.getByRole('option', { name: part, exact: true }).click()
  await create.getByLabel('Document type').click()
  await page.getByRole('option', { name: 'First article inspection' }).click()
  await sendFile(page, { drawer: 'Create Folder', by: 'Create Folder', file: 'first.pdf' })
  await press(page, 'Folder created successfully!', 'OK')
  const row = (tab: Page, name: string) => tab.getByRole('row').filter({ hasText: name })
  await expect(row(page, 'first.pdf')).toBeVisible()

  const { email } = await newcomers.add({ name: 'Cora Customer', multiple_client_ids: [107] })
  const theirs = await openBrowser()
  await signInAs(theirs, email, '/forge/approval-files')
  await theirs.getByLabel('Search part number').fill(part)
  await theirs.getByRole('navigation', { name: 'Part numbers' }).getByText(part, { exact: true }).click()
  await theirs.getByRole('button', { name: /First article inspection/ }).click()
  await button(theirs, 'Add Approval File').click()
  await sendFile(theirs, { drawer: 'Add To Folder', by: 'Upload', file: 'signed.pdf' })
  await press(theirs, 'File uploaded successfully!', 'OK')
  await expect(row(theirs, 'signed.pdf')).toContainText('first.pdf')
})

test('staff comment on a concession, and the customer reads it', async ({ page, openBrowser, newcomers }) => {
  await signIn(page, 'staff', '/forge/concessions?fcid=107')
  const heads = page.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(heads).toHaveCount(8)
  await openAll(heads)
  const add = button(page, /^Add comment/).first()
  await add.click()
  const prompt = page.getByRole('dialog', { name: /^Comment on / })
  const comment = 'Within the allowance of the next step.'
  await prompt.getByRole('textbox').fill(comment)
  await prompt.getByRole('button', { name: 'OK' }).click()
  await press(page, `The following comment will be sent: "${comment}"`, 'Send')
  await press(page, 'Message sent successfully!', 'OK')
  await expect(page.getByText(comment)).toBeVisible()
  const { email } = await newcomers.add({ name: 'Cora Customer', multiple_client_ids: [107] })
  const theirs = await openBrowser()
  await signInAs(theirs, email, '/forge/concessions')
  const own = theirs.getByRole('heading', { level: 3 }).getByRole('button')
  await expect(own).toHaveCount(8)
  await openAll(own)
  await expect(theirs.getByText(comment)).toBeVisible()
})

test('staff see consignments and the travel log', async ({ page }) => {
  await signIn(page, 'staff', '/forge/consignments')
  await expect(page.getByText('PF-1')).toBeVisible()
  await signIn(page, 'staff', '/forge/travel-log')
  await expect(page.getByRole('heading', { name: 'Toulouse' })).toBeVisible()
})
