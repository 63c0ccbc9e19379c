import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, test } from 'vitest'
import { pages, portalSettings } from '#proxy/answers/pages.ts'
import { readConfig } from '#proxy/config.ts'

test('the settings in pages, which everybody reads, do not contain the version', () => {
  const settings = portalSettings(readConfig({}), null)
  expect(settings).toMatchObject({ product: 'Anvil', businessDay: null })
  expect(settings).not.toHaveProperty('version')
})

test('the server answers 204 for the favicon if the pages are not built', async () => {
  const server = express()
    .use(pages(portalSettings(readConfig({}), null), { dist: join(tmpdir(), 'portal-not-built') }))
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
    .use(pages(portalSettings(readConfig({}), null), { dist: join(shared, 'not-built'), shared }))
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

test.each([
  ['an only portal', true, 200],
  ['one of several portals, where another may have it', false, 404],
])('a script of a build before 0.2.0 is replaced by a reload at %s', async (_portal, isOnly, expected) => {
  const server = express()
    .use(pages(portalSettings(readConfig({}), null), { dist: join(tmpdir(), 'portal-not-built'), isOnly }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, headers: Record<string, string> = { 'sec-fetch-dest': 'script' }) => {
    const { status, headers: answered } = await fetch(`http://127.0.0.1:${port}/assets/${path}`, { headers })
    return [status, answered.get('content-type'), answered.get('cache-control')]
  }
  const script = [200, 'text/javascript; charset=utf-8', 'no-store']
  expect((await ask('Users-1a2b3_-d.js'))[0]).toBe(expected)
  expect(await ask('gone/assets/Users-1a2b3_-d.js')).toEqual(script)
  for (const path of ['Users.1a2b3-4d.js', 'Users-1a2b3c4d.css', 'Users-1a2b.js', 'gone/assets/Users.1a2b3c4d.js'])
    expect((await ask(path))[0]).toBe(404)
  expect((await ask('gone/assets/Users-1a2b3c4d.js', {}))[0]).toBe(404)
  server.close()
})

test('a deleted asset returns 404 in every encoding, and others are still served', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'portal-pages-'))
  mkdirSync(join(dist, 'assets'))
  for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz', 'kept.js']) writeFileSync(join(dist, 'assets', name), '1')
  const server = express()
    .use(pages(portalSettings(readConfig({}), null), { dist }))
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
