import type { Page } from '@playwright/test'
import { signEnd } from '../../../backend/tasks/digest/endLink.ts'
import { openRows } from '../../support/database/openRows.ts'
import { linkSecret } from '../../support/portal/settings.ts'
import { addBar } from '../../support/rows/material.ts'
import { plants } from '../../support/rows/tasks.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn, signInAs } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'

const steelMaker = 104
let nextBar = 9_500

const panel = (page: Page) => page.getByRole('region', { name: 'To do', exact: true })
const number = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^\d+ pending tasks?$/ })
const countIn = async (page: Page) => Number.parseInt((await number(page).getAttribute('aria-label')) ?? '', 10)
const dialog = (page: Page) => page.getByRole('dialog')

test('approving a bar removes its task', async ({ page, portal }) => {
  const bar = nextBar
  nextBar += 1
  const rows = await openRows(portal)
  // The oldest date, so that it is listed first.
  await addBar({ rows }, { id: bar, customer: steelMaker, receivedOn: '2001-02-03' })
  await rows.close()
  await signIn(page, 'steel')
  await heading(page, 'Dashboard')
  const link = panel(page).getByRole('link', { name: `H-${bar}` })
  await expect(link).toBeVisible()
  await expect(number(page)).toBeVisible()
  const before = await countIn(page)

  await link.click()
  await heading(page, 'Raw Material Approval')
  await expect(page.getByRole('button', { name: /^Submit Approval of/ })).toHaveCount(1)
  await page.getByRole('switch', { name: `Approved: H-${bar} B-${bar}` }).click()
  await page.getByRole('button', { name: `Upload approval of H-${bar} B-${bar}` }).click()
  const file = { name: 'Signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 signed') }
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Submit Approval of H-${bar} B-${bar}` }).click()
  await dialog(page).getByRole('button', { name: 'Submit Approval', exact: true }).click()
  await expect(page.getByText('Approval successfully submitted.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => countIn(page)).toBe(before - 1)

  await number(page).click()
  await heading(page, 'Dashboard')
  await expect(panel(page)).toBeVisible()
  await expect(link).toHaveCount(0)
})

test("staff open a task of another customer's quote, and mark it as done", async ({ page, portal }) => {
  const rows = await openRows(portal)
  const planted = await plants.requote({ rows, dataDir: portal.dataDir }, 101)
  await rows.close()
  await signIn(page, 'staff', '/forge/?fcid=102')
  await heading(page, 'Dashboard')
  await panel(page).getByRole('link', { name: planted.number }).click()
  await heading(page, 'Quote History')
  await expect(page).toHaveURL(/fcid=101$/)
  await expect(page.getByText(`${planted.number}`).first()).toBeVisible()
  await page.goBack()
  await panel(page)
    .getByRole('button', { name: `Mark ${planted.number} as done` })
    .click()
  await expect(panel(page).getByRole('link', { name: planted.number })).toHaveCount(0)
})

test('a digest is chosen in the profile, and ended by the button of its link', async ({ page, newcomers, portal }) => {
  const { id, email } = await newcomers.add({ name: 'Dora Digest' })
  await signInAs(page, email, '/forge/user-profile')
  const frequency = page.getByRole('combobox', { name: 'How often' })
  await expect(frequency).toHaveText('Never')
  await frequency.click()
  await page.getByRole('option', { name: 'Every day' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(frequency).toHaveText('Every day')
  await page.goto(`${portal.url}/unsubscribe?t=${signEnd(linkSecret, id)}`)
  await page.getByRole('button', { name: 'End these mails' }).click()
  await heading(page, 'These mails have ended')
  await page.goto('/forge/user-profile')
  await expect(frequency).toHaveText('Never')
})
