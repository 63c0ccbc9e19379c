import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { bearer, type Client, clientAt, cookiesOf, pageHeaders } from '#tests/support/client/apiClient.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'
import { companyPassword } from '#tests/support/company/people.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'

let company: Company
let portal: Portal

beforeAll(async () => {
  company = await startCompany()
  portal = await openHostedPortal({ template: null, env: { ...company.settings, DEMO: 'off' } })
})

afterAll(async () => {
  await portal?.stop()
  await company?.stop()
})

beforeEach(() => {
  company.requests.length = 0
  company.change = null
})

const pageCheck = '/api/validate-page-access-forge/'
const statement = '/read/Account/ObtenerCartera/DETAILDETAIL/101'

const browserOf = (cookies: Record<string, string>) =>
  clientAt(portal.url, {
    ...pageHeaders,
    origin: portal.url,
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  })

/** Signs in like the landing page; returns the browser with its token. */
const signIn = async (mailbox: string) => {
  const grant = { grant_type: 'password', username: `${mailbox}@company.example`, password: companyPassword }
  const answer = await browserOf({}).post('/auth/api/oauth/token/', grant)
  expect(answer.status, answer.text).toBe(200)
  const token = cookiesOf(answer).friat?.value ?? ''
  return { token, browser: browserOf({ friat: token }) }
}

const checks = () => company.requests.filter(({ path }) => path === pageCheck)

const visit = (client: Client, slug: string) =>
  client.post(`/auth${pageCheck}`, {
    slug,
    client_id: 101,
    is_mobile: false,
    browser: 'Chrome',
    timezone: 'America/Monterrey',
    language: 'en',
    navigation: 'n-1',
  })

describe('a page', () => {
  test('that the browser has opened is not checked again for its calls', async () => {
    const { browser } = await signIn('customer')
    expect((await visit(browser, 'statement')).body.ok).toBe(true)
    for (let times = 0; times < 3; times += 1) expect((await browser.get(statement)).status).toBe(200)
    expect(checks()).toMatchObject([{ service: 'auth', method: 'POST', path: pageCheck, status: 200 }])
  })

  test('is checked once for a program, with the specified call', async () => {
    const { token } = await signIn('customer')
    const program = bearer(portal.url, token)
    const answers = await Promise.all([program.get(statement), program.get(statement), program.get(statement)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(checks()).toHaveLength(1)
  })

  test('whose check is rejected rejects its calls', async () => {
    const { browser } = await signIn('customer')
    company.change = (call, body) => (call.path === pageCheck ? { ok: false } : body)
    expect((await browser.get(statement)).status).toBe(403)
    expect(company.requests.map(({ path }) => path)).not.toContain('/Account/ObtenerCartera/DETAILDETAIL/101')
  })

  test('stays open after a change of other data', async () => {
    const { browser } = await signIn('customer')
    await visit(browser, 'concessions')
    const comment = { idCustomer: 101, comment: 'We accept.', byAnvil: false }
    expect((await browser.post('/write/api/Consessions/1010/Comments', comment)).status).toBe(200)
    expect((await browser.get('/read/api/Consessions/101')).status).toBe(200)
    expect(checks()).toHaveLength(1)
  })

  test('is checked again after the menu has changed', async () => {
    const { browser, token } = await signIn('customer')
    await visit(browser, 'statement')
    company.change = (call, body) => {
      if (call.path === '/api/menu-options2') return [[], [101]]
      return call.path === pageCheck ? { ok: false } : body
    }
    // The gateway checks the caller again after ten seconds at the latest.
    await expect.poll(async () => (await bearer(portal.url, token).get(statement)).status).toBe(403)
  })
})

describe('session code between chooser and portal', () => {
  test('uses only calls that the company has', async () => {
    const { token, browser } = await signIn('customer')
    const created = await browser.post('/auth/api/session-code/')
    const frcode = cookiesOf(created).frcode?.value ?? ''
    const landing = browserOf({ friat: token, frcode })
    const landed = await landing.post('/auth/api/session/', { session: created.body.session })
    expect([created.status, landed.status]).toEqual([200, 200])
    expect((await browser.get('/auth/api/logged-user/')).body.email).toBe('customer@company.example')
    expect(company.requests.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('is rejected after the session has ended', async () => {
    const { token, browser } = await signIn('customer')
    const created = await browser.post('/auth/api/session-code/')
    company.plant.sessions.close(token)
    await expect.poll(async () => (await browser.post('/auth/api/session-code/')).status).toBe(401)
    const landing = browserOf({ friat: token, frcode: cookiesOf(created).frcode?.value ?? '' })
    expect((await landing.post('/auth/api/session/', { session: created.body.session })).status).toBe(400)
  })
})

describe("the company's token", () => {
  const tokenCall = '/api/oauth/token/'

  test('is kept in the cookie for as long as the company says', async () => {
    company.change = (call, body) => (call.path === tokenCall ? { ...(body as object), expires_in: 90 } : body)
    const grant = { grant_type: 'password', username: 'customer@company.example', password: companyPassword }
    const answer = await browserOf({}).post(`/auth${tokenCall}`, grant)
    expect(answer.body).toEqual({ access_token: 'cookie', token_type: 'Bearer', expires_in: 90 })
    expect(cookiesOf(answer).friat?.attributes).toContain('Max-Age=90')
  })

  test('that ends in mid-session ends the session of its user only', async () => {
    const [ended, other] = [await signIn('customer'), await signIn('customer')]
    expect([(await ended.browser.get(statement)).status, (await other.browser.get(statement)).status]).toEqual([
      200, 200,
    ])
    company.plant.sessions.close(ended.token)
    await expect.poll(async () => (await ended.browser.get(statement)).status).toBe(401)
    expect((await other.browser.get(statement)).status).toBe(200)
  })
})

test('users at the same time get the answers of their own token', async () => {
  const [customer, admin] = [await signIn('customer'), await signIn('admin')]
  const rounds = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? customer : admin))
  const answers = await Promise.all(rounds.map(({ browser }) => browser.get('/auth/api/logged-user/')))
  const emails = answers.map(({ body }) => body.email)
  expect(emails).toEqual(rounds.map((by) => `${by === customer ? 'customer' : 'admin'}@company.example`))
  const foreign = await Promise.all(rounds.map(({ browser }) => browser.get('/read/Dashboard/PaymentScore/102')))
  expect(foreign.map(({ status }) => status)).toEqual(rounds.map((by) => (by === customer ? 404 : 200)))
})

describe('sign-out', () => {
  test('ends the company’s session with the specified GET, and clears the cookies', async () => {
    const { token, browser } = await signIn('customer')
    const answer = await browser.post('/auth/api/logout/')
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    const signedOut = { service: 'auth', method: 'GET', path: '/api/logout/', status: 200 }
    expect(company.requests).toContainEqual(expect.objectContaining(signedOut))
    expect(company.plant.sessions.isOpen(token)).toBe(false)
    expect(Object.values(cookiesOf(answer)).map(({ value }) => value)).toEqual(['', '', ''])
  })

  test('clears the cookies of a browser even if the service fails, and logs the failure', async () => {
    const { browser } = await signIn('customer')
    company.change = (call, body) => {
      if (call.path === '/api/logout/') throw new Error('The service is out of order.')
      return body
    }
    const answer = await browser.post('/auth/api/logout/')
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    expect(Object.keys(cookiesOf(answer)).toSorted()).toEqual(['fcid', 'friat', 'fricn'])
    await expect.poll(() => portal.output.join('\n')).toContain('/api/logout/ answered status 500')
  })

  test('returns the failure of the service to a program', async () => {
    const { token } = await signIn('customer')
    company.change = (call, body) => {
      if (call.path === '/api/logout/') throw new Error('The service is out of order.')
      return body
    }
    expect((await bearer(portal.url, token).post('/auth/api/logout/')).status).toBeGreaterThanOrEqual(500)
  })
})

test('deleting a user is forwarded as the specified GET', async () => {
  const { browser } = await signIn('admin')
  const { id } = company.plant.people.find(({ email }) => email.startsWith('group')) ?? { id: 0 }
  expect((await browser.post(`/auth/api/delete-user/${id}`)).status).toBe(200)
  expect(company.requests.at(-1)).toMatchObject({ method: 'GET', path: `/api/delete-user/${id}`, status: 200 })
})

test('open invoices are requested at the specified address', async () => {
  const { browser } = await signIn('customer')
  const { status, body } = await browser.get('/read/Account/obtenerfacturas/101')
  expect([status, body.facturas.length > 0]).toEqual([200, true])
  expect(company.requests.at(-1)?.path).toBe('/Account/obtenerfacturas/101/null/null')
})

const additions = calls.filter(([, call]) => call.isAddition)

test.each(additions)('%s is rejected as not offered, and not forwarded to the company', async (_name, call) => {
  const { token } = await signIn('admin')
  company.requests.length = 0
  const path = `/${call.service}${call.path.replaceAll('{product}', 'Anvil').replace(/:\w+/g, '1')}`
  const answer = await fetch(`${portal.url}${path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.status, (await answer.json()).error]).toEqual([404, 'not_offered'])
  expect(company.requests).toEqual([])
})
