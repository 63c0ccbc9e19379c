import { expect, type Page } from '@playwright/test'

/**
 * Opens a select with the keyboard: a mouse press held for 400 ms, as on a busy machine, selects the option under the
 * pointer.
 */
export const openList = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name }).press('ArrowDown')

export async function choose(page: Page, name: string | RegExp, option: string | RegExp) {
  await openList(page, name)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
