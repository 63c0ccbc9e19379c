import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, browserWith, clientSecret, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, issueLink } from '#tests/support/client/users.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.stop())

/** Lines of the request log are JSON. */
const logged = () => api.output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))

const requestOf = async (id: string | null) => {
  const found = () => logged().find((line) => line.id === id)
  await expect.poll(found).toBeDefined()
  return found()
}

describe('request log', () => {
  test('contains the name of the call, not the path', async () => {
    const admin = await api.as('admin')
    const { headers } = await admin.get('/auth/api/userforge/1?')
    expect(await requestOf(headers.get('x-request-id'))).toMatchObject({
      method: 'GET',
      route: 'administration.getUser',
      status: 200,
      ms: expect.any(Number),
    })
    const notFound = await api.anyone.get('/nothing/at/all')
    expect(await requestOf(notFound.headers.get('x-request-id'))).toMatchObject({ route: 'other', status: 404 })
  })

  test('contains no warning of Node about a long answer', async () => {
    const staff = await api.as('staff')
    const { status, headers } = await staff.get('/read/OpenOrders/Listado/109?range=[0,999999999]')
    expect(status).toBe(200)
    await requestOf(headers.get('x-request-id'))
    expect(api.output.filter((line) => line.includes('MaxListeners'))).toEqual([])
  })

  test('contains no query string, token, password, link, name or body', async () => {
    const admin = await api.as('admin', demoPassword)
    const user = await addUser(admin, { name: 'Nobody’s business', comments: 'Between us' })
    const browser = browserWith(api.url, admin.token)
    const { body: code } = await browser.post('/auth/api/session-code/')
    const link = await issueLink(api, user.id)
    await api.anyone.get(`/forge/loginexterno?session=${code.session}`)
    await api.anyone.get(`/forge/password-recovery?token=${link}`)
    await api.anyone.get('/forge/modify-seller-budget?t=signed-secret-of-a-link')
    await api.anyone.get('/auth/api/logged-user/?leak=question-in-the-address')
    await api.anyone.post('/auth/api/session/', code)
    await api.anyone.post('/auth/api/password/reset/', { email: user.email, token: link, password: 'x' })
    await api.anyone.post('/auth/api/oauth/token/', '{"password":"broken-json-secret')
    await admin.get('/auth/api/userforge/not-a-number')
    const last = await admin.get('/auth/api/logged-user/')
    await requestOf(last.headers.get('x-request-id'))

    const text = logged()
      .map((line) => JSON.stringify(line))
      .join('\n')
    const secrets = [admin.token, code.session, link, demoPassword, clientSecret, user.email, user.name, 'Between us']
    secrets.push('signed-secret', 'question-in', 'broken-json', 'not-a-number', '?')
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

describe('metrics', () => {
  test('are served on a separate port', async () => {
    const answer = await fetch(api.metricsUrl)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404)
  })

  test('count and time requests by call, method and status', async () => {
    const count = async () => {
      const text = await (await fetch(api.metricsUrl)).text()
      const line = /^portal_requests_total\{route="account\.currentUser",method="GET",status="401"\} (\d+)$/m.exec(text)
      return Number(line?.[1] ?? 0)
    }
    const before = await count()
    await api.anyone.get('/auth/api/logged-user/')
    await expect.poll(count).toBe(before + 1)
    const text = await (await fetch(api.metricsUrl)).text()
    expect(text).toMatch(/^portal_request_seconds_bucket\{le="0\.25",route="account\.currentUser"\} \d+$/m)
    expect(text).toMatch(/^process_cpu_seconds_total /m)
  })

  test('have no labels taken from a request', async () => {
    await api.anyone.get('/made-up-address')
    await api.anyone.get('/auth/api/made-up-call')
    expect(await (await fetch(api.metricsUrl)).text()).not.toContain('made-up')
  })
})
