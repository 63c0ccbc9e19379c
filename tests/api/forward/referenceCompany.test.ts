import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { fileIn } from '#schema/wire/envelope.ts'
import { bearer, type Client, clientAt } from '#tests/support/client/apiClient.ts'
import { type Company, callsOf, startCompany } from '#tests/support/company/company.ts'
import { client, companyPassword } from '#tests/support/company/people.ts'
import { makePlant } from '#tests/support/company/plant.ts'
import { addressOf, bodies } from '#tests/support/company/questions.ts'
import type { CompanyCall } from '#tests/support/company/service.ts'
import { pagesOf } from '#tests/support/files/readPdf.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { randomPdf } from '#tests/support/files/uploads.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { createMatcher, type Match } from '#tests/support/services/match.ts'

let company: Company
let portal: Portal
let admin: Client
let customer: Client

const signIn = async (mailbox: string) => {
  const answer = await clientAt(portal.url).post('/auth/api/oauth/token/', {
    grant_type: 'password',
    username: `${mailbox}@company.example`,
    password: companyPassword,
    client_id: client.id,
    client_secret: client.secret,
  })
  expect(answer.status, answer.text).toBe(200)
  return bearer(portal.url, answer.body.access_token)
}

beforeAll(async () => {
  company = await startCompany()
  portal = await openHostedPortal({ template: null, env: { ...company.settings, DEMO: 'off' } })
  admin = await signIn('admin')
  customer = await signIn('customer')
})

afterAll(async () => {
  await portal?.stop()
  await company?.stop()
})

const match = createMatcher(calls)
const declared = (call: CompanyCall): Match | null =>
  match(call.service, call.method, addressOf(call).replace(/\?.*/, ''))

const offered = callsOf(makePlant({}))
const nameOf = ({ method, service, path }: CompanyCall) => `${method} /${service}${path}`
/** Called by a signed link. */
const isByLink = ({ path }: CompanyCall) => path === '/api/Budgets/modify'
const changesNothing = (call: CompanyCall) =>
  !call.isPublic &&
  !isByLink(call) &&
  !/logout|delete-user/.test(call.path) &&
  (call.method === 'GET' || call.path in bodies)
const ask = (by: Client, call: CompanyCall) => {
  const address = `/${call.service}${addressOf(call)}`
  return call.method === 'GET' ? by.get(address) : by.post(address, bodies[call.path])
}

test.each(offered.map((call) => [nameOf(call), call] as const))(
  'the portal declares the company call %s',
  (_name, call) => {
    expect(declared(call)?.call.path).toBeDefined()
  },
)

test.each(offered.filter(changesNothing).map((call) => [nameOf(call), call] as const))(
  '%s is forwarded to the company, and its answer matches the declaration',
  async (_name, call) => {
    const answer = await ask(admin, call)
    expect(answer.status, answer.text).toBe(200)
    const form = declared(call)?.call.answer
    if (!form || fileIn(form)) return expect(answer.text).toMatch(/^(%PDF-|\ufffdPNG)/)
    const log = new FaultLog()
    const read = readTolerantly(form, answer.body, call.path, { log, timeZone: 'America/Monterrey' })
    expect(log.faults).toEqual([])
    if (Array.isArray(read)) expect(read.length).toBeGreaterThan(0)
    else expect(read).not.toBeNull()
  },
)

describe('reference company', () => {
  const at = async (method: string, path: string) =>
    (await fetch(`${company.url}${path}`, { method, headers: { authorization: `Bearer ${admin.token}` } })).status

  test('returns 404 for an address that is not in the specifications', async () => {
    for (const path of ['/', '/read/WIP/source/101', '/auth/api/session-code/', '/read/Account/BankDetails/'])
      expect([path, await at('GET', path)]).toEqual([path, 404])
  })

  test('returns 405 for a method other than the specified one', async () => {
    expect(await at('GET', '/auth/api/validate-page-access-forge/?slug=statement')).toBe(405)
    expect(await at('POST', '/auth/api/logout/')).toBe(405)
    expect(await at('POST', '/auth/api/delete-user/4')).toBe(405)
  })

  test('requires a bearer token, and rejects customers that the user may not act for', async () => {
    const ask = (token: string, path: string) =>
      fetch(`${company.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect((await ask('unknown', '/auth/api/logged-user/')).status).toBe(401)
    expect((await ask(customer.token, '/read/Dashboard/PaymentScore/102')).status).toBe(403)
    expect((await ask(customer.token, '/read/Users/ObtenerUsuariosForge/')).status).toBe(403)
  })
})

test('another customer’s rows return 404 and staff pages 403, without a request to the company', async () => {
  const before = company.requests.length
  expect((await customer.get('/read/Account/ObtenerCartera/DETAILDETAIL/102')).status).toBe(404)
  expect((await customer.get('/read/Users/ObtenerUsuariosForge/')).status).toBe(403)
  const paths = company.requests.slice(before).map(({ path }) => path)
  expect(paths.filter((path) => /DETAILDETAIL|ObtenerUsuariosForge/.test(path))).toEqual([])
})

describe('data changed by a customer at the company', () => {
  const rowsOf = async (path: string) => {
    const { body, text } = await customer.get(path)
    return (typeof body.value === 'string' ? JSON.parse(body.value) : body) ?? text
  }
  const signed = randomPdf(2_000)
  const upload = (field: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(more)) form.set(name, value)
    form.set(field, new File([signed], 'signed.pdf', { type: 'application/pdf' }))
    return form
  }

  test('shows a comment on a concession, and its approval', async () => {
    const path = '/write/api/Consessions/1010'
    const comment = { idCustomer: 101, comment: 'We accept.', byAnvil: false }
    expect((await customer.post(`${path}/Comments`, comment)).status).toBe(200)
    expect((await customer.post(`${path}/Approval?idCustomer=101`, upload('file'))).status).toBe(200)
    const [row] = await rowsOf('/read/api/Consessions/101')
    expect(row).toMatchObject({ ClientComments: 'We accept.', ClientApprovalDocumentName: 'signed.pdf' })
    const document = await customer.get(`/content/api/Consessions/${row.ClientApprovalDocument}/Document?ClientId=101`)
    expect(document.text).toBe(await new Blob([signed]).text())
  })

  test('shows a bank reference', async () => {
    const input = { facturas: [{ idFactura: 10100, partialAmount: 500 }], notas: [] }
    const { body } = await customer.post('/write/generatebakreferences/101', input)
    const search = { id: 101, factura: null, purchaseorder: null, bankreference: body.TotalLate }
    const found = await customer.post('/read/Account/detailbank/', search)
    expect(found.body.detailbank).toMatchObject([{ numero: body.TotalLate, idestatus: 1, total: 500 }])
  })

  test('shows the approval of a bar', async () => {
    const form = upload('approvalFiles', { idHeat: '1011', approved: 'true' })
    expect((await customer.post('/write/Bar/approved?idCustomer=101', form)).status).toBe(200)
    const rows = await rowsOf('/read/api/Customers/101/aprovalMaterial')
    expect(rows.find((row: { idBarra: number }) => row.idBarra === 1011)).toMatchObject({ aprobada: true })
  })

  test('shows the answer to an offer, and its invoice', async () => {
    const statusOf = async () => (await rowsOf('/read/api/Customers/101/offers'))[0].idEstatus
    expect((await customer.post('/write/Quotes/1011/submitOffer', { aceptado: true })).status).toBe(200)
    expect(await statusOf()).toBe(2)
    expect((await customer.post('/write/Quotes/1011/submitOfferFile', upload('documentFactura'))).status).toBe(200)
    expect(await statusOf()).toBe(3)
  })

  test('includes the new password and the profile', async () => {
    const other = await signIn('group')
    const [{ name, phone, company_position, country, state, city }] = (await other.get('/auth/api/user-profile/')).body
    const profile = { name, phone, company_position, country, state, city, company: 'Sierra Holding' }
    // Pages send version 0 if the service has no versions.
    const edited = await other.post('/auth/api/edit-profile/', profile, { 'if-match': '"0"' })
    expect(edited.status, edited.text).toBe(200)
    expect((await other.get('/auth/api/user-profile/')).body[0].company).toBe('Sierra Holding')
    const password = 'Hammered-2027'
    const changed = await other.post('/auth/api/change-password/', { password, password_confirmation: password })
    expect(changed.status).toBe(200)
    expect(company.plant.people.find(({ email }) => email.startsWith('group'))?.password).toBe(password)
  })
})

describe('a change sends what the specifications say, and nothing else', () => {
  const file = (fields: Record<string, string>, name: string) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set(name, new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
    return form
  }
  const date = { idOrden: 5001, nuevaFecha: '2027-01-15', Comment: 'Rescheduled.', fechaAnterior: null }
  const search = { TipoArchivo: 1, IdCliente: 101, Ops: 'JO-101-1', OpsLst: ['JO-101-1'] }
  const comment = { idQualityApproval: 901, comment: 'Which gauge?', byAnvil: false }

  test.each([
    [
      'customer',
      '/Consessions/1010/Approval',
      '/api/Consessions/1010/Approval?idCustomer=101',
      file({}, 'file'),
      ['idCustomer'],
    ],
    [
      'customer',
      '/Bar/approved',
      '/Bar/approved?idCustomer=101',
      file({ idHeat: '1011', approved: 'true', comment: '' }, 'approvalFiles'),
      ['idHeat', 'approved', 'comment'],
    ],
    [
      'customer',
      '/approvalComments',
      '/api/Main/approvalComments?idCustomer=101',
      comment,
      ['idQualityApproval', 'comment', 'byAnvil'],
    ],
    [
      'customer',
      '/DownloadZipShipment',
      '/DownloadZipShipment',
      { id: 101, links: '/content/api/Main/0xD5001/DocumentFile' },
      ['links'],
    ],
    [
      'customer',
      '/ObtenerArchivosMasivos',
      '/Documents/ObtenerArchivosMasivos',
      search,
      ['TipoArchivo', 'IdCliente', 'Ops', 'OpsLst'],
    ],
    ['admin', '/Orders/dates', '/api/Orders/dates', [date], ['idOrden', 'nuevaFecha', 'Comment']],
  ])('%s: %s', async (mailbox, at, path, body, fields) => {
    const before = company.requests.length
    await (mailbox === 'admin' ? admin : customer).post(`/write${path}`, body)
    const [sent] = company.requests.slice(before).filter((request) => request.path.includes(at))
    expect(sent?.path.split('?')).toHaveLength(1)
    expect(sent?.fields.toSorted()).toEqual([...fields].sort())
  })
})

test('a form with text before its first part is refused where the customer is put before it', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--b--\r\n'
  const before = company.requests.length
  const send = (body: string) =>
    fetch(`${portal.url}/write/api/Consessions/1011/Approval?idCustomer=101`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body,
    })
  expect((await send(`102\r\n${part}`)).status).toBe(400)
  expect(
    company.requests.slice(before).filter(({ path, status }) => path.includes('Approval') && status < 300),
  ).toEqual([])
  expect((await send(part)).status).toBe(200)
})

describe('documents of shipments', () => {
  const search = { id: 101, JobOrder: null, PurchaseOrder: null, PartNumber: null, ShipmentDate: null, BolNumber: null }

  test('are downloaded together: the zip opens and has each document once', async () => {
    const { body } = await customer.post('/read/Documents/ObtenerDetalle', search)
    const links = body.flatMap(({ Bols }: { Bols: string[] }) => Bols)
    expect(links.length).toBeGreaterThan(1)
    const answer = await fetch(`${portal.url}/write/DownloadZipShipment`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 101, links: links.join(',') }),
    })
    expect(answer.status).toBe(200)
    const files = await readZip(await answer.bytes())
    expect([...files.keys()]).toEqual(body.map(({ JO }: { JO: string }) => `${JO}.pdf`))
    for (const [name, bytes] of files)
      expect(await pagesOf(bytes)).toEqual([`Documents of ${name.replace('.pdf', '')}`])
  })

  test('of one kind are a link that the portal opens', async () => {
    const asked = { TipoArchivo: 4, IdCliente: 101, OpsLst: ['JO-101-6'] }
    const { body } = await customer.post('/write/Documents/ObtenerArchivosMasivos', asked)
    expect((await customer.get(body.Respuesta)).text).toMatch(/^%PDF-/)
  })
})

test('a budget is read and changed by a link signed by the portal', async () => {
  const year = new Date().getUTCFullYear()
  const { body: link } = await admin.post('/auth/api/budget-links', { seller: 31, year })
  const headers = { 'x-budget-link': link.t }
  const read = () => admin.get(`/read/api/Budgets/modify?Seller=31&Year=${year}`, headers)
  const found = await read()
  expect(found.status, found.text).toBe(200)
  const [row] = found.body.rows
  const changes = {
    seller: 31,
    year,
    rowsAdd: [],
    rowsDelete: [],
    rowsEdit: [{ idClient: row.value, idBudget: row.IdBudget, months: null, AerofabsYearly: 950 }],
  }
  const changed = await admin.post('/write/api/Budgets/modify', changes, { ...headers, 'if-match': '"0"' })
  expect(changed.status, changed.text).toBe(200)
  expect((await read()).body.rows[0]).toMatchObject({ IdBudget: row.IdBudget, AerofabsYearly: 950 })
})

test('administrators can open the connected services page, which the company does not know', async () => {
  const slug = 'connected-services'
  const open = async (by: Client) => (await by.post('/auth/api/validate-page-access-forge/', { slug })).body.ok
  const staff = await signIn('staff')
  const before = company.requests.length
  expect([await open(admin), await open(staff)]).toEqual([true, false])
  expect([(await admin.get('/read/answerFaults')).status, (await staff.get('/read/answerFaults')).status]).toEqual([
    200, 403,
  ])
  expect(company.requests.slice(before).filter(({ path }) => path.includes('page-access'))).toEqual([])
})

describe('news', () => {
  const news = '/read/Dashboard/News/101'

  test('are kept by the portal: administrators write them under Data, customers read them', async () => {
    const before = company.requests.length
    const item = { publishedOn: '2026-01-05', title: 'New ring mill', body: 'It rolls up to 3 m.' }
    const more = { titleEs: null, bodyEs: null, link: null, unit: null }
    expect((await admin.post('/auth/api/validate-page-access-forge/', { slug: 'data' })).body.ok).toBe(true)
    const { status, body: made } = await admin.post('/write/data/news', { ...item, ...more })
    expect(status, JSON.stringify(made)).toBe(200)
    const shown = [{ ...item, titleEs: null, bodyEs: null, link: null, id: made.id }]
    for (const by of [customer, admin, await signIn('manager')]) expect((await by.get(news)).body).toEqual(shown)
    expect((await admin.send('DELETE', `/write/data/news/${made.id}`)).status).toBe(200)
    expect((await customer.get(news)).body).toEqual([])
    expect(company.requests.slice(before).filter(({ path }) => /news|data/i.test(path))).toEqual([])
  })

  test('of another customer return 404, and only administrators write them', async () => {
    expect((await customer.get('/read/Dashboard/News/102')).status).toBe(404)
    for (const by of [customer, await signIn('staff')]) {
      expect((await by.post('/auth/api/validate-page-access-forge/', { slug: 'data' })).body).toEqual({ ok: false })
      expect((await by.get('/read/data/news')).status).toBe(403)
      expect((await by.post('/write/data/news', { title: 'Nobody' })).status).toBe(403)
    }
  })
})

test('the reference company can return a modified answer', async () => {
  company.change = ({ path }, body) => (path === '/Dashboard/PaymentScore/:customer' ? { paymentScore: 'odd' } : body)
  expect((await customer.get('/read/Dashboard/PaymentScore/101')).body).toEqual({ paymentScore: 'odd' })
  company.change = null
  expect((await customer.get('/read/Dashboard/PaymentScore/101')).body.paymentScore).toHaveLength(1)
})

test('signing out ends the session at the company', async () => {
  const leaving = await signIn('staff')
  expect(company.plant.sessions.isOpen(leaving.token)).toBe(true)
  expect((await leaving.post('/auth/api/logout/')).status).toBe(200)
  expect(company.requests.at(-1)).toMatchObject({ service: 'auth', method: 'GET', path: '/api/logout/', status: 200 })
  expect(company.plant.sessions.isOpen(leaving.token)).toBe(false)
  expect((await leaving.get('/auth/api/logged-user/')).status).toBe(401)
})
