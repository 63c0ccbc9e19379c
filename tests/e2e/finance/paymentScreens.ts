import { expect, type Page } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const showReferences: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/payment-detail')
  await heading(page, 'Payment Detail')
  await expect(page.getByRole('cell', { name: 'Partially applied' })).toBeVisible()
}

const showInvoices: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/generate-bank-references?perPage=10')
  await heading(page, 'Generate Bank References')
  await expect(page.getByText(/^1–10 of /)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^CN/ }).first()).toBeVisible()
}

const tick = (page: Page) => page.getByRole('checkbox', { name: /^FE/, disabled: false }).first().check()

export const paymentScreens: Record<string, Open> = {
  'the bank references of a customer': showReferences,
  'what a bank reference holds': async (stage) => {
    await showReferences(stage)
    const { page } = stage
    await page
      .getByRole('button', { name: /^\d{12}$/ })
      .nth(1)
      .click()
    await expect(page.getByRole('dialog').getByText(/^CN/).first()).toBeVisible()
  },
  'bank references that could not be loaded': async ({ page }) => {
    await page.route('**/Account/detailbank/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/payment-detail')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'what a bank reference can be made of': showInvoices,
  'a bank reference to be generated': async (stage) => {
    await showInvoices(stage)
    await tick(stage.page)
    await stage.page.getByRole('button', { name: 'Generate Bank Reference' }).click()
    await expect(stage.page.getByRole('dialog', { name: 'Generate Bank Reference' })).toBeVisible()
  },
  'no bank references found': async ({ page }) => {
    await signIn(page, 'new', '/forge/payment-detail')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
}
