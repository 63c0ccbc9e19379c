import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportFiles } from '#backend/imports/folders/exportFiles.ts'
import { hashSecret, newSecret } from '#backend/secrets.ts'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import { csv, importInto, runImportOn, smallPlant } from '#tests/support/rows/imports.ts'
import { bucketOfRun } from '#tests/support/setup/bucketOfRun.ts'

const customer = 7001
const foreign = 7002
const pdf = (text: string) => `%PDF-1.7\n% ${text}\n%%EOF\n`
const cfdi = '<?xml version="1.0" encoding="UTF-8"?>\n<cfdi:Comprobante xmlns:cfdi="urn:x" Version="4.0"/>\n'
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A shipped load of the small plant with all papers; the heat H-2 has not been tested. */
const shipped: Readonly<Record<string, string>> = {
  incoterms: csv('id,name', '71,FCA'),
  deliveries: csv(
    'id,customerId,jobOrder,invoice,quantity,incotermId,promisedOn,readyOn,shippedOn',
    '79001,7001,J-1,I-1,4,71,2026-10-01,2026-10-02,2026-10-05',
  ),
  certificates: csv('number,deliveryId', 'C-1,79001'),
  millTests: csv(
    'heat,alloy,testedOn,tensileStrength,yieldStrength,elongation,hardness',
    'H-1,718,2026-09-01,900,800,12,300',
    'H-2,718,,900,800,12,300',
  ),
  loadDocuments: csv(
    'customerId,kind,number,heat',
    '7001,packingList,P-1,',
    '7001,billOfLading,B-1,',
    '7001,millTest,M-1,H-1',
    '7001,millTest,M-2,H-2',
  ),
  deliveryDocuments: csv(
    'deliveryId,position,customerId,kind,number',
    '79001,1,7001,packingList,P-1',
    '79001,2,7001,billOfLading,B-1',
    '79001,3,7001,millTest,M-1',
    '79001,4,7001,millTest,M-2',
  ),
  concessions: csv('customerId,part,ncr,jobOrder,type,quantity', '7001,R70001,FF-1,J-1,Dimensional,3'),
}

/** Numbers of the documents by kind, as a plant names them; a mill test by its heat. */
const numbers = {
  invoice: 'I-1',
  xml: 'I-1',
  packingList: 'P-1',
  billOfLading: 'B-1',
  millTest: 'H-1',
  certificate: 'C-1',
} as const
type Kind = keyof typeof numbers
const kinds = Object.keys(numbers) as Kind[]

let api: Api
let admin: Client
let buyer: Client
let stranger: Client
let machine: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  expect(await importInto(api, { ...smallPlant, ...shipped })).toMatchObject({ code: 0, errors: '' })
  buyer = await api.as((await addMember(api, admin, { multiple_client_ids: [customer] })).email)
  stranger = await api.as((await addMember(api, admin, { multiple_client_ids: [foreign] })).email)
  const key = `pk_${newSecret()}`
  await api.rows.ask(
    'insert into api_keys (name, hash, created_at) values (?, ?, ?)',
    'ERP',
    hashSecret(key),
    '2026-11-01',
  )
  machine = bearer(api.url, key)
})

afterAll(() => api.stop())

beforeEach(() => api.rows.ask('delete from plant_documents'))

const addressOf = (kind: string, number: string, { by = customer, name }: { by?: number; name?: string } = {}) =>
  `/write/import/documents/${kind}?${new URLSearchParams({ customerId: String(by), number, ...(name && { name }) })}`

const put = async (client: Client, path: string, body: string | Uint8Array) => {
  const answer = await fetch(`${api.url}${path}`, {
    method: 'PUT',
    body: body as BodyInit,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/octet-stream' },
  })
  return { status: answer.status, body: await answer.json() }
}

const contentOf = (kind: Kind, text: string = kind) => (kind === 'xml' ? cfdi : pdf(text))

const putAll = async () => {
  for (const kind of kinds)
    expect(await put(admin, addressOf(kind, numbers[kind]), contentOf(kind))).toMatchObject({
      status: 200,
      body: { kind, result: 'added', sha256: sha256(contentOf(kind)) },
    })
}

interface PackDocument {
  readonly kind: Kind
  readonly number: string
  readonly state: string
  readonly link: string | null
}

const packOf = async (client: Client): Promise<PackDocument[]> => {
  const { body } = await client.get(`/read/api/Customers/${customer}/packs/79001`)
  return body.loads[0].documents
}
const linkOf = async (kind: Kind) => {
  const documents = await packOf(buyer)
  const { link } = documents.find((one) => one.kind === kind && (kind !== 'millTest' || one.number === 'H-1')) ?? {}
  return (link ?? '').replace(/#.*/, '')
}
const shownTo = async (client: Client, link: string) => {
  const answer = await fetch(`${api.url}${link}`, { headers: { authorization: `Bearer ${client.token}` } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('a document of the plant by call', () => {
  test.each(['customer', 'staff', 'manager', 'rep', 'group'])('is rejected with 403 from %s', async (account) => {
    const path = addressOf('invoice', 'I-1')
    const client = await api.as(account)
    expect((await put(client, path, pdf('x'))).status).toBe(403)
    expect((await client.send('DELETE', path)).status).toBe(403)
    expect(await api.rows.count('plant_documents')).toEqual({ plant_documents: expect.any(Number) })
  })

  test('is rejected with 401 when signed out', async () => {
    expect((await put(api.anyone, addressOf('invoice', 'I-1'), pdf('x'))).status).toBe(401)
  })

  test.each([...kinds.map((kind) => [kind, 'NO-9'] as const), ['concession', 'FF-9'] as const])(
    'with the unknown number of a %s is rejected with the number',
    async (kind, number) => {
      const path = addressOf(kind, number, kind === 'concession' ? { name: 'a.pdf' } : {})
      const { status, body } = await put(admin, path, kind === 'xml' ? cfdi : pdf('x'))
      expect([status, body.message]).toEqual([400, expect.stringContaining(`Customer 7001 has no`)])
      expect(body.message).toContain(number)
      expect(body.fields).toHaveProperty('number')
      expect((await admin.send('DELETE', path)).status).toBe(400)
    },
  )

  test('with the number of another customer is rejected', async () => {
    for (const kind of kinds)
      expect((await put(admin, addressOf(kind, numbers[kind], { by: foreign }), contentOf(kind))).status).toBe(400)
  })

  const bad: Readonly<Record<string, readonly [Kind | 'concession', string]>> = {
    'a text as a PDF': ['invoice', 'Invoice 7'],
    'an image as a PDF': ['certificate', '\x89PNG\r\n\x1a\n'],
    'a PDF as XML': ['xml', pdf('x')],
    'XML that is cut off': ['xml', cfdi.replace('/>', '><a>')],
    'XML with a document type': ['xml', cfdi.replace('<cfdi', '<!DOCTYPE a [<!ENTITY b "c">]><cfdi')],
    'a page as XML': ['xml', '<html><body/></html>'],
    'XML in another encoding than declared': ['xml', '<?xml version="1.0" encoding="utf-16"?>\n<a/>'],
    'a program as a paper of a concession': ['concession', 'MZ\x90'],
    'an empty file': ['invoice', ''],
  }
  test.each(Object.entries(bad))('rejects %s, and stores nothing', async (_name, [kind, content]) => {
    const before = keptFiles(api.dataDir).length
    const number = kind === 'concession' ? 'FF-1' : numbers[kind]
    const { status, body } = await put(admin, addressOf(kind, number, { name: 'paper.pdf' }), content)
    expect([status, Object.keys(body.fields)]).toEqual([400, ['file']])
    expect(keptFiles(api.dataDir)).toHaveLength(before)
  })

  test('may have 15,000,000 bytes and not one more', async () => {
    const filled = (size: number) => Buffer.concat([Buffer.from(pdf('x')), Buffer.alloc(size - pdf('x').length)])
    const path = addressOf('invoice', 'I-1')
    expect((await put(admin, path, filled(15_000_001))).status).toBe(413)
    expect((await put(admin, path, filled(15_000_000))).status).toBe(200)
  })

  test('comes from the key of an import as well', async () => {
    expect(await put(machine, addressOf('invoice', 'I-1'), pdf('by key'))).toMatchObject({ status: 200 })
    expect((await shownTo(buyer, await linkOf('invoice'))).text).toBe(pdf('by key'))
  })

  test.each(kinds)('is shown in place of the drawn %s, until it is removed', async (kind) => {
    const drawn = await shownTo(buyer, await linkOf(kind))
    expect((await put(admin, addressOf(kind, numbers[kind]), contentOf(kind))).body.result).toBe('added')
    const link = await linkOf(kind)
    const own = await shownTo(buyer, link)
    expect([own.status, own.text]).toEqual([200, contentOf(kind)])
    for (const header of ['content-type', 'content-disposition', 'cache-control'])
      expect(own.headers.get(header)).toBe(drawn.headers.get(header))
    expect((await shownTo(stranger, link)).status).toBe(404)
    expect((await admin.send('DELETE', addressOf(kind, numbers[kind]))).status).toBe(200)
    expect((await shownTo(buyer, link)).text).not.toBe(contentOf(kind))
  })

  test('is replaced by the next one and stays with the same bytes', async () => {
    const path = addressOf('invoice', 'I-1')
    const results = [pdf('1'), pdf('1'), pdf('2')].map(
      (content) => async () => (await put(admin, path, content)).body.result,
    )
    const found: string[] = []
    for (const result of results) found.push(await result())
    expect(found).toEqual(['added', 'unchanged', 'replaced'])
    expect((await shownTo(buyer, await linkOf('invoice'))).text).toBe(pdf('2'))
    const entries = await api.rows.ask(
      "select call, action from audit where record = 'document invoice 7001 I-1' order by id",
    )
    expect(entries.slice(-2)).toEqual([
      { call: 'plantDocuments.put', action: 'created' },
      { call: 'plantDocuments.put', action: 'edited' },
    ])
  })

  test('makes an invoice and a report available that the portal does not draw', async () => {
    await api.rows.ask("update invoices set has_document = 0 where customer_id = 7001 and number = 'I-1'")
    const states = async () =>
      (await packOf(buyer)).map(({ kind, number, state }) => [kind, number, state].join(' ')).sort()
    expect(await states()).toEqual(
      expect.arrayContaining(['invoice  missing', 'millTest H-2 expected', 'xml  notRequired']),
    )
    await put(admin, addressOf('invoice', 'I-1'), pdf('own'))
    expect(await states()).toEqual(expect.arrayContaining(['invoice I-1 available', 'xml  notRequired']))
    await put(admin, addressOf('millTest', 'H-2'), pdf('own report'))
    expect(await states()).toContain('millTest H-2 available')
    const { body } = await buyer.get(`/read/Account/ObtenerCartera/${customer}`)
    expect(JSON.stringify(body)).toContain('FacturaStreamEncode')
    await api.rows.ask("update invoices set has_document = 1 where customer_id = 7001 and number = 'I-1'")
  })

  test('is in the zip of packs, and its bytes and hash in the manifests', async () => {
    await putAll()
    const answer = await fetch(`${api.url}/write/api/Customers/${customer}/packs`, {
      method: 'POST',
      body: JSON.stringify({ loads: [79001] }),
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    const files = await readZip(Buffer.from(await answer.arrayBuffer()))
    const { documents } = JSON.parse(String(files.get('manifest.json')))
    for (const kind of kinds) {
      const row = documents.find((one: PackDocument) => one.kind === kind && one.number !== 'H-2')
      expect(String(files.get(row.file))).toBe(contentOf(kind))
      expect(row).toMatchObject({ bytes: contentOf(kind).length, sha256: sha256(contentOf(kind)), state: 'available' })
    }
  })

  test('goes with its record', async () => {
    await putAll()
    await api.rows.ask("delete from certificate_heats where certificate = 'C-1'")
    await api.rows.ask("delete from certificates where number = 'C-1'")
    expect(await api.rows.ask("select kind from plant_documents where kind = 'certificate'")).toEqual([])
    await importInto(api, { certificates: shipped.certificates ?? '' })
  })
})

describe('papers of a concession', () => {
  const listed = async () => {
    const { body } = await buyer.get(`/read/api/Consessions/${customer}`)
    return JSON.parse(body.value)[0].documentos as { Nombre: string; IdFile: string }[]
  }

  test('are listed by name and downloaded by their customer only', async () => {
    for (const name of ['b.pdf', 'a.pdf'])
      expect((await put(admin, addressOf('concession', 'FF-1', { name }), pdf(name))).status).toBe(200)
    const papers = await listed()
    expect(papers.map(({ Nombre }) => Nombre)).toEqual(['a.pdf', 'b.pdf'])
    const path = `/content/api/Consessions/${papers[0]?.IdFile}/Document?ClientId=`
    expect((await shownTo(buyer, `${path}${customer}`)).text).toBe(pdf('a.pdf'))
    expect((await shownTo(stranger, `${path}${foreign}`)).status).toBe(404)
    expect((await shownTo(stranger, `${path}${customer}`)).status).toBe(404)
    await put(admin, addressOf('concession', 'FF-1', { name: 'a.pdf' }), pdf('new'))
    expect(await listed()).toHaveLength(2)
    expect((await admin.send('DELETE', addressOf('concession', 'FF-1', { name: 'a.pdf' }))).status).toBe(200)
    expect((await listed()).map(({ Nombre }) => Nombre)).toEqual(['b.pdf'])
  })

  test('need a name', async () => {
    const { status, body } = await put(admin, addressOf('concession', 'FF-1'), pdf('x'))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
  })
})

describe('documents in the folder of an import', () => {
  const header = 'customerId,kind,number,file,name'

  const importDocuments = async (rows: string[], files: Readonly<Record<string, string>>, ...options: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
    try {
      mkdirSync(join(folder, 'documents'))
      writeFileSync(join(folder, 'documents.csv'), csv(header, ...rows))
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'documents', name), content)
      return await runImportOn(api, ...options, folder)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const last = (output: string) => output.trim().split('\n').at(-1)
  const rows = [
    '7001,invoice,I-1,RE_1.pdf,',
    '7001,xml,I-1,RE_1.xml,',
    '7001,millTest,H-1,H-1.pdf,',
    '7001,concession,FF-1,FF-1.pdf,Drawing.pdf',
  ]
  const files = { 'RE_1.pdf': pdf('RE_1'), 'RE_1.xml': cfdi, 'H-1.pdf': pdf('H-1'), 'FF-1.pdf': pdf('FF-1') }

  test('are stored and shown; a second import changes nothing', async () => {
    const { code, output } = await importDocuments(rows, files)
    expect([code, last(output)]).toEqual([0, 'documents: 4 rows: 4 added.'])
    expect((await shownTo(buyer, await linkOf('invoice'))).text).toBe(pdf('RE_1'))
    expect((await shownTo(buyer, await linkOf('millTest'))).text).toBe(pdf('H-1'))
    const stored = keptFiles(api.dataDir).length
    expect(last((await importDocuments(rows, files)).output)).toBe('documents: 4 rows: nothing changed.')
    expect(keptFiles(api.dataDir)).toHaveLength(stored)
  })

  test('replace changed ones, and with --replace remove those that are gone', async () => {
    await importDocuments(rows, files)
    const changed = await importDocuments(rows, { ...files, 'RE_1.pdf': pdf('new') })
    expect(last(changed.output)).toBe('documents: 4 rows: 1 changed.')
    const guarded = await importDocuments(rows.slice(0, 2), files, '--replace')
    expect([guarded.code, guarded.errors]).toEqual([1, expect.stringContaining('Would remove 2 of 4 rows.')])
    expect(await api.rows.count('plant_documents')).toEqual({ plant_documents: 4 })
  })

  test('of records that come with them are no problems of a dry run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
    try {
      mkdirSync(join(folder, 'documents'))
      writeFileSync(join(folder, 'documents', 'new.pdf'), pdf('new'))
      writeFileSync(
        join(folder, 'documents.csv'),
        csv(header, '7001,invoice,NEW-1,new.pdf,', '7001,certificate,NEW-1,new.pdf,'),
      )
      const invoice = csv('customerId,number,issuedOn,dueOn,amount,balance', '7001,NEW-1,2026-10-01,2026-10-31,1,1')
      writeFileSync(join(folder, 'invoices.csv'), invoice)
      const { code, errors } = await runImportOn(api, '--dry-run', folder)
      expect([code, errors.split('\n').filter((line) => line.startsWith('  '))]).toEqual([
        1,
        ['  documents.csv: 3: number: "NEW-1": Customer 7001 has no certificate NEW-1.'],
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('are exported, and an import of the export stores the same', async () => {
    await importDocuments(rows, files)
    await put(admin, addressOf('certificate', 'C-1'), pdf('C-1'))
    const stored = () =>
      api.rows.ask('select kind, name, sha256, media_type, size from plant_documents order by kind, name')
    const before = await stored()
    const folder = mkdtempSync(join(tmpdir(), 'portal-export-'))
    try {
      await exportFiles({ ...api, bucket: bucketOfRun(api.dataDir) }, folder, () => {})
      await api.rows.ask('delete from plant_documents')
      const { code, output } = await runImportOn(api, folder)
      expect([code, last(output)]).toEqual([0, `documents: ${before.length} rows: ${before.length} added.`])
      expect(await stored()).toEqual(before)
      expect(last((await runImportOn(api, folder)).output)).toBe(`documents: ${before.length} rows: nothing changed.`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('are rejected together, each with its line and value, and nothing is stored', async () => {
    const before = keptFiles(api.dataDir).length
    const { code, errors } = await importDocuments(
      [
        '7001,invoice,I-1,RE_1.pdf,',
        '7001,invoice,I-9,RE_1.pdf,',
        '7001,letter,I-1,RE_1.pdf,',
        '7001,certificate,C-1,gone.pdf,',
        '7001,packingList,P-1,../secret.pdf,',
        '7001,billOfLading,B-1,text.pdf,',
        '7001,invoice,I-1,RE_1.pdf,',
      ],
      { ...files, 'text.pdf': 'no PDF' },
    )
    expect(code).toBe(1)
    expect(errors).toContain('documents.csv: 3: number: "I-9": Customer 7001 has no invoice I-9.')
    expect(errors).toMatch(/documents.csv: 4: kind: "letter": Must be one of /)
    expect(errors).toContain('documents.csv: 5: file: "gone.pdf": This file is not in the folder.')
    expect(errors).toContain('documents.csv: 6: file: "../secret.pdf": Must be the name of a file, without folders.')
    expect(errors).toContain('documents.csv: 7: file: "text.pdf": Must be a PDF.')
    expect(errors).toContain('documents.csv: 8: number: Is there twice.')
    expect(await api.rows.count('plant_documents')).toEqual({ plant_documents: 0 })
    expect(keptFiles(api.dataDir)).toHaveLength(before)
  })
})
