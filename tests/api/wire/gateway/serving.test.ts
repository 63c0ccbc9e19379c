import { describe, expect, test } from 'vitest'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import type { Portal } from '#tests/support/portal/portal.ts'

let portal: Portal

onSharedApi.beforeAll(({ api }) => {
  portal = api
})

async function openPage(path: string) {
  const answer = await fetch(`${portal.url}${path}`)
  const html = await answer.text()
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  return { answer, html, nonce }
}

const firstScript = (html: string) => /<script [^>]*src="([^"]+)"/.exec(html)?.[1] ?? ''

describe.each(['/', '/forge/', '/forge/users'])('the page at %s', (path) => {
  test('has a new nonce on every script and style', async () => {
    const first = await openPage(path)
    const second = await openPage(path)
    expect(first.nonce).toBeTruthy()
    expect(first.nonce).not.toBe(second.nonce)
    const loading = first.html.match(/<(script|link rel="(stylesheet|modulepreload)")[^>]*>/g) ?? []
    expect(loading.length).toBeGreaterThan(0)
    expect(loading.filter((tag) => !tag.includes(`nonce="${first.nonce}"`))).toEqual([])
    expect(first.html).not.toMatch(/__[A-Z]+__/)
  })

  test('allows neither inline code nor eval', async () => {
    const { answer } = await openPage(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src/)
    expect(policy).not.toMatch(/unsafe-/)
  })

  test('has no inline script', async () => {
    const { html } = await openPage(path)
    // Data blocks such as JSON are not executed.
    expect(html.match(/<script(?![^>]*\s(?:src=|type="application\/json"))/g)).toBeNull()
    expect(html).not.toMatch(/\son[a-z]+=/)
  })

  test('refers to no address outside the portal', async () => {
    const { html } = await openPage(path)
    expect(html.match(/(src|href)="(?!\/(?!\/))[^"]*"/g)).toBeNull()
  })

  test('is not cached', async () => {
    const { answer } = await openPage(path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('asset', () => {
  test.each(['br', 'gzip'])('is served in %s, and cached permanently', async (encoding) => {
    const { html } = await openPage('/forge/')
    const answer = await fetch(`${portal.url}${firstScript(html)}`, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
  })
})

describe('favicon', () => {
  test("is the portal's mark", async () => {
    const answer = await fetch(`${portal.url}/favicon.ico`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await answer.text()).toContain('<svg')
  })

  test('is revalidated, because its redirect changes with the version', async () => {
    const { status, headers } = await fetch(`${portal.url}/favicon.ico`, { redirect: 'manual' })
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-cache'])
    expect(headers.get('location')).toMatch(/^\/assets\/mark-[\w-]+\.svg$/)
  })
})

describe('landing page', () => {
  test('is smaller than 100 kB compressed, without fonts', async () => {
    const { html } = await openPage('/')
    const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
    const headers = { 'Accept-Encoding': 'br' }
    const answers = await Promise.all(parts.map((path) => fetch(`${portal.url}${path}`, { headers })))
    const sizes = answers.map((answer) => Number(answer.headers.get('content-length')))
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000)
  })
})
