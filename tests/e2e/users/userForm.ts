import type { Page } from '@playwright/test'

/** What a test types into the form of a user, by its labels. */
export type Typed = Record<string, string>

/** A text input by its label. */
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

/** Types into text inputs, by their labels. */
export async function type(page: Page, typed: Typed) {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

export const roleSelect = (page: Page) => page.getByRole('combobox', { name: /^Client Type/ })

/**
 * Chooses a client type, opening the list by key: a button that is held for 400 ms chooses what it is released on, and
 * on a busy machine a click lasts as long.
 */
export async function pickRole(page: Page, role: string) {
  await roleSelect(page).press('Enter')
  await page.getByRole('option', { name: role, exact: true }).click()
}

/** Chooses a client type and waits for the pages of that role. */
export async function chooseRole(page: Page, role: string) {
  await pickRole(page, role)
  await page.getByRole('checkbox', { name: 'About Us' }).waitFor()
}

/** Adds a customer to the relation. */
export async function relate(page: Page, customer: string) {
  const relation = page.getByRole('combobox', { name: 'Relation' })
  await relation.fill(customer)
  await page.getByRole('option', { name: customer, exact: true }).click()
  await relation.press('Escape')
}

/** What a new customer's form requires. */
export const required = (name: string, email: string): Typed => ({
  'Full Name': name,
  Email: email,
  Company: 'Brennholt Turbine Works',
  'Sales Contact': 'Sam Seller',
  'Sales Contact email': 'sam.seller@anvil.example',
})
