import { expect, type Page } from '@playwright/test'

/**
 * Opens a list, by key: a button that is held for 400 ms chooses what it is released on, and on a busy machine a click
 * lasts as long.
 */
export const openList = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name }).press('ArrowDown')

/** Chooses of a list that opens, and sees it gone. */
export async function choose(page: Page, name: string | RegExp, option: string | RegExp) {
  await openList(page, name)
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}
