import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import express from 'express'
import { build, type InlineConfig } from 'vite'
import { pages } from '#proxy/answers/pages.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Embedded settings; the kit pages send no requests. */
const settings = {
  product: 'Anvil',
  wireProduct: 'Anvil',
  timeZone: 'America/Monterrey',
  loginUrl: '/',
  aerospaceUrl: '/',
  dashboardRepsUrl: '',
  isEmbedded: { auth: true, read: true, write: true, content: true },
  maintenancePages: [],
  offersAdditions: false,
  businessDay: null,
  version: '0.0.0',
}

/** `npm test` sets `NODE_ENV=test`, with which React's plugin generates development code. */
async function buildForPeople(options: InlineConfig) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build(options).finally(() => Object.assign(process.env, { NODE_ENV }))
}

/**
 * Builds the pages including the kit, and serves them with the portal's CSP. A production build, because React's
 * development build is several times slower.
 */
export async function startKitServer() {
  const dist = mkdtempSync(join(tmpdir(), 'portal-kit-'))
  await buildForPeople({
    configFile: false,
    logLevel: 'warn',
    root: at('src'),
    publicDir: false,
    envDir: false,
    plugins: [react()],
    html: { cspNonce: '__NONCE__' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'true' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      outDir: dist,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: { input: { portal: at('src/index.html') } },
    },
  })
  const server = express().use(pages(settings, { dist })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    rmSync(dist, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, dist, stop }
}
