import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { customerIds } from '#backend/demo/customers.ts'
import { openBrowser, signBrowserIn } from '../browser/browser.ts'
import type { Ground } from '../ground.ts'
import { crowd } from '../plant.ts'
import { type Portal, startPortal } from '../portal.ts'
import { type Figure, format, percent, type Reading } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

/** The last commit without embedded first requests in documents (decision 040). */
const commit = '76b77407c3ac625052f92695f9c3768580e1fdbb'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const checkOut = async (folder: string) => {
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  await run('git', ['-C', folder, 'checkout', '--quiet', commit])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

const runNode = (folder: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Builds and starts the portal of that commit with its own demo data, alongside the measured one. */
const start = async (ground: Ground): Promise<Portal> => {
  const folder = ground.path('before')
  await checkOut(folder)
  await runNode(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  const dataDir = ground.path('data-before')
  const program = `import { plant } from '${pathToFileURL(join(folder, 'bench/plant.ts'))}'
await plant(${JSON.stringify(dataDir)}, ${crowd})`
  await runNode(folder, '--input-type=module', '--eval', program)
  return startPortal(dataDir, {}, folder)
}

/** The earlier portal, which the caller must stop; null if the git history is missing, as in a source archive. */
const portalBefore = async (ground: Ground) => {
  try {
    await run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`])
  } catch {
    return null
  }
  return start(ground)
}

const times = 3
const maxShareOfBefore = 0.6

/** Chromium's 'Slow 4G' preset, and a processor that is four times slower. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slower = 4

interface Target {
  readonly name: string
  readonly path: string
  /** The page is ready when `count` elements match. */
  readonly selector: string
  readonly count: number
}

const of = `?fcid=${customerIds.healthy}`

const targets: readonly Target[] = [
  { name: 'users list', path: 'users', selector: 'main ul > li', count: 10 },
  // Four tiles, each with two numbers. Charts are below the fold on a phone.
  { name: 'home', path: of, selector: 'main [role=group] > div > p', count: 8 },
  { name: 'statement', path: `statement${of}`, selector: 'main ul > li', count: 1 },
  { name: 'open orders', path: `open-orders-report${of}`, selector: 'main ul > li', count: 1 },
  { name: 'work in progress', path: `wip-reports${of}`, selector: 'main ul > li', count: 1 },
]

/**
 * Runs in each new document: records when `count` elements have been painted, in milliseconds since navigation start.
 */
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

/** Opens the page once on a phone, in a new browser with an empty cache. */
const openOnce = async (portal: Portal, { path, selector, count }: Target) => {
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

/** Alternates the two portals, so that changes of the machine's speed affect both. */
const measure = async (portal: Portal, before: Portal | null, target: Target): Promise<Reading> => {
  const measured: number[] = []
  const tookBefore: number[] = []
  for (let time = 0; time < times; time += 1) {
    if (before) tookBefore.push(await openOnce(before, target))
    measured.push(await openOnce(portal, target))
  }
  const ratio = before ? median(measured) / median(tookBefore) : null
  return {
    figure: `${target.name}, first rows on a phone, slow 4G and a processor ${slower} times slower, median of ${times}`,
    reach: `at most ${percent(maxShareOfBefore)} of before`,
    portal: format(median(measured), 'ms'),
    ...(ratio !== null && { floor: `${format(median(tookBefore), 'ms')} before`, ratio: percent(ratio) }),
    isReached: ratio === null || ratio <= maxShareOfBefore,
  }
}

/**
 * Time until the first rows of a page opened by its URL appear on a slow phone, compared with the portal before
 * documents embedded their first requests.
 */
export const firstViews: Figure = async (ground) => {
  const portal = await ground.portal()
  const before = await portalBefore(ground)
  const readings: Reading[] = []
  for (const target of targets) readings.push(await measure(portal, before, target))
  await before?.stop()
  return readings
}
