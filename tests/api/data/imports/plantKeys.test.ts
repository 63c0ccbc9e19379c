import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from '#schema/imports/index.ts'
import { kindNamedBy } from '#schema/imports/plantKeys.ts'
import { keyKinds } from '#schema/records/plantKeys.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, importInto } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const upload = async (name: string, body: string) => {
  const { body: answer } = await admin.send('POST', `/write/importUploads?name=${name}`, {
    body,
    headers: { 'content-type': 'text/csv' },
  })
  return answer
}
const post = (path: string, body: object) => admin.send('POST', `/write/${path}`, { body })

const from = (column: string, header: string, more = {}) => ({ column, from: header, ...more })
const fixed = (column: string, value: string) => ({ column, fixed: value })

const flags = [fixed('type', '1'), fixed('hasEquote', '0'), fixed('isShown', '1'), fixed('excludeFromContext', '0')]
const customers = (keys: 'create' | 'reject', source?: string) => ({
  file: 'customers',
  ...(source && { source }),
  columns: [from('id', 'External ID', { keys }), from('name', 'Name'), from('legalName', 'Legal'), ...flags],
})
const partners = csv(
  'External ID,Name,Legal',
  'base.res_partner_12,Bellweather Turbines,Bellweather Inc.',
  'Ñandú / 7,Nordfall Energi,Nordfall AS',
)

const orders = {
  file: 'purchaseOrders',
  columns: [from('customerId', 'Customer', { keys: 'reject' }), from('number', 'PO'), from('orderedOn', 'Day')],
}

const importAs = async (mapping: object, name: string, body: string) => {
  const { id } = await upload(name, body)
  const check = await post(`importUploads/${id}/check`, mapping)
  const { body: applied } = await post(`importUploads/${id}/apply`, mapping)
  return { check: check.body, applied }
}

const keysOf = (source: string) =>
  api.rows.ask(
    'select plant_key, number from plant_keys where kind = ? and source = ? order by number',
    'customers',
    source,
  )

test('each record with a number can have keys of the plant', () => {
  const kinds = dataFiles.flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => kindNamedBy(name, column)),
  )
  expect([...keyKinds].sort()).toEqual(
    [...new Set(kinds.filter((kind) => kind !== null))].filter((kind) => kind !== 'plantKeys').sort(),
  )
})

describe('customers with keys of the plant', () => {
  test('get numbers, which later files find, and a second import changes nothing', async () => {
    const [{ last } = { last: 0 }] = await api.rows.ask('select max(id) as last from customers')
    const first = await importAs(customers('create'), 'res.partner.csv', partners)
    expect(first.check).toMatchObject({ added: 2, problemCount: 0 })
    expect(await keysOf('')).toEqual([
      { plant_key: 'base.res_partner_12', number: Number(last) + 1 },
      { plant_key: 'Ñandú / 7', number: Number(last) + 2 },
    ])
    const again = await importAs(customers('reject'), 'res.partner.csv', partners)
    expect(again.applied).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    const { applied } = await importAs(orders, 'orders.csv', csv('Customer,PO,Day', 'Ñandú / 7,K-1,2026-09-01'))
    expect(applied).toMatchObject({ added: 1 })
    expect(await api.rows.ask("select customer_id from purchase_orders where number = 'K-1'")).toEqual([
      { customer_id: Number(last) + 2 },
    ])
  })

  test('are rejected with their value where they are unknown', async () => {
    const { check } = await importAs(customers('reject'), 'more.csv', csv('External ID,Name,Legal', 'new,New,New'))
    expect(check.problems).toMatchObject([{ line: 2, column: 'id', value: 'new', code: 'unknownPlantKey' }])
    const { check: order } = await importAs(orders, 'orders.csv', csv('Customer,PO,Day', '101,K-2,2026-09-01'))
    expect(order.problems).toMatchObject([
      {
        value: '101',
        reason: 'Is a key of no record of customers. Import their file first, or enter the key under Data.',
      },
    ])
  })

  test('of another program with the same keys are other records', async () => {
    await importAs(customers('create', 'infor'), 'customers.csv', partners)
    const own = await keysOf('')
    const others = await keysOf('infor')
    expect(others.map(({ plant_key }) => plant_key)).toEqual(own.map(({ plant_key }) => plant_key))
    expect(others.map(({ number }) => number)).not.toEqual(own.map(({ number }) => number))
  })

  test('lose the keys of an undone import with its records', async () => {
    const before = [await keysOf('epicor'), await api.rows.ask('select * from customers order by id')]
    const { applied } = await importAs(customers('create', 'epicor'), 'c.csv', partners)
    expect(await keysOf('epicor')).toHaveLength(2)
    await post(`importRuns/${applied.runId}/undo`, {})
    expect([await keysOf('epicor'), await api.rows.ask('select * from customers order by id')]).toEqual(before)
  })

  test('are proposed where values are no numbers', async () => {
    const { file, columns } = await upload('customers.csv', csv('id,name,legalName', 'CUST-2026-00001,A,A'))
    expect([file, columns[0]]).toEqual(['customers', { column: 'id', from: 'id', keys: 'create' }])
  })
})

test('a folder whose files name new customers is imported as one', async () => {
  const mapping = {
    files: [
      { name: 'partners.csv', ...customers('create', 'odoo') },
      { name: 'po.csv', ...orders, source: 'odoo' },
    ],
  }
  const files = {
    'partners.csv': partners,
    'po.csv': csv('Customer,PO,Day', 'base.res_partner_12,K-9,2026-09-01'),
    'mapping.json': JSON.stringify(mapping),
  }
  expect(await importInto(api, files, '--dry-run')).toMatchObject({ code: 0, errors: '' })
  expect(await keysOf('odoo')).toEqual([])
  expect(await importInto(api, files)).toMatchObject({ code: 0, errors: '' })
  expect(await importInto(api, files)).toMatchObject({ code: 0, output: expect.stringContaining('nothing changed') })
})

describe('replacing the rows of one program', () => {
  const namesOf = async (source: string) =>
    (
      await api.rows.ask(
        "select name from customers where id in (select number from plant_keys where kind = 'customers' and source = ?) order by name",
        source,
      )
    ).map(({ name }) => name)
  const ordersOf = async () =>
    (await api.rows.ask("select number from purchase_orders where number like 'TWO-%' order by number")).map(
      ({ number }) => number,
    )
  const rowsOf = (...lines: string[]) => csv('External ID,Name,Legal', ...lines)
  const put = (mapping: object, files: Record<string, string>, ...options: string[]) => {
    const names = Object.keys(files)
    const mappings = [mapping].flat().map((one, at) => ({ name: names[at], ...one }))
    return importInto(api, { ...files, 'mapping.json': JSON.stringify({ files: mappings }) }, '--replace', ...options)
  }
  const orderLines = (...lines: string[]) => csv('Customer,PO,Day', ...lines)

  beforeAll(async () => {
    for (const source of ['north', 'south'])
      await importAs(customers('create', source), 'c.csv', rowsOf(`K1,One ${source},One`, `K2,Two ${source},Two`))
    for (const source of ['north', 'south'])
      await importAs(
        { ...orders, source },
        'o.csv',
        orderLines(`K1,TWO-1${source},2026-09-01`, `K1,TWO-2${source},2026-09-01`),
      )
  })

  test('keeps those of another program, of none, and those that both know', async () => {
    const before = await api.rows.ask('select id from customers')
    const file = { 'c.csv': rowsOf('K1,One north,One') }
    const { code, output } = await put(customers('reject', 'north'), file, '--force')
    expect([code, output]).toEqual([0, expect.stringContaining('customers: 1 rows: 1 removed.')])
    expect([await namesOf('north'), await namesOf('south')]).toEqual([['One north'], ['One south', 'Two south']])
    expect(await api.rows.ask('select id from customers')).toHaveLength(before.length - 1)
  })

  test('keeps those whose records are of another program', async () => {
    const file = { 'o.csv': orderLines('K1,TWO-1south,2026-09-01') }
    const { code, output } = await put({ ...orders, source: 'south' }, file, '--force')
    expect([code, output]).toEqual([0, expect.stringContaining('purchaseOrders: 1 rows: 1 removed.')])
    expect(await ordersOf()).toEqual(['TWO-1north', 'TWO-1south', 'TWO-2north'])
  })

  test('counts a large removal among the rows of its program', async () => {
    const { code, errors } = await put(
      { ...orders, source: 'north' },
      { 'o.csv': orderLines('K1,TWO-1north,2026-09-01') },
    )
    expect([code, errors]).toEqual([1, expect.stringContaining('Would remove 1 of 2 rows')])
    expect(await ordersOf()).toHaveLength(3)
  })

  test('keeps those with a key of a program if its own have none', async () => {
    const { number } = (await keysOf('south'))[0] ?? {}
    await api.rows.ask(
      "insert into plant_keys (kind, source, plant_key, number) values ('customers', '', 'S-1', ?)",
      number,
    )
    const { code } = await put(orders, { 'o.csv': orderLines('S-1,TWO-3,2026-09-01') }, '--force', '--referred', 'keep')
    expect([code, await ordersOf()]).toEqual([0, ['TWO-1north', 'TWO-1south', 'TWO-2north', 'TWO-3']])
  })
})

test('keys are records under Data, which are edited and found', async () => {
  const contact = { kind: 'contacts', source: '', plantKey: 'US-001', number: 1 }
  const { status, body } = await admin.send('POST', '/write/data/plantKeys', { body: contact })
  expect([status, body]).toMatchObject([200, contact])
  const { body: found } = await admin.get('/read/data/plantKeys?filter={"q":"us-001"}')
  expect(found).toMatchObject([contact])
  const { body: ofRecord } = await admin.get('/read/data/plantKeys?filter={"kind":"contacts","number":1}')
  expect(ofRecord).toContainEqual(expect.objectContaining(contact))
  expect(ofRecord.every(({ kind, number }: typeof contact) => kind === 'contacts' && number === 1)).toBe(true)
  const { body: named } = await admin.get('/read/data/customers?filter={"q":"RES_PARTNER_12"}')
  expect(named.map(({ name }: { name: string }) => name)).toContain('Bellweather Turbines')
  const { status: twice } = await admin.send('POST', '/write/data/plantKeys', { body: contact })
  expect(twice).toBe(400)
})
