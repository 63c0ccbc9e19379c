import type { Page } from '@playwright/test'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import { untilPainted } from '../browser/untilPainted.ts'
import { atMost, type Figure, format } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const limit = atMost(80, 'ms')
const times = 20

/** Opens the menu group, which is under 'More' in a narrow window; returns the menu item of a page. */
const openMenu = async (page: Page, name: string) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const own = menu.getByRole('button', { name: 'Administration', exact: true })
  const button = own.or(menu.getByRole('button', { name: 'More' })).first()
  await button.click()
  const item = page.getByRole('menuitem', { name, exact: true })
  await item.waitFor()
  return item
}

/**
 * From the visit log to the users list by the menu with everything loaded: click to rows painted. Includes the page
 * guard's request, the page change and the rows.
 */
export const listToList: Figure = async (ground) => {
  const portal = await ground.portal()
  const { context, close } = await openBrowser()
  try {
    await signBrowserIn(context, portal)
    const page = await context.newPage()
    await page.goto(`${portal.url}/forge/users`)
    const rows = page.getByRole('table').getByRole('rowheader')
    await rows.nth(24).waitFor()
    const measured: number[] = []
    for (let time = 0; time <= times; time += 1) {
      await (await openMenu(page, 'Visit Logs')).click()
      await page.getByRole('heading', { level: 1, name: 'Visit Logs' }).waitFor()
      const item = await openMenu(page, 'Users')
      const painted = await untilPainted(page, { selector: 'main table tbody th[scope=row]', count: 25 })
      await item.click()
      measured.push(await painted())
    }
    // The first round may still load code.
    const middle = median(measured.slice(1))
    return [
      {
        figure: `to the users list, warm, median of ${times}`,
        reach: limit.reach,
        portal: format(middle, 'ms'),
        isReached: limit.holds(middle),
      },
    ]
  } finally {
    await close()
  }
}
