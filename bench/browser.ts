import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumLaunch } from '../tests/support/chromium.ts'
import { freePort } from '../tests/support/ports.ts'
import { endLater } from './ending.ts'
import type { Portal } from './portal.ts'

/** A Chromium with a fresh profile, and the port on which others steer it too. */
export interface Browser {
  readonly context: BrowserContext
  readonly port: number
  readonly close: () => Promise<void>
}

/** Opens Chromium; raises an error that says what to do when there is none. */
export const openBrowser = async (): Promise<Browser> => {
  const launch = chromiumLaunch()
  if (!launch)
    throw new Error('There is no Chromium. Install it so that it is on PATH, or run `npm test` once, which brings it.')
  const port = await freePort()
  // Without a name of ours Playwright makes a folder for the profile, and removes it.
  const context = await chromium.launchPersistentContext('', {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
    viewport: { width: 1440, height: 900 },
    // The benchmark ends everything itself, in its own order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return { context, port, close: endLater(() => context.close()) }
}

/** Signs a browser in as the portal's administrator. */
export const signBrowserIn = ({ context }: Browser, { url, cookie }: Portal) =>
  context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
    }),
  )
