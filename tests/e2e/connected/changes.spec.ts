import type { Page } from '@playwright/test'
import { goTo } from '../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { addressOf } from './companyPages.ts'

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const agree = (page: Page, message: string) => drawer(page, message).getByRole('button', { name: 'OK' }).click()

test.afterEach(({ company }) => {
  company.change = null
})

const answers: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['true', true],
  ['a text', 'OK'],
  ['another object', { result: 'saved' }],
]

test('a change has succeeded whatever the service answers to it', async ({ page, company }) => {
  await enter(page, 'staff@company.example')
  await goTo(page, addressOf('approval-files'))
  for (const [name, answer] of answers)
    await test.step(name, async () => {
      company.change = ({ service }, body) => (service === 'write' ? answer : body)
      await page.getByRole('button', { name: 'New Folder' }).click()
      await drawer(page, 'New Folder').getByRole('textbox').fill(`Answered with ${name}`)
      await drawer(page, 'New Folder').getByRole('button', { name: 'Create' }).click()
      await agree(page, 'Folder created successfully!')
      await expect(drawer(page, 'New Folder')).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText(`Answered with ${name}`)
    })
})

test('a new folder is on the page after the reload, whatever the service answers', async ({ page, company }) => {
  await enter(page, 'staff@company.example')
  await goTo(page, addressOf('approval-files'))
  company.change = ({ service }, body) => (service === 'write' ? undefined : body)
  await page.getByRole('button', { name: 'Create Folder' }).click()
  const create = drawer(page, 'Create Folder')
  await create.getByLabel('Part number').fill('101-PN-3')
  await page.getByRole('option', { name: '101-PN-3', exact: true }).click()
  await create.getByLabel('Document type').click()
  await page.getByRole('option', { name: 'Control plan' }).click()
  await create.getByRole('button', { name: /^Select files?$/ }).click()
  const uploader = drawer(page, 'Upload File(s)')
  const chosen = page.waitForEvent('filechooser')
  await uploader.getByRole('button', { name: 'SELECT FILE(S)' }).click()
  await (await chosen).setFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await agree(page, 'File successfully selected.')
  await uploader.getByRole('button', { name: 'Done' }).click()
  await create.getByRole('button', { name: 'Create Folder' }).click()
  await agree(page, 'Folder created successfully!')
  await expect(page.getByRole('navigation', { name: 'Part numbers' })).toContainText('101-PN-3')
})
