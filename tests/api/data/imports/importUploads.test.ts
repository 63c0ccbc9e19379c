import { existsSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget } from '#backend/imports/target.ts'
import { deleteAbandoned, maxUploads } from '#backend/imports/uploadLimits.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { keptFile, keptFiles } from '#tests/support/files/uploads.ts'
import { type ImportCalls, importCallsBy } from '#tests/support/rows/importCalls.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'
import type { Instant } from '#values/types.ts'

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

describe('an upload that cannot be used', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['without rows', '\n\n', 'Has no header'],
    ['that is no text', Buffer.alloc(5_000), 'neither a text nor an .xlsx, .xls or .ods workbook'],
    ['that is a broken workbook', Buffer.from('PK\u0003\u0004 nothing'), 'Cannot be read as a workbook'],
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

describe('a file of orders and their lines', () => {
  const header = 'Kunde,PO,Datum,OP,Teil,Pos,Menge,Preis,Status,Termin'
  const file = csv(
    header,
    '7001,PO-T1,2026-10-01,T-1,R70001,1,10,5.50,onTime,2027-01-01',
    '7001,PO-T1,2026-10-01,T-2,R70002,2,4,7,late,2027-02-01',
    '7001,PO-T2,2026-10-02,T-3,R70001,1,1,5.50,onTime,2027-03-01',
  )
  const from = (columns: Readonly<Record<string, string>>) =>
    Object.entries(columns).map(([column, header]) => ({ column, from: header }))
  const orders = {
    file: 'purchaseOrders',
    once: true,
    columns: from({ customerId: 'Kunde', number: 'PO', orderedOn: 'Datum' }),
  }
  const lines = {
    file: 'jobOrders',
    columns: from({
      customerId: 'Kunde',
      number: 'OP',
      purchaseOrder: 'PO',
      part: 'Teil',
      lineItem: 'Pos',
      quantity: 'Menge',
      price: 'Preis',
      status: 'Status',
      requestedOn: 'Termin',
    }),
  }
  const stored = () =>
    api.rows.ask(`select job_orders.number, purchase_orders.number as po, quantity, price from job_orders
      join purchase_orders on purchase_orders.id = purchase_order_id where job_orders.number like 'T-%' order by 1`)
  const begin = async (content = file) => (await upload('auftraege.csv', content)).body.id as number
  const outcome = ({ entity, added, problemCount }: Record<string, unknown>) => [entity, added, problemCount]

  test('is checked as both, whichever comes first, and stays on the screen with both', async () => {
    const id = await begin()
    for (const body of [
      { ...orders, also: [lines] },
      { ...lines, also: [orders] },
    ]) {
      const { status, body: report } = await post(`importUploads/${id}/check`, body)
      expect([status, [report, ...report.also].map(outcome).toSorted()]).toEqual([
        200,
        [
          ['jobOrders', 3, 0],
          ['purchaseOrders', 2, 0],
        ],
      ])
    }
    const { body: open } = await admin.get('/read/importUploads')
    const kept = open.find((one: { id: number }) => one.id === id)
    expect([kept.file, kept.also.map((one: { file: string }) => one.file)]).toEqual(['jobOrders', ['purchaseOrders']])
    expect(await stored()).toEqual([])
  })

  test('is imported as both or not at all, and each can be undone', async () => {
    const bad = await begin(`${file}7001,PO-T3,2026-10-03,T-4,R70001,1,many,1,onTime,2027-03-01\n`)
    const rejected = await post(`importUploads/${bad}/apply`, { ...orders, also: [lines] })
    expect([rejected.status, rejected.body.problems]).toEqual([
      400,
      [expect.objectContaining({ line: 5, column: 'quantity', value: 'many' })],
    ])
    expect(await api.rows.ask("select number from purchase_orders where number like 'PO-T%'")).toEqual([])
    const { status, body } = await post(`importUploads/${await begin()}/apply`, { ...orders, also: [lines] })
    expect([status, outcome(body), body.also.map(outcome)]).toEqual([
      200,
      ['purchaseOrders', 2, 0],
      [['jobOrders', 3, 0]],
    ])
    expect((await stored()).map((row) => ({ ...row, price: Number(row.price) }))).toEqual([
      { number: 'T-1', po: 'PO-T1', quantity: 10, price: 550 },
      { number: 'T-2', po: 'PO-T1', quantity: 4, price: 700 },
      { number: 'T-3', po: 'PO-T2', quantity: 1, price: 550 },
    ])
    expect((await post(`importRuns/${body.also[0].runId}/undo`)).body).toMatchObject({ removed: 3, skipped: 0 })
    expect((await post(`importRuns/${body.runId}/undo`)).body).toMatchObject({ removed: 2, skipped: 0 })
    expect(await stored()).toEqual([])
  })

  test('is rejected as the same kind twice, and as an unknown one', async () => {
    const id = await begin()
    const twice = await post(`importUploads/${id}/check`, { ...orders, also: [orders] })
    expect([twice.status, twice.body.codes]).toEqual([400, { also: { code: 'duplicate' } }])
    expect((await post(`importUploads/${id}/check`, { ...orders, also: [{ ...lines, file: 'none' }] })).status).toBe(
      404,
    )
  })
})
