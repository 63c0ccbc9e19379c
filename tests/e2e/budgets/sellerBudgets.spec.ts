import type { Locator, Page } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { emailOf, fillSignIn, signIn } from '../browser/signIn.ts'
import { violations } from '../screens/axe.ts'
import { expectFitting } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'
import { heading } from '../screens/stage.ts'
import { budgetYear, planBudget } from './plannedBudget.ts'

// Rejected loads and saves are expected; the browser logs them.
test.use({ expectedErrors: [/status of (401|403|409)/] })

const list = `/forge/seller-budgets?filter={"year":${budgetYear}}`
const seller = 'Curtis Hallbrook'
/** Column index, after segment, contract and yearly amount. */
const january = 3

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inOkDialog = (page: Page, text: string) =>
  page.getByRole('dialog').filter({ hasText: text }).getByRole('button', { name: 'OK' })
const listed = (page: Page) => page.getByRole('row', { name: seller })

async function plannedOf(page: Page) {
  const answer = await page.request.get(`/read/api/Budgets/sellers?Year=${budgetYear}`)
  const rows: { NombreCompleto: string; TotalPresupuesto: number }[] = await answer.json()
  return rows.find(({ NombreCompleto }) => NombreCompleto === seller)?.TotalPresupuesto ?? 0
}

async function plannedInList(page: Page) {
  await page.goto(list)
  await expect(page.getByText(/^1–\d+ of |No results found/).first()).toBeVisible()
  if ((await listed(page).count()) === 0) return 0
  const total = await listed(page).getByRole('cell').first().textContent()
  return Number(total?.replaceAll(',', ''))
}

async function addFreeCustomer(page: Page) {
  await page.getByRole('combobox', { name: /^Customer/ }).click()
  const free = page.getByRole('option', { disabled: false }).first()
  const name = await free.textContent()
  await free.click()
  await button(page, 'Add').click()
  return name
}

/** Creates a budget of 100.00 K in the wizard; December takes the rounding difference. */
async function makeBudget(page: Page) {
  await page.goto('/forge/add-seller-budget')
  await expect(page).toHaveTitle('Sellers Budgets - Anvil')
  await choose(page, /^Seller/, seller)
  await choose(page, /^Year/, String(budgetYear))
  await choose(page, /^Segment/, 'Discs')
  await expect(button(page, 'Next')).toBeDisabled()
  const row = `${await addFreeCustomer(page)}, Discs`
  await button(page, 'Next').click()
  await page.getByRole('textbox', { name: row }).fill('100')
  await button(page, 'Next').click()
  await page.getByRole('button', { name: /^Rounding difference 0.04/ }).click()
  await page.getByRole('menuitem', { name: /^Dec/ }).click()
  await button(page, 'Next').click()
  await expect(page.getByText('Total: 100.00 K USD')).toBeVisible()
  await button(page, 'Finish').click()
  await inOkDialog(page, 'Are you sure you want to submit this budget?').click()
  await expect(page.getByRole('heading', { name: "The seller's budget was sent successfully!" })).toBeFocused()
  await button(page, 'New Budget').click()
  await expect(page.getByText('Nothing added yet.')).toBeVisible()
  return row
}

async function copyLink(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await listed(page)
    .getByRole('button', { name: /^Copy to clipboard/ })
    .click()
  await expect(page.getByText(/was copied\. It is valid/)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

const cellOf = (page: Page, row: string, month: number): Locator =>
  page.getByRole('row', { name: row }).getByRole('gridcell').nth(month)

async function typeAmount(page: Page, row: string, month: number, amount: string) {
  await cellOf(page, row, month).click()
  await page.keyboard.type(amount)
  await page.keyboard.press('Enter')
  await expect(cellOf(page, row, month)).toHaveText(amount)
}

async function save(page: Page) {
  await button(page, 'Finish').click()
  await inOkDialog(page, 'Are you sure you want to submit this budget?').click()
}

const acknowledge = (page: Page) => inOkDialog(page, 'Budget updated successfully.').click()

async function openLinked(manager: Page, other: Page, account: 'rep' | 'admin', segment: string) {
  await signIn(manager, 'manager')
  const { row, link } = await planBudget(manager, seller, segment)
  const planned = await plannedOf(manager)
  await signIn(other, account, link)
  await expect(other.getByRole('grid')).toBeVisible()
  return { row, planned, link }
}

/** Month cells that are partly out of view or covered by another element. */
const coveredMonths = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const isCovered = (cell: Element) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect()
      const seen = [left + 1, (left + right) / 2, right - 1].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2),
      )
      return seen.some((element) => element === null || !cell.contains(element))
    }
    return [...grid.querySelectorAll('thead .number, tbody .amount')].filter(isCovered).map((cell) => cell.textContent)
  })

const places = (page: Page) =>
  page
    .locator('main :is([role=grid] tr, button)')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest('[role=alert]') && part.getAttribute('aria-haspopup') !== 'menu')
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return [x, y + window.scrollY, width, height].map(Math.round).join(' ')
        }),
    )

test.describe('seller budget in a window of 1,440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows all months in the wizard, and messages shift nothing', async ({ page }) => {
    await signIn(page, 'manager', '/forge/add-seller-budget')
    await choose(page, /^Seller/, seller)
    await choose(page, /^Year/, String(budgetYear))
    for (const segment of ['Discs', 'OEM AERO']) {
      await choose(page, /^Segment/, segment)
      await addFreeCustomer(page)
    }
    await button(page, 'Next').click()
    await page.getByRole('textbox', { name: /Discs$/ }).fill('120001')
    await page.getByRole('textbox', { name: /OEM AERO$/ }).fill('100')
    await button(page, 'Next').click()
    const first = page.getByRole('grid').getByRole('row').nth(1)
    await expect(first).toContainText('10,000.08')
    await expect(page.getByRole('button', { name: /^Rounding difference/ })).toHaveCount(2)
    expect(await coveredMonths(page)).toEqual([])
    const before = await places(page)

    await first
      .getByRole('gridcell')
      .nth(january + 4)
      .click()
    await page.keyboard.type('-5')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('less than 0')
    expect(await places(page)).toEqual(before)
    expect(await coveredMonths(page)).toEqual([])
  })

  test('shows all months when modified, with and without a rounding difference', async ({ page }) => {
    await signIn(page, 'manager')
    const { row, link } = await planBudget(page, seller, 'OEM AERO')
    await page.goto(link)
    const yearly = cellOf(page, row, january - 1)
    await expect(yearly).toBeVisible()
    expect(await coveredMonths(page)).toEqual([])
    const before = await places(page)
    await typeAmount(page, row, january - 1, '120,001.00')
    await expect(page.getByRole('button', { name: /^Rounding difference/ })).toBeVisible()
    expect(await coveredMonths(page)).toEqual([])
    expect(await places(page)).toEqual(before)
    await yearly.click()
    await page.keyboard.type('nothing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('is not a number')
    expect(await places(page)).toEqual(before)
  })
})

test('a manager creates a budget and a link, a representative changes a month, and the list shows it', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const rep = await openBrowser()
  await signIn(page, 'manager')
  const before = await plannedOf(page)
  const row = await makeBudget(page)
  expect(await plannedInList(page)).toBeCloseTo(before + 100, 2)
  const link = await copyLink(page)

  await signIn(rep, 'rep', link)
  await expect(rep).toHaveURL(/modify-seller-budget\?seller=\d+&year=2021$/)
  await expect(cellOf(rep, row, january)).toHaveText('8.33')
  await rep.reload()
  await expect(rep).toHaveURL(/modify-seller-budget\?seller=\d+&year=2021$/)
  await typeAmount(rep, row, january + 2, '20.33')
  await save(rep)
  await acknowledge(rep)
  await expect(cellOf(rep, row, january + 2)).toHaveText('20.33')
  await expect(button(rep, 'Finish')).toBeDisabled()

  expect(await plannedInList(page)).toBeCloseTo(before + 112, 2)
  await goTo(rep, '/seller-budgets')
  await expect(rep).toHaveURL('/forge/')
  await heading(rep, 'Dashboard')
})

test('the second of two users saving a budget compares the current state and decides', async ({
  page,
  openBrowser,
}) => {
  const second = await openBrowser()
  const { row, planned, link } = await openLinked(page, second, 'admin', 'OEM AERO')
  await page.goto(link)
  await typeAmount(page, row, january, '10.33')
  await typeAmount(second, row, january, '11.33')
  await typeAmount(second, row, january + 1, '9.33')
  await save(page)
  await acknowledge(page)
  await save(second)

  const newer = second.getByRole('group', { name: 'Newer version of this budget' })
  await expect(newer.getByRole('radiogroup')).toHaveCount(2)
  await expect(button(second, 'Continue with these values')).toBeDisabled()
  expect(await violations(second)).toEqual([])
  await second.setViewportSize(sizes.phone)
  await expectFitting(second)
  await second.setViewportSize(sizes.wide)
  await newer
    .getByRole('radiogroup', { name: /: Jan$/ })
    .getByText('theirs: 10.33')
    .click()
  await button(second, 'Continue with these values').click()
  await expect(cellOf(second, row, january)).toHaveText('10.33')
  await expect(cellOf(second, row, january + 1)).toHaveText('9.33')
  await save(second)
  await acknowledge(second)
  expect(await plannedInList(page)).toBeCloseTo(planned + 3, 2)
})

test('typed budget amounts survive the session, also by link, and are saved after signing in', async ({
  page,
  openBrowser,
}) => {
  const rep = await openBrowser()
  const { row, planned } = await openLinked(page, rep, 'rep', 'RSP')
  await typeAmount(rep, row, january, '10.33')
  await rep.context().clearCookies({ name: 'friat' })
  await save(rep)
  await rep.getByRole('dialog', { name: 'Session expired' }).getByRole('button', { name: 'Continue' }).click()
  await fillSignIn(rep, emailOf('rep'))
  await acknowledge(rep)
  await expect(rep).toHaveURL(/modify-seller-budget\?seller=\d+&year=2021$/)
  await expect(cellOf(rep, row, january)).toHaveText('10.33')
  expect(await plannedInList(page)).toBeCloseTo(planned + 2, 2)
})
