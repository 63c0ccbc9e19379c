import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { fetchDocument, openDocument, pagesOf } from '#tests/support/files/readPdf.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { documentPaths, plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import {
  addPaper,
  bundlePath,
  bundleSearch,
  paperPath,
  shipmentPath,
  shipmentSearch,
  xmlPath,
  zipPath,
} from '#tests/support/rows/orders/shipmentDocuments.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const foreign = customers.creditHold

let api: Api
let buyer: Client
let loads: { invoiced: number; shared: number; bare: number; foreign: number }
let papers: { tested: string; untested: string; list: string; lading: string; foreign: string }

const load = async (number: string, line: object, more: object, of: number = customer) =>
  addDelivery(api, await addJobOrder(api, of, { number, ...line }), { shipped_on: '2026-10-20', ...more })

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  for (const one of [customer, foreign]) await plantDocuments(api, one)
  const [invoice] = await api.rows.ask('select id from invoices where hash = ?', `doc${customer}`)
  const journey = { carrier: 'Kestrel Bay Freight', tracking: '77 01', last_location: 'Laredo, TX', quantity: 3 }
  loads = {
    invoiced: await load('J-A', { line_item: 4 }, { invoice_id: invoice?.id, ...journey }),
    shared: await load('J-B', {}, { delivered_on: '2026-11-01', shipped_on: '2026-10-21', quantity: 4 }),
    bare: await load('J-C', {}, { shipped_on: '2026-10-19' }),
    foreign: await load('J-A', {}, {}, foreign),
  }
  await load('J-D', {}, { shipped_on: null })
  await api.rows.ask(
    "insert into tracking_etas (customer_id, tracking, eta_on) values (?, '77 01', '2026-11-28')",
    customer,
  )
  const both = [loads.invoiced, loads.shared]
  papers = {
    tested: await addPaper(api, customer, both, { kind: 'millTest', number: 'H1' }),
    untested: await addPaper(api, customer, [loads.invoiced], { kind: 'millTest', number: 'H2', isTested: false }),
    list: await addPaper(api, customer, both, { kind: 'packingList', number: 'PL/1' }),
    lading: await addPaper(api, customer, [loads.invoiced], { kind: 'billOfLading', number: 'BL1' }),
    foreign: await addPaper(api, foreign, [loads.foreign], { kind: 'billOfLading', number: 'BL1' }),
  }
})
afterAll(() => api.stop())

interface Row {
  readonly [name: string]: unknown
  readonly JO: string
}

const search = async (more: object = {}, query = '') => {
  const { status, body } = await buyer.send('POST', `${shipmentPath}${query}`, { body: shipmentSearch(customer, more) })
  expect(status).toBe(200)
  return body as Row[]
}
const jobOrders = (rows: readonly Row[]) => rows.map(({ JO }) => JO)

describe('shipped loads', () => {
  test('are listed newest first, without waiting loads', async () => {
    expect(jobOrders(await search())).toEqual(['J-B', 'J-A', 'J-C'])
  })

  test('contain their location and links to all their documents, without reports of untested heats', async () => {
    const [shared, invoiced, bare] = await search()
    expect(invoiced).toEqual({
      PO: expect.stringMatching(/^PO-\d+ - 4$/),
      Cantidad: 3,
      PN: expect.stringMatching(/^C-/),
      JO: 'J-A',
      Mtrs: [`${paperPath(papers.tested)}#millTest`],
      Facturas: [`${documentPaths.invoice(customer)}#invoice`],
      PacketList: [`${paperPath(papers.list)}#packingList`],
      Bols: [`${paperPath(papers.lading)}#billOfLading`],
      ETA: '2026-11-28',
      LoadStatus: 'In Transit',
      LastLocation: 'Laredo, TX',
      Xml: [`${xmlPath(customer)}#xml`],
      Certificados: [],
      FechaEmbarque: '2026-10-20',
      FechaEntrega: null,
      Transportista: 'Kestrel Bay Freight',
      NumeroGuia: '77 01',
      IdEmbarque: loads.invoiced,
      Documentos: expect.any(Array),
    })
    expect(shared).toMatchObject({
      FechaEntrega: '2026-11-01',
      LoadStatus: 'Delivered',
      ETA: null,
      LastLocation: '',
      Facturas: [],
      Bols: [],
    })
    expect(bare).toMatchObject({ Mtrs: [], Facturas: [], PacketList: [], Bols: [], Xml: [] })
  })

  test('contain no link to an invoice without a document', async () => {
    await api.rows.ask('update invoices set has_document = 0 where hash = ?', `doc${customer}`)
    const [, invoiced] = await search()
    await api.rows.ask('update invoices set has_document = 1 where hash = ?', `doc${customer}`)
    expect([invoiced?.Facturas, invoiced?.Xml]).toEqual([[], []])
  })

  test.each([
    ['an exact purchase order', async (row: Row) => ({ PurchaseOrder: String(row.PO).split(' - ')[0] }), ['J-A']],
    ['a part of its number', async (row: Row) => ({ PurchaseOrder: String(row.PO).slice(0, 4) }), []],
    ['a job order', async () => ({ JobOrder: 'J-B' }), ['J-B']],
    ['a part number', async (row: Row) => ({ PartNumber: row.PN }), ['J-A']],
    ['a bill of lading', async () => ({ BolNumber: 'BL1' }), ['J-A']],
    ['a bill of lading in another case', async () => ({ BolNumber: 'bl1' }), ['J-A']],
    ['the shipping day', async () => ({ ShipmentDate: '21-10-2026' }), ['J-B']],
    ['several at once', async () => ({ ShipmentDate: '21-10-2026', JobOrder: 'J-A' }), []],
  ])('are found by %s', async (_, more, expected) => {
    const row = (await search()).find(({ JO }) => JO === 'J-A') as Row
    expect(jobOrders(await search(await more(row)))).toEqual(expected)
  })

  test.each([
    [
      ['2026-10-20', '2026-10-21'],
      ['J-B', 'J-A'],
    ],
    [['2026-10-20', '2026-10-20'], ['J-A']],
    [[null, '2026-10-19'], ['J-C']],
    [['2026-10-22', null], []],
  ])('are found by the shipping days %j, inclusive', async (shipped, expected) => {
    expect(jobOrders(await search({}, `?filter=${encodeURIComponent(JSON.stringify({ shipped }))}`))).toEqual(expected)
  })

  test.each([
    ['ASC', ['J-C', 'J-A', 'J-B']],
    ['DESC', ['J-B', 'J-A', 'J-C']],
  ])('are sorted by the shipping day, %s', async (order, expected) => {
    expect(jobOrders(await search({}, `?sort=["shippedOn","${order}"]`))).toEqual(expected)
  })

  test.each(['2026-10-21', '31-02-2026', '1-1-2026'])('return 400 for %s, which is not a valid day', async (day) => {
    const body = shipmentSearch(customer, { ShipmentDate: day })
    const answer = await buyer.send('POST', shipmentPath, { body })
    expect([answer.status, answer.body.fields]).toEqual([400, { ShipmentDate: expect.any(String) }])
  })

  test('are searched by the unit type of the customer', async () => {
    const admin = await api.as('admin')
    const [terms] = await api.rows.ask('select customer_id, unit_type from customer_terms order by unit_type limit 1')
    const { body } = await admin.get(`/read/api/Customers/${terms?.customer_id ?? customer}/unitType`)
    expect(body.elements).toEqual(terms ? [{ tipo: terms.unit_type }] : [])
  })
})

describe('load document', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  const read = async (hash: string) => plain((await openDocument(api, buyer, paperPath(hash))).text)

  test('contains the analysis of the heat, its properties and the loads made of it', async () => {
    const text = await read(papers.tested)
    for (const part of ['Mill test report H1', 'Alloy 718', '30/Sep/2026', 'Ni 52.500', 'Cr 18.250', '1,275', '331'])
      expect(text).toContain(part)
    expect(text).toMatch(/J-B \S+ 21\/Oct\/2026 4 .*J-A \S+ 20\/Oct\/2026 3/)
  })

  test('is a packing list or a bill of lading with pieces and weights', async () => {
    expect(await read(papers.list)).toMatch(/Packing list PL\/1 .*J-B .* 4 50\.00 .*J-A .* 3 37\.50 Total 7 87\.50/)
    const lading = await read(papers.lading)
    for (const text of ['Bill of lading BL1', 'Kestrel Bay Freight', '77 01', '20/Oct/2026', '3 37.50'])
      expect(lading).toContain(text)
  })

  test('returns 404 for an untested heat and for another customer', async () => {
    const answers = await Promise.all([papers.untested, papers.foreign].map((hash) => buyer.get(paperPath(hash))))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('XML invoice', () => {
  const attributesOf = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name} ([^>]*)/?>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    )

  test('contains the same values as the PDF', async () => {
    const { headers, bytes } = await fetchDocument(api, buyer, xmlPath(customer))
    expect(headers.get('content-type')).toBe('application/xml')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
    const xml = Buffer.from(bytes).toString()
    const [invoice] = attributesOf(xml, 'Invoice')
    const { text } = await openDocument(api, buyer, documentPaths.invoice(customer))
    expect(text).toContain(String(invoice?.number))
    expect(attributesOf(xml, 'Line')).toMatchObject([
      { jobOrder: 'J-DOC', partNumber: '00123', quantity: '4', price: '123.45', amount: '493.80' },
    ])
    expect(attributesOf(xml, 'Amounts')).toEqual([
      { otherCharges: '0.00', total: '493.80', paidOrCredited: '0.00', balance: '493.80' },
    ])
  })

  test('is well-formed for hostile texts', async () => {
    const hostile = `A&B <"'> ]]> \u0001 é`
    await api.rows.ask('update parts set description = ? where customer_number = ?', hostile, '00123')
    const { bytes } = await fetchDocument(api, buyer, xmlPath(customer))
    await api.rows.ask("update parts set description = 'Ring' where customer_number = '00123'")
    const xml = Buffer.from(bytes).toString()
    expect(xml).toContain(`description="A&amp;B &lt;&quot;'&gt; ]]&gt;  é"`)
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot);)/)
  })
})

const binary = async (by: Client, method: string, path: string, body?: object, language = 'en') => {
  const headers = {
    authorization: `Bearer ${by.token}`,
    'content-type': 'application/json',
    'accept-language': language,
  }
  const answer = await fetch(`${api.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const missingIn = (headers: Headers) => JSON.parse(decodeURIComponent(headers.get('x-missing') ?? 'null'))

describe('document zip', () => {
  const links = (rows: readonly Row[]) =>
    rows.flatMap((row) => ['Mtrs', 'Facturas', 'PacketList', 'Bols', 'Xml'].flatMap((name) => row[name] as string[]))

  test('contains each requested document once, and a list of the missing ones', async () => {
    const absent = [papers.untested, 'nowhere', papers.foreign].map((hash) => paperPath(hash))
    const input = [...links(await search()), ...absent]
    const { status, headers, bytes } = await binary(buyer, 'POST', zipPath, { id: customer, links: input.join(',') })
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      `attachment; filename="shipment-documents-${businessDay}.zip"`,
    ])
    const files = await readZip(bytes)
    const [invoice] = await api.rows.ask('select number from invoices where hash = ?', `doc${customer}`)
    expect([...files.keys()].sort()).toEqual(
      [
        'Bill of lading BL1.pdf',
        `Invoice ${invoice?.number}.pdf`,
        `Invoice ${invoice?.number}.xml`,
        'Mill test report H1.pdf',
        'Packing list PL_1.pdf',
        'missing.txt',
      ].sort(),
    )
    const missing = ['Mill test report H2.pdf', paperPath('nowhere'), paperPath(papers.foreign)]
    expect(String(files.get('missing.txt'))).toBe(`These documents are missing:\r\n${missing.join('\r\n')}\r\n`)
    expect(missingIn(headers)).toEqual({ count: 3, names: missing })
    const text = (await pagesOf(files.get('Bill of lading BL1.pdf') as Buffer)).join()
    expect(text).toContain('Bill of lading BL1')
    const alone = await fetchDocument(api, buyer, xmlPath(customer))
    expect(files.get(`Invoice ${invoice?.number}.xml`)).toEqual(Buffer.from(alone.bytes))
  })

  test('contains no such list if nothing is missing', async () => {
    const { headers, bytes } = await binary(buyer, 'POST', zipPath, { id: customer, links: paperPath(papers.list) })
    expect([[...(await readZip(bytes)).keys()], missingIn(headers)]).toEqual([['Packing list PL_1.pdf'], null])
  })

  test.each([
    ['nothing', '', 'required'],
    ['an address on another host', 'https://elsewhere.example/a.pdf', 'type'],
    ['another call of the portal', '/content/api/Orders/1/acknowledgement', 'type'],
    ['a path that leaves the folder', '/content/api/Main/0x1/DocumentFile/../../x', 'type'],
    ['more documents than allowed', Array.from({ length: 2_001 }, (_, at) => paperPath(`a${at}`)).join(','), 'tooMany'],
  ])('returns 400 for %s', async (_, input, code) => {
    const { status, body } = await buyer.send('POST', zipPath, { body: { id: customer, links: input } })
    expect([status, body.codes?.links?.code]).toEqual([400, code])
  })
})

describe('document bundle', () => {
  const ask = async (body: object) => (await buyer.send('POST', bundlePath, { body })).body.Respuesta as string | null
  const namesAt = async (link: string | null) => [
    ...(await readZip((await binary(buyer, 'GET', String(link))).bytes)).keys(),
  ]

  test.each([
    ['en', 'mill-test-reports', 'These documents are missing:', 'Mill test report, job order J-C'],
    ['es', 'mill-test-reports', 'Faltan estos documentos:', 'Reporte de prueba de material, orden de trabajo J-C'],
  ])('has a readable name, and names in words what is missing: %s', async (language, title, heading, missing) => {
    const link = await ask(bundleSearch(customer, 1, ['J-A', 'J-C']))
    const { headers, bytes } = await binary(buyer, 'GET', String(link), undefined, language)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${title}-${businessDay}.zip"`)
    expect(missingIn(headers).names).toContain(missing)
    const [first, ...lines] = String((await readZip(bytes)).get('missing.txt')).split('\r\n')
    expect(first).toBe(heading)
    expect(lines).toContain(missing)
  })

  test.each([
    [1, ['Mill test report H1.pdf', 'missing.txt']],
    [3, ['Packing list PL_1.pdf', 'missing.txt']],
    [4, ['Bill of lading BL1.pdf', 'missing.txt']],
  ])('contains the documents of type %i of all loads of the job orders', async (kind, names) => {
    expect(await namesAt(await ask(bundleSearch(customer, kind, ['J-A', 'J-B', 'J-C'])))).toEqual(names)
  })

  test('contains the invoices of job orders given as text or list; the list takes precedence', async () => {
    const [invoice] = await api.rows.ask('select number from invoices where hash = ?', `doc${customer}`)
    const text = { TipoArchivo: 2, IdCliente: customer, Ops: 'J-A, ' }
    expect(await namesAt(await ask(text))).toEqual([`Invoice ${invoice?.number}.pdf`])
    expect(await ask({ ...text, OpsLst: ['J-C'] })).toBeNull()
  })

  test.each([
    ['without a document of this type', ['J-C']],
    ['that do not exist', ['nowhere']],
    ['that are not shipped', ['J-D']],
  ])('is null for job orders %s', async (_, numbers) => {
    expect(await ask(bundleSearch(customer, 4, numbers))).toBeNull()
  })

  test('contains the documents of a job order whose number has a comma', async () => {
    const rename = (from: string, to: string) =>
      api.rows.ask('update job_orders set number = ? where customer_id = ? and number = ?', to, customer, from)
    await rename('J-A', 'J-A,1')
    expect(await namesAt(await ask(bundleSearch(customer, 3, ['J-A,1'])))).toEqual(['Packing list PL_1.pdf'])
    await rename('J-A,1', 'J-A')
  })

  test('returns 400 without job orders', async () => {
    const { status } = await buyer.send('POST', bundlePath, {
      body: { TipoArchivo: 1, IdCliente: customer, Ops: ' ,' },
    })
    expect(status).toBe(400)
  })

  test('is available to its requester only, for an hour', async () => {
    const link = String(await ask(bundleSearch(customer, 1, ['J-A'])))
    const admin = await api.as('admin')
    const member = await api.as((await addMember(api, admin, { multiple_client_ids: [customer] })).email)
    expect([(await admin.get(link)).status, (await member.get(link)).status]).toEqual([404, 404])
    expect((await binary(buyer, 'GET', link)).status).toBe(200)
    await api.rows.ask('update document_bundles set expires_at = ?', '2020-01-01T00:00:00.000Z')
    expect((await binary(buyer, 'GET', link)).status).toBe(404)
  })
})
