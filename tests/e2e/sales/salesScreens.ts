import { expect, type Page } from '@playwright/test'
import { choose } from '../browser/choose.ts'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const showBudgets: Open = async ({ page }) => {
  await signIn(page, 'manager', '/forge/seller-budgets')
  await heading(page, 'Sellers Budgets')
  await expect(page.getByRole('button', { name: /^Copy to clipboard/ }).first()).toBeVisible()
}

const showModify: Open = async (stage) => {
  await showBudgets(stage)
  await stage.page.getByRole('button', { name: /^Edit/ }).first().click()
  await heading(stage.page, 'Modify Seller Budget')
  await expect(stage.page.getByText(/^Amounts in thousands of USD/)).toBeVisible()
}

const showWizard: Open = async ({ page }) => {
  await signIn(page, 'manager', '/forge/add-seller-budget')
  await heading(page, 'Sellers Budgets')
  await choose(page, /^Seller/, 'Curtis Hallbrook')
  await choose(page, /^Year/, '2021')
}

const addCustomer: Open = async (stage) => {
  await showWizard(stage)
  const { page } = stage
  await choose(page, /^Segment/, 'RSP')
  await page.getByRole('combobox', { name: /^Customer/ }).click()
  await page.getByRole('option', { disabled: false }).first().click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Added' })).toBeVisible()
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

const fillYears: Open = async (stage) => {
  await addCustomer(stage)
  await goOn(stage.page)
  await stage.page.getByRole('textbox', { name: /RSP$/ }).fill('100')
}

const fillMonths: Open = async (stage) => {
  await fillYears(stage)
  await goOn(stage.page)
  await expect(stage.page.getByRole('button', { name: /^Rounding difference/ })).toBeVisible()
}

const fails = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))

export const salesScreens: Record<string, Open> = {
  'the sellers’ budgets': showBudgets,
  'no sellers’ budgets found': async ({ page }) => {
    await page.route('**/api/Budgets/sellers?**', (route) => route.fulfill({ json: [] }))
    await signIn(page, 'manager', '/forge/seller-budgets')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'sellers’ budgets that could not be loaded': async ({ page }) => {
    await fails(page, '**/api/Budgets/sellers?**')
    await signIn(page, 'manager', '/forge/seller-budgets')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a seller’s budget': async (stage) => {
    await showBudgets(stage)
    await stage.page.getByRole('link', { name: /^View/ }).first().click()
    await expect(stage.page.getByRole('group', { name: 'Budget in K' })).toContainText('.')
  },
  'a seller’s budget that there is not': async ({ page }) => {
    await signIn(page, 'manager', '/forge/seller-budget')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'a seller’s budget that could not be loaded': async ({ page }) => {
    await fails(page, '**/api/Budgets?**')
    await signIn(page, 'manager', '/forge/seller-budget?seller=1&year=2026')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a budget that is modified': showModify,
  'what is added to a budget': async (stage) => {
    await showModify(stage)
    await stage.page.getByText('Add to budget').click()
    await choose(stage.page, /^Segment/, 'RSP')
    await stage.page.getByRole('combobox', { name: /^Customer/ }).click()
    await expect(stage.page.getByRole('option').first()).toBeVisible()
  },
  'the details of a new budget': addCustomer,
  'the yearly goal of a new budget': async (stage) => {
    await showWizard(stage)
    await choose(stage.page, /^Segment/, 'Aerofabs')
    await expect(stage.page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  },
  'the years of a new budget': fillYears,
  'the months of a new budget': fillMonths,
  'a new budget that is reviewed': async (stage) => {
    await fillMonths(stage)
    await goOn(stage.page)
    await expect(stage.page.getByRole('button', { name: 'Finish' })).toBeVisible()
  },
  'a new budget that was sent': async (stage) => {
    const { page } = stage
    await page.route('**/write/api/Budgets', (route) => route.fulfill({ json: { message: 'Done.', version: 1 } }))
    await fillMonths(stage)
    await goOn(page)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('button', { name: 'New Budget' })).toBeVisible()
  },
  'a new budget whose choices could not be loaded': async ({ page }) => {
    await fails(page, '**/api/Budgets/customers?**')
    await signIn(page, 'manager', '/forge/add-seller-budget')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a link that has expired': async ({ page }) => {
    await page.route('**/api/Budgets/modify?**', (route) =>
      route.fulfill({ status: 500, json: { error: 'link_expired' } }),
    )
    await signIn(page, 'rep', '/forge/modify-seller-budget?seller=1&year=2026&t=expired')
    await expect(page.getByText(/^The requested link has expired/)).toBeVisible()
  },
}
