import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn, signInAs } from '../browser/signIn.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) })
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function choose(page: Page, ...names: readonly string[]) {
  await page.getByRole('button', { name: /^Select files?$/ }).click()
  const uploader = page.getByRole('dialog', { name: 'Upload File(s)' })
  const chosen = page.waitForEvent('filechooser')
  await uploader.getByRole('button', { name: 'SELECT FILE(S)' }).click()
  await (await chosen).setFiles(names.map(pdf))
  await page.getByRole('dialog', { name: 'File successfully selected.' }).getByRole('button', { name: 'OK' }).click()
  await uploader.getByRole('button', { name: 'Done' }).click()
}

const agree = (page: Page, message: string) =>
  page.getByRole('dialog', { name: message }).getByRole('button', { name: 'OK' }).click()

/** A part without a folder, so that the test can be repeated. */
async function unusedPart(page: Page) {
  const answer = await page.request.get('/read/api/Main/107/approvalPartNumbers')
  const parts: { partNumber: string; used: boolean }[] = await answer.json()
  const found = parts.find(({ used }) => !used)
  if (!found) throw new Error('Every part has a folder by now.')
  return found.partNumber
}

const comment = async (page: Page, text: string) => {
  await page.getByLabel('Message').fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(text)).toBeVisible()
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const badge = (page: Page, part: string, text: string) =>
  page.getByRole('list', { name: part }).getByText(text, { exact: true })

test('staff create a folder, the customer asks and approves, and staff move and delete files', async ({
  page: staff,
  openBrowser,
  newcomers,
}) => {
  test.slow()
  const { email } = await newcomers.add({ name: 'Cora Customer', multiple_client_ids: [107] })
  await signIn(staff, 'staff', '/forge/approval-files?fcid=107')
  const part = await unusedPart(staff)

  await staff.getByRole('button', { name: 'Create Folder' }).click()
  const create = drawer(staff, 'Create Folder')
  await create.getByRole('button', { name: 'Create Folder' }).click()
  await agree(staff, 'You must select a file to create this folder')
  await create.getByLabel('Part number').fill(part)
  await staff.getByRole('option', { name: part, exact: true }).click()
  await create.getByLabel('Document type').click()
  await staff.getByRole('option', { name: 'First article inspection' }).click()
  await choose(staff, 'first.pdf', 'second.pdf')
  await create.getByRole('button', { name: 'Create Folder' }).click()
  await agree(staff, 'Folder created successfully!')
  await expect(staff.getByRole('heading', { name: `${part} > First article inspection` })).toBeVisible()
  await expect(row(staff, 'first.pdf')).toBeVisible()

  const customer = await openBrowser()
  await signInAs(customer, email, '/forge/approval-files')
  await customer.getByLabel('Search part number').fill(part.toLowerCase())
  await customer.getByRole('navigation', { name: 'Part numbers' }).getByText(part, { exact: true }).click()
  await expect(badge(customer, part, 'new')).toBeVisible()
  await customer.getByRole('button', { name: /First article inspection/ }).click()
  await expect(row(customer, 'second.pdf')).toBeVisible()
  await expect(customer.getByRole('button', { name: /^(Create Folder|New Folder|Delete|Move)/ })).toHaveCount(0)

  await customer.getByRole('button', { name: 'Comments' }).click()
  await comment(customer, 'Which gauge was it?')
  await staff.getByRole('button', { name: 'Comments' }).click()
  await expect(staff.getByRole('log').getByText('Which gauge was it?')).toBeVisible()
  await comment(staff, 'HG-22.')
  // Updates by polling, without a reload.
  await expect(customer.getByRole('log').getByText('HG-22.')).toBeVisible({ timeout: 60_000 })
  await customer.keyboard.press('Escape')
  await staff.keyboard.press('Escape')

  await customer.getByRole('button', { name: 'Add Approval File' }).click()
  await drawer(customer, 'Add To Folder').getByRole('button', { name: 'Upload' }).click()
  await agree(customer, 'You must select a file to upload.')
  await choose(customer, 'signed.pdf')
  await drawer(customer, 'Add To Folder').getByRole('button', { name: 'Upload' }).click()
  await agree(customer, 'File uploaded successfully!')
  await expect(badge(customer, part, 'approved')).toBeVisible()
  await expect(row(customer, 'signed.pdf')).toContainText('first.pdf')
  await expect(customer.getByRole('button', { name: 'Add Approval File' })).toHaveCount(0)

  await staff.reload()
  await expect(row(staff, 'signed.pdf')).toContainText('second.pdf')
  await expect(staff.getByRole('button', { name: /^(Delete|Move) / })).toHaveCount(0)
  await staff.getByRole('button', { name: 'Add Files' }).click()
  await choose(staff, 'third.pdf')
  await drawer(staff, 'Add To Folder').getByRole('button', { name: 'Upload' }).click()
  await agree(staff, 'File uploaded successfully!')
  await expect(badge(staff, part, 'new')).toBeVisible()

  await staff.getByRole('button', { name: 'New Folder' }).click()
  await drawer(staff, 'New Folder').getByLabel('Folder name').fill('Revision A')
  await staff.keyboard.press('Enter')
  await agree(staff, 'Folder created successfully!')
  await staff.getByRole('button', { name: 'Rename Revision A' }).click()
  await staff.getByRole('dialog', { name: 'Folder name' }).getByRole('textbox').fill('Revision B')
  await staff.keyboard.press('Enter')
  await agree(staff, 'Folder name changed successfully!')

  await staff.getByRole('button', { name: 'Move third.pdf' }).click()
  await drawer(staff, 'Move File').getByRole('button', { name: 'Move', exact: true }).click()
  await agree(staff, 'You must select a destination folder.')
  await drawer(staff, 'Move File').getByLabel('Destination folder').click()
  await staff.getByRole('option', { name: 'Revision B' }).click()
  await drawer(staff, 'Move File').getByRole('button', { name: 'Move', exact: true }).click()
  await agree(staff, 'File moved successfully!')
  await staff.getByRole('button', { name: 'Revision B', exact: true }).click()
  await expect(staff.getByRole('heading', { name: `${part} > First article inspection > Revision B` })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'New Folder' })).toHaveCount(0)

  await staff.getByRole('button', { name: 'Delete third.pdf' }).click()
  const question = staff.getByRole('dialog', { name: 'Are you sure you want to delete this file?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await agree(staff, 'File deleted successfully!')
  await expect(row(staff, 'third.pdf')).toHaveCount(0)
})
