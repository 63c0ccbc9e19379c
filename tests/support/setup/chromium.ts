import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { canInstall, installPackage, lightChromium, onPath } from '#scripts/chromium.js'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const isRoot = process.getuid?.() === 0

// Chromium uses only the last of repeated switches, so those of Playwright are repeated here. The last line disables
// the pages preloaded for the address bar: two processes per window.
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Playwright launch options: the system's Chromium, else Playwright's, else the light one. Undefined if there is none.
 */
export const chromiumLaunch = () => launching(findChromium() ?? findLight())

/** Prefers the light Chromium. */
export const testChromiumLaunch = () => launching(findLight() ?? findChromium())

function launching(executablePath: string | undefined) {
  if (!executablePath) return undefined
  const sandbox = isRoot ? ['--no-sandbox'] : []
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return { executablePath, args: [...sandbox, ...quiet, `--disable-features=${switchedOff.join(',')}`] }
}

/**
 * Finds or installs Chromium: the light one as a Debian package, else Playwright's download, else the full Debian
 * package. Throws with instructions if none works.
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
