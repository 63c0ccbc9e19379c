import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without a browser's windows: each page costs a quarter less processor time. */
const light = 'chromium-headless-shell'
const isRoot = process.getuid?.() === 0

// Of a switch that is given twice Chromium takes the last, so that those of Playwright's stand here again. The last line
// is what stands ready behind the address bar, which no test sees: two pages in processes of their own for each window.
const switchedOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/**
 * How Playwright starts the browser here: the system's Chromium, else Playwright's own, else the light one. Undefined
 * when there is none.
 */
export const chromiumLaunch = () => launching(findChromium() ?? findLight())

/** The same for tests, which take the light Chromium where there is one. */
export const testChromiumLaunch = () => launching(findLight() ?? findChromium())

function launching(executablePath: string | undefined) {
  if (!executablePath) return undefined
  const sandbox = isRoot ? ['--no-sandbox'] : []
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return { executablePath, args: [...sandbox, ...quiet, `--disable-features=${switchedOff.join(',')}`] }
}

/**
 * Finds Chromium or brings it: the light one as a Debian package, else Playwright's download, else the Debian package of
 * the whole one. Throws with advice when none works.
 */
export function provideChromium(print: (text: string) => void) {
  if (findLight() ?? findChromium()) return
  if (isRoot && onPath('apt-get')) {
    print(`No ${light} on PATH: installing the package.`)
    install(light)
    if (findLight()) return
  }
  print("No Chromium on PATH: downloading Playwright's.")
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (findChromium()) return
  if (isRoot && onPath('apt-get')) {
    print('That did not work here: installing the package chromium.')
    install('chromium')
    if (findChromium()) return
  }
  throw new Error(
    'No Chromium for the end-to-end tests. Install Chromium or Google Chrome so that it is on PATH, then run the command again.',
  )
}

const findLight = () => firstThatRuns([onPath(light)])
const findChromium = () => firstThatRuns([...names.map(onPath), chromium.executablePath()])

const firstThatRuns = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0)

function onPath(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

function install(name: string) {
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  attempt('apt-get', ['update'], quiet)
  attempt('apt-get', ['install', '-y', '--no-remove', '--no-install-recommends', name], quiet)
}

function attempt(program: string, args: string[], env = process.env) {
  spawnSync(program, args, { stdio: 'inherit', env })
}
