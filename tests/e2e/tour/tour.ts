import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { pagesInMenu } from '../browser/mainMenu.ts'
import { test as base } from '../browser/oneTab.ts'
import { type Account, emailOf, signInByForm } from '../browser/signIn.ts'
import { leaveNothing } from '../browser/stayingTab.ts'

/** The tour has portals of its own: a fixture of its own gives it workers of its own. */
export const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [{}, { scope: 'worker', option: true }],
})

/** Signs in by the form; returns the names of the pages in the menu. */
export async function arrive(page: Page, account: Account) {
  await leaveNothing(page)
  await signInByForm(page, emailOf(account))
  return pagesInMenu(page)
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
