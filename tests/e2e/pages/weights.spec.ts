import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { goTo } from '../browser/goTo.ts'
import { signInWithoutPage } from '../browser/signIn.ts'

/**
 * Maximum kilobytes of JavaScript and CSS, compressed with gzip. Changed only with decision 040
 * (`docs/decisions/040-first-view.md`).
 */
const budgets = { signIn: 80, firstList: 303, plainReport: 7.4 }

/** Found only in the code of charts, spreadsheets and date pickers, whatever their chunks are named. */
const heavy = /recharts-|SheetJS|worksheets\/sheet|MuiDateCalendar/

/** Notes the scripts and styles that a page receives from now on. */
const noteCode = (page: Page) => {
  const received = new Map<string, Promise<{ readonly kilobytes: number; readonly text: string }>>()
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-length': bytes } = response.headers()
    if (!/javascript|css/.test(type)) return
    received.set(
      response.url(),
      response.text().then((text) => ({ kilobytes: Number(bytes) / 1000, text })),
    )
  })
  return async () => {
    const files = await Promise.all(received.values())
    return {
      kilobytes: files.reduce((sum, file) => sum + file.kilobytes, 0),
      heavyFiles: [...received.keys()].filter((_, index) => heavy.test(files[index]?.text ?? '')),
    }
  }
}

/** The number of tasks is requested last. */
const untilAtRest = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /pending tasks?$/ })
    .waitFor()
  await page.waitForLoadState('networkidle')
}

test('the sign-in, the first list and a plain report load no more code than budgeted', async ({ openBrowser }) => {
  const landing = await openBrowser()
  const ofLanding = noteCode(landing)
  await landing.goto('/')
  await landing.getByRole('button', { name: 'Sign in' }).waitFor()
  await landing.waitForLoadState('networkidle')
  const signIn = await ofLanding()
  expect(signIn.kilobytes).toBeGreaterThan(0)
  expect(signIn.kilobytes).toBeLessThanOrEqual(budgets.signIn)

  const page = await openBrowser()
  await signInWithoutPage(page, 'admin')
  const ofList = noteCode(page)
  await page.goto('/forge/users?fcid=101')
  await page.getByRole('table').getByRole('rowheader').first().waitFor()
  await untilAtRest(page)
  const firstList = await ofList()
  expect(firstList.heavyFiles).toEqual([])
  expect(firstList.kilobytes).toBeGreaterThan(signIn.kilobytes)
  expect(firstList.kilobytes).toBeLessThanOrEqual(budgets.firstList)

  const ofReport = noteCode(page)
  await goTo(page, '/in-transit')
  await page.getByRole('region', { name: 'In Transit' }).waitFor()
  await page.waitForLoadState('networkidle')
  const plainReport = await ofReport()
  expect(plainReport.kilobytes).toBeGreaterThan(0)
  expect(plainReport.kilobytes).toBeLessThanOrEqual(budgets.plainReport)
})
