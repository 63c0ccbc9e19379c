import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { emailOf, signInAs } from '../browser/signIn.ts'

const maxLayoutShift = 0.01

interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Element | null }[]
}

/** Records layout shifts and the elements that moved (Layout Instability API). */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    const name = (node: Element | null) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => name(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOn = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string[] }[])

/** Layout shifts are reported in the following frame. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const sizes = [
  { name: 'wide', viewport: { width: 1350, height: 940 } },
  { name: 'narrow', viewport: { width: 412, height: 823 } },
]

interface Arrival {
  readonly email: string
  readonly path: string
  readonly calls: RegExp
  readonly shown: RegExp
}

async function arrive(page: Page, { email, path, calls, shown }: Arrival) {
  await noteShifts(page)
  const requested = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    requested.resolve()
    await answer.promise
    await route.continue()
  })
  await signInAs(page, email, path)
  await requested.promise
  const skeleton = page.locator('main :is(.MuiSkeleton-root, .skeleton)').first()
  await expect(skeleton).toBeVisible()
  // The first skeleton may be the generic one of the loading page.
  await expect(page.getByLabel('Loading the page')).toHaveCount(0)
  await expect(skeleton).toBeVisible()
  await twoFrames(page)
  const before = await shiftsOn(page)
  answer.resolve()
  await expect(page.getByText(shown)).toBeAttached()
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  return { before, after: (await shiftsOn(page)).slice(before.length) }
}

const sum = (shifts: readonly { readonly value: number }[]) => shifts.reduce((total, { value }) => total + value, 0)

const users: Arrival = {
  email: emailOf('admin'),
  path: '/forge/users',
  calls: /ObtenerUsuariosForge/,
  shown: /^1–25 of \d+$/,
}
const statement: Arrival = {
  email: emailOf('hold'),
  path: '/forge/statement',
  // Not the file of the screen's part, which has the same name.
  calls: /DETAILDETAIL|getpaymentterms|getporcenntaje|Account\/BankDetails/,
  shown: /^Credit hold/,
}
/** The line that pages of shipments show above everything else. */
const creditHold = { email: emailOf('hold'), calls: /ObtenerCartera\/DETAILDETAIL/, shown: /^Credit hold/ }
const wip: Arrival = {
  email: emailOf('customer'),
  path: '/forge/wip-reports',
  calls: /WIP\/source|wipreport|processHeaders/,
  shown: /^1–25 of \d+$/,
}
const concessions: Arrival = {
  email: emailOf('steel'),
  path: '/forge/concessions',
  calls: /\/api\/Consessions\//,
  // The number of pending uploads depends on other tests.
  shown: /^4 concessions, \d pending upload$/,
}
const home: Omit<Arrival, 'email'> = {
  path: '/forge/',
  calls: /\/read\/(Dashboard|api\/(Main|Tasks))/,
  shown: /deliveries in these months were on time/,
}

for (const { name, viewport } of sizes)
  test.describe(`in a ${name} window`, () => {
    test.use({ viewport })

    test('nothing shifts when the rows of a list load', async ({ page }) => {
      const { before, after } = await arrive(page, users)
      const shifts = [...before, ...after]
      expect(sum(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(maxLayoutShift)
    })

    test('nothing shifts when the cards of work in progress load', async ({ page }) => {
      const { after } = await arrive(page, wip)
      expect(sum(after), JSON.stringify(after)).toBeLessThanOrEqual(maxLayoutShift)
    })

    test('nothing shifts when the cards of the concessions load', async ({ page }) => {
      const { after } = await arrive(page, concessions)
      expect(sum(after), JSON.stringify(after)).toBeLessThanOrEqual(maxLayoutShift)
    })

    test('nothing shifts when the parts of a statement load', async ({ page }) => {
      const { after } = await arrive(page, statement)
      expect(sum(after), JSON.stringify(after)).toBeLessThanOrEqual(maxLayoutShift)
    })

    for (const path of ['/forge/', '/forge/ready-to-ship', '/forge/in-transit'])
      test(`nothing shifts at ${path} when the line of a credit hold arrives after all else`, async ({ page }) => {
        const { after } = await arrive(page, { ...creditHold, path })
        await expect(page.getByRole('main').getByRole('alert')).toContainText('Shipments are stopped')
        expect(sum(after), JSON.stringify(after)).toBeLessThanOrEqual(maxLayoutShift)
      })

    test('nothing shifts when the cards of the home page load', async ({ page, newcomers }) => {
      // A new user, because others are notified of dates moved by other tests.
      const { email } = await newcomers.add()
      // On the first visit it is unknown if the task list fits in one line; afterwards this is stored.
      await signInAs(page, email, home.path)
      await expect(page.getByText(home.shown)).toBeAttached()
      const { after } = await arrive(page, { ...home, email })
      expect(sum(after), JSON.stringify(after)).toBeLessThanOrEqual(maxLayoutShift)
    })
  })
