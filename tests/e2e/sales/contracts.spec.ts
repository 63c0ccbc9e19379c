import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn, signInAs } from '../browser/signIn.ts'
import { sizes } from '../screens/screens.ts'
import { heading } from '../screens/stage.ts'

test('a sales manager opens a contract from the dashboard, and its direct customers', async ({ page }) => {
  await signIn(page, 'manager', '/forge/contract-dashboard?fcid=105')
  await heading(page, 'Contract Dashboard')
  await expect(page.getByRole('img', { name: /LTA pipeline flanges \d{4}–\d{4}, Expired/ })).toBeVisible()
  for (const state of ['Valid', 'To be expired', 'Expired'])
    await expect(
      page.getByRole('figure', { name: 'Contracts' }).getByText(state, { exact: true }).first(),
    ).toBeVisible()
  const revisions = page.getByRole('table', { name: 'Prices by revision' })
  await expect(revisions.getByRole('columnheader')).toHaveText([
    'Text Revision',
    'Prices Revised',
    'Prices Under Revision',
  ])
  // The demo data results in the figures of the specification.
  await expect(page.getByRole('region', { name: 'Direct Customers' })).toContainText('9')
  await expect(page.getByRole('img', { name: /Material 1 10, Material 2 20, Material 3 30$/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Within the agreed share' })).toContainText('80%')
  await expect(page.getByRole('group', { name: 'Below the agreed share' })).toContainText('60%')
  await goByMenu(page, 'Contracts', 'Contract Agreement')
  await choose(page, 'Contract', 'LTA pipeline flanges')
  const prices = page.getByRole('table', { name: 'Prices' })
  await expect(prices.getByRole('row', { name: 'Price adjustment Not applicable' })).toBeVisible()
  await expect(prices.getByRole('row', { name: /^Adjustment month/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Contract lines' }).getByRole('row')).toHaveCount(19)

  await goByMenu(page, 'Contracts', 'Contract Dashboard')
  await page.getByRole('link', { name: 'View all' }).click()
  await heading(page, 'Contract Direct Customers')
  await choose(page, 'Direct Customer', 'Ensenada Subsea')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const table = page.getByRole('table', { name: 'Contract Direct Customers' })
  await expect(table.getByRole('columnheader', { name: /^\d{4}$/ })).toHaveCount(6)
  await expect(table.locator('tbody').getByRole('row', { name: /Ensenada Subsea/ })).toHaveCount(6)
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(6)
  await expect(page.getByText('Sample data')).toBeVisible()
  await expect(
    page.getByText(/no commitment to buy or to deliver\. This text is awaiting legal review\.$/),
  ).toBeVisible()

  await goByMenu(page, 'Contracts', 'Contract Market Share')
  // Uses the title of another page, as specified.
  await heading(page, 'Contract Raw Material')
  for (const [standing, percentage] of Object.entries({ 'According to': '100%', Within: '80%', Below: '60%' }))
    await expect(page.getByRole('group', { name: `${standing} the agreed share` })).toContainText(percentage)
})

test('a table that is little higher than its region scrolls with the page', async ({ page }) => {
  await signIn(page, 'admin', '/forge/contract-price-revision?fcid=101')
  const table = page.getByRole('table', { name: 'Contract Price Revision' })
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(18)
  const region = page.getByRole('region', { name: 'Contract Price Revision' })
  const hidden = () => region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(await hidden()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 640 })
  expect(await hidden()).toBeGreaterThan(0)
})

test('the years above the contracts do not overlap on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await signIn(page, 'manager', '/forge/contract-dashboard?fcid=105')
  const years = page.getByRole('img', { name: /^Contracts\. / }).getByText(/^\d{4}$/)
  await expect(years.first()).toBeVisible()
  const spans = await years.evaluateAll((all) =>
    all
      .filter((year) => year.checkVisibility({ visibilityProperty: true }))
      .map((year) => {
        const range = document.createRange()
        range.selectNodeContents(year)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      }),
  )
  expect(spans.length).toBeGreaterThan(2)
  for (const [at, { left }] of spans.entries()) expect(left).toBeGreaterThan((spans[at - 1]?.right ?? 0) + 4)
})

test('a customer with the granted page sees own contracts, and no other contract page', async ({ page, newcomers }) => {
  const { email } = await newcomers.add({
    name: 'Cora Customer',
    multiple_client_ids: [101],
    newPermissions: [{ id: 1019, hasAccess: true }],
  })
  await signInAs(page, email, '/forge/contract-agreement')
  await page.getByRole('combobox', { name: 'Contract' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'LTA casing rings',
    'LTA turbine rings 2024-2028',
    'Spare rings, one year',
  ])
  await page.keyboard.press('Escape')
  expect((await page.request.get('/read/api/Customers/105/agreement')).status()).toBe(404)
  await goTo(page, '/contract-dashboard')
  await expect(page).toHaveURL(/\/forge\/$/)
  await heading(page, 'Dashboard')
})
