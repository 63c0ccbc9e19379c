import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { test as base } from '../browser/oneTab.ts'
import { type Account, emailOf, signInByForm } from '../browser/signIn.ts'
import { clearStorage, staysAs } from '../browser/stayingTab.ts'

/** The tour has portals of its own: Playwright starts other workers where a worker's fixture differs. */
export const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [{}, { scope: 'worker' }],
})

/** Signs in by the form, as the first test of each role does. */
export async function arrive(page: Page, account: Account) {
  await clearStorage(page)
  await signInByForm(page, emailOf(account))
  staysAs(page, emailOf(account))
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Presses a button of the dialog with this name. */
export const press = (page: Page, dialog: string | RegExp, name: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }).click()

export const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7\n${name}`) })

/** Chooses a file in the uploader that a button opens. */
export async function chooseFile(page: Page, opener: Locator, file: ReturnType<typeof pdf>) {
  await opener.click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await press(page, 'File successfully selected.', 'OK')
  await button(page, 'Done').click()
}

/** Clicks, and returns the file that is downloaded. */
export async function download(page: Page, clicked: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), clicked.click()])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Downloads a table as a workbook; returns its header and rows as another program reads them. */
export async function workbook(page: Page, menu = button(page, /^(Download|Export)$/)) {
  await menu.click()
  const { bytes } = await download(page, page.getByRole('menuitem', { name: 'Excel (.xlsx)' }))
  const [head = [], ...rows] = await readSheet(bytes)
  return { head, rows }
}

/** Types a day into the date picker that a button opens. */
export async function pickDay(page: Page, picker: Locator, digits: string) {
  await picker.click()
  await page.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type(digits)
  await page.keyboard.press('Tab')
}

export { expect }
