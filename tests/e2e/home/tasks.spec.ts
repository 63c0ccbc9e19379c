import type { Page } from '@playwright/test'
import { signEnd } from '#backend/tasks/endLink.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { linkSecret } from '#tests/support/portal/settings.ts'
import { addBar } from '#tests/support/rows/material.ts'
import { plants } from '#tests/support/rows/tasks.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn, signInAs, signInWithoutPage } from '../browser/signIn.ts'
import { sideways } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'
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
  await heading(page, 'To do')
  await expect(page.getByRole('table', { name: 'To do' }).locator('tbody tr').first()).not.toBeEmpty()
  await expect(page.getByRole('link', { name: `H-${bar}` })).toHaveCount(0)
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\(\\d+\\)$`) })

test('staff mark all comments as done with four clicks, and undo it', async ({ page, portal }) => {
  const rows = await openRows(portal)
  const planted = []
  for (let made = 0; made < 151; made += 1) planted.push(await plants.comment({ rows, dataDir: portal.dataDir }, 101))
  await signIn(page, 'staff', '/forge/to-do')
  const comments = tab(page, 'Comments on approval files')
  await comments.click()
  const count = Number(/\d+/.exec(String(await comments.textContent()))?.[0])
  expect(count).toBeGreaterThanOrEqual(151)
  await page.getByRole('checkbox', { name: planted[0]?.number ?? '', exact: true }).check()
  await page.getByRole('button', { name: `Select all ${count}` }).click()
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByText(`${count} tasks marked as done.`)).toBeVisible()
  await expect(comments).toHaveText('Comments on approval files (0)')
  await expect(page.getByText('No results found.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comments).toHaveText(`Comments on approval files (${count})`)
  await expect(page.getByRole('link', { name: planted[0]?.number ?? '', exact: true })).toBeVisible()
  for (const { end } of planted) await end()
  await rows.close()
})

test('the panel leads to all tasks of a kind, and a row to its record', async ({ page }) => {
  await signIn(page, 'staff', '/forge/?fcid=101')
  await heading(page, 'Dashboard')
  const group = page.getByRole('region', { name: 'Comments on concessions' })
  await group.getByRole('link', { name: /^View all \d+/ }).click()
  await heading(page, 'To do')
  await expect(tab(page, 'Comments on concessions')).toHaveAttribute('aria-selected', 'true')
  const first = page.getByRole('table', { name: 'To do' }).getByRole('rowheader').first().getByRole('link')
  const number = String(await first.textContent())
  await first.click()
  await heading(page, 'Concessions')
  await expect(page.getByText(number).first()).toBeVisible()
})

test("tiles of the staff's home lead to lists with as many rows", async ({ page }) => {
  const names = ['Customers with late lines', 'Shipped with documents missing', 'Customers on credit hold']
  for (const kind of [...names, 'Requests to answer']) {
    await signIn(page, 'staff', '/forge/')
    await heading(page, 'Dashboard')
    const tile = page.getByRole('group', { name: kind })
    const count = Number.parseInt(String(await tile.getByRole('paragraph').last().textContent()), 10)
    expect(count).toBeGreaterThan(0)
    await tile.getByRole('link', { name: kind }).click()
    await heading(page, 'To do')
    await expect(tab(page, kind)).toHaveText(`${kind} (${count})`)
    await expect(page.getByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible()
  }
})

test('a customer with late lines leads to their list', async ({ page }) => {
  await signIn(page, 'staff', `/forge/to-do?filter=${JSON.stringify({ kind: 'lateLines' })}`)
  await page.getByRole('table', { name: 'To do' }).getByRole('rowheader').first().getByRole('link').click()
  await heading(page, 'Status Report')
  await expect(page.getByRole('button', { name: 'Remove the filter Status: Late' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Status Report' }).locator('tbody tr').first()).not.toBeEmpty()
})

test('the to-do list on a phone is cards with two facts in sight', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await signIn(page, 'customer', '/forge/to-do')
  const card = page.getByRole('list', { name: 'To do', exact: true }).getByRole('listitem').first()
  await expect(card.locator('dt:visible')).toHaveCount(2)
  expect(await sideways(page)).toBe(0)
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

test('numbers of tasks with and without a checkbox start in one line', async ({ page }) => {
  await signIn(page, 'staff', '/forge/to-do')
  const numbers = page.getByRole('table', { name: 'To do' }).locator('tbody th a.row-link')
  await expect(numbers.first()).toBeVisible()
  const boxes = page.getByRole('table', { name: 'To do' }).locator('tbody').getByRole('checkbox')
  expect(await boxes.count()).toBeGreaterThan(0)
  expect(await boxes.count()).toBeLessThan(await numbers.count())
  const starts = await numbers.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().left)),
  )
  expect(new Set(starts).size).toBe(1)
})

test('the panel of a user without tasks has the height of its one line', async ({ page }) => {
  await signInAs(page, 'new@anvil.example', '/forge/')
  const tasks = panel(page)
  await expect(tasks.getByText("You're all caught up.")).toBeVisible()
  expect((await tasks.boundingBox())?.height).toBeLessThan(110)
})

test('the home page without a customer starts at its tasks, with the search for customers in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutPage(page, 'staff')
  await page.goto('/forge/')
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toBeFocused()
  await expect(panel(page).getByRole('link').first()).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
