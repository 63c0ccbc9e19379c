import { once } from 'node:events'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoPassword, emailOf, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { randomPdf } from '#tests/support/files/uploads.ts'
import { ask, makeArtifact, openArtifacts, type Started } from '#tests/support/portal/artifact.ts'
import { publicHost } from '#tests/support/portal/nginx.ts'
import { fileLink, filesForm, intoFolder, plantFolder, writeTo } from '#tests/support/rows/approvalFiles.ts'
import { provideChromium, testChromiumLaunch } from '#tests/support/setup/chromium.ts'
import { laterMigration, makeNextCheckout } from '#tests/support/upgrade/nextVersion.ts'

const { folder, emptyFolder, start, startIn, startNginx, close } = openArtifacts()
const [older, newer, checkout] = [join(folder, 'older'), join(folder, 'newer'), join(folder, 'checkout')]

/** The next version has other texts, so that its files have other names, a call of another name, and a migration. */
const makeNextVersion = () => {
  const edit = makeNextCheckout(checkout, 'alter table users add column nickname text')
  edit('schema/home/search.ts', "'/api/Search'", "'/api/SearchAgain'")
  edit('src/landing/texts.ts', "title: 'Sign in'", "title: 'Sign in here'")
  edit('src/i18n/en/shell.ts', "offline: 'There is", "offline: 'Now there is")
  makeArtifact(checkout, newer)
}

let browser: Browser
beforeAll(async () => {
  await provideChromium(() => {})
  makeArtifact('.', older)
  makeNextVersion()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await close()
})

const openBrowser = async (port: number) => {
  const { args = [], ...launch } = (testChromiumLaunch() ?? {}) as LaunchOptions
  return chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=MAP ${publicHost} 127.0.0.1:${port}`] })
}

const site = `https://${publicHost}`
const pageLoads = 50
const states = { mixedFrom: 10, newFrom: 35 }

test('an upgrade one by one fails no request and shows no blank page', { timeout: 600_000 }, async () => {
  const database = await startPostgres()
  onTestFinished(database.stop)
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: emptyFolder('files'),
    PUBLIC_URL: site,
    TRUST_PROXY: 'on',
    DEMO_PASSWORD: demoPassword,
    CHANGES_PER_HOUR: '100000',
    TRACKING_PER_HOUR: '100000',
    VISITS_PER_HOUR: '100000',
  }
  const first = await start(older, 'first', shared)
  const second = await start(older, 'second', shared)
  const { port } = await startNginx([first.port, second.port])
  await expect
    .poll(() =>
      ask(port, '/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)

  const json = { 'content-type': 'application/json' }
  const signedIn = await ask(port, signInPath, {
    method: 'POST',
    headers: json,
    body: Buffer.from(JSON.stringify(grant('staff'))),
  })
  const headers = { authorization: `Bearer ${JSON.parse(signedIn.text).access_token}` }

  const rows = await openRows({ dataDir: '', databaseUrl: database.url })
  onTestFinished(rows.close)
  const target = await plantFolder({ rows }, 101)

  let isDone = false
  const seen: Record<string, number> = {}
  const count = (what: string, status: number) => {
    seen[`${what} ${status}`] = (seen[`${what} ${status}`] ?? 0) + 1
    return status === 200
  }
  const tracked: string[] = []
  const uploads = new Map<string, Buffer>()
  const read = async () => {
    const { status } = await ask(port, '/read/OpenOrders/Listado/101?range=[0,9]', { headers })
    count('read', status)
  }
  const track = async () => {
    const titulo = `title-${tracked.length}-${Math.random()}`
    const body = Buffer.from(JSON.stringify({ titulo, comentario: 'of the load' }))
    const { status } = await ask(port, '/write/Tracking/', { method: 'POST', headers: { ...headers, ...json }, body })
    if (count('write', status)) tracked.push(titulo)
  }
  const upload = async () => {
    const [name, content] = [`LOAD-${uploads.size}`, randomPdf(30_000)]
    const file = new File([content], `${name}.pdf`)
    const form = new Response(filesForm(intoFolder(target, true), file))
    const { status } = await ask(port, writeTo('approvalFile', 101), {
      method: 'POST',
      headers: { ...headers, 'content-type': form.headers.get('content-type') ?? '' },
      body: Buffer.from(await form.arrayBuffer()),
    })
    if (count('upload', status)) uploads.set(`${name}.pdf`, content)
  }
  const load = async (step: () => Promise<void>) => {
    while (!isDone) await step().catch((error: Error) => count(error.message, 0))
  }
  const loads = [read, track, upload].map(load)

  browser = await openBrowser(port)
  const failed: string[] = []
  const open = async (state?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const context = await browser.newContext({
      baseURL: site,
      ignoreHTTPSErrors: true,
      locale: 'en-US',
      ...(state ? { storageState: state } : {}),
    })
    context.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
    })
    context.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`))
    context.on('weberror', (error) => failed.push(String(error.error())))
    return context
  }
  const isShown = async (page: Page, path: string) => {
    await page.goto(path)
    await (path === '/' ? page.getByLabel('E-mail') : page.getByRole('heading', { level: 1 })).waitFor()
  }

  const tabContext = await open()
  const tab = await tabContext.newPage()
  await isShown(tab, '/')
  await tab.getByLabel('E-mail').fill(emailOf('staff'))
  await tab.getByLabel('Password', { exact: true }).fill(demoPassword)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.getByRole('dialog').getByRole('link', { name: 'Forge' }).click()
  await tab.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const session = await tabContext.storageState()

  const replace = async (one: Started) => {
    one.child.kill()
    expect(await once(one.child, 'exit')).toEqual([0, null])
    await startIn(newer, one)
  }
  const titles = new Set<string | null>()
  for (let at = 0; at < pageLoads; at += 1) {
    if (at === states.mixedFrom) {
      await replace(first)
      for (const path of ['/read/api/Search?q=45', '/read/api/SearchAgain?q=45'])
        for (let asked = 0; asked < 4; asked += 1) expect((await ask(port, path, { headers })).status, path).toBe(200)
    }
    if (at === states.newFrom) await replace(second)
    const isPublic = at % 2 === 0
    const context = await open(isPublic ? undefined : session)
    const page = await context.newPage()
    await isShown(page, isPublic ? '/' : '/forge/')
    if (isPublic) titles.add(await page.getByRole('heading').first().textContent())
    await context.close()
  }
  expect([...titles].sort()).toEqual(['Sign in', 'Sign in here'])

  // Code of the old build that this tab has not loaded yet, from portals of the new one.
  const documents: string[] = []
  tab.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await tab.getByRole('button', { name: 'Account of' }).click()
  await tab.getByRole('menuitem', { name: 'My Profile' }).click()
  await tab.getByRole('textbox', { name: 'Username' }).waitFor()
  expect(documents).toEqual([])

  isDone = true
  await Promise.all(loads)
  expect(failed).toEqual([])
  expect(Object.keys(seen).sort()).toEqual(['read 200', 'upload 200', 'write 200'])
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)

  const titlesStored = new Set(
    (await rows.ask('select details from tracked')).map(({ details }) => JSON.parse(details).title),
  )
  expect(tracked.filter((title) => !titlesStored.has(title))).toEqual([])
  const files = await rows.ask("select id, name from files where name like 'LOAD-%'")
  const migrated = await rows.ask(`select name from migrations where name = '${laterMigration}'`)
  expect(files.map(({ name }) => name).sort()).toEqual([...uploads.keys()].sort())
  expect(migrated).toHaveLength(1)
  const [one] = files
  expect((await ask(port, fileLink(one?.id), { headers })).status).toBe(200)
})
