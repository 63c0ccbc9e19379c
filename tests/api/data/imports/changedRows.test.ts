import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const put = async (path: string, body: string) => {
  const { body: answer } = await admin.send('PUT', `/write/import/${path}`, {
    body,
    headers: { 'content-type': 'text/csv' },
  })
  return answer
}

const header = 'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance'
const customer = { customerId: 7001, customer: 'Quillon Rotor Works' }
const changedInvoice = {
  line: 2,
  state: 'changed',
  number: 'I-1',
  ...customer,
  changes: [
    { column: 'dueOn', from: '2026-11-04', to: '2026-11-30' },
    { column: 'balance', from: '4938', to: '10.5' },
    { column: 'purchaseOrder', from: 'PO-1', to: null },
  ],
}
const newInvoice = {
  line: 3,
  state: 'added',
  number: 'I-9',
  ...customer,
  changes: expect.arrayContaining([
    { column: 'amount', from: null, to: '7.25' },
    { column: 'purchaseOrder', from: null, to: 'PO-1' },
  ]),
}
const file = csv(
  header,
  '7001,I-1,,2026-10-05,2026-11-30,4938.00,10.50',
  '7001,I-9,PO-1,2026-10-05,2026-11-30,7.25,7.25',
  '7001,I-2,,2026-10-06,2026-11-05,10.00,soon',
)

describe('a dry run', () => {
  test('lists the rows that would change with number, customer and values, and those with problems', async () => {
    const report = await put('invoices?dryRun=true', file)
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 0, rejected: 1 })
    expect(report.changedRows).toMatchObject([changedInvoice, newInvoice])
    expect(report.rejectedRows).toEqual([{ line: 4, number: 'I-2', ...customer }])
  })

  test('counts exactly with more problems than are listed', async () => {
    const wrong = Array.from({ length: 2_500 }, (_, at) => `7001,W-${at},,2026-10-05,soon,1,x`)
    const unknown = Array.from({ length: 1_500 }, (_, at) => `7999,U-${at},,2026-10-05,2026-11-05,1,1`)
    const twice = ['7001,T-1,,2026-10-05,2026-11-05,1,1', '7001,T-1,,2026-10-05,2026-11-05,2,2']
    const right = ['7001,I-1,PO-1,2026-10-05,2026-11-30,4938.00,4938.00']
    const report = await put('invoices?dryRun=true', csv(header, ...wrong, ...unknown, ...twice, ...right))
    expect(report).toMatchObject({ rows: 4_003, added: 1, changed: 1, unchanged: 0, rejected: 4_001 })
    expect(report.problemCount).toBe(2_500 * 2 + 1_500 + 1)
  })

  test('of a folder lists the rows by command', async () => {
    const { output } = await importInto(
      api,
      { invoices: csv(header, '7001,I-1,PO-1,2026-10-05,2026-11-30,4938,4938') },
      '--dry-run',
      '--list',
    )
    expect(output).toContain('  changed: I-1 (Quillon Rotor Works): dueOn 2026-11-04 -> 2026-11-30\n')
  })
})

describe('a run', () => {
  const rowsOf = (runId: number, query = '') => admin.get(`/read/importRuns/${runId}/rows${query}`)

  test('keeps its rows, also after later runs and its undo, and the audit log leads to it', async () => {
    const right = csv(
      header,
      '7001,I-1,,2026-10-05,2026-11-30,4938.00,10.50',
      '7001,I-9,PO-1,2026-10-05,2026-11-30,7.25,7.25',
    )
    const { runId } = await put('invoices', right)
    const listed = [expect.objectContaining(changedInvoice), expect.objectContaining(newInvoice)]
    expect((await rowsOf(runId)).body).toEqual(listed)
    expect((await admin.get(`/read/importRuns/${runId}`)).body).toMatchObject({ canUndo: true, isListed: true })
    const later = await put('invoices', csv(header, '7001,I-9,PO-1,2026-10-05,2026-11-30,7.25,0'))
    expect((await rowsOf(runId)).body).toEqual(listed)
    expect((await admin.get(`/read/importRuns/${runId}`)).body).toMatchObject({ canUndo: false, isListed: true })
    await admin.send('POST', `/write/importRuns/${later.runId}/undo`, { body: {} })
    expect((await rowsOf(later.runId)).body).toMatchObject([
      { number: 'I-9', changes: [{ column: 'balance', from: '7.25', to: '0' }] },
    ])
    const { body: entries } = await admin.get('/auth/api/audit-trail/?sort=["at","DESC"]&range=[0,9]')
    expect(entries.slice(0, 3).map((entry: { run_id: number }) => entry.run_id)).toEqual([
      later.runId,
      later.runId,
      runId,
    ])
  })

  test('is searched by number and customer, and filtered by what became of the rows', async () => {
    const { runId } = await put(
      'purchaseOrders',
      csv('customerId,number,orderedOn', '7001,S-1,2026-09-01', '7001,S-2,2026-09-01', '7002,PO-1,2026-09-03'),
    )
    const numbers = async (filter: object) => {
      const { body } = await rowsOf(runId, `?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      return body.map(({ number }: { number: string }) => number)
    }
    expect(await numbers({ q: 's-2' })).toEqual(['S-2'])
    expect(await numbers({ q: 'quillon direct' })).toEqual(['PO-1'])
    expect(await numbers({ state: 'added' })).toEqual(['S-1', 'S-2'])
    expect(await numbers({ state: 'removed' })).toEqual([])
  })

  test('that is rejected keeps the numbers of its rows', async () => {
    await put('invoices', csv(header, '7001,R-1,,2026-10-05,soon,1,1'))
    const [latest] = (await admin.get('/read/importRuns?sort=["at","DESC"]')).body
    const { body } = await admin.get(`/read/importRuns/${latest.id}`)
    expect(body.rejectedRows).toEqual([{ line: 2, number: 'R-1', ...customer }])
  })
})

describe('rows to remove that others refer to', () => {
  const terms = (...rows: string[]) => csv('id,name', ...rows)
  const restOf = async () => {
    const rows = await api.rows.ask('select id, name from incoterms where id not in (7401, 7402)')
    return rows.map(({ id, name }) => `${id},${name}`)
  }
  const path = 'purchaseOrders?replace=true&force=true'

  beforeAll(async () => {
    await put('incoterms', terms('7401,Free', '7402,Held'))
  })

  test('are named with their number and the kinds that refer to them', async () => {
    const orders = await api.rows.ask(
      "select customer_id, number, ordered_on from purchase_orders where not (customer_id = 7001 and number in ('PO-1', 'S-1'))",
    )
    const rest = orders.map(({ customer_id, number, ordered_on }) => `${customer_id},${number},${ordered_on}`)
    const report = await put(`${path}&dryRun=true`, csv('customerId,number,orderedOn', ...rest))
    expect(report).toMatchObject({ removed: 2, referred: 1 })
    expect(report.problems).toEqual([
      expect.objectContaining({
        line: 0,
        value: 'PO-1',
        code: 'heldBy',
        reason: 'Cannot be removed: 1 rows of invoices refer to it.',
      }),
      expect.objectContaining({ value: 'PO-1', reason: 'Cannot be removed: 2 rows of jobOrders refer to it.' }),
    ])
    const kept = await put(`${path}&referred=keep`, csv('customerId,number,orderedOn', ...rest))
    expect(kept).toMatchObject({ removed: 1, removedReferring: 0 })
    const both = await put(`${path}&referred=remove`, csv('customerId,number,orderedOn', ...rest))
    expect(both).toMatchObject({ removed: 1 })
    expect(both.removedReferring).toBeGreaterThan(2)
    expect(await api.rows.ask('select 1 from job_orders where customer_id = 7001')).toEqual([])
    expect((await admin.get(`/read/importRuns/${both.runId}`)).body).toMatchObject({ canUndo: false, isListed: true })
    expect((await admin.get(`/read/importRuns/${kept.runId}/rows`)).body).toMatchObject([
      { state: 'removed', number: 'S-1', line: null, changes: [{ column: 'orderedOn', from: '2026-09-01', to: null }] },
    ])
  })

  test('of which the other ones are removed by an undo that stays exact', async () => {
    const before = await api.rows.ask('select * from incoterms order by id')
    const { runId } = await put('incoterms?replace=true&force=true&referred=keep', terms(...(await restOf())))
    await admin.send('POST', `/write/importRuns/${runId}/undo`, { body: {} })
    expect(await api.rows.ask('select * from incoterms order by id')).toEqual(before)
  })
})
