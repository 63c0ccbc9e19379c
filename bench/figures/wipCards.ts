import type { Page } from '@playwright/test'
import { customerIds } from '#backend/demo/customers.ts'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import { endTaskWatch, watchTasks } from '../browser/longTasks.ts'
import { untilPainted } from '../browser/untilPainted.ts'
import type { Portal } from '../portal.ts'
import { median } from '../readings/statistics.ts'

const times = 5
const cards = { selector: 'main li h2', count: 1 }

/** Opens another page of the portal for the customer; returns the menu item of work in progress. */
const standBefore = async (page: Page, url: string) => {
  await page.goto(`${url}/forge/about-us?fcid=${customerIds.volume}`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Orders', exact: true }).click()
  const item = page.getByRole('menuitem', { name: 'WIP Report', exact: true })
  await item.waitFor()
  return item
}

const clickToCards = async (page: Page, url: string) => {
  const item = await standBefore(page, url)
  const painted = await untilPainted(page, cards)
  await item.click()
  return painted()
}

const first = (page: Page) => page.locator(cards.selector).first()

/** Searches for a part, clears the search, filters by a status, then scrolls the longest page from top to bottom. */
const filterAndScroll = async (page: Page, url: string) => {
  await page.goto(`${url}/forge/wip-reports?perPage=100`)
  await first(page).waitFor()
  const part = await page
    .locator('dt', { hasText: 'Part Number' })
    .first()
    .locator('xpath=following-sibling::dd')
    .textContent()
  const count = page.getByRole('tab').first()
  await watchTasks(page)
  await page.getByRole('textbox', { name: 'Part Number' }).fill(part ?? '')
  await page.keyboard.press('Enter')
  await count.filter({ hasNotText: '25,000' }).waitFor()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await count.filter({ hasText: '25,000' }).waitFor()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'On Time' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await count.filter({ hasNotText: '25,000' }).waitFor()
  await page.mouse.move(700, 600)
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 300)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  return endTaskWatch(page)
}

export const measureCards = async (portal: Portal) => {
  const { context, close } = await openBrowser()
  try {
    await signBrowserIn(context, portal)
    const page = await context.newPage()
    const measured: number[] = []
    for (let time = 0; time <= times; time += 1) measured.push(await clickToCards(page, portal.url))
    const task = await filterAndScroll(page, portal.url)
    // In the first round the browser fetches the code.
    return { painted: median(measured.slice(1)), times, task }
  } finally {
    await close()
  }
}
