import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumLaunch } from '#tests/support/setup/chromium.ts'
import { endLater } from '../ending.ts'
import type { Portal } from '../portal.ts'

const launchOptions = () => {
  const launch = chromiumLaunch()
  if (!launch)
    throw new Error('There is no Chromium. Install it so that it is on PATH, or run `npm test` once, which brings it.')
  return launch
}

/** Opens a Chromium window with an empty cache and no session. Throws if Chromium is missing. */
export const openBrowser = async () => {
  // The benchmark ends all processes itself, in its own order.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...launchOptions(), ...signals })
  const close = endLater(() => browser.close())
  return { context: await browser.newContext({ viewport: { width: 1440, height: 900 } }), close }
}

export const signBrowserIn = (context: BrowserContext, { url, cookie }: Portal) =>
  context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
    }),
  )

/**
 * Chromium with a new profile that is not controlled by Playwright, which would set the size of every page; returns its
 * debugging port. Signed in if a portal is given.
 */
export const openUnsteered = async (profile: string, portal: Portal | null) => {
  const { executablePath, args } = launchOptions()
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run']
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  const close = endLater(async () => {
    child.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address, port] = /DevTools listening on (ws:\/\/[\d.]+:(\d+)\S+)/.exec(line) ?? []
    if (!address) continue
    // Drain stderr, so that the process never blocks on it.
    child.stderr.resume()
    if (portal) await signUnsteeredIn(address, portal)
    return { port: Number(port), close }
  }
  throw new Error('Chromium ended before it could be steered.')
}

const signUnsteeredIn = async (address: string, portal: Portal) => {
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no profile.')
  await signBrowserIn(context, portal)
  // Disconnects only; the browser keeps running.
  await browser.close()
}
