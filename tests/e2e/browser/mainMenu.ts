import { expect, type Page } from '@playwright/test'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const moreOf = (page: Page) => mainMenu(page).getByRole('button', { name: 'More' })

/** Waits until the menu bar has its final layout: groups, customer and fonts are loaded. */
async function settled(page: Page) {
  await mainMenu(page).getByRole('button').first().waitFor()
  await expect(page.getByRole('banner').getByRole('status')).not.toHaveText('…')
  await page.evaluate(() => document.fonts.ready)
}

/** Opens a page with the menu of a wide window; groups that do not fit are under 'More'. */
export async function goByMenu(page: Page, group: string, name: string) {
  const own = mainMenu(page).getByRole('button', { name: group, exact: true })
  await settled(page)
  // A group that does not fit is hidden, and 'More' follows it in the DOM.
  await own.or(moreOf(page)).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

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

export async function openMore(page: Page) {
  await settled(page)
  await moreOf(page).click()
  return itemsInMenu(page)
}

/** Names in the menu that is opening. It must have the focus before it handles Escape. */
async function itemsInMenu(page: Page) {
  await page.locator('[role=menuitem]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

export async function otherPortals(page: Page) {
  await settled(page)
  if (await moreOf(page).isVisible()) await openMore(page)
  const links = page.locator('nav a[href^="http"]:visible, [role=menu] a[href^="http"]')
  const found = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  await page.keyboard.press('Escape')
  return found
}
