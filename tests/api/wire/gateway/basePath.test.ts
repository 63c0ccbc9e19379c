import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { wireName } from '#schema/wire/product.ts'
import {
  type Api,
  type Client,
  clientAt,
  cookiesOf,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'

const base = '/portal'

let plain: Api
let api: Api
let below: Client

beforeAll(async () => {
  const PUBLIC_URL = `https://portal.example${base}`
  const portals = await Promise.all([startApi(), startApi({ env: { PUBLIC_URL, PUBLIC_OPENAPI: 'on' } })])
  ;[plain, api] = portals
  below = clientAt(api.url + base)
})

afterAll(() => Promise.all([plain.stop(), api.stop()]))

const html = { accept: 'text/html' }

describe('outside the base path', () => {
  test.each(['/forge/', '/auth/api/logged-user/', '/openapi.json', '/favicon.ico', '/portals/', '/PORTAL/forge/'])(
    'GET %s returns 404',
    async (path) => expect((await api.anyone.get(path)).status).toBe(404),
  )

  test('the root of the host redirects to the portal', async () => {
    const { status, headers } = await api.anyone.get('/')
    expect([status, headers.get('location')]).toEqual([302, '/portal/'])
  })

  test('an error page leads to the portal', async () => {
    const { text } = await api.anyone.get('/forge/users', html)
    expect(text.match(/href="[^"]+"/g)).toEqual(['href="/portal/forge/"', 'href="/portal/forge/"'])
  })
})

test.each(['/healthz', '/readyz'])('probes are answered at %s, at the root and below the base path', async (path) => {
  expect((await api.anyone.get(path)).status).toBe(200)
  expect((await below.get(path)).status).toBe(200)
})

describe('below the base path', () => {
  /** Without what differs in each answer. */
  const answerTo = async (client: Client, method: string, path: string) => {
    const { status, text } = await client.send(method, path, { headers: { 'x-requested-with': 'x' } })
    return [status, text.replace(/"id":"[^"]+"/, '')]
  }

  test('each call answers as at the root of a host, and nothing outside', async () => {
    for (const [name, { method, service, path }] of calls) {
      const address = `/${service}${wireName(path).replace(/:\w+/g, '1')}`
      const answered = await answerTo(below, method, address)
      expect.soft(answered, name).toEqual(await answerTo(plain.anyone, method, address))
      expect.soft((await api.anyone.send(method, address)).status, name).toBe(404)
    }
  })

  test('lists, documents and their links are the same as at the root of a host', async () => {
    const atRoot = await plain.as('customer')
    const atBase = clientAt(api.url + base, { authorization: `Bearer ${(await api.as('customer')).token}` })
    for (const path of ['/auth/api/logged-user/', '/read/data/customers', '/content/Documents/ComercialTerms']) {
      const [one, other] = [await atRoot.get(path), await atBase.get(path)]
      expect
        .soft([other.status, other.headers.get('content-type')], path)
        .toEqual([one.status, one.headers.get('content-type')])
    }
  })

  test.each(['', '/', '/forge', '/forge/', '/forge/open-orders'])(
    'the page at %s names only files that exist there',
    async (path) => {
      const { status, text } = await below.get(path, html)
      expect(status).toBe(200)
      const named = [...text.matchAll(/(?:href|src)="([^"]+)"|url\(([^)]+)\)/g)].map(
        ([, one, other]) => one ?? other ?? '',
      )
      expect(named.length).toBeGreaterThan(2)
      for (const address of new Set(named)) {
        expect(address).toMatch(/^\/portal\/assets\//)
        expect.soft((await api.anyone.get(address)).status, address).toBe(200)
      }
      expect(text).not.toContain('__BASE__')
    },
  )

  test('the icon is redirected to a file that exists there', async () => {
    const location = (await below.get('/favicon.ico')).headers.get('location') ?? ''
    expect(location).toMatch(/^\/portal\/assets\//)
    expect((await api.anyone.get(location)).status).toBe(200)
  })

  test('an error page leads to sign-in and back, without the base path in "next"', async () => {
    const { text } = await below.get('/content/api/Main/0xa/DocumentFile', html)
    expect(text).toContain(
      `href="/portal/forge/login?next=${encodeURIComponent('/content/api/Main/0xa/DocumentFile')}"`,
    )
    expect(text).toContain('href="/portal/forge/"')
  })

  test('the OpenAPI document names it as the server of its paths', async () => {
    expect((await below.get('/openapi.json')).body.servers).toEqual([{ url: base }])
    const admin = await plain.as('admin')
    expect((await admin.get('/openapi.json')).body).not.toHaveProperty('servers')
  })

  test('cookies have it as their path, from sign-in to sign-out', async () => {
    const headers = { ...pageHeaders, origin: 'https://portal.example' }
    const signedIn = cookiesOf(await below.post(signInPath, grant('customer'), headers))
    const attributesOf = (name: string, cookies: typeof signedIn) => cookies[name]?.attributes.split('; ').slice(1)
    expect(Object.keys(signedIn).toSorted()).toEqual(['__Secure-friat', 'fricn', 'frknown'])
    expect(attributesOf('__Secure-friat', signedIn)).toEqual(
      expect.arrayContaining(['Path=/portal', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    )
    expect(attributesOf('fricn', signedIn)).toContain('Path=/portal')
    expect(attributesOf('frknown', signedIn)).toContain('Path=/portal/auth/api')

    const token = signedIn['__Secure-friat']?.value
    const me = (name: string) => below.get('/auth/api/logged-user/', { ...headers, cookie: `${name}=${token}` })
    expect((await me('friat')).status).toBe(401)
    expect((await me('__Host-friat')).status).toBe(401)
    expect((await me('__Secure-friat')).status).toBe(200)

    const out = cookiesOf(
      await below.post('/auth/api/logout/', undefined, { ...headers, cookie: `__Secure-friat=${token}` }),
    )
    expect(Object.keys(out).toSorted()).toEqual(['__Secure-friat', 'fcid', 'fricn'])
    for (const name of Object.keys(out))
      expect(attributesOf(name, out)).toEqual(expect.arrayContaining(['Path=/portal', 'Max-Age=0']))
  })

  test('a change from another origin is rejected', async () => {
    const headers = { ...pageHeaders, origin: 'https://other.example' }
    expect((await below.post(signInPath, grant('customer'), headers)).status).toBe(403)
  })
})

/** Where a browser would take an address from the root of the host, by the ending of a built file. */
const fromRoot: Readonly<Record<string, RegExp>> = {
  html: /(?:href|src|action)="\/(?!__BASE__\/)|url\(["']?\/(?!__BASE__\/)/g,
  css: /url\(["']?\/|@import ["']\//g,
  js: /["'`]\/assets\/|(?:\bfetch|\bimport|\bWorker|\bURL|location\.\w+)\(["'`]\/|\bfrom ?["'`]\/|\b(?:href|src|action|basename):["'`]\//g,
}

test('no built file has an address from the root of the host', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const found = Object.entries(fromRoot).map(([ending, pattern]) => {
    const ofKind = files.filter((file) => file.endsWith(`.${ending}`))
    const texts = ofKind.map((file) => [file, readFileSync(join('dist', file), 'utf8')] as const)
    const named = texts.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([all]) => `${file}: ${all}`))
    return [ending, ofKind.length > 0, named]
  })
  expect(found).toEqual([
    ['html', true, []],
    ['css', true, []],
    ['js', true, []],
  ])
})
