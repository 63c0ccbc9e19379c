import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, test } from 'vitest'
import { type PortalSettings, pages, portalSettings } from '#proxy/answers/pages.ts'
import { readConfig } from '#proxy/config.ts'

test('the settings in pages, which everybody reads, do not contain the version', () => {
  const settings = portalSettings(readConfig({}), null)
  expect(settings).toMatchObject({ product: 'Anvil', businessDay: null })
  expect(settings).not.toHaveProperty('version')
})

test('the server answers 204 for the favicon if the pages are not built', async () => {
  const server = express()
    .use(pages({} as PortalSettings, { dist: join(tmpdir(), 'portal-not-built') }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status } = await fetch(`http://127.0.0.1:${port}/favicon.ico`)
  server.close()
  expect(status).toBe(204)
})

test('hashed files of other builds are served, whenever they arrive', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'portal-shared-'))
  const server = express()
    .use(pages({} as PortalSettings, { dist: join(shared, 'not-built'), shared }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${path}`)
  expect((await ask('later-1a2b.js')).status).toBe(404)
  writeFileSync(join(shared, 'later-1a2b.js'), 'export {}')
  writeFileSync(join(shared, '.partial.js.1'), 'export')
  const { status, headers } = await ask('later-1a2b.js')
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await ask('.partial.js.1')).status).toBe(404)
  server.close()
  rmSync(shared, { recursive: true })
})

test('a deleted asset returns 404 in every encoding, and others are still served', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-pages-'))
  mkdirSync(join(dist, 'assets'))
  for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz', 'kept.js']) writeFileSync(join(dist, 'assets', name), '1')
  const server = express()
    .use(pages({} as PortalSettings, { dist }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const statusOf = async (path: string, encoding: string) => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
    await answer.arrayBuffer().catch(() => {})
    return answer.status
  }
  for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz']) rmSync(join(dist, 'assets', name))
  const statuses = ['br', 'gzip', 'identity'].map((encoding) => statusOf('/assets/gone.js', encoding))
  expect(await Promise.all(statuses)).toEqual([404, 404, 404])
  expect(await statusOf('/assets/kept.js', 'identity')).toBe(200)
  server.close()
  rmSync(dist, { recursive: true })
})
