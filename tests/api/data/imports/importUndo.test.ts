import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { type ImportCalls, importCallsBy } from '#tests/support/rows/importCalls.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let put: ImportCalls['put']
let post: ImportCalls['post']

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  ;({ put, post } = importCallsBy(admin))
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

describe('the last run of a file', () => {
  const rowsOf = () => api.rows.ask('select id, name from incoterms where id between 7300 and 7399 order by id')
  const run = async (file: string, query = '') => (await put(`incoterms${query}`, file)).body

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
    const { runId } = (await put('purchaseOrders', csv(header, '7001,PO-U,2026-09-01'))).body
    await put(
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
    const { runId } = (await put('jobOrders', csv(header, '7001,J-1,PO-1,R70001,1,11,0.1,late,2027-01-01,2027-02-01')))
      .body
    expect(await stored()).not.toEqual(before)
    expect((await post(`importRuns/${runId}/undo`)).body).toMatchObject({ restored: 1, skipped: 0 })
    expect(await stored()).toEqual(before)
  })

  test('a rejected run is kept with its problems', async () => {
    await put('incoterms', csv('id,name', 'x,Name'))
    const [latest] = (await admin.get('/read/importRuns?filter={"entity":"incoterms"}')).body
    expect(latest).toMatchObject({ result: 'refused', problemCount: 1, canUndo: false })
    const { problems } = (await admin.get(`/read/importRuns/${latest.id}`)).body
    expect(problems).toEqual([expect.objectContaining({ line: 2, column: 'id', value: 'x' })])
  })
})
