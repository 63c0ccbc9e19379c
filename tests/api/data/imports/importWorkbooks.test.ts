import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { inWindows1252 } from '#tests/support/rows/encodings.ts'
import { type ImportCalls, importCallsBy, workbook, workbookType } from '#tests/support/rows/importCalls.ts'
import { germanOrderHeader, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let upload: ImportCalls['upload']
let post: ImportCalls['post']

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  ;({ upload, post } = importCallsBy(admin))
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const germanHeader = [...germanOrderHeader, 'Prüfer']
const germanRow = (number: string, quantity: unknown, price: unknown, day: unknown, status = 'onTime') => [
  7001,
  number,
  'PO-1',
  'R70001',
  10,
  quantity,
  price,
  day,
  status,
  'Müller',
]

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
    const { status, body } = await upload('Aufträge.xlsx', workbook(rows), workbookType)
    expect(status).toBe(200)
    id = body.id
    expect(body).toMatchObject({
      fileName: 'Aufträge.xlsx',
      form: 'xlsx',
      encoding: null,
      sheet: 'Aufträge',
      sheets: ['Leer', 'Aufträge'],
      headers: germanHeader,
      file: 'jobOrders',
      isFromLastRun: false,
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
          line: 4,
          column: 'status',
          header: 'Status',
          value: 'unterwegs',
          code: 'choice',
          params: [{ name: 'choices', value: 'late, delayed, onTime, inTransit, delivered, deviationRequest' }],
          reason: 'Must be one of late, delayed, onTime, inTransit, delivered, deviationRequest.',
        },
        {
          line: 5,
          column: 'quantity',
          header: 'Menge',
          value: '1.000,5',
          code: 'wholeNumber',
          params: [],
          reason: 'Must be a whole number.',
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
    const { body } = await upload('Aufträge.xlsx', workbook(rows), workbookType)
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
    const { body } = await upload('zahlen.xlsx', workbook(rows), workbookType)
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
      'WB-1,7001,2026-08-03,2026-08-03,"1,234","1234,5",12.5,"Betrag: ""1.234"": Has too many decimals: at most 2 are kept. Set round for this column in the mapping to round them."',
      'WB-2,7001,2026-08-03,2026-08-03,"99,90","9,50",12.5,',
      'WB-3,7001,2026-08-03,2026-08-03,"2,5",viel,7,"Offen: ""viel"": Must be a number such as 1234.5."',
    ])
    const spanish = (await annotated({ 'accept-language': 'es' })).text
    expect(spanish).toContain('Problemas')
    expect(spanish).toContain('Betrag: ""1.234"": Tiene demasiados decimales: se guardan como máximo 2.')

    const again = await upload('zahlen-problems.csv', text)
    const report = await post(`importUploads/${again.body.id}/check`, { file: 'invoices', columns })
    expect(report.body.problems).toMatchObject([
      { line: 2, column: 'amount', code: 'decimals', value: '1,234' },
      { line: 4, column: 'balance', code: 'number', value: 'viel' },
    ])
  })

  test('without a notation of the column keep their decimals', async () => {
    const numeric = [header, ['WB-5', number(7001), day, day, number(1.234), number(1), number(1)]]
    const { body } = await upload('punkt.xlsx', workbook(numeric), workbookType)
    await post(`importUploads/${body.id}/check`, { file: 'invoices', columns })
    const { text } = await admin.get(`/read/importUploads/${body.id}/annotated`)
    expect(text).toContain('WB-5,7001,2026-08-03,2026-08-03,1.2340,1,1,')
  })
})
