import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'

test("a manager clicks from the year to a segment, a seller and a customer's parts", async ({ page }) => {
  await signIn(page, 'manager', '/forge/sales-goals')
  await heading(page, 'Sales Goals')
  const cards = page.getByRole('region', { name: 'Sellers' }).getByRole('button')
  await expect(cards).toHaveCount(6)
  await page.getByRole('tab', { name: 'Segments' }).click()
  await page.getByRole('combobox', { name: 'Segment' }).click()
  await expect(page.getByRole('region', { name: 'Segment' })).toHaveCSS('max-height', '150px')
  await page.getByRole('option', { name: 'RSP' }).click()

  const sellers = page.getByRole('img', { name: /^Sellers: sales and goal/ })
  const bars = sellers.locator('.recharts-bar-rectangle path')
  await bars.first().click()
  await expect(page).toHaveURL(/seller=\d/)
  const customers = page.getByRole('img', { name: /^Customers: sales and remaining/ })
  const label = (await customers.getAttribute('aria-label')) ?? ''
  const count = (/Sales: (.*)\. Remaining/.exec(label)?.[1] ?? '').split(', ').length
  await expect(customers).toHaveCSS('height', `${Math.max(150, 60 * count)}px`)
  await customers.locator('.recharts-bar-rectangle path').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('table', { name: 'Parts sold' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Overview' }).click()
  await cards.first().click()
  await expect(page.getByRole('tab', { name: 'Sellers' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: /^Detail of/ })).toContainText('Days till year ends')
})
