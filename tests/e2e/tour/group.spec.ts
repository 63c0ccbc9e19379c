import type { Page } from '@playwright/test'
import { goByMenu } from '../browser/mainMenu.ts'
import { signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'
import { arrive, button, expect, test } from './tour.ts'

const current = (page: Page) => page.getByRole('banner').getByRole('status')

async function pick(page: Page, customer: string) {
  await button(page, 'Customer Picker').click()
  await page
    .getByRole('dialog', { name: 'Select a customer' })
    .getByRole('button', { name: new RegExp(`^${customer}`) })
    .click()
  await expect(current(page)).toHaveText(customer)
}

test('a customer group selects one of its customers, and then another', async ({ page }) => {
  await arrive(page, 'group')
  await expect(current(page)).toHaveText('All my customers (3)')
  await pick(page, 'Engranes Corvane')
  await goByMenu(page, 'Finance', 'Account Statement')
  await expect(page.getByRole('alert')).toContainText('Credit hold')
  await pick(page, 'Brennholt Turbine Works')
  await heading(page, 'Account Statement')
  await expect(page.getByText('No credit hold.')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/\([1-9]\d*\)$/)
})

test('a parent of direct customers finds their orders by part and by order', async ({ page }) => {
  await signIn(page, 'direct', '/forge/open-orders-direct-customers')
  const table = page.getByRole('table', { name: 'Direct Customers' })
  await expect(table.getByText('Bridas y Anillos').first()).toBeVisible()
  const order = (await table.getByRole('rowheader', { name: /^OC1-/ }).first().textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Purchase Order' }).fill(order)
  await page.keyboard.press('Enter')
  await expect(table.getByRole('button', { name: new RegExp(`^${order}`) })).toHaveCount(1)
})
