import type { Page } from '@playwright/test'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import { untilPainted } from '../browser/untilPainted.ts'
import { firstOrderId, orderCustomerCount, orderLineCount } from '../data/orderLines.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'
import { searcherSession } from './numberSearch.ts'

const times = 20
const limits = { hits: under(150, 'ms'), story: under(300, 'ms') }

const ends = Array.from({ length: times + 1 }, (_, at) => String(10_000_000 + (at + 7) * orderCustomerCount).slice(-6))

const openFinder = async (page: Page) => {
  await page.keyboard.press('Control+k')
  return page.getByRole('combobox')
}

/** From entering all six digits at once, including the debounce, to the frame after the one that shows the hits. */
const untilHits = async (page: Page) => {
  const input = await openFinder(page)
  const measured: number[] = []
  for (const end of ends) {
    await input.fill('')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    const painted = await untilPainted(page, { selector: '[role=option]', count: 1, event: 'input' })
    await page.keyboard.insertText(end)
    measured.push(await painted())
  }
  await page.keyboard.press('Escape')
  return measured
}

/** From pressing Enter on the hit to the frame after the one that shows the order timeline. */
const untilTimeline = async (page: Page) => {
  const measured: number[] = []
  const start = page.url()
  for (const end of ends) {
    await page.goto(start)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await (await openFinder(page)).fill(end)
    await page.getByRole('option').filter({ hasText: end }).first().waitFor()
    const selector = 'main ol:not(nav ol) > li'
    const painted = await untilPainted(page, { selector, count: 1, event: 'keydown' })
    await page.keyboard.press('Enter')
    measured.push(await painted())
  }
  return measured
}

// The first round may still load code.
const middleOf = (measured: readonly number[]) => median(measured.slice(1))

export const finding: Figure = async (ground) => {
  await ground.orderLines()
  const portal = await ground.portal()
  const { context, close } = await openBrowser()
  try {
    await signBrowserIn(context, { ...portal, cookie: await searcherSession(portal) })
    const page = await context.newPage()
    await page.goto(`${portal.url}/forge/about-us?fcid=${firstOrderId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const hits = middleOf(await untilHits(page))
    const story = middleOf(await untilTimeline(page))
    return [
      {
        figure: `typing to hits, ${orderLineCount} order lines, warm, median of ${times}`,
        reach: limits.hits.reach,
        portal: format(hits, 'ms'),
        isReached: limits.hits.holds(hits),
      },
      {
        figure: `an order's story from its hit, median of ${times}`,
        reach: limits.story.reach,
        portal: format(story, 'ms'),
        isReached: limits.story.holds(story),
      },
    ]
  } finally {
    await close()
  }
}
