import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Account, signIn } from './signIn.ts'

/** Notes what a page asks for besides its scripts: every question with its body, in their order. */
const noteQuestions = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(auth|read|write|content)\//.test(pathname)) return
    const question = `${request.method()} ${decodeURIComponent(pathname + search)} ${request.postData() ?? ''}`
    sent.push(question.trim())
  })
  return sent
}

/** Holds back what pages are drawn with until it is let go. */
const holdDrawing = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(react|controls|portal)-/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface Opened {
  readonly name: string
  readonly account: Account
  readonly path: string
  /** What is on its way before there is anything to draw with, in any order. */
  readonly first: readonly RegExp[]
  readonly isThere: (page: Page) => Promise<unknown>
}

const rowsIn = (page: Page) => page.getByRole('table').getByRole('rowheader').first().waitFor()

const pages: readonly Opened[] = [
  {
    name: 'the users list',
    account: 'admin',
    path: 'users?page=2&perPage=10&filter=%7B%22plant%22%3A%22forge%22%7D',
    first: [/^GET \/read\/Users\/ObtenerUsuariosForge\/\?sort=\["name","ASC"\]&range=\[10,19\]&filter=/],
    isThere: rowsIn,
  },
  {
    name: 'home',
    account: 'customer',
    path: '',
    first: [
      ...['PaymentScore', 'ObtenerReadyToShip', 'ObtenerPiezasEnproceso', 'ObtenerLateDelivery'],
      ...['ObtenerOpenConsecions', 'ObtenerOnTimeDelivery', 'ObtenerQualityAssurance', 'ObtenerContactos', 'News'],
      'RawMaterialNotice',
    ]
      .map((call) => new RegExp(`^GET /read/Dashboard/${call}`))
      .concat(/^GET \/read\/api\/Main\/\d+\/dashboard/),
    isThere: (page) => page.locator('main figure svg[class*=recharts]').nth(3).waitFor(),
  },
  {
    name: 'the statement',
    account: 'customer',
    path: 'statement',
    first: [/a/],
    isThere: rowsIn,
  },
  {
    name: 'the open orders',
    account: 'customer',
    path: 'open-orders-report?status=late',
    first: [/a/],
    isThere: rowsIn,
  },
  {
    name: 'work in progress',
    account: 'customer',
    path: 'wip-reports',
    first: [/a/],
    isThere: (page) => page.getByRole('main').getByRole('list').getByRole('listitem').first().waitFor(),
  },
]

for (const { name, account, path, first, isThere } of pages)
  test(`What ${name} begins with is asked for before it can be drawn, and nothing twice`, async ({ page }) => {
    await signIn(page, account)
    await page.waitForLoadState('networkidle')
    const sent = noteQuestions(page)
    const draw = await holdDrawing(page)
    await page.goto(`/forge/${path}`, { waitUntil: 'commit' })
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(first.length)
    const ahead = [...sent]
    draw()
    await isThere(page)
    await page.waitForLoadState('networkidle')
    console.log(name, ahead, sent.slice(ahead.length))
    expect.soft(ahead.filter((question) => !first.some((known) => known.test(question)))).toEqual([])
    expect.soft(first.filter((known) => !ahead.some((question) => known.test(question)))).toEqual([])
    expect(sent.filter((question, index) => sent.indexOf(question) !== index)).toEqual([])
  })
