import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer } from '#tests/support/client/administer.ts'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const asCsv = { 'content-type': 'text/csv' }
const put = (by: Client, file: string, body: string, headers: Record<string, string> = asCsv) =>
  by.send('PUT', `/write/import/${file}`, { body, headers })

const keys = (...args: string[]) => administer(api, 'key', ...args)

test('an administrator imports a file and gets the number of changes', async () => {
  const first = await put(admin, 'customers', smallPlant.customers ?? '')
  const counts = { entity: 'customers', isDryRun: false, rows: 2, changed: 0, removed: 0, problemCount: 0 }
  expect([first.status, first.body]).toMatchObject([200, { ...counts, added: 2, unchanged: 0 }])
  const again = await put(admin, 'customers', smallPlant.customers ?? '')
  expect(again.body).toMatchObject({ ...counts, added: 0, unchanged: 2 })
  const [run] = await api.rows.ask("select made_by from imports where entity = 'customers' order by id")
  expect(run?.made_by).toMatch(/\w/)
  const [entry] = await api.rows.ask("select user_id, call from audit where record = 'import customers'")
  expect(entry).toMatchObject({ user_id: expect.any(Number), call: 'imports.save' })
})

test('import problems are returned as data, and nothing is stored', async () => {
  const before = await api.rows.count('parts')
  const { status, body } = await put(admin, 'parts', (smallPlant.parts ?? '').replace('33.75', 'wide'))
  expect([status, body.error]).toEqual([400, 'invalid_input'])
  const cell = { column: 'outerDiameter', header: 'outerDiameter', value: 'wide' }
  expect(body.problems).toEqual([
    { line: 2, ...cell, code: 'number', params: [], reason: 'Must be a number such as 1234.5.' },
  ])
  expect(await api.rows.count('parts')).toEqual(before)
})

test('?replace=true removes rows that the file does not contain', async () => {
  const all = csv('id,name,isYearlyGoal', '7001,Rotors,0', '7002,Blades,0')
  await put(admin, 'segments', all)
  const known = await api.rows.ask('select id, name, is_yearly_goal from segments where id <> 7002')
  const fewer = csv('id,name,isYearlyGoal', ...known.map((row) => [row.id, row.name, row.is_yearly_goal].join(',')))
  const { status, body } = await put(admin, 'segments?replace=true', fewer)
  expect([status, body.removed, body.added]).toEqual([200, 1, 0])
})

describe('an invalid import call', () => {
  test('returns 404 for an unknown file name', async () => {
    expect((await put(admin, 'users', 'id\n')).status).toBe(404)
  })

  test.each([
    ['another type', { 'content-type': 'application/json' }],
    ['a compressed body', { ...asCsv, 'content-encoding': 'gzip' }],
  ])('returns 415 for %s', async (_name, headers) => {
    expect((await put(admin, 'segments', 'id,name,isYearlyGoal\n', headers)).status).toBe(415)
  })

  test('returns 400 without a file', async () => {
    expect((await admin.send('PUT', '/write/import/segments')).status).toBe(400)
  })
})

describe('API key', () => {
  const file = csv('id,name', '7001,DAP')

  test('permits imports only, is shown once and stored only as a hash', async () => {
    const { code, output } = await keys('nightly ERP')
    expect(code).toBe(0)
    const key = output.trim()
    expect(key).toMatch(/^pk_[\w-]{43}$/)
    const program = bearer(api.url, key)
    expect(await put(program, 'incoterms', file)).toMatchObject({ status: 200, body: { added: 1 } })
    expect((await program.get('/read/data/customers')).status).toBe(401)
    expect((await program.send('DELETE', '/write/data/incoterms/7001')).status).toBe(401)
    const [run] = await api.rows.ask("select made_by from imports where entity = 'incoterms'")
    expect(run).toEqual({ made_by: 'key nightly ERP' })
    const rows = await api.rows.ask('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key)
    const audits = await api.rows.ask("select * from audit where record = 'key nightly ERP'")
    expect(JSON.stringify(audits)).not.toContain(key)
    expect(audits).toHaveLength(1)
  })

  test('is rejected in a cookie, and so is an invented one', async () => {
    const { output } = await keys('cookie')
    const cookie = { cookie: `friat=${output.trim()}`, 'x-requested-with': 'XMLHttpRequest', origin: api.url }
    expect((await put(api.anyone, 'incoterms', file, { ...asCsv, ...cookie })).status).toBe(401)
    expect((await put(bearer(api.url, 'pk_made-up'), 'incoterms', file)).status).toBe(401)
  })

  test('is rejected after its revocation; its name can be used again', async () => {
    const { output } = await keys('weekly')
    expect((await keys('weekly')).errors).toContain('A key named weekly already exists.')
    expect((await keys('--list')).output).toContain('weekly, made 20')
    expect((await keys('--revoke', 'weekly')).code).toBe(0)
    expect((await put(bearer(api.url, output.trim()), 'incoterms', file)).status).toBe(401)
    expect((await keys('--revoke', 'weekly')).errors).toContain('There is no key named weekly.')
    expect((await keys('weekly')).code).toBe(0)
    expect((await keys()).code).toBe(2)
  })
})
