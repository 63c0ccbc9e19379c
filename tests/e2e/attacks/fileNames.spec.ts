import type { Page } from '@playwright/test'
import { customers } from '#tests/support/client/users.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { hostileNames } from '#tests/support/files/fileNames.ts'
import { documentAt, plantConcession, plantDocument, plantFile } from '#tests/support/rows/concessions.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const customer = customers.healthy

/** Characters not allowed in file names: Chromium replaces each by an underscore. */
const unfit = /^~|~$|["*/:<>?\\|\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu
const asSaved = (name: string) => name.normalize('NFC').replace(/^\.+/, '').replace(unfit, '_')

async function savedName(page: Page, address: string) {
  const started = page.waitForEvent('download')
  await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), address)
  const download = await started
  await download.cancel()
  return download.suggestedFilename()
}

test.slow()

// `wire/files/uploadNames` covers hundreds more at the HTTP level.
test('files are downloaded under their stored names, for hostile names', async ({ page, portal }) => {
  const rows = await openRows(portal)
  const planting = { rows, dataDir: portal.dataDir }
  await signIn(page, 'customer', '/forge/contact')
  const faults: string[] = []
  for (const [, name] of hostileNames('2026', 100)) {
    const id = await plantFile(planting, '%PDF-1.7', name)
    // The names of one concession's papers are unique.
    await plantDocument(planting, await plantConcession(planting, customer), id)
    const saved = await savedName(page, documentAt(id, customer))
    if (saved !== asSaved(name)) faults.push(`${JSON.stringify(name)} as ${JSON.stringify(saved)}`)
  }
  await rows.close()
  expect(faults).toEqual([])
})
