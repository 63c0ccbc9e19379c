import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canInstall, installPackage, lightChromium, onPath } from '../../../scripts/chromium.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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
export async function provideChromium(print: (text: string) => void) {
  if (findLight() ?? findChromium()) return
  if (canInstall()) {
    print(`No ${lightChromium} on PATH: installing the package.`)
    await installPackage(lightChromium)
    if (findLight()) return
  }
  print("No Chromium on PATH: downloading Playwright's.")
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (findChromium()) return
  if (canInstall()) {
    print('That did not work here: installing the package chromium.')
    await installPackage('chromium')
    if (findChromium()) return
  }
  throw new Error(
    'No Chromium for the end-to-end tests. Install Chromium or Google Chrome so that it is on PATH, then run the command again.',
  )
}

const findLight = () => firstThatRuns([onPath(lightChromium)])
const findChromium = () => firstThatRuns([...names.map(onPath), chromium.executablePath()])

const firstThatRuns = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0)
