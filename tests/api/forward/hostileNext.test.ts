import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'
import { type Raw, rawRequest } from '#tests/support/wire/rawRequest.ts'
import { hostileNext } from '#tests/unit/app/hostileNext.data.ts'

const loginUrl = 'https://login.company.example/in?tenant=7'

let auth: RecordingService
let portal: Portal

beforeAll(async () => {
  auth = await recordingService()
  portal = await openHostedPortal({ database: 'sqlite', env: { AUTH_URL: auth.url, LOGIN_URL: loginUrl } })
})
afterAll(async () => {
  await portal.stop()
  await auth.stop()
})

const ways: [string, (value: string) => string][] = [
  ['alone', (value) => `next=${value}`],
  ['twice', (value) => `next=${value}&next=${value}`],
  ['under other names too', (value) => `redirect=${value}&next=${value}&resetSuccess=no`],
]

const expectOwnRedirect = ({ status, headers }: Raw, value: string) => {
  expect(status, value).toBe(302)
  const { origin, pathname, searchParams } = new URL(headers.location ?? '')
  expect(`${origin}${pathname}`).toBe('https://login.company.example/in')
  expect([...searchParams.keys()].filter((name) => name !== 'next')).toEqual(['tenant'])
  const next = new URL(searchParams.get('next') ?? '/forge/', portal.url)
  expect([next.origin, /^\/forge(\/|$)/i.test(next.pathname)], `${value} became ${next}`).toEqual([portal.url, true])
}

test.each(ways)(
  "the company's login page receives none of over 200 hostile next addresses, given %s",
  async (_case, query) => {
    for (const [index, value] of hostileNext.entries()) {
      const path = `/forge/${index % 2 ? 'login' : 'relogin'}?${query(encodeURIComponent(value))}`
      expectOwnRedirect(await rawRequest(portal.url, path), value)
    }
    expect(auth.recorded).toEqual([])
  },
)
