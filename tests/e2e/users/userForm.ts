import type { Page } from '@playwright/test'

export type Typed = Record<string, string>

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

export async function type(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

export const roleSelect = (page: Page) => page.getByRole('combobox', { name: /^Client Type/ })

/**
 * Chooses a client type with the keyboard: a mouse press held for 400 ms, as on a busy machine, selects the option
 * under the pointer.
 */
export async function pickRole(page: Page, role: string) {
  await roleSelect(page).press('Enter')
  await page.getByRole('option', { name: role, exact: true }).click()
}

export async function chooseRole(page: Page, role: string) {
  await pickRole(page, role)
  await page.getByRole('checkbox', { name: 'About Us' }).waitFor()
}

export async function relate(page: Page, customer: string) {
  const relation = page.getByRole('combobox', { name: 'Relation' })
  await relation.fill(customer)
  await page.getByRole('option', { name: customer, exact: true }).click()
  await relation.press('Escape')
}

export const required = (name: string, email: string): Typed => ({
  'Full Name': name,
  Email: email,
  Company: 'Brennholt Turbine Works',
  'Sales Contact': 'Sam Seller',
  'Sales Contact email': 'sam.seller@anvil.example',
})
