import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
const shown = (page: Page) => page.getByText(/^1–\d+ of [\d,]+$/)
const admins = (page: Page) => page.getByRole('cell', { name: 'Admin', exact: true })

test('an administrator filters visits, with and without administrators, and exports them', async ({ page }) => {
  await signIn(page, 'admin', '/forge/visit-logs')
  await expect(rows(page)).toHaveCount(100)
  await expect(rows(page).first()).toHaveText(/^\d\d\/[A-Z][a-z]{2}\/\d{4} \d\d:\d\d$/)
  await expect(page.getByText(/^1–100 of 4,\d{3}$/)).toBeVisible()
  await expect(admins(page)).toHaveCount(0)

  await page.getByRole('switch', { name: 'Hide Admin Logs' }).click()
  await expect(page).toHaveURL(/hideAdmin/)
  await choose(page, 'Role', 'Admin')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(admins(page).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Customer', exact: true })).toHaveCount(0)
  // The previous list may also match, so compare both counts until they agree.
  await expect.poll(async () => (await rows(page).count()) - (await admins(page).count())).toBe(0)
  await page.reload()
  await expect(admins(page).first()).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Hide Admin Logs' })).not.toBeChecked()

  await page.getByRole('button', { name: 'Clear All' }).click()
  await choose(page, 'Device', 'Mobile')
  await page.getByRole('textbox', { name: 'Name or e-mail' }).fill('keiko@')
  await page.getByRole('textbox', { name: 'Name or e-mail' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(2)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const [count = '0'] = /\d+$/.exec((await shown(page).textContent()) ?? '') ?? []

  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  const file = await started
  const [header, ...lines] = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(header).toContain('Date,E-mail,Role,Page,Device')
  expect(lines).toHaveLength(Number(count))
  for (const line of lines) expect(line).toMatch(/^\d\d\/\w{3}\/\d{4} \d\d:\d\d,keiko@.*,Mobile,/)
})

test('an opened page appears in the visit log within a second, and in the statistics', async ({ page }) => {
  await signIn(page, 'admin', '/forge/access-statistics?division=1')
  const pages = page.getByRole('img', { name: /^Most visited pages\. \w/ })
  await expect(pages.locator('svg')).toBeVisible()
  await goTo(page, '/visit-logs?filter={"hideAdmin":false,"pageName":"Access Statistics"}')
  await heading(page, 'Visit Logs')
  await expect(async () => {
    await page.reload()
    // Waits for the list without a limit, then checks its content without waiting.
    await expect(rows(page).first().or(page.getByText('No results found.'))).toBeVisible()
    await expect(page.getByRole('cell', { name: 'admin@anvil.example' })).not.toHaveCount(0, { timeout: 100 })
  }).toPass()
})
