import { customerIds } from '#backend/demo/customers.ts'
import { home as cards } from '#schema/home/home.ts'
import { wireName } from '#schema/wire/product.ts'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import { askWell } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import type { Portal } from '../portal.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const toComplete = under(700, 'ms')
const eachCall = under(30, 'ms')
const times = 10
const connections = 5

const addressOf = (path: string) => `/read${wireName(path).replace(':customerId', String(customerIds.volume))}`

const measureCalls = async ({ url, cookie }: Portal) => {
  const found: { name: string; p99: number }[] = []
  for (const [name, { path }] of Object.entries(cards)) {
    const question = { url: `${url}${addressOf(path)}`, headers: { cookie } }
    const { p99 } = await closedLoop({ connections, seconds: 2 }, (_, agent) => askWell({ ...question, agent }))
    found.push({ name, p99 })
  }
  return found.sort((left, right) => left.p99 - right.p99)
}

/** Runs in each new document: records when every card has been painted, in milliseconds since navigation start. */
const noteCompletion = () => {
  const has = (selector: string, count = 1) => document.querySelectorAll(`main ${selector}`).length >= count
  const isComplete = () => has('figure svg[class*=recharts]', 4) && has('dl') && has('article') && !has('[role=status]')
  const complete = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isComplete()) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  Object.assign(globalThis, { complete })
}

const measureScreen = async (portal: Portal) => {
  const { context, close } = await openBrowser()
  try {
    await signBrowserIn(context, portal)
    const page = await context.newPage()
    // The whole page is visible, because charts are drawn only in view.
    await page.setViewportSize({ width: 1440, height: 1800 })
    await page.addInitScript(noteCompletion)
    const measured: number[] = []
    for (let time = 0; time <= times; time += 1) {
      await page.goto(`${portal.url}/forge/?fcid=${customerIds.volume}`)
      measured.push(await page.evaluate(() => Reflect.get(globalThis, 'complete') as Promise<number>))
    }
    // In the first round the browser has not cached the code yet.
    return median(measured.slice(1))
  } finally {
    await close()
  }
}

export const home: Figure = async (ground) => {
  const portal = await ground.portal()
  const calls = await measureCalls(portal)
  const { name, p99 } = calls.at(-1) ?? { name: 'none', p99: Number.NaN }
  const complete = await measureScreen(portal)
  return [
    {
      figure: `home of 25,000 lines, opened until all cards are complete, median of ${times}`,
      reach: toComplete.reach,
      portal: format(complete, 'ms'),
      isReached: toComplete.holds(complete),
    },
    {
      figure: `home of 25,000 lines, p99 of the slowest of its ${calls.length} calls, ${name}`,
      reach: eachCall.reach,
      portal: format(p99, 'ms'),
      isReached: eachCall.holds(p99),
    },
  ]
}
