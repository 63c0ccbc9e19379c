import type { Page } from '@playwright/test'
import { customers } from '../../support/client/users.ts'
import { openRows } from '../../support/database/openRows.ts'
import { hostileNames } from '../../support/files/fileNames.ts'
import { documentAt, plantConcession, plantDocument, plantFile } from '../../support/rows/concessions.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const customer = customers.healthy

/** What file systems do not take in a name: Chromium puts a line in the place of each. */
const unfit = /^~|~$|["*/:<>?\\|\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu
/** It composes accents, and begins no name with a dot, which would hide the file. */
const asSaved = (name: string) => name.normalize('NFC').replace(/^\.+/, '').replace(unfit, '_')

/** Clicks a link to a document, and answers what the browser would save it as. */
async function savedName(page: Page, address: string) {
  const started = page.waitForEvent('download')
  await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), address)
  const download = await started
  await download.cancel()
  return download.suggestedFilename()
}

test.slow()

// What goes over the line of hundreds more is compared in `wire/files/uploadNames`.
test('files are saved by the names that they are kept by, whatever these hold', async ({ page, portal }) => {
  const rows = await openRows(portal)
  const planting = { rows, dataDir: portal.dataDir }
  const concession = await plantConcession(planting, customer)
  await signIn(page, 'customer', '/forge/contact')
  const faults: string[] = []
  for (const [position, [, name]] of hostileNames('2026', 100).entries()) {
    const id = await plantFile(planting, '%PDF-1.7', name)
    await plantDocument(planting, concession, id, position + 1)
    const saved = await savedName(page, documentAt(id, customer))
    if (saved !== asSaved(name)) faults.push(`${JSON.stringify(name)} as ${JSON.stringify(saved)}`)
  }
  await rows.close()
  expect(faults).toEqual([])
})
