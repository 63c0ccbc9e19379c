import type { Page } from '@playwright/test'
import { choose, openList } from '../browser/choose.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const headers = (page: Page) => page.getByRole('columnheader')
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader')
const search = (page: Page) => page.getByRole('textbox', { name: 'Name, e-mail, contact or relation' })

const columns = ['Name', 'E-mail', 'Sales Contact', 'Client Type', 'Relation', 'Unit', 'Creation Date', 'Last Login']

const cellsBelow = (page: Page, column: string) =>
  page.getByRole('table').locator(`tbody tr > :nth-child(${columns.indexOf(column) + 1})`)

test('the users list shows the specified columns and an EDIT button in each row', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  await expect(rows(page)).toHaveCount(25)
  await expect(headers(page)).toHaveText([...columns, 'Actions'])
  const row = page.getByRole('row', { name: /^Akira Ishikawa/ })
  await expect(row.getByRole('cell')).toHaveText([
    'akira.ishikawa@kitsuragi.example',
    'Mitsuko Arai',
    'Customer',
    'Kitsuragi Bearing',
    'Rings',
    '07/Feb/2025',
    '06/Jun/2026',
    'EDIT',
  ])
  await row.getByRole('link', { name: 'EDIT Akira Ishikawa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit user: akira.ishikawa@kitsuragi.example')
  await expect(page).toHaveURL(/\/forge\/edit-user\?id=\d+$/)
})

test('the users list is sorted by a column in both directions, and a reload keeps it', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending')
  await header(page, 'Name').getByRole('button').click()
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await expect(rows(page).first()).toHaveText('桂木 恵子')
  await page.reload()
  await expect(rows(page).first()).toHaveText('桂木 恵子')
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
  await header(page, 'E-mail').getByRole('button').click()
  await expect(cellsBelow(page, 'E-mail').first()).toHaveText('admin@anvil.example')
})

test('Enter starts a search; active filters are shown as chips and kept in the URL', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  await search(page).fill('KITSURAGI')
  await search(page).press('Enter')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button')).toHaveText(['Name, e-mail, contact or relation: KITSURAGI'])
  await choose(page, 'Client Type', 'Representative')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(chips.getByRole('button')).toHaveCount(2)
  await expect(page).toHaveURL(/filter=.*KITSURAGI/)
  const shown = page.getByText(/^1–\d+ of \d+$/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const few = await shown.textContent()
  await page.reload()
  await expect(shown).toHaveText(few ?? '')
  for (const cell of await cellsBelow(page, 'Client Type').all()) await expect(cell).toHaveText('Representative')
  for (const cell of await cellsBelow(page, 'Relation').all()) await expect(cell).toContainText('Kitsuragi')

  await chips.getByRole('button', { name: /Client Type: Representative$/ }).click()
  await expect(chips.getByRole('button')).toHaveCount(1)
  await expect(search(page)).toHaveValue('KITSURAGI')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(chips).toBeHidden()
  await expect(page.getByText('1–25 of 120')).toBeVisible()
})

test('the users list is paged with the chosen number of rows, and a reload keeps the page', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByText('1–25 of 120')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('26–50 of 120')).toBeVisible()
  await openList(page, 'Rows per page')
  await expect(page.getByRole('option')).toHaveText(['10', '25', '50', '100'])
  await page.getByRole('option', { name: '50' }).click()
  await expect(page.getByText('1–50 of 120')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('101–120 of 120')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('101–120 of 120')).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  await page.goBack()
  await expect(page.getByText('51–100 of 120')).toBeVisible()
})

test('the choice of columns is stored per user, across sign-outs', async ({ page }) => {
  await signIn(page, 'staff', '/forge/users')
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('menuitemcheckbox')).toHaveText(columns.slice(1))
  await page.getByRole('menuitemcheckbox', { name: 'Unit' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Relation' }).click()
  await page.keyboard.press('Escape')
  const fewer = ['Name', 'E-mail', 'Sales Contact', 'Client Type', 'Creation Date', 'Last Login', 'Actions']
  await expect(headers(page)).toHaveText(fewer)

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'admin', '/forge/users')
  await expect(headers(page)).toHaveText([...columns, 'Actions'])

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await signIn(page, 'staff', '/forge/users')
  await expect(headers(page)).toHaveText(fewer)
})
