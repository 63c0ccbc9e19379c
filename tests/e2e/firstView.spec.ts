import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Account, signIn } from './signIn.ts'

/** Notes what a document asks for besides its scripts: every question with its body, in their order. */
const noteQuestions = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) sent.length = 0
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

const repeated = (sent: readonly string[]) => sent.filter((question, index) => sent.indexOf(question) !== index)

const listOfUsers = /^GET \/read\/Users\/ObtenerUsuariosForge\//

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
    path: '?fcid=101',
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
    path: 'statement?fcid=101',
    first: [
      /^GET \/read\/Account\/ObtenerCartera\/\w+\/101$/,
      /^GET \/read\/OpenOrders\/getporcenntajepaymentscore\/101$/,
      /^GET \/read\/OpenOrders\/getpaymentterms\/101$/,
      /^GET \/read\/Account\/BankDetails\/$/,
    ],
    isThere: rowsIn,
  },
  {
    name: 'the open orders',
    account: 'customer',
    path: 'open-orders-report?fcid=101&status=late',
    first: [
      /^POST \/read\/OpenOrders\/ListadoFiltrado\/\?range=\[0,24\] .*"status":1,/,
      /^POST \/read\/OpenOrders\/StatusReportSteel\/\?range=\[0,0\] .*"status":1,/,
    ],
    isThere: rowsIn,
  },
  {
    name: 'work in progress',
    account: 'customer',
    path: 'wip-reports?fcid=101',
    first: [
      /^GET \/read\/WIP\/source\/101$/,
      /^GET \/read\/api\/Customers\/101\/wipreport\?sort=\["requestDate","ASC"\]&range=\[0,24\]$/,
    ],
    isThere: (page) => page.getByRole('main').getByRole('list').getByRole('listitem').first().waitFor(),
  },
]

for (const { name, account, path, first, isThere } of pages)
  test(`What ${name} begins with is asked for before it can be drawn, and nothing twice`, async ({ page }) => {
    await signIn(page, account, '/forge/privacy-policy')
    const sent = noteQuestions(page)
    const draw = await holdDrawing(page)
    await page.goto(`/forge/${path}`, { waitUntil: 'commit' })
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(first.length)
    const ahead = [...sent]
    draw()
    await isThere(page)
    await page.waitForLoadState('networkidle')
    expect(ahead.filter((question) => !first.some((known) => known.test(question)))).toEqual([])
    expect(first.filter((known) => !ahead.some((question) => known.test(question)))).toEqual([])
    expect(repeated(sent)).toEqual([])
  })

test('A list that was left with filters is asked for with them, and once', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users?page=2&perPage=10')
  await rowsIn(page)
  const sent = noteQuestions(page)
  await page.goto('/forge/users')
  await rowsIn(page)
  await expect(page).toHaveURL(/page=2/)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((question) => listOfUsers.test(question))).toEqual([expect.stringContaining('range=[10,19]')])
  expect(repeated(sent)).toEqual([])
})

test('A link’s customer is the one that its page is asked for, once', async ({ page }) => {
  await signIn(page, 'staff', '/forge/statement?fcid=101')
  await rowsIn(page)
  const sent = noteQuestions(page)
  await page.goto('/forge/statement?fcid=102')
  await rowsIn(page)
  await page.waitForLoadState('networkidle')
  const statements = sent.filter((question) => question.includes('/ObtenerCartera/'))
  expect(statements).toEqual([expect.stringMatching(/\/102$/)])
  expect(repeated(sent)).toEqual([])
})

test('Of a page that may not be seen nothing is asked for', async ({ page }) => {
  await signIn(page, 'customer', '/forge/privacy-policy')
  const sent = noteQuestions(page)
  await page.goto('/forge/users')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(sent.filter((question) => listOfUsers.test(question))).toEqual([])
})
