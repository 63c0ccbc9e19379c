import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import {
  addCertificate,
  addPaper,
  millTestDataPath,
  packPath,
  packsPath,
  shipmentPath,
  shipmentSearch,
} from '#tests/support/rows/orders/shipmentDocuments.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const foreign = customers.creditHold

interface Document {
  readonly kind: string
  readonly number: string
  readonly state: string
  readonly isRequired: boolean
  readonly expectedOn: string | null
  readonly link: string | null
  readonly data: string | null
}
interface Load {
  readonly IdEmbarque: number
  readonly PO: string
  readonly JO: string
  readonly Documentos: readonly Document[]
}
interface ManifestRow {
  readonly file: string | null
  readonly kind: string
  readonly number: string
  readonly order: string
  readonly line: number
  readonly jobOrder: string
  readonly part: string
  readonly heats: readonly string[]
  readonly bytes: number | null
  readonly sha256: string | null
  readonly state: string
}

let api: Api
let buyer: Client
let loads: { whole: number; untested: number; bare: number; waiting: number; foreign: number }

const load = async (number: string, line: object, more: object, of: number = customer) =>
  addDelivery(api, await addJobOrder(api, of, { number, ...line }), { shipped_on: '2026-10-20', ...more })

beforeAll(async () => {
  api = await startApi({ env: { PLANT_ADDRESS: 'Anvil Road 1; 44870; Sandusky, Ohio; US' } })
  buyer = await api.as('new')
  for (const one of [customer, foreign]) await plantDocuments(api, one)
  const [invoice] = await api.rows.ask('select id from invoices where hash = ?', `doc${customer}`)
  loads = {
    whole: await load('J-W', { line_item: 4 }, { invoice_id: invoice?.id, quantity: 3 }),
    untested: await load('J-U', {}, { invoice_id: invoice?.id, shipped_on: '2026-10-21' }),
    bare: await load('J-N', {}, { shipped_on: '2026-10-19' }),
    waiting: await load('J-T', {}, { shipped_on: null }),
    foreign: await load('J-F', {}, {}, foreign),
  }
  const both = [loads.whole, loads.untested]
  await addPaper(api, customer, [loads.whole], { kind: 'millTest', number: 'W1' })
  await addPaper(api, customer, [loads.untested], { kind: 'millTest', number: 'U1', isTested: false })
  await api.rows.ask("update mill_tests set expected_on = '2026-12-05' where heat = 'U1'")
  await addPaper(api, customer, both, { kind: 'packingList', number: 'PL/1' })
  await addPaper(api, customer, both, { kind: 'billOfLading', number: 'BL1' })
  await addCertificate(api, loads.whole, 'C/1', { revision: 'B', serials: 'SN 11-13', quantity: 2 }, ['W1'])
  await addCertificate(api, loads.untested, 'C2')
})
afterAll(() => api.stop())

const listed = async (query = '', by = buyer, of: number = customer) => {
  const { status, body } = await by.send('POST', `${shipmentPath}${query}`, { body: shipmentSearch(of) })
  expect(status).toBe(200)
  return body as Load[]
}
const filtered = (completeness: string) => `?filter=${encodeURIComponent(JSON.stringify({ completeness }))}`
const statesOf = (documents: readonly Document[]) =>
  documents.map(({ kind, number, state }) => [kind, number, state].filter(Boolean).join(' '))
const rowOf = async (number: string) => (await listed()).find(({ JO }) => JO === number) as Load
const isIncomplete = ({ Documentos }: Load) =>
  Documentos.some(({ isRequired, state }) => isRequired && state !== 'available')

const zip = async (by: Client, of: number, numbers: readonly number[], language = 'en', kind?: string) => {
  const answer = await fetch(`${api.url}${packsPath(of)}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${by.token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ loads: numbers, ...(kind && { kind }) }),
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
interface Measurement {
  readonly PropertySymbol: string
  readonly Unit: string
  readonly Actual: object
}
const numeric = (value: number) => ({ ResultType: 'numeric', Value: value })
const manifestIn = (files: ReadonlyMap<string, Buffer>) => JSON.parse(String(files.get('manifest.json')))

describe('pack', () => {
  test.each([
    ['a load of another customer', () => packPath(customer, loads.foreign)],
    ['another customer', () => packPath(foreign, loads.foreign)],
    ['a load that has not left', () => packPath(customer, loads.waiting)],
    ['a load that does not exist', () => packPath(customer, 1)],
  ])('returns 404 for %s', async (_, path) => {
    expect((await buyer.get(path())).status).toBe(404)
  })

  test('contains all loads of a bill of lading, by order line', async () => {
    const { body } = await buyer.get(packPath(customer, loads.untested))
    expect(body.billOfLading).toBe('BL1')
    expect(body.loads.map(({ load: one }: { load: number }) => one)).toEqual([loads.whole, loads.untested])
    expect(body.loads[0]).toMatchObject({ lineItem: 4, jobOrder: 'J-W', quantity: 3 })
    expect(body.loads[0].documents).toEqual((await rowOf('J-W')).Documentos)
  })

  test('of a load without a bill of lading contains that load only', async () => {
    const { body } = await buyer.get(packPath(customer, loads.bare))
    expect([body.billOfLading, body.loads.length]).toEqual([null, 1])
  })
})

describe('documents of a load', () => {
  test('are there with a link that opens, expected with the promised day, missing, or not required', async () => {
    const [invoice] = await api.rows.ask('select number from invoices where hash = ?', `doc${customer}`)
    const whole = await rowOf('J-W')
    expect(statesOf(whole.Documentos)).toEqual([
      `invoice ${invoice?.number} available`,
      `xml ${invoice?.number} available`,
      'packingList PL/1 available',
      'billOfLading BL1 available',
      'millTest W1 available',
      'certificate C/1 available',
    ])
    for (const { link } of whole.Documentos)
      expect([link, (await buyer.get(link as string)).status]).toEqual([link, 200])
    const untested = await rowOf('J-U')
    expect(untested.Documentos.find(({ kind }) => kind === 'millTest')).toEqual({
      kind: 'millTest',
      number: 'U1',
      state: 'expected',
      isRequired: true,
      expectedOn: '2026-12-05',
      link: null,
      data: null,
    })
    expect(statesOf((await rowOf('J-N')).Documentos)).toEqual([
      'invoice missing',
      'xml notRequired',
      'packingList missing',
      'billOfLading missing',
      'millTest missing',
      'certificate missing',
    ])
  })

  test('that a customer requires are records under Data', async () => {
    const admin = await api.as('admin')
    const kinds = [
      ['xml', true],
      ['billOfLading', false],
    ] as const
    for (const [kind, isRequired] of kinds) {
      const added = await admin.post('/write/data/requiredDocuments', { customerId: customer, kind, isRequired })
      expect(added.status).toBe(200)
    }
    const bare = statesOf((await rowOf('J-N')).Documentos)
    await api.rows.ask('delete from required_documents where customer_id = ?', customer)
    expect(bare.slice(1, 4)).toEqual(['xml missing', 'packingList missing', 'billOfLading notRequired'])
  })

  test('include the report of a heat that only the certificate names', async () => {
    await api.rows.ask("insert into certificate_heats (certificate, heat) values ('C/1', 'W9')")
    const row = await rowOf('J-W')
    const incomplete = await listed(filtered('incomplete'))
    await api.rows.ask("delete from certificate_heats where heat = 'W9'")
    expect(statesOf(row.Documentos).slice(-2)).toEqual(['millTest W9 missing', 'certificate C/1 available'])
    expect(incomplete.map(({ JO }) => JO)).toContain('J-W')
  })

  test('with a certificate but no invoice are expected, because its address needs the invoice', async () => {
    await addCertificate(api, loads.bare, 'C3')
    const row = await rowOf('J-N')
    await api.rows.ask("delete from certificates where number = 'C3'")
    expect(statesOf(row.Documentos).at(-1)).toBe('certificate C3 expected')
  })

  test('become complete when a heat is tested, without another change', async () => {
    const jobOrders = async (completeness: string) => (await listed(filtered(completeness))).map(({ JO }) => JO)
    expect([await jobOrders('incomplete'), await jobOrders('complete')]).toEqual([['J-U', 'J-N'], ['J-W']])
    await api.rows.ask("update mill_tests set tested_on = '2026-11-02' where heat = 'U1'")
    const tested = [await jobOrders('incomplete'), await jobOrders('complete')]
    await api.rows.ask("update mill_tests set tested_on = null where heat = 'U1'")
    expect(tested).toEqual([['J-N'], ['J-U', 'J-W']])
  })
})

describe('certificates of conformance', () => {
  const found = async (certificate: string) => {
    const path = `${shipmentPath}?filter=${encodeURIComponent(JSON.stringify({ certificate }))}`
    const { body } = await buyer.send('POST', path, { body: shipmentSearch(customer) })
    return (body as Load[]).map(({ JO }) => JO)
  }

  test('are found by their number, without regard to case', async () => {
    expect(await found('c/1')).toEqual(['J-W'])
    expect(await found('C')).toEqual([])
  })

  test('have a link in a column of their own', async () => {
    const { Certificados, Documentos } = (await rowOf('J-W')) as Load & { Certificados: readonly string[] }
    expect(Certificados).toEqual(Documentos.flatMap(({ kind, link }) => (kind === 'certificate' ? [link] : [])))
    expect(Certificados).toHaveLength(1)
  })
})

describe('zip of packs', () => {
  test.each([
    ['a load of another customer', () => zip(buyer, customer, [loads.whole, loads.foreign])],
    ['another customer', () => zip(buyer, foreign, [loads.foreign])],
    ['a load that has not left', () => zip(buyer, customer, [loads.waiting])],
  ])('returns 404 for %s', async (_, ask) => {
    expect((await ask()).status).toBe(404)
  })

  test('returns 400 without loads', async () => {
    expect((await zip(buyer, customer, [])).status).toBe(400)
  })

  test('contains each document once, in the folder of its order line, and names unavailable ones', async () => {
    const { status, headers, bytes } = await zip(buyer, customer, [loads.whole, loads.untested, loads.bare])
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="shipment-documents-${businessDay}.zip"`,
    ])
    const files = await readZip(bytes)
    const whole = await rowOf('J-W')
    const untested = await rowOf('J-U')
    const bare = await rowOf('J-N')
    const folder = whole.PO.replace(' - ', '-')
    const [invoice] = await api.rows.ask('select number from invoices where hash = ?', `doc${customer}`)
    const own = [`Invoice ${invoice?.number}.pdf`, `Invoice ${invoice?.number}.xml`, 'Packing list PL_1.pdf']
    own.push('Bill of lading BL1.pdf', 'Mill test report W1.pdf', 'Certificate of conformance C_1.pdf')
    expect([...files.keys()]).toEqual([
      ...own.map((name) => `${folder}/${name}`),
      `${untested.PO.replace(' - ', '-')}/Certificate of conformance C2.pdf`,
      'missing.txt',
      'manifest.csv',
      'manifest.json',
    ])
    const missing = [`Mill test report U1, ${untested.PO}`, `Invoice, ${bare.PO}`, `Packing list, ${bare.PO}`]
    missing.push(`Bill of lading, ${bare.PO}`, `Mill test report, ${bare.PO}`, `Certificate of conformance, ${bare.PO}`)
    expect(String(files.get('missing.txt')).split('\r\n').slice(1, -1)).toEqual(missing)
    expect(JSON.parse(decodeURIComponent(headers.get('x-missing') ?? 'null')).count).toBe(missing.length)
    const { documents, ...rest } = manifestIn(files)
    expect(rest).toEqual({ customerId: customer, madeOn: businessDay })
    const [order] = whole.PO.split(' - ')
    const lading = files.get(`${folder}/Bill of lading BL1.pdf`) as Buffer
    const sums = { bytes: lading.length, sha256: createHash('sha256').update(lading).digest('hex') }
    const shared = { file: `${folder}/Bill of lading BL1.pdf`, kind: 'billOfLading', number: 'BL1', ...sums }
    expect(documents.filter(({ number }: ManifestRow) => number === 'BL1')).toEqual([
      { ...shared, order, line: 4, jobOrder: 'J-W', part: expect.any(String), heats: ['W1'], state: 'available' },
      expect.objectContaining({ ...shared, jobOrder: 'J-U', heats: ['U1'], state: 'available' }),
    ])
    expect(documents.find(({ number }: ManifestRow) => number === 'U1')).toMatchObject({
      file: null,
      bytes: null,
      sha256: null,
      state: 'expected',
      heats: ['U1'],
    })
    const table = parse(files.get('manifest.csv') as Buffer, { columns: true }) as Record<string, string>[]
    expect(table).toEqual(
      documents.map((row: ManifestRow) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : `${value ?? ''}`]),
        ),
      ),
    )
  })

  test('of one kind contains and names only documents of that kind', async () => {
    const numbers = [loads.whole, loads.untested, loads.bare]
    const { status, headers, bytes } = await zip(buyer, customer, numbers, 'en', 'certificate')
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="certificates-of-conformance-${businessDay}.zip"`,
    ])
    const files = await readZip(bytes)
    const [whole, untested] = [await rowOf('J-W'), await rowOf('J-U')]
    expect([...files.keys()]).toEqual([
      `${whole.PO.replace(' - ', '-')}/Certificate of conformance C_1.pdf`,
      `${untested.PO.replace(' - ', '-')}/Certificate of conformance C2.pdf`,
      'missing.txt',
      'manifest.csv',
      'manifest.json',
    ])
    const states = manifestIn(files).documents.map(({ kind, state }: ManifestRow) => [kind, state])
    expect(states).toEqual(['available', 'available', 'missing'].map((state) => ['certificate', state]))
    expect((await zip(buyer, customer, numbers, 'en', 'photo')).status).toBe(400)
    expect((await zip(buyer, customer, [loads.foreign], 'en', 'certificate')).status).toBe(404)
  })

  test('has the names of the reader’s language', async () => {
    const files = await readZip((await zip(buyer, customer, [loads.bare], 'es')).bytes)
    expect(String(files.get('missing.txt'))).toContain('Certificado de conformidad, ')
  })
})

describe('mill test data', () => {
  test('are the results of the heat as JSON; 404 for other documents, untested heats and other customers', async () => {
    const { Documentos } = await rowOf('J-W')
    const data = Documentos.find(({ kind }) => kind === 'millTest')?.data as string
    const { headers, body } = await buyer.get(data)
    expect(headers.get('content-type')).toBe('application/json')
    const passport = body.DigitalMaterialPassport
    expect(passport.ChemicalAnalysis).toEqual({
      HeatNumber: 'W1',
      Elements: [
        { PropertySymbol: 'Ni', Unit: '%', Actual: numeric(52.5) },
        { PropertySymbol: 'Cr', Unit: '%', Actual: numeric(18.25) },
      ],
    })
    expect(
      passport.MechanicalProperties.map(({ PropertySymbol, Unit, Actual }: Measurement) => [
        PropertySymbol,
        Unit,
        Actual,
      ]),
    ).toEqual([
      ['Rm', 'MPa', numeric(1275)],
      ['Re', 'MPa', numeric(1034)],
      ['A', '%', numeric(12)],
      ['HBW', 'HBW', numeric(331)],
    ])
    expect(passport.IssueDate).toBe('2026-09-30')
    const lading = Documentos.find(({ kind }) => kind === 'billOfLading')?.link as string
    const [untested] = await api.rows.ask("select hash from load_documents where number = 'U1'")
    const others = [lading.replace('DocumentFile#billOfLading', 'MillTestData'), millTestDataPath(untested?.hash)]
    for (const path of others) expect([path, (await buyer.get(path)).status]).toEqual([path, 404])
    expect((await (await api.as('customer')).get(data)).status).toBe(404)
  })
})

test('mill test data name the schema of the material passport once the inspector is known', async () => {
  const data = (await rowOf('J-W')).Documentos.find(({ kind }) => kind === 'millTest')?.data as string
  const { body: without } = await buyer.get(data)
  expect([without.RefSchemaUrl, without.DigitalMaterialPassport.Validation.Validators]).toEqual([undefined, undefined])
  await api.rows.ask(
    "update mill_tests set inspector = 'Ysolde Marchetti', inspector_function = 'Inspector' where heat = 'W1'",
  )
  const { body } = await buyer.get(data)
  expect(body.RefSchemaUrl).toBe('https://schemas.materialidentity.org/metals-schemas/v0.1.1/schema.json')
  const { TransactionData, Validation } = body.DigitalMaterialPassport
  expect(Validation.Validators).toEqual([{ Name: 'Ysolde Marchetti', Title: 'Inspector' }])
  expect(TransactionData.Parties.Manufacturer).toEqual({
    Name: 'Anvil',
    Street: ['Anvil Road 1'],
    ZipCode: '44870',
    City: 'Sandusky, Ohio',
    Country: 'US',
  })
  expect(TransactionData.Parties.Customer).toMatchObject({ City: 'Regensburg', Country: 'DE' })
  expect(TransactionData.BusinessTransaction).toMatchObject({
    Order: { Position: '4', Quantity: 3, QuantityUnit: 'pieces' },
    Delivery: { Id: String(loads.whole), Date: '2026-10-20', InternalOrderId: 'J-W' },
  })
})

describe('certificate of conformance', () => {
  test('states part, revision, pieces, serials, heats, specification, deviations and signer of its own lot', async () => {
    await addCertificate(
      api,
      loads.whole,
      'C/9',
      {
        revision: 'C',
        quantity: 1,
        serials: 'SN 14',
        specification: 'AMS 5663',
        deviations: 'FF-100, FA-200',
        signer: 'Ysolde Marchetti',
        signer_function: 'Quality engineer',
      },
      ['W2'],
    )
    const { Documentos } = await rowOf('J-W')
    const read = async (number: string) =>
      (await openDocument(api, buyer, Documentos.find((one) => one.number === number)?.link as string)).text
    const [second, first] = [await read('C/9'), await read('C/1')]
    await api.rows.ask("delete from certificate_heats where certificate = 'C/9'")
    await api.rows.ask("delete from certificates where number = 'C/9'")
    for (const text of ['Certificate of conformance C/9', 'SN 14', 'W2', 'AMS 5663', 'FF-100, FA-200'])
      expect(second).toContain(text)
    for (const text of ['Ysolde Marchetti', 'Quality engineer', 'Revision', 'J-W']) expect(second).toContain(text)
    for (const text of ['W1', 'SN 11-13']) {
      expect(first).toContain(text)
      expect(second).not.toContain(text)
    }
    for (const text of ['W2', 'SN 14', 'FF-100', 'U1']) expect(first).not.toContain(text)
  })
})

describe('demo', () => {
  test('has no link that does not open, on the newest loads of any customer', { timeout: 120_000 }, async () => {
    const admin = await api.as('admin')
    const opened = new Map<number, number>()
    for (const { id } of await api.rows.ask('select id from customers where type = 1 order by id')) {
      const rows = await listed('?range=[0,9]', admin, id as number)
      const links = new Set(rows.flatMap(({ Documentos }) => Documentos.flatMap(({ link }) => link ?? [])))
      for (const link of links) expect([link, (await admin.get(link)).status]).toEqual([link, 200])
      opened.set(id as number, links.size)
    }
    for (const id of [customers.healthy, customers.creditHold, customers.steelMaker])
      expect(opened.get(id)).toBeGreaterThan(20)
  })

  test.each([customers.healthy, customers.creditHold, customers.steelMaker])(
    'has a filter that agrees with the documents of customer %i',
    async (id) => {
      const admin = await api.as('admin')
      const ids = (rows: readonly Load[]) => rows.map(({ IdEmbarque }) => IdEmbarque)
      const all = await listed('', admin, id)
      expect(ids(await listed(filtered('incomplete'), admin, id))).toEqual(ids(all.filter(isIncomplete)))
      expect(all.filter(isIncomplete).length).toBeGreaterThan(0)
      expect(all.filter(isIncomplete).length).toBeLessThan(all.length / 2)
    },
  )

  test('has a zip of more than 200 documents whose sums are those of its manifest', { timeout: 120_000 }, async () => {
    const by = await api.as('customer')
    const rows = await listed('?range=[0,79]', by, customers.healthy)
    const { bytes } = await zip(
      by,
      customers.healthy,
      rows.map(({ IdEmbarque }) => IdEmbarque),
    )
    const files = await readZip(bytes)
    const sums = new Map<string, unknown>(
      [...files]
        .filter(([name]) => name.includes('/'))
        .map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
    )
    expect(sums.size).toBeGreaterThan(200)
    const documents: ManifestRow[] = manifestIn(files).documents
    const there = documents.filter(({ file }) => file !== null)
    expect(new Map(there.map(({ file, sha256 }) => [file, sha256]))).toEqual(sums)
    expect(documents.filter(({ state }) => state === 'available')).toEqual(there)
  })
})
