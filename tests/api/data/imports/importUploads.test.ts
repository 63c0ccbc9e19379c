import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget } from '#backend/imports/target.ts'
import { deleteAbandoned, maxUploads } from '#backend/imports/uploadLimits.ts'
import { administer } from '#tests/support/client/administer.ts'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { keptFile, keptFiles } from '#tests/support/files/uploads.ts'
import { inWindows1252 } from '#tests/support/rows/encodings.ts'
import { csv, germanOrderHeader, importInto, smallPlant } from '#tests/support/rows/imports.ts'
import type { Instant } from '#values/types.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const asCsv = { 'content-type': 'text/csv' }
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const put = (by: Client, path: string, body: string | Uint8Array) =>
  by.send('PUT', `/write/import/${path}`, { body, headers: asCsv })
const upload = (name: string, body: string | Uint8Array, type = 'text/csv') =>
  admin.send('POST', `/write/importUploads?name=${encodeURIComponent(name)}`, {
    body,
    headers: { 'content-type': type },
  })
const post = (path: string, body: object = {}) => admin.send('POST', `/write/${path}`, { body })

const invoiceHeader = 'customerId,number,issuedOn,dueOn,amount,balance'

const workbook = (rows: readonly (readonly unknown[])[], name = 'Aufträge') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[]]), 'Leer')
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(
      rows.map((row) => [...row]),
      { cellDates: false, UTC: true },
    ),
    name,
  )
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', cellDates: false }))
}

const germanHeader = [...germanOrderHeader, 'Prüfer']
const germanRow = (number: string, quantity: unknown, price: unknown, day: unknown, status = 'onTime') => [
  ...[7001, number, 'PO-1', 'R70001', 10, quantity, price, day, status, 'Müller'],
]

describe('a dry run', () => {
  test('reports what would change, and changes nothing', async () => {
    await put(admin, 'incoterms', csv('id,name', '7101,FCA', '7102,DAP'))
    const before = await api.rows.count('incoterms', 'imports', 'audit', 'import_changes')
    const { status, body } = await put(
      admin,
      'incoterms?dryRun=true',
      csv('id,name', '7101,FCA', '7102,DDP', '7103,EXW'),
    )
    expect([status, body]).toMatchObject([
      200,
      { isDryRun: true, rows: 3, added: 1, changed: 1, unchanged: 1, removed: 0, runId: null, problemCount: 0 },
    ])
    expect(await api.rows.count('incoterms', 'imports', 'audit', 'import_changes')).toEqual(before)
  })

  test('reports problems as part of the report', async () => {
    const { status, body } = await put(
      admin,
      'invoices?dryRun=true',
      csv(invoiceHeader, '7001,D-1,2026-10-01,soon,1,1'),
    )
    expect([status, body.problemCount, body.problems]).toEqual([
      200,
      1,
      [
        {
          ...{ line: 2, column: 'dueOn', header: 'dueOn', value: 'soon' },
          ...{ code: 'day', params: [], reason: 'Must be a date such as 2026-11-21.' },
        },
      ],
    ])
  })

  test('counts the rows without problems only', async () => {
    await put(admin, 'incoterms', csv('id,name', '7201,FCA'))
    const rows = ['7201,FCA', '7202,EXW', 'x,DAP', '7204,']
    const { body } = await put(admin, 'incoterms?dryRun=true', csv('id,name', ...rows))
    expect(body).toMatchObject({ rows: 4, added: 1, changed: 0, unchanged: 1, problemCount: 2 })
  })

  test('says how many rows a replacement would remove, and that it has to be forced', async () => {
    const file = csv('id,publishedOn,title,body')
    const [{ count } = { count: 0 }] = await api.rows.ask('select count(*) as count from news')
    const { body } = await put(admin, 'news?dryRun=true&replace=true', file)
    expect(body).toMatchObject({ removed: Number(count), needsForce: true, problemCount: 0 })
    const rejected = await put(admin, 'news?replace=true', file)
    expect([rejected.status, rejected.body.problems[0].reason]).toEqual([
      400,
      `Would remove ${count} of ${count} rows. Repeat it with force if they are to go.`,
    ])
    const [after] = await api.rows.ask('select count(*) as count from news')
    expect(after).toEqual({ count })
  })
})

describe('an uploaded workbook of German orders', () => {
  const rows = [
    germanHeader,
    germanRow('447001', 1200, 1234.5, { t: 'n', v: 46237, z: 'dd.mm.yyyy' }),
    [],
    germanRow('447002', '12,000', '99,90', '31.12.2026', 'unterwegs'),
    germanRow('447003', '1.000,5', '99,90', '31.12.2026'),
  ]
  let id: number

  test('is proposed as job orders with a mapping', async () => {
    const { status, body } = await upload('Aufträge.xlsx', workbook(rows), sheetType)
    expect(status).toBe(200)
    id = body.id
    expect(body).toMatchObject({
      ...{ fileName: 'Aufträge.xlsx', form: 'xlsx', encoding: null, sheet: 'Aufträge', sheets: ['Leer', 'Aufträge'] },
      ...{ headers: germanHeader, file: 'jobOrders', isFromLastRun: false },
      columns: expect.arrayContaining([
        { column: 'customerId', from: 'Kunde' },
        { column: 'number', from: 'Fertigungsauftrag' },
        { column: 'requestedOn', from: 'Wunschtermin' },
        { column: 'price', from: 'Nettopreis' },
      ]),
    })
    expect(body.candidates[0]).toMatchObject({ file: 'jobOrders', missing: [] })
    expect(body.sample[0]).toMatchObject({ line: 2, cells: expect.arrayContaining(['1234.5', '2026-08-03']) })
  })

  test('is checked with problems by line, header and value, and annotated', async () => {
    const proposed = (await admin.get(`/read/importUploads/${id}`)).body
    const { status, body } = await post(`importUploads/${id}/check`, { file: 'jobOrders', columns: proposed.columns })
    expect([status, body.problems]).toEqual([
      200,
      [
        {
          ...{ line: 4, column: 'status', header: 'Status', value: 'unterwegs', code: 'choice' },
          params: [{ name: 'choices', value: 'late, delayed, onTime, inTransit, delivered, deviationRequest' }],
          reason: 'Must be one of late, delayed, onTime, inTransit, delivered, deviationRequest.',
        },
        {
          ...{ line: 5, column: 'quantity', header: 'Menge', value: '1.000,5' },
          ...{ code: 'wholeNumber', params: [], reason: 'Must be a whole number.' },
        },
      ],
    ])
    expect(body).toMatchObject({ isDryRun: true, rows: 3, added: 1, ignored: ['Prüfer'] })
    const annotated = await admin.get(`/read/importUploads/${id}/annotated`)
    expect(annotated.headers.get('content-disposition')).toContain('attachment')
    const lines = annotated.text.replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toBe([...germanHeader, 'Problems'].join(','))
    expect(lines[2]).toContain('unterwegs')
    expect(lines[2]).toContain('Status: ""unterwegs"": Must be one of')
    expect(lines[1]).toMatch(/Müller,$/)
  })

  test('cannot be applied with problems, and is applied with a corrected mapping', async () => {
    const { columns } = (await admin.get(`/read/importUploads/${id}`)).body
    const rejected = await post(`importUploads/${id}/apply`, { file: 'jobOrders', columns })
    expect([rejected.status, rejected.body.problems.length]).toEqual([400, 2])
    const fixed = columns.map((column: { column: string }) => ({
      ...column,
      ...(column.column === 'status' && { values: [{ from: 'unterwegs', to: 'inTransit' }] }),
      ...(column.column === 'quantity' && { values: [{ from: '1.000,5', to: '1000' }] }),
    }))
    const { status, body } = await post(`importUploads/${id}/apply`, { file: 'jobOrders', columns: fixed })
    expect([status, body]).toMatchObject([200, { added: 3, problemCount: 0, runId: expect.any(Number) }])
    const stored = await api.rows.ask(
      "select number, quantity, price, requested_on, status from job_orders where number like '44700%' order by number",
    )
    expect(stored.map((row) => ({ ...row, price: Number(row.price) }))).toEqual([
      { number: '447001', quantity: 1200, price: 123_450, requested_on: '2026-08-03', status: 'onTime' },
      { number: '447002', quantity: 12, price: 9_990, requested_on: '2026-12-31', status: 'inTransit' },
      { number: '447003', quantity: 1000, price: 9_990, requested_on: '2026-12-31', status: 'onTime' },
    ])
    expect((await admin.get(`/read/importUploads/${id}`)).status).toBe(404)
    const run = (await admin.get(`/read/importRuns/${body.runId}`)).body
    expect(run).toMatchObject({
      entity: 'jobOrders',
      fileName: 'Aufträge.xlsx',
      result: 'done',
      added: 3,
      canUndo: true,
    })
    expect(run.columns).toEqual(fixed)
  })

  test('the next file of this name is proposed with the mapping of the last run', async () => {
    const { body } = await upload('Aufträge.xlsx', workbook(rows), sheetType)
    expect(body).toMatchObject({ file: 'jobOrders', isFromLastRun: true })
    expect(body.columns).toContainEqual(expect.objectContaining({ values: [{ from: 'unterwegs', to: 'inTransit' }] }))
  })

  test('another kind can be chosen', async () => {
    const { body } = await upload('liste.csv', inWindows1252('Rechnung;Betrag\nÄ-1;1,5\n'))
    expect(body).toMatchObject({
      form: 'csv',
      encoding: 'windows-1252',
      separator: ';',
      headers: ['Rechnung', 'Betrag'],
    })
    const again = (await admin.get(`/read/importUploads/${body.id}?file=invoices`)).body
    expect(again).toMatchObject({
      file: 'invoices',
      columns: [
        { column: 'number', from: 'Rechnung' },
        { column: 'amount', from: 'Betrag' },
      ],
    })
    expect((await admin.get(`/read/importUploads/${body.id}?file=bills`)).status).toBe(404)
  })
})

describe('numbers of a workbook', () => {
  const header = ['Nummer', 'Kunde', 'Datum', 'Faellig', 'Betrag', 'Offen', 'Anteil']
  const number = (v: number, z = 'General') => ({ t: 'n', v, z })
  const columns = [
    { column: 'number', from: 'Nummer' },
    { column: 'customerId', from: 'Kunde' },
    { column: 'issuedOn', from: 'Datum' },
    { column: 'dueOn', from: 'Faellig' },
    { column: 'amount', from: 'Betrag' },
    { column: 'balance', from: 'Offen' },
  ]
  const day = number(46_237, 'dd.mm.yyyy')
  const rows = [
    header,
    ['WB-1', number(7001), day, day, number(1.234, '0.000'), number(1234.5), number(0.125, '0.0%')],
    ['WB-2', number(7001), day, day, '99,90', '9,50', number(12.5, '0.0"%"')],
    ['WB-3', number(7001), day, day, number(2.5), 'viel', number(0.07, '0%')],
  ]

  test('are annotated so that the same mapping reads them alike, whole, in the language of the request', async () => {
    const { body } = await upload('zahlen.xlsx', workbook(rows), sheetType)
    expect(body.sample.map(({ cells }: { cells: string[] }) => cells.at(-1))).toEqual(['12.5', '12.5', '7'])
    const checked = await post(`importUploads/${body.id}/check`, { file: 'invoices', columns })
    expect(checked.body.problems).toMatchObject([
      { line: 2, column: 'amount', code: 'decimals' },
      { line: 4, column: 'balance', code: 'number' },
    ])
    const annotated = (headers: Record<string, string> = {}) =>
      admin.send('GET', `/read/importUploads/${body.id}/annotated`, { headers })
    const text = (await annotated()).text.replace('\ufeff', '')
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      [...header, 'Problems'].join(','),
      'WB-1,7001,2026-08-03,2026-08-03,"1,234","1234,5",12.5,"Betrag: ""1.234"": Has too many decimals."',
      'WB-2,7001,2026-08-03,2026-08-03,"99,90","9,50",12.5,',
      'WB-3,7001,2026-08-03,2026-08-03,"2,5",viel,7,"Offen: ""viel"": Must be a number such as 1234.5."',
    ])
    const spanish = (await annotated({ 'accept-language': 'es' })).text
    expect(spanish).toContain('Problemas')
    expect(spanish).toContain('Betrag: ""1.234"": Tiene demasiados decimales.')

    const again = await upload('zahlen-problems.csv', text)
    const report = await post(`importUploads/${again.body.id}/check`, { file: 'invoices', columns })
    expect(report.body.problems).toMatchObject([
      { line: 2, column: 'amount', code: 'decimals', value: '1,234' },
      { line: 4, column: 'balance', code: 'number', value: 'viel' },
    ])
  })

  test('without a notation of the column keep their decimals', async () => {
    const numeric = [header, ['WB-5', number(7001), day, day, number(1.234), number(1), number(1)]]
    const { body } = await upload('punkt.xlsx', workbook(numeric), sheetType)
    await post(`importUploads/${body.id}/check`, { file: 'invoices', columns })
    const { text } = await admin.get(`/read/importUploads/${body.id}/annotated`)
    expect(text).toContain('WB-5,7001,2026-08-03,2026-08-03,1.2340,1,1,')
  })
})

test('a large annotated file has all rows, and leaves nothing behind', async () => {
  const rows = Array.from({ length: 120_000 }, (_, at) => `${900_000 + at},${'x'.repeat(90)}`)
  const { body } = await upload('lang.csv', csv('id,name', ...rows, 'last,FCA'))
  const checked = await post(`importUploads/${body.id}/check`, { file: 'incoterms', columns: [] })
  expect(checked.body.problemCount).toBeGreaterThan(0)
  const files = () => keptFiles(api.dataDir).length
  const before = files()
  const { text } = await admin.get(`/read/importUploads/${body.id}/annotated`)
  expect(text.split('\r\n')).toHaveLength(rows.length + 3)
  expect(files()).toBe(before)
})

describe('uploads that are not applied', () => {
  const idOf = async (name: string) => (await upload(name, csv('id,name', '1,FCA'))).body.id
  const exists = async (id: number) => (await admin.get(`/read/importUploads/${id}`)).status === 200

  test('are kept up to a number, the latest ones', async () => {
    const first = await idOf('first.csv')
    for (let at = 1; at < maxUploads; at += 1) await idOf(`${at}.csv`)
    expect(await exists(first)).toBe(true)
    const last = await idOf('last.csv')
    expect([await exists(first), await exists(last)]).toEqual([false, true])
    const { import_uploads: count } = await api.rows.count('import_uploads')
    expect(count).toBe(maxUploads)
  })

  test('are deleted after a day', async () => {
    const [old, young] = [await idOf('old.csv'), await idOf('young.csv')]
    await api.rows.ask(
      "update files set created_at = '2026-01-01T00:00:00.000Z' where id = (select file_id from import_uploads where id = ?)",
      old,
    )
    const target = await openTarget(api)
    try {
      await deleteAbandoned(target.db, new Date().toISOString() as Instant)
    } finally {
      await target.close()
    }
    expect([await exists(old), await exists(young)]).toEqual([false, true])
  })
})

test('headers and values that are longer than a mapping can name are proposed so that the mapping is accepted', async () => {
  const long = `number ${'.'.repeat(300)}`
  const status = 'x'.repeat(300)
  const header = ['customerId', long, 'purchaseOrder', 'part', 'lineItem', 'quantity', 'price', 'status', 'requestedOn']
  const row = ['7001', '447900', 'PO-1', 'R70001', '9', '1', '1', status, '2027-01-01']
  const { body } = await upload('jobOrders.csv', csv(header.join(','), row.join(',')))
  expect(body.columns).toContainEqual({ column: 'number', from: long.slice(0, 200) })
  const { status: answered, body: report } = await post(`importUploads/${body.id}/check`, {
    file: 'jobOrders',
    columns: body.columns,
  })
  expect([answered, report.problems.map(({ column }: { column: string }) => column)]).toEqual([200, ['status']])
})

test('a replacement with problems reports what it would remove', async () => {
  const news = await api.rows.ask('select id, published_on from news order by id')
  expect(news.length).toBeGreaterThan(2)
  const file = csv('id,publishedOn,title,body', `${news[0]?.id},someday,News,x`)
  const { body } = await put(admin, 'news?dryRun=true&replace=true', file)
  expect(body).toMatchObject({ problemCount: 1, removed: news.length - 1, needsForce: true })
})

describe('an upload that cannot be used', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['without rows', '\n\n', 'Has no header'],
    ['that is no text', Buffer.alloc(5_000), 'neither a text nor an .xlsx workbook'],
    ['that is a broken workbook', Buffer.from('PK\u0003\u0004 nothing'), 'Cannot be read as an .xlsx workbook'],
  ])('%s returns 400 with the reason', async (_name, body, message) => {
    const { status, body: answer } = await upload('x.csv', body)
    expect([status, answer.error]).toEqual([400, 'invalid_input'])
    expect(answer.message).toContain(message)
    expect(answer.problems).toEqual([expect.objectContaining({ code: expect.any(String), column: null })])
  })

  test('an upload whose file has gone meanwhile returns 404', async () => {
    const { body } = await upload('gone.csv', csv('id,name', '1,FCA'))
    const [row] = await api.rows.ask('select file_id from import_uploads where id = ?', body.id)
    rmSync(keptFile(api.dataDir, String(row?.file_id)))
    expect((await admin.get(`/read/importUploads/${body.id}/annotated`)).status).toBe(404)
    expect((await post(`importUploads/${body.id}/check`, { file: 'incoterms', columns: [] })).status).toBe(404)
  })

  test('a discarded upload is gone with its file', async () => {
    const { body } = await upload('closed.csv', csv('id,name', '1,FCA'))
    const [row] = await api.rows.ask('select file_id from import_uploads where id = ?', body.id)
    const { status, body: answer } = await admin.send('DELETE', `/write/importUploads/${body.id}`)
    expect([status, answer]).toEqual([200, { id: body.id }])
    expect(existsSync(keptFile(api.dataDir, String(row?.file_id)))).toBe(false)
    expect(await api.rows.ask('select id from files where id = ?', row?.file_id)).toEqual([])
    expect((await admin.get(`/read/importUploads/${body.id}`)).status).toBe(404)
    expect((await admin.send('DELETE', `/write/importUploads/${body.id}`)).status).toBe(404)
  })

  test('an unknown upload returns 404', async () => {
    const body = { file: 'news', columns: [] }
    expect((await post('importUploads/99999/check', body)).status).toBe(404)
    expect((await post('importUploads/99999/apply', body)).status).toBe(404)
    expect((await admin.get('/read/importUploads/99999/annotated')).status).toBe(404)
  })
})

describe('the last run of a file', () => {
  const rowsOf = () => api.rows.ask('select id, name from incoterms where id between 7300 and 7399 order by id')
  const run = async (file: string, query = '') => (await put(admin, `incoterms${query}`, file)).body

  test('is undone: added rows go, changed and removed rows are restored', async () => {
    const others = await api.rows.ask('select id, name from incoterms')
    const kept = others.map(({ id, name }) => `${id},${name}`)
    await run(csv('id,name', ...kept, '7301,First', '7302,Second', '7303,Third'))
    const before = await rowsOf()
    const { runId } = await run(csv('id,name', ...kept, '7301,First', '7302,Changed', '7304,New'), '?replace=true')
    expect(await rowsOf()).toEqual([
      { id: 7301, name: 'First' },
      { id: 7302, name: 'Changed' },
      { id: 7304, name: 'New' },
    ])
    const { status, body } = await post(`importRuns/${runId}/undo`)
    expect([status, body]).toEqual([200, { removed: 1, restored: 1, readded: 1, skipped: 0 }])
    expect(await rowsOf()).toEqual(before)
    const { undoneAt, undoneBy, canUndo } = (await admin.get(`/read/importRuns/${runId}`)).body
    expect([canUndo, typeof undoneAt, typeof undoneBy]).toEqual([false, 'string', 'string'])
    expect((await post(`importRuns/${runId}/undo`)).status).toBe(409)
  })

  test('is undone without rows that were changed since', async () => {
    const { runId } = await run(csv('id,name', '7311,Added', '7312,Edited later'))
    await api.rows.ask("update incoterms set name = 'By hand' where id = 7312")
    expect((await post(`importRuns/${runId}/undo`)).body).toEqual({ removed: 1, restored: 0, readded: 0, skipped: 1 })
    expect(await api.rows.ask('select name from incoterms where id = 7312')).toEqual([{ name: 'By hand' }])
  })

  test('is the only one that can be undone', async () => {
    const first = await run(csv('id,name', '7321,One'))
    const second = await run(csv('id,name', '7321,Two'))
    expect((await post(`importRuns/${first.runId}/undo`)).status).toBe(409)
    const { body } = await admin.get('/read/importRuns?filter={"entity":"incoterms"}&sort=["at","DESC"]')
    const found = body.filter(({ id }: { id: number }) => [first.runId, second.runId].includes(id))
    expect(found.map(({ canUndo }: { canUndo: boolean }) => canUndo)).toEqual([true, false])
  })

  test('cannot be undone if others refer to its rows', async () => {
    const header = 'customerId,number,orderedOn'
    const { runId } = (await put(admin, 'purchaseOrders', csv(header, '7001,PO-U,2026-09-01'))).body
    await put(
      admin,
      'invoices',
      csv('customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance', '7001,U-1,PO-U,2026-10-01,2026-10-31,1,1'),
    )
    const { status, body } = await post(`importRuns/${runId}/undo`)
    expect([status, body.error]).toEqual([409, 'conflict'])
    expect(await api.rows.ask("select number from purchase_orders where number = 'PO-U'")).toHaveLength(1)
  })

  test('restores dates and amounts of job orders exactly', async () => {
    const columns = 'price, quantity, requested_on, committed_on, cutting, forging, status, in_process, horizon'
    const stored = () => api.rows.ask(`select ${columns} from job_orders where customer_id = 7001 and number = 'J-1'`)
    const before = await stored()
    const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn,committedOn'
    const { runId } = (
      await put(admin, 'jobOrders', csv(header, '7001,J-1,PO-1,R70001,1,11,0.1,late,2027-01-01,2027-02-01'))
    ).body
    expect(await stored()).not.toEqual(before)
    expect((await post(`importRuns/${runId}/undo`)).body).toMatchObject({ restored: 1, skipped: 0 })
    expect(await stored()).toEqual(before)
  })

  test('a rejected run is kept with its problems', async () => {
    await put(admin, 'incoterms', csv('id,name', 'x,Name'))
    const [latest] = (await admin.get('/read/importRuns?filter={"entity":"incoterms"}')).body
    expect(latest).toMatchObject({ result: 'refused', problemCount: 1, canUndo: false })
    const { problems } = (await admin.get(`/read/importRuns/${latest.id}`)).body
    expect(problems).toEqual([expect.objectContaining({ line: 2, column: 'id', value: 'x' })])
  })
})

test('a key with a mapping imports the files of the plant as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-key-'))
  const path = join(folder, 'mapping.json')
  const columns = [
    { column: 'customerId', fixed: '7001' },
    { column: 'number', from: 'VBELN', strip: '0' },
    { column: 'orderedOn', from: 'AUDAT' },
  ]
  writeFileSync(path, JSON.stringify({ files: [{ name: 'VBAK.csv', file: 'purchaseOrders', columns }] }))
  const { code, output, errors } = await administer(api, 'key', 'SAP', '--mapping', path)
  rmSync(folder, { recursive: true })
  expect([code, errors]).toEqual([0, ''])
  const program = bearer(api.url, output.trim())
  const { status, body } = await put(program, 'purchaseOrders', 'VBELN;AUDAT\n0000470001;20260901\n')
  expect([status, body.added]).toEqual([200, 1])
  const found = await api.rows.ask(
    "select ordered_on from purchase_orders where customer_id = 7001 and number = '470001'",
  )
  expect(found).toEqual([{ ordered_on: '2026-09-01' }])
})
