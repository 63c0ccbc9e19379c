import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { type Account, signIn, signInWithoutPage } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'

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

/** Delays the render scripts until the returned function is called. */
const holdDrawing = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(react|portal)\./, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const noteTexts = (page: Page) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/[/-]en\.[\w-]{8}\.js$/.test(pathname)) requested.push(pathname)
  })
  return requested
}

interface Opened {
  readonly name: string
  readonly account: Account
  readonly path: string
  readonly first: readonly RegExp[]
  readonly leads?: RegExp
  readonly isThere: (page: Page) => Promise<unknown>
}

const repeated = (sent: readonly string[]) => sent.filter((question, index) => sent.indexOf(question) !== index)

/** The count in the header appears last, when the page has all its initial data. */
const countOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /pending tasks?$/ })

const listOfUsers = /^GET \/read\/Users\/ObtenerUsuariosForge\//

const rowsIn = (page: Page) => page.getByRole('table').getByRole('rowheader').first().waitFor()

const pages: readonly Opened[] = [
  {
    name: 'the users list',
    account: 'admin',
    path: 'users?page=2&perPage=10&filter=%7B%22plant%22%3A%22forge%22%7D',
    first: [
      /^GET \/read\/Users\/ObtenerUsuariosForge\/\?sort=\["name","ASC"\]&range=\[10,19\]&filter=/,
      /^GET \/auth\/api\/rolesforge$/,
    ],
    isThere: rowsIn,
  },
  {
    name: 'home',
    account: 'customer',
    path: '?fcid=101',
    first: [
      'PaymentScore',
      'ObtenerReadyToShip',
      'ObtenerPiezasEnproceso',
      'ObtenerLateDelivery',
      'ObtenerOpenConsecions',
      'ObtenerOnTimeDelivery',
      'ObtenerQualityAssurance',
      'ObtenerContactos',
      'News',
      'RawMaterialNotice',
      'MovedPromisedDates',
    ]
      .map((call) => new RegExp(`^GET /read/Dashboard/${call}`))
      .concat(
        /^GET \/read\/api\/Main\/\d+\/dashboard/,
        /^GET \/read\/api\/Tasks$/,
        /^GET \/read\/Account\/ObtenerCartera\/\w+\/101$/,
      ),
    isThere: (page) => page.locator('main figure svg[class*=recharts]').first().waitFor(),
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
    path: 'open-orders-report?fcid=101',
    first: [
      /^POST \/read\/OpenOrders\/ListadoFiltrado\/\?sort=\["promiseDate","ASC"\]&range=\[0,24\]&filter=\{"stage":"open"\} /,
      /^POST \/read\/OpenOrders\/StatusReportSteel\/\?sort=\["promiseDate","ASC"\]&range=\[0,0\]&filter=\{"stage":"open"\} /,
    ],
    isThere: rowsIn,
  },
  {
    name: 'the late orders',
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
    leads: /\/WIP\/source\//,
    isThere: (page) => page.getByRole('main').getByRole('list').getByRole('listitem').first().waitFor(),
  },
]

for (const { name, account, path, first, isThere } of pages)
  test(`initial queries of ${name} are prefetched before it is drawn, each once`, async ({ page }) => {
    await signInWithoutPage(page, account)
    const sent = noteQuestions(page)
    const texts = noteTexts(page)
    const draw = await holdDrawing(page)
    const document = await page.goto(`/forge/${path}`, { waitUntil: 'commit' })
    const markup = (await document?.text()) ?? ''
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(first.length)
    const prefetched = [...sent]
    draw()
    await isThere(page)
    const before = [...sent]
    await countOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(prefetched.filter((question) => !first.some((known) => known.test(question)))).toEqual([])
    expect(first.filter((known) => !prefetched.some((question) => known.test(question)))).toEqual([])
    expect(repeated(before)).toEqual([])
    expect(repeated(sent)).toEqual([])
    expect(texts.length).toBeGreaterThanOrEqual(2)
    expect(texts.filter((script) => !markup.includes(script))).toEqual([])
  })

/** Delays all responses except the `leads` until the returned function is called. */
const holdAnswers = async (page: Page, leads?: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/(auth|read|write|content)\//, async (route) => {
    if (!leads?.test(route.request().url())) await promise
    await route.continue()
  })
  return resolve
}

const opening = /^(POST|GET) \/auth\/api\/validate-page-access-forge\//

for (const { name, account, path, first, leads, isThere } of pages)
  test(`initial queries of ${name} do not wait for responses they do not need`, async ({ page }) => {
    await signInWithoutPage(page, account)
    const sent = noteQuestions(page)
    const answer = await holdAnswers(page, leads)
    await page.goto(`/forge/${path}`, { waitUntil: 'commit' })
    // All requests are sent before any response arrives.
    await expect
      .poll(() => [...first, opening].filter((known) => !sent.some((requested) => known.test(requested))))
      .toEqual([])
    answer()
    await isThere(page)
    await countOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(repeated(sent)).toEqual([])
  })

const plainLists = [
  'approvals',
  'audit-trail',
  'contract-direct-customers',
  'contract-market-share',
  'contract-price-revision',
  'contract-raw-material',
  'contract-special-report',
  'delays',
  'in-transit',
  'lead-time',
  'lta',
  'open-orders-direct-customers',
  'payment-detail',
  'ready-to-ship',
  'travel-log',
  'visit-logs',
]

const isDrawn = (page: Page) => {
  const empty = page.getByText('No results')
  const map = page.getByRole('img', { name: /^Map/ })
  return page.getByRole('table').or(map).or(empty).first().waitFor()
}

for (const route of plainLists)
  test(`first rows of ${route} are prefetched before they are drawn, once`, async ({ page }) => {
    await signInWithoutPage(page, 'admin')
    const sent = noteQuestions(page)
    const draw = await holdDrawing(page)
    await page.goto(`/forge/${route}?fcid=101`, { waitUntil: 'commit' })
    await expect.poll(() => sent).toHaveLength(1)
    const prefetched = [...sent]
    draw()
    await isDrawn(page)
    await page.waitForLoadState('networkidle')
    // The menu for the customer in the link is embedded in the document.
    expect(sent.filter((question) => question.includes('menu-options'))).toEqual([])
    expect(prefetched).toEqual([expect.stringMatching(/^(GET|POST) \/(read|auth)\//)])
    expect(repeated(sent)).toEqual([])
  })

test('a list is queried for its address alone, once, whatever was shown before', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users?page=2&perPage=10')
  await rowsIn(page)
  await countOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  const sent = noteQuestions(page)
  await page.goto('/forge/users')
  await rowsIn(page)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/users$/)
  expect(sent.filter((question) => listOfUsers.test(question))).toEqual([expect.stringContaining('range=[0,24]')])
  expect(repeated(sent)).toEqual([])
})

test('a page opened with a customer in the link is queried for it, once', async ({ page }) => {
  await signIn(page, 'staff', '/forge/statement?fcid=101')
  await rowsIn(page)
  await countOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  const sent = noteQuestions(page)
  await page.goto('/forge/statement?fcid=102')
  await rowsIn(page)
  await page.waitForLoadState('networkidle')
  const statements = sent.filter((question) => question.includes('/ObtenerCartera/'))
  expect(statements).toEqual([expect.stringMatching(/\/102$/)])
  expect(repeated(sent)).toEqual([])
})

test('a forbidden page is not queried', async ({ page }) => {
  await signInWithoutPage(page, 'customer')
  const sent = noteQuestions(page)
  await page.goto('/forge/users')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(sent.filter((question) => listOfUsers.test(question))).toEqual([])
})

const shapes = (drawing: Locator) =>
  drawing
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => [path.getAttribute('d'), getComputedStyle(path).fill]))

for (const [width, height, marks] of [
  [360, 740, 0],
  [1440, 900, 1],
] as const)
  test(`at ${width} pixels the header frame is painted before scripts, in its final place`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signInWithoutPage(page, 'admin')
    const draw = await holdDrawing(page)
    await page.goto('/forge/users', { waitUntil: 'commit' })
    const frame = page.locator('#frame')
    const painted = await frame.locator('> div').boundingBox()
    const mark = frame.locator('svg:visible')
    await expect(mark).toHaveCount(marks)
    const paintedMark = marks ? { at: await mark.boundingBox(), is: await shapes(mark) } : null
    draw()
    const bar = page.getByRole('banner')
    expect(await bar.boundingBox()).toEqual(painted)
    const own = bar.getByRole('link').first().locator('svg')
    if (paintedMark) expect({ at: await own.boundingBox(), is: await shapes(own) }).toEqual(paintedMark)
    await expect(frame).toBeHidden()
  })

test('no page frame is shown to a signed-out visitor', async ({ page }) => {
  await clearStorage(page)
  await page.goto('/forge/privacy-policy', { waitUntil: 'commit' })
  await expect(page.locator('#frame')).toBeHidden()
})
