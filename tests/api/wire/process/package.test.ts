import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { clientAt, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { ask, identity, makeArtifact, openArtifacts } from '#tests/support/portal/artifact.ts'

const { folder, emptyFolder, start, startIn, startNginx, close } = openArtifacts()
const artifact = join(folder, 'anvil-portal')
const portal = join(artifact, 'portal')

beforeAll(() => makeArtifact('.', artifact), 120_000)

afterAll(close)

const bytesIn = (path: string): number =>
  lstatSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
    : lstatSync(path).size

test('the artifact is smaller than 150 MB and contains no development files', () => {
  expect(bytesIn(artifact)).toBeLessThan(150_000_000)
  expect(readdirSync(join(artifact, 'node_modules')).sort()).toEqual(['@fontsource', '@node-rs', 'piscina'])
})

test('the artifact does the main tasks as nobody in an empty folder, and stops', { timeout: 120_000 }, async () => {
  const { port, child, cwd, env } = await start(artifact, 'alone', { DEMO_PASSWORD: grant('admin').password })
  const url = `http://127.0.0.1:${port}`
  const { body: signedIn } = await clientAt(url).post(signInPath, grant('customer'))
  const by = clientAt(url, { authorization: `Bearer ${signedIn.access_token}` })
  const orders = await by.get('/read/OpenOrders/Listado/101?range=[0,4]')
  expect([orders.status, orders.headers.get('content-range')]).toEqual([200, expect.stringContaining(' 0-4/')])
  const terms = await by.get('/content/Company/commercialTerms')
  expect(terms.headers.get('content-type')).toContain('pdf')
  const page = await (await fetch(url)).text()
  const script = /src="(\/[^"]+\.js)"/.exec(page)?.[1]
  expect((await fetch(`${url}${script}`)).status).toBe(200)
  execFileSync(portal, ['export', join(cwd, 'rows')], { cwd, env, ...identity })
  expect(readdirSync(join(cwd, 'rows'))).toContain('jobOrders.csv')
  child.kill()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the start program rejects unknown commands', () => {
  expect(() => execFileSync(portal, ['sail'], { stdio: 'pipe' })).toThrow('Unknown command: sail')
})

test('behind the nginx sample, portals restart one by one without a failed request', { timeout: 180_000 }, async () => {
  const database = await startPostgres()
  onTestFinished(database.stop)
  const shared = {
    DATABASE_URL: database.url,
    DATA_DIR: emptyFolder('files'),
    PUBLIC_URL: 'https://portal.example.com',
    TRUST_PROXY: 'on',
    DEMO: 'off',
  }
  const first = await start(artifact, 'first', shared)
  const second = await start(artifact, 'second', shared)
  const { port } = await startNginx([first.port, second.port])
  await expect
    .poll(() =>
      ask(port, '/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  const large = { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.alloc(3_000_000, ' ') }
  const rejected = await ask(port, '/auth/api/oauth/token/', large)
  expect([rejected.status, JSON.parse(rejected.text).error]).toEqual([413, 'invalid_request'])

  let isDone = false
  const seen = new Map<number, number>()
  const load = async () => {
    while (!isDone) {
      const { status } = await ask(port, '/').catch(() => ({ status: 0 }))
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  const loads = Array.from({ length: 4 }, load)
  for (const one of [first, second]) {
    one.child.kill()
    expect(await once(one.child, 'exit')).toEqual([0, null])
    await startIn(artifact, one)
  }
  isDone = true
  await Promise.all(loads)
  expect([...seen.keys()]).toEqual([200])
  expect(seen.get(200)).toBeGreaterThan(50)
})
