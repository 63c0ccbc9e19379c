import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const showDelays: Open = async ({ page }) => {
  await signIn(page, 'staff', '/forge/delays?perPage=10')
  await heading(page, 'Delays')
  await expect(page.getByText(/^1–10 of /)).toBeVisible()
}

export const orderScreens: Record<string, Open> = {
  'the delays': showDelays,
  'a queued date': async (stage) => {
    await showDelays(stage)
    const { page } = stage
    await page
      .getByRole('button', { name: /, new date of / })
      .first()
      .click()
    await page.getByRole('spinbutton', { name: 'Day' }).click()
    await page.keyboard.type('05nov2027')
    await page.keyboard.press('Tab')
    await page
      .getByRole('button', { name: /^Queue the new date of / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  },
  'the consignments': async ({ page }) => {
    await signIn(page, 'staff', '/forge/consignments')
    await expect(page.getByText('PF-1')).toBeVisible()
  },
  'the search over everything': async ({ page }) => {
    await signIn(page, 'customer')
    await heading(page, 'Dashboard')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('10001')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
  "an order's story": async ({ page }) => {
    await signIn(page, 'customer', '/forge/order?invoice=FE10100045')
    await expect(page.getByRole('listitem').filter({ hasText: 'Order entered' })).toBeVisible()
  },
  'the open points': async ({ page }) => {
    await signIn(page, 'customer', '/forge/open-points')
    await expect(page.getByText('Late lines')).toBeVisible()
  },
  "the steel maker's report": async ({ page }) => {
    await signIn(page, 'steel', '/forge/b-status-report?perPage=10')
    await expect(page.getByText(/^1–10 of /)).toBeVisible()
  },
  "the seller's report": async ({ page }) => {
    await signIn(page, 'manager', '/forge/b-status-report-seller?fcid=104&perPage=10')
    await expect(page.getByText(/^1–10 of /)).toBeVisible()
  },
  "direct customers' orders": async ({ page }) => {
    await signIn(page, 'direct', '/forge/open-orders-direct-customers?filter={"status":"late"}')
    await heading(page, 'Direct Customers')
    await expect(page.getByText('Bridas y Anillos').first()).toBeVisible()
  },
}
