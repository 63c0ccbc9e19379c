import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'
import { heading } from './stage.ts'

test('the last six digits of a purchase order lead to its story by the keyboard alone', async ({ page }) => {
  await signIn(page, 'customer')
  await heading(page, 'Dashboard')
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: 'Number, name or page' })
  await expect(input).toBeFocused()
  await page.keyboard.type('710051')
  await expect(page.getByRole('option').first()).toContainText('4500710051')
  await page.keyboard.press('Enter')
  await heading(page, /^4500710051 · line 1$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Order entered' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recently opened' }).getByRole('option')).toContainText(['4500710051'])
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
})

test('staff open what is another customer’s for that customer', async ({ page }) => {
  await signIn(page, 'staff', '/forge/?fcid=101')
  await heading(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Number, name or page' }).fill('F3110045')
  await expect(page.getByRole('option').first()).toContainText('Aurélian Aérostructures')
  await page.keyboard.press('Enter')
  await heading(page, /^F3110045 · line/)
  await expect(page).toHaveURL(/fcid=107$/)
})
