import type { BrowserContext, Page } from '@playwright/test'
import { customerIds } from '../../backend/demo/customers.ts'
import { openBrowser, signBrowserIn } from '../browser.ts'
import type { Figure, Reading } from '../figure.ts'
import { format } from '../figure.ts'
import type { Ground } from '../ground.ts'
import { median } from '../statistics.ts'

const times = 3

/** Chromium's own 'Slow 4G', and a processor that is four times slower. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slower = 4

interface Target {
  readonly name: string
  readonly path: string
  /** What is looked for; the page is there with so many of it. */
  readonly selector: string
  readonly count: number
}

const of = `?fcid=${customerIds.healthy}`

const targets: readonly Target[] = [
  { name: 'users list', path: 'users', selector: 'main ul > li', count: 10 },
  { name: 'home', path: of, selector: 'main figure svg[class*=recharts]', count: 4 },
  { name: 'statement', path: `statement${of}`, selector: 'main ul > li', count: 1 },
  { name: 'open orders', path: `open-orders-report${of}`, selector: 'main ul > li', count: 1 },
  { name: 'work in progress', path: `wip-reports${of}`, selector: 'main ul > li', count: 1 },
]

/** Runs in each new document: notes when so many have been painted, counted from the beginning of the navigation. */
const noteFirst = ({ selector, count }: { selector: string; count: number }) => {
  const first = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll(selector).length < count) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  Object.assign(globalThis, { first })
}

const slowDown = async (context: BrowserContext, page: Page) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slow4G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** One opening on a phone in a browser of its own, in which nothing is cached. */
const openOnce = async (ground: Ground, { path, selector, count }: Target) => {
  const portal = await ground.portal()
  const { context, close } = await openBrowser()
  try {
    await signBrowserIn(context, portal)
    const page = await context.newPage()
    await page.setViewportSize({ width: 412, height: 823 })
    await page.addInitScript(noteFirst, { selector, count })
    await slowDown(context, page)
    await page.goto(`${portal.url}/forge/${path}`, { waitUntil: 'commit' })
    return await page.evaluate(() => Reflect.get(globalThis, 'first') as Promise<number>)
  } finally {
    await close()
  }
}

const measure = async (ground: Ground, target: Target): Promise<Reading> => {
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) taken.push(await openOnce(ground, target))
  return {
    figure: `${target.name}, first rows on a phone, slow 4G and a processor ${slower} times slower, median of ${times}`,
    // What it is to be compared with is the same figure of another commit.
    reach: 'any',
    portal: format(median(taken), 'ms'),
    isReached: true,
  }
}

/** How soon somebody with a slow phone sees the first rows of a page opened by its address. */
export const firstViews: Figure = async (ground) => {
  const readings: Reading[] = []
  for (const target of targets) readings.push(await measure(ground, target))
  return readings
}
