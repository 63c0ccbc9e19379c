import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bearer, clientAt, clientId, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'
import { companyPassword } from '#tests/support/company/people.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'

type Name = 'AUTH' | 'READ' | 'WRITE' | 'CONTENT'

let company: Company
let portal: Portal | undefined

beforeAll(async () => {
  company = await startCompany()
})

afterEach(async () => {
  company.requests.length = 0
  await portal?.stop()
  portal = undefined
})

afterAll(() => company.stop())

const openWith = async (...names: readonly Name[]) => {
  const urls = Object.fromEntries(names.map((name) => [`${name}_URL`, company.settings[`${name}_URL`] ?? '']))
  const { OAUTH_CLIENT_ID = '', OAUTH_CLIENT_SECRET = '' } = company.settings
  const client: Record<string, string> = names.includes('AUTH')
    ? { OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET, DEMO: 'off' }
    : { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret }
  portal = await openHostedPortal({ env: { ...urls, ...client, MIXED_SERVICES: 'off' } })
  return portal.url
}

const signedIn = async (url: string, mailbox: string) => {
  const grant = {
    grant_type: 'password',
    username: `${mailbox}@company.example`,
    password: companyPassword,
    client_id: company.settings.OAUTH_CLIENT_ID,
    client_secret: company.settings.OAUTH_CLIENT_SECRET,
  }
  const { body } = await clientAt(url).post('/auth/api/oauth/token/', grant)
  return bearer(url, String(body.access_token))
}

const users = '/read/Users/ObtenerUsuariosForge/'
const comment = { idCustomer: 101, comment: 'Which gauge?', byAnvil: false }
const reached = (service: string) => company.requests.filter((request) => request.service === service).length

test("a company's auth service alone signs in, and the portal does not list its own users as those of the company", async () => {
  const admin = await signedIn(await openWith('AUTH'), 'admin')
  expect((await admin.get('/auth/api/logged-user/')).body.email).toBe('admin@company.example')
  const { status, body } = await admin.get(users)
  expect([status, body.error]).toEqual([404, 'not_offered'])
  expect((await admin.get('/auth/api/userforge/4')).body.email).toBe('customer@company.example')
})

test("a company's auth and read services show rows, and nothing is changed in the portal instead", async () => {
  const url = await openWith('AUTH', 'READ')
  const admin = await signedIn(url, 'admin')
  expect((await admin.get(users)).body.users.map(({ id }: { id: number }) => id)).toContain(4)
  const customer = await signedIn(url, 'customer')
  expect((await customer.get('/read/Account/ObtenerCartera/DETAILDETAIL/101')).status).toBe(200)
  const { status, body } = await customer.post('/write/api/Consessions/1/Comments', comment)
  expect([status, body.error]).toEqual([404, 'not_offered'])
  expect((await customer.get('/content/api/Orders/5002/acknowledgement')).body.error).toBe('not_offered')
})

test("a company's content service alone serves the documents of the portal's rows", async () => {
  const url = await openWith('CONTENT')
  const customer = bearer(url, await tokenAt(url, 'hold'))
  const { body } = await customer.get('/read/Account/ObtenerCartera/DETAILDETAIL/102')
  await customer.get(body.paymentScore[0].lstoverdue[0].enlancefinal)
  expect(reached('content')).toBe(1)
})

test('a forwarded sign-in is a form, in whichever type it came', async () => {
  const url = await openWith('AUTH', 'READ', 'WRITE', 'CONTENT')
  expect((await (await signedIn(url, 'staff')).get('/auth/api/logged-user/')).status).toBe(200)
})
