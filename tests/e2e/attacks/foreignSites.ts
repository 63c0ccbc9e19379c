import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { testChromiumLaunch } from '#tests/support/setup/chromium.ts'

export type Names = { portal: string; sibling: string; stranger: string }

export type Sites = { portal: Portal; browser: Browser; stop: () => Promise<void> }

async function emptyPages() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Not the portal</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

/** The browser maps the host names itself, so that each is an origin without a port. */
export async function openSites(names: Names): Promise<Sites> {
  const portal = await startPortal({ env: { PUBLIC_URL: `http://${names.portal}` } })
  const { server, port } = await emptyPages()
  const rules = [
    `MAP ${names.portal} 127.0.0.1:${new URL(portal.url).port}`,
    `MAP ${names.sibling} 127.0.0.1:${port}`,
    `MAP ${names.stranger} 127.0.0.1:${port}`,
  ]
  const { args = [], ...launch } = (testChromiumLaunch() ?? {}) as LaunchOptions
  const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${rules.join(', ')}`] })
  const stop = async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
    await portal.stop()
  }
  return { portal, browser, stop }
}
