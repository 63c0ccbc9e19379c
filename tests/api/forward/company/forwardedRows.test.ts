import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, customers } from '#tests/support/client/users.ts'
import {
  detailPath,
  historyPath,
  quoteDocumentPath,
  quoteFilePath,
  rowOnWire,
} from '#tests/support/rows/commercial/quotes.ts'
import { documentPaths, plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { xmlPath } from '#tests/support/rows/orders/shipmentDocuments.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const { healthy: own, brandNew: foreign } = customers

// A service that answers every caller, so only the portal can hide foreign records.
let company: RecordingService
let says: Record<string, [status: number, body: unknown]>

const answerAsNamed: RecordingService['answer'] = (response, request) => {
  const [path = ''] = (request.url ?? '').split('?')
  const [status, body] = says[path] ?? [200, { id: 'of the company' }]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

beforeAll(async () => {
  company = await recordingService()
  company.answer = answerAsNamed
})

beforeEach(() => {
  says = {}
  company.arrived.length = 0
})

afterAll(() => company.stop())

const arrivedOf = async (client: Client, method: string, path: string) => {
  company.arrived.length = 0
  const { status, body } = await client.send(method, path)
  return { status, error: body?.error, arrived: [...company.arrived] }
}
const rejected = { status: 404, error: 'not_found', arrived: [] }

describe("content service with the portal's own rows", () => {
  let api: Api
  const documents = [documentPaths.invoice, documentPaths.orderDocument]

  beforeAll(async () => {
    api = await startApi({ env: { CONTENT_URL: company.url } })
    for (const customer of [own, foreign]) await plantDocuments(api, customer)
  })
  afterAll(() => api.stop())

  test.each(documents)('returns an own document to a customer: %s', async (path) => {
    const { status, arrived } = await arrivedOf(await api.as('customer'), 'GET', path(own))
    expect([status, arrived]).toEqual([200, [`/base${path(own).replace('/content', '')}`]])
  })

  test.each(documents)('gets no request for a foreign or absent document: %s', async (path) => {
    const customer = await api.as('customer')
    for (const of of [foreign, 987_654]) expect(await arrivedOf(customer, 'GET', path(of))).toEqual(rejected)
  })

  test('returns any document to users of all customers', async () => {
    const staff = await api.as('staff')
    for (const path of [...documents, documentPaths.acknowledgement])
      expect((await arrivedOf(staff, 'GET', path(foreign))).status).toBe(200)
  })

  test('decides by itself if a document exists', async () => {
    const path = documentPaths.acknowledgement(own)
    await api.rows.ask('update job_orders set acknowledged_on = null where id = ?', 7_000_000 + own)
    const { status, arrived } = await arrivedOf(await api.as('customer'), 'GET', path)
    expect([status, arrived]).toEqual([200, [`/base${path.replace('/content', '')}`]])
  })
})

describe("read service with the portal's own users", () => {
  let api: Api
  let editor: Client
  const ids = { own: 0, foreign: 0 }

  beforeAll(async () => {
    api = await startApi({ env: { READ_URL: company.url } })
    const admin = await api.as('admin')
    const member = await addMember(api, admin, { newPermissions: [{ id: 63, hasAccess: true }] })
    editor = await api.as(member.email)
    ids.own = (await addUser(admin)).id
    ids.foreign = (await addUser(admin, { multiple_client_ids: [foreign] })).id
  })
  afterAll(() => api.stop())

  test.each(['/read/Users/:id', '/read/Users/getUnidad/:id/'])(
    "gets %s for the caller's own users only",
    async (path) => {
      const at = (id: number) => path.replace(':id', String(id))
      expect(await arrivedOf(editor, 'GET', at(ids.own))).toMatchObject({
        status: 200,
        arrived: [`/base${at(ids.own).replace('/read', '')}`],
      })
      expect(await arrivedOf(editor, 'GET', at(ids.foreign))).toEqual(rejected)
      expect(await arrivedOf(editor, 'GET', at(987_654))).toEqual(rejected)
    },
  )
})

describe('services with all rows', () => {
  let api: Api
  let caller: Client
  let staff: Client

  beforeAll(async () => {
    const { url } = company
    api = await startApi({
      env: { AUTH_URL: `${url}/auth`, READ_URL: `${url}/read`, CONTENT_URL: `${url}/content`, COMPANY_CALLS: 'all' },
    })
    caller = bearer(api.url, 'of-a-customer')
    staff = bearer(api.url, 'of-the-staff')
  })
  afterAll(() => api.stop())

  const person = { id: 70_001, name: 'Cleo Customer', email: 'cleo@company.example', role: 3, isForge: 1 }
  const user = (customerIds: number[]) => ({
    ...person,
    isforge: 1,
    roleName: 'Customer',
    phone: '',
    company: 'A company',
    company_position: '',
    country: '',
    state: '',
    city: '',
    sales_contact: 'Sam',
    sales_email: '',
    comments: '',
    client_id: null,
    Client_IdForge: null,
    multiple_client_ids: customerIds,
    clienteligado: '',
    unidaddenegocio: '',
    segmento: '',
    subsegmento: '',
    TieneEquote: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    last_login: null,
    version: 1,
    permissions: [],
  })
  const invoices = (...links: (string | null)[]) =>
    [
      200,
      {
        paymentScore: [
          {
            lstoverdue: [],
            lstopenammount: [],
            idcrm: 'x',
            hashClientId: 'x',
            lstdueammount: links.map((link, index) => ({
              FacturaElectronica: `F${index}`,
              enlancefinal: link,
              fechavencimiento: '2026-12-01',
              diasvencidos: -1,
              pedido: 'PO',
              saldofactura: 1,
            })),
          },
        ],
      },
    ] as [number, unknown]
  const purchaseOrders = (documents: string) =>
    [
      200,
      {
        ListadoOpenOrders: [
          {
            pedido: 'PO',
            rowspan: 1,
            Detalle: [{ pedido: 'PO', OP: 'J', NumeroParte: 'P', Estado: 'Late', rutaConsultaCliente: documents }],
          },
        ],
      },
    ] as [number, unknown]

  const load = (...links: string[]) =>
    [
      200,
      [
        {
          PO: 'PO - 1',
          Cantidad: 1,
          PN: 'P',
          JO: 'J',
          Mtrs: links,
          Facturas: [],
          PacketList: [],
          Bols: [],
          ETA: null,
          LoadStatus: '',
          LastLocation: '',
          Xml: [],
        },
      ],
    ] as [number, unknown]

  const shipmentsOf = '/base/read/Documents/ObtenerDetalle'
  const statementOf = (customer: number) => `/base/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`
  const readyOf = (customer: number) => `/base/read/api/Customers/${customer}/readyToShip`
  const ordersOf = (customer: number) => `/base/read/OpenOrders/Listado/${customer}`
  const invoicePath = documentPaths.invoice(own)
  const documentPath = documentPaths.orderDocument(own)

  beforeEach(() => {
    says['/base/auth/api/logged-user/'] = [200, person]
    says['/base/auth/api/menu-options2'] = [200, [[], [own, customers.creditHold]]]
    says['/base/auth/api/validate-page-access-forge/'] = [200, { ok: true }]
    says['/base/auth/api/validate-content-access/'] = [200, { ok: true }]
    says[shipmentsOf] = [200, []]
    for (const customer of [own, customers.creditHold]) {
      says[statementOf(customer)] = invoices()
      says[readyOf(customer)] = [200, { value: '[]' }]
      says[ordersOf(customer)] = purchaseOrders('')
    }
  })

  const isOpened = async (path: string, by = caller) => {
    const { status, arrived } = await arrivedOf(by, 'GET', path)
    return [status, arrived.includes(`/base${path}`)]
  }

  test("return an invoice linked in the statement of any of the caller's customers", async () => {
    says[statementOf(customers.creditHold)] = invoices(null, 'https://company.example/other', invoicePath)
    expect(await isOpened(invoicePath)).toEqual([200, true])
  })

  test("return an order document linked in the caller's orders", async () => {
    says[ordersOf(own)] = purchaseOrders(
      `/content/api/Main/0xother/DocumentFile,https://company.example${documentPath}`,
    )
    expect(await isOpened(documentPath)).toEqual([200, true])
  })

  test.each([invoicePath, documentPath, xmlPath(own)])("return %s if linked in the caller's loads", async (path) => {
    says[shipmentsOf] = load(`${path}#of-a-load`)
    expect(await isOpened(path)).toEqual([200, true])
  })

  test.each([
    ['no row links to', () => invoices('/content/EQuoteService/FacturaStreamEncode/0xdoc/0xother')],
    ['a row links to by a longer name', () => invoices(`${invoicePath}1`, `${invoicePath}/x`)],
    ['the service hides from the caller', () => [403, { error: 'forbidden' }] as [number, unknown]],
  ])('get no request for an invoice that %s', async (_what, link) => {
    for (const customer of [own, customers.creditHold]) says[statementOf(customer)] = link()
    expect(await isOpened(invoicePath)).toEqual([404, false])
  })

  test('get no request for a document if the statement fails or is invalid: 502', async () => {
    says[statementOf(own)] = [500, {}]
    expect(await isOpened(invoicePath)).toEqual([502, false])
    says[statementOf(own)] = [200, { paymentScore: 'nonsense' }]
    expect(await isOpened(invoicePath)).toEqual([502, false])
  })

  test('return any document to users of all customers, without reading lists', async () => {
    expect(await isOpened(documentPaths.acknowledgement(own))).toEqual([404, false])
    says['/base/auth/api/logged-user/'] = [200, { ...person, role: 4 }]
    for (const path of [documentPaths.acknowledgement(own), invoicePath, documentPath])
      expect(await isOpened(path, staff)).toEqual([200, true])
    expect(company.arrived.filter((path) => path.includes('Obtener') || path.includes('Listado'))).toEqual([])
  })

  describe('quote documents', () => {
    const listOf = (customer: number, number: string | null, ...rows: readonly object[]) => {
      says[`/base${historyPath(customer, number)}`] = [200, { ListadoEquote: rows }]
    }
    const line = {
      quoteDate: '2026-11-01',
      mail: 'a@b.example',
      measurementUnit: 'in',
      partNumber: 'C-1',
      quantity: 4,
      materialSpec: null,
      machiningCondition: null,
      drawingRevision: null,
      comments: null,
      additionalDocs: [],
      customerDraw: 'drawing-7',
    }

    beforeEach(() => {
      for (const number of [null, 'T26-7', 'T26', 'T26-8']) {
        listOf(customers.creditHold, number)
        listOf(own, number, ...(number === 'T26-8' ? [] : [rowOnWire(7)]))
      }
      says[`/base${detailPath(7)}`] = [200, [line]]
    })

    test("detail, drawing and file are returned if listed in the caller's quotes", async () => {
      for (const path of [detailPath(7), quoteDocumentPath('drawing-7'), quoteFilePath('T26-7', 7)])
        expect(await isOpened(path)).toEqual([200, true])
    })

    test.each([
      ['the detail of another customer', detailPath(8)],
      ['a drawing of another customer', quoteDocumentPath('drawing-8')],
      ['the file of another customer', quoteFilePath('T26-8', 8)],
      ['the file of another revision', quoteFilePath('T26-7', 8)],
      ['the file of a number contained in an own number', quoteFilePath('T26', 7)],
    ])('%s returns 404', async (_what, path) => expect(await isOpened(path)).toEqual([404, false]))
  })

  const userCalls: [method: string, path: string][] = [
    ['GET', '/auth/api/userforge/7/access'],
    ['GET', '/auth/api/userforge/7/audit-trail'],
    ['POST', '/auth/api/edit-userforge/7'],
    ['POST', '/auth/api/delete-user/7'],
    ['GET', '/auth/api/delete-user/7'],
    ['GET', '/read/Users/7'],
    ['GET', '/read/Users/getUnidad/7/'],
  ]

  test.each(userCalls)("%s %s applies to the caller's own users only", async (method, path) => {
    const user7 = '/base/auth/api/userforge/7'
    says[user7] = [200, user([foreign])]
    const { status, arrived } = await arrivedOf(caller, method, path)
    expect([status, arrived.includes(`/base${path}`)]).toEqual([404, false])
    says[user7] = [404, { error: 'not_found' }]
    expect((await arrivedOf(caller, method, path)).status).toBe(404)
    says[user7] = [403, { error: 'forbidden' }]
    expect((await arrivedOf(caller, method, path)).status).toBe(403)
    says[user7] = [200, user([foreign, own])]
    expect((await arrivedOf(caller, method, path)).arrived).toContain(`/base${path}`)
  })

  test('return a user only to callers who share a customer', async () => {
    const path = '/base/auth/api/userforge/7'
    says[path] = [200, user([foreign])]
    expect((await arrivedOf(caller, 'GET', '/auth/api/userforge/7')).status).toBe(404)
    says[path] = [200, { ...user([]), client_id: own }]
    expect((await arrivedOf(caller, 'GET', '/auth/api/userforge/7')).status).toBe(200)
  })
})
