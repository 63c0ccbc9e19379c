import type { Page } from '@playwright/test'
import { openBrowser, signBrowserIn } from '../browser.ts'
import { atMost, type Figure, say } from '../figure.ts'
import { median } from '../statistics.ts'

const limit = atMost(80, 'ms')
const times = 20

/** Runs in the page: resolves with the milliseconds from the next click to the frame after the one that shows all rows. */
const untilPainted = (rowCount: number) =>
  new Promise<number>((resolve) => {
    const painted = (clicked: number) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)))
    const isThere = () => document.querySelectorAll('main table tbody th[scope=row]').length >= rowCount
    const watch = (clicked: number) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        painted(clicked)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener('click', (event) => watch(event.timeStamp), { capture: true, once: true })
  })

const choose = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const item = page.getByRole('menuitem', { name, exact: true })
  for (const button of await menu.getByRole('button').all()) {
    await button.click()
    if (await item.isVisible()) return item
    await page.keyboard.press('Escape')
  }
  throw new Error(`The menu does not offer ${name}.`)
}

/** From another page to the users list by the menu, with everything loaded before: click to rows painted. */
export const listToList: Figure = async (ground) => {
  const portal = await ground.portal()
  const browser = await openBrowser()
  try {
    await signBrowserIn(browser, portal)
    const page = await browser.context.newPage()
    await page.goto(`${portal.url}/forge/users`)
    const rows = page.getByRole('table').getByRole('rowheader')
    await rows.nth(24).waitFor()
    const taken: number[] = []
    for (let time = 0; time <= times; time += 1) {
      await (await choose(page, 'Create User')).click()
      await page.getByRole('textbox', { name: 'Full Name' }).waitFor()
      const item = await choose(page, 'Users')
      const painted = page.evaluate(untilPainted, 25)
      await item.click()
      taken.push(await painted)
    }
    // The first time may still load something.
    const middle = median(taken.slice(1))
    return [
      {
        figure: `to the users list, warm, median of ${times}`,
        reach: limit.reach,
        portal: say(middle, 'ms'),
        isReached: limit.holds(middle),
      },
    ]
  } finally {
    await browser.close()
  }
}
