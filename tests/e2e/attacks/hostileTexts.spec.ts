import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'
import { cleanText } from '#values/texts.ts'
import { expect, test } from '../browser/fixtures.ts'
import { signIn, signInAs } from '../browser/signIn.ts'
import type { Newcomer, Newcomers } from '../users/newcomers.ts'
import { field } from '../users/userForm.ts'

const addressOf = (path: string, filter: object) =>
  `${path}?perPage=50&filter=${encodeURIComponent(JSON.stringify(filter))}`

const isUntouched = (page: Page) => page.evaluate(() => !('pwned' in window))

/** Trims the texts, because browsers collapse spaces. */
const sorted = (texts: (string | null)[]) => texts.map((text) => (text ?? '').trim()).sort()

const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const everywhere = (text: string) => ({
  name: text,
  company: text,
  sales_contact: text,
  phone: text.slice(0, 40).trim(),
  company_position: text,
  country: text,
  state: text,
  city: text,
  comments: text,
})

async function download(page: Page, label: string) {
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: label }).click()
  const file = await started
  await expect(page.getByText('File downloaded')).toBeVisible()
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

async function seeList(page: Page, users: Newcomer[]) {
  await signIn(page, 'admin', addressOf('/forge/users', { q: 'made.example' }))
  const names = page
    .getByRole('row')
    .getByRole('link')
    .filter({ hasNotText: /^Edit$/i })
  await expect(names).toHaveCount(users.length)
  expect(sorted(await names.allTextContents())).toEqual(sorted(users.map(({ name }) => name)))
  await page.setViewportSize({ width: 400, height: 900 })
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(users.length)
  for (const { name, email } of users)
    await expect(cards.filter({ hasText: email }).getByRole('heading')).toHaveText(name)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function seeFilters(page: Page, users: Newcomer[]) {
  for (const { name, email } of users) {
    await goWithin(page, addressOf('/forge/users', { q: name }))
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(name)
  }
}

/** A sample, because each form needs its own page and all texts are rendered the same way. */
const some = (users: Newcomer[]) => users.filter((_user, index) => index % 5 === 0)

async function seeForms(page: Page, users: Newcomer[]) {
  for (const { id, name, email } of users) {
    await goWithin(page, `/forge/edit-user?id=${id}`)
    await expect(page.getByRole('heading', { name: `Edit user: ${email}` })).toBeVisible()
    for (const label of ['Full Name', 'Company', 'Sales Contact', 'Position', 'Country', 'City', 'Comments'])
      expect(await field(page, label).inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(`Delete ${name}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

/** A smaller sample, because each sign-in loads two pages. */
const few = (users: Newcomer[]) => users.filter((_user, index) => index % 10 === 0)

async function seeOwnNames(page: Page, users: Newcomer[]) {
  for (const { name, email } of users) {
    await signInAs(page, email, '/')
    await expect(page.getByRole('dialog')).toContainText(name)
    expect(await isUntouched(page)).toBe(true)
    await page.goto('/forge/about-us')
    await page.getByRole('banner').getByRole('button', { name: 'Account of' }).click()
    await expect(page.getByRole('navigation', { name: 'Account of' })).toContainText(name)
    expect(await isUntouched(page)).toBe(true)
  }
}

const formats = ['Excel (.xlsx)', 'CSV (.csv)', 'Excel 97-2003 (.xls)']

async function seeFiles(page: Page, users: Newcomer[]) {
  await page.goto(addressOf('/forge/users', { q: 'made.example' }))
  await expect(page.getByRole('row')).toHaveCount(users.length + 1)
  for (const label of formats) {
    const { name, bytes } = await download(page, label)
    const isCsv = name.endsWith('.csv')
    const book = isCsv ? read(bytes.toString('utf8').slice(1), { type: 'string', raw: true }) : read(bytes)
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
    const cells = Object.entries(sheet).filter(([address]) => !address.startsWith('!'))
    expect(cells.filter(([, cell]) => cell.f !== undefined || cell.l !== undefined)).toEqual([])
    const rows = utils.sheet_to_json<Record<string, string>>(sheet, { raw: false })
    const names = rows.map((row) => row.Name ?? '')
    expect(names).toHaveLength(users.length)
    if (isCsv) expect(names.filter((text) => /^\s*[=+\-@\uff0b\uff1d]/.test(text))).toEqual([])
    else expect(sorted(names)).toEqual(sorted(users.map((user) => user.name)))
  }
}

/** Mails are plain text with a fixed subject. */
function seeMails(dataDir: string, users: Newcomer[]) {
  const subjects = new Set<string>()
  for (const { name, email } of users) {
    const { head, body } = mailsWrittenTo(dataDir, email)[0] ?? { head: '', body: '' }
    expect(head.match(/^content-type: .*$/gim)).toEqual(['Content-Type: text/plain; charset=utf-8'])
    expect(body).toContain(`Hello ${name},`)
    subjects.add(/^subject: .*(\r\n[ \t].*)*/im.exec(head)?.[0] ?? '')
  }
  expect(subjects.size).toBe(1)
}

async function makeUsers(newcomers: Newcomers) {
  const users: Newcomer[] = []
  for (const text of hostileTexts) users.push(await newcomers.add(everywhere(text)))
  expect(users.map(({ name }) => name)).toEqual(hostileTexts.map(cleanText))
  return users
}

function dialogsOf(page: Page) {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  return dialogs
}

// Traces and screenshots of so many pages take longer than the tests.
test.use({ trace: 'off', screenshot: 'off' })

test('hostile user texts run no script in pages, mails and files', async ({ page, portal, newcomers }) => {
  test.slow()
  const dialogs = dialogsOf(page)
  const users = await makeUsers(newcomers)
  await test.step('the list and its cards', () => seeList(page, users))
  await test.step('the filters', () => seeFilters(page, some(users)))
  await test.step('the forms and the question about deleting', () => seeForms(page, some(users)))
  expect([await isUntouched(page), dialogs]).toEqual([true, []])
  await test.step('the files', () => seeFiles(page, users))
  await test.step('the mails', () => seeMails(portal.dataDir, users))
  await test.step('their owners signed in', () => seeOwnNames(page, few(users)))
  expect(dialogs).toEqual([])
})
