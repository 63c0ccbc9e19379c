import type { Page } from '@playwright/test'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import { askWell } from '../load/ask.ts'
import { atMost, type Figure, format, type Reading, under } from '../readings/figure.ts'

const landingLimit = atMost(80, 'kB')
const listLimit = atMost(290, 'kB')
const reportLimit = under(4, 'kB')

/** Patterns found only in the code of charts, spreadsheets and date pickers, whatever their chunks are named. */
const heavy = {
  chart: /recharts-/,
  spreadsheet: /SheetJS|worksheets\/sheet/,
  'date picker': /MuiDateCalendar/,
}

const noteLoads = (page: Page) => {
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (/javascript|css/.test(type)) loaded.add(response.url())
  })
  return loaded
}

/** URLs that a page loads until `isReady` resolves and the network is idle. */
const loadedBy = async (page: Page, address: string, isReady: () => Promise<unknown>) => {
  const loaded = noteLoads(page)
  await page.goto(address)
  await isReady()
  await page.waitForLoadState('networkidle')
  return [...loaded]
}

/** Size that the screen of a plain report adds after another screen has been opened. */
const addedByReport = async (page: Page, url: string) => {
  const customer = page.getByRole('region', { name: 'In Transit' })
  await page.goto(`${url}/forge/users?fcid=101`)
  await page.waitForLoadState('networkidle')
  const loaded = noteLoads(page)
  // Navigates within the application, as links do.
  await page.evaluate(() => {
    history.pushState({}, '', '/forge/in-transit')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await customer.waitFor()
  await page.waitForLoadState('networkidle')
  return [...loaded]
}

const weigh = async (url: string) => (await askWell({ url, headers: { 'accept-encoding': 'gzip' } })).bytes.length

const weighAll = async (urls: readonly string[]) => {
  const sizes = await Promise.all(urls.map(weigh))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const heavyIn = async (urls: readonly string[]) => {
  const texts = await Promise.all(urls.map(async (url) => String((await askWell({ url })).bytes)))
  return Object.entries(heavy).flatMap(([name, mark]) => (texts.some((text) => mark.test(text)) ? [name] : []))
}

const readingOf = (figure: string, limit: typeof landingLimit, weight: number, files: number): Reading => ({
  figure: `${figure}, gzip (${files} files)`,
  reach: limit.reach,
  portal: format(weight, 'kB'),
  isReached: limit.holds(weight),
})

/**
 * JavaScript and CSS loaded before the sign-in form works, and before the first guarded list shows its rows, in a new
 * browser.
 */
export const weights: Figure = async (ground) => {
  const portal = await ground.portal()
  const { context, close } = await openBrowser()
  try {
    const landing = await context.newPage()
    const button = landing.getByRole('button', { name: 'Sign in' })
    const ofLanding = await loadedBy(landing, `${portal.url}/`, () => button.waitFor())
    await signBrowserIn(context, portal)
    const list = await context.newPage()
    const rows = list.getByRole('table').getByRole('rowheader')
    const ofList = await loadedBy(list, `${portal.url}/forge/users`, () => rows.nth(24).waitFor())
    const found = await heavyIn(ofList)
    const added = await addedByReport(list, portal.url)
    const reading = readingOf(
      'first guarded list, all JavaScript and CSS',
      listLimit,
      await weighAll(ofList),
      ofList.length,
    )
    return [
      readingOf('landing, JavaScript and CSS', landingLimit, await weighAll(ofLanding), ofLanding.length),
      { ...reading, isReached: reading.isReached && found.length === 0 },
      {
        figure: 'first guarded list, chart, spreadsheet or date picker in it',
        reach: 'none',
        portal: found.join(', ') || 'none',
        isReached: found.length === 0,
      },
      readingOf('added by the screen of a plain report', reportLimit, await weighAll(added), added.length),
    ]
  } finally {
    await close()
  }
}
