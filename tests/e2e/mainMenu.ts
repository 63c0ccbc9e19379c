import { expect, type Page } from '@playwright/test'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Opens a page by the menu of a wide window, where a group that does not fit stands under 'More'. */
export async function goByMenu(page: Page, group: string, name: string) {
  const menu = mainMenu(page)
  const own = menu.getByRole('button', { name: group, exact: true })
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
  await own
    .or(menu.getByRole('button', { name: 'More' }))
    .first()
    .waitFor()
  const button = (await own.isVisible()) ? own : menu.getByRole('button', { name: 'More' })
  await button.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** The names of all pages that the menu leads to, group after group. */
export async function pagesInMenu(page: Page) {
  const buttons = mainMenu(page).getByRole('button')
  await buttons.first().waitFor()
  const names: string[] = []
  for (const button of await buttons.all()) {
    await button.click()
    names.push(...(await page.getByRole('menuitem').allTextContents()))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  return names
}

/** The links of the menu that leave the portal, as name and address. */
export async function otherPortals(page: Page) {
  const more = mainMenu(page).getByRole('button', { name: 'More' })
  await mainMenu(page).getByRole('button').first().waitFor()
  const isFolded = await more.isVisible()
  if (isFolded) await more.click()
  // Until it has the focus, it does not hear Escape.
  if (isFolded) await expect(page.getByRole('menuitem').first()).toBeFocused()
  const links = page.locator('nav a[href^="http"]:visible, [role=menu] a[href^="http"]')
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  await page.keyboard.press('Escape')
  return found
}
