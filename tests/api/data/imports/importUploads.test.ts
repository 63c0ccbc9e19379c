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
