import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { type ImportCalls, importCallsBy } from '#tests/support/rows/importCalls.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let put: ImportCalls['put']

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  ;({ put } = importCallsBy(admin))
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const invoiceHeader = 'customerId,number,issuedOn,dueOn,amount,balance'

describe('a dry run', () => {
  test('reports what would change, and changes nothing', async () => {
    await put('incoterms', csv('id,name', '7101,FCA', '7102,DAP'))
    const before = await api.rows.count('incoterms', 'imports', 'audit', 'import_changes')
    const { status, body } = await put('incoterms?dryRun=true', csv('id,name', '7101,FCA', '7102,DDP', '7103,EXW'))
    expect([status, body]).toMatchObject([
      200,
      { isDryRun: true, rows: 3, added: 1, changed: 1, unchanged: 1, removed: 0, runId: null, problemCount: 0 },
    ])
    expect(await api.rows.count('incoterms', 'imports', 'audit', 'import_changes')).toEqual(before)
  })

  test('reports problems as part of the report', async () => {
    const { status, body } = await put('invoices?dryRun=true', csv(invoiceHeader, '7001,D-1,2026-10-01,soon,1,1'))
    expect([status, body.problemCount, body.problems]).toEqual([
      200,
      1,
      [
        {
          line: 2,
          column: 'dueOn',
          header: 'dueOn',
          value: 'soon',
          code: 'day',
          params: [],
          reason: 'Must be a date such as 2026-11-21.',
        },
      ],
    ])
  })

  test('counts the rows without problems only', async () => {
    await put('incoterms', csv('id,name', '7201,FCA'))
    const rows = ['7201,FCA', '7202,EXW', 'x,DAP', '7204,']
    const { body } = await put('incoterms?dryRun=true', csv('id,name', ...rows))
    expect(body).toMatchObject({ rows: 4, added: 1, changed: 0, unchanged: 1, problemCount: 2 })
  })

  test('says how many rows a replacement would remove, and that it has to be forced', async () => {
    const file = csv('id,publishedOn,title,body')
    const [{ count } = { count: 0 }] = await api.rows.ask('select count(*) as count from news')
    const { body } = await put('news?dryRun=true&replace=true', file)
    expect(body).toMatchObject({ removed: Number(count), needsForce: true, problemCount: 0 })
    const rejected = await put('news?replace=true', file)
    expect([rejected.status, rejected.body.problems[0].reason]).toEqual([
      400,
      `Would remove ${count} of ${count} rows. Repeat it with force if they are to go.`,
    ])
    const [after] = await api.rows.ask('select count(*) as count from news')
    expect(after).toEqual({ count })
  })
})

test('a replacement with problems reports what it would remove', async () => {
  const news = await api.rows.ask('select id, published_on from news order by id')
  expect(news.length).toBeGreaterThan(2)
  const file = csv('id,publishedOn,title,body', `${news[0]?.id},someday,News,x`)
  const { body } = await put('news?dryRun=true&replace=true', file)
  expect(body).toMatchObject({ problemCount: 1, removed: news.length - 1, needsForce: true })
})
