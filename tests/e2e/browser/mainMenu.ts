import { expect, type Page } from '@playwright/test'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const moreOf = (page: Page) => mainMenu(page).getByRole('button', { name: 'More' })

/** Waits until the bar folds no more: its groups, the customer beside it and the fonts are there. */
async function settled(page: Page) {
  await mainMenu(page).getByRole('button').first().waitFor()
  await expect(page.getByRole('banner').getByRole('status')).not.toHaveText('…')
  await page.evaluate(() => document.fonts.ready)
}

/** Opens a page by the menu of a wide window, where a group that does not fit stands under 'More'. */
export async function goByMenu(page: Page, group: string, name: string) {
  const own = mainMenu(page).getByRole('button', { name: group, exact: true })
  await settled(page)
  // A group that does not fit is hidden, and its own button comes before that of the others.
  await own.or(moreOf(page)).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The names of all pages that the menu leads to, group after group. */
export async function pagesInMenu(page: Page) {
  await settled(page)
  const names: string[] = []
  for (const button of await mainMenu(page).getByRole('button').all()) {
    await button.click()
    names.push(...(await itemsInMenu(page)))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  return names
}

/** Opens what does not fit in the bar; answers the names in the menu. */
export async function openMore(page: Page) {
  await settled(page)
  await moreOf(page).click()
  return itemsInMenu(page)
}

/** The names in the menu that is opening. Until it has the focus, it does not hear Escape. */
async function itemsInMenu(page: Page) {
  await page.locator('[role=menuitem]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

/** The links of the menu that leave the portal, as name and address. */
export async function otherPortals(page: Page) {
  await settled(page)
  if (await moreOf(page).isVisible()) await openMore(page)
  const links = page.locator('nav a[href^="http"]:visible, [role=menu] a[href^="http"]')
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  await page.keyboard.press('Escape')
  return found
}
