import type { DataProvider } from 'react-admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as english } from '#resources/administration/data/texts.en.ts'
import { texts as spanish } from '#resources/administration/data/texts.es.ts'
import { recordTypes, resourceOf } from '#schema/records/index.ts'
import { columnOf } from '#schema/records/record.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { simpleRest } from '#tests/support/client/simpleRest.ts'
import { addMember, customers } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let records: DataProvider

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  records = simpleRest(admin)
  // The demo has none of these.
  const customerId = customers.healthy
  await records.create('data/creditHolds', { data: { customerId, heldOn: '2026-11-01', reason: null } })
  const shares = ['onTime', 'paid', 'good'].flatMap((name) => [name, `${name}Target`])
  const year = { customerId, year: 2025, sales: null, salesTarget: null }
  await records.create('data/scorecardYears', {
    data: { ...year, ...Object.fromEntries(shares.map((name) => [name, 95])) },
  })
})

afterAll(() => api.stop())

const firstPage = { page: 1, perPage: 5 }
const byId = { field: 'id', order: 'ASC' } as const
const idsOf = ({ data }: { data: readonly { id: unknown }[] }) => data.map(({ id }) => id)

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error === null) throw new Error('It was not refused.')
  const { status, body } = error as { status: number; body: { codes?: object; message: string; error: string } }
  return { status, ...body }
}

const aCustomer = (fields: object = {}) => ({
  name: 'Quillon Rotor Works',
  legalName: 'Quillon Rotor Works Ltd',
  type: 1,
  unit: 'Rings',
  segment: '',
  subsegment: '',
  hasEquote: false,
  isShown: true,
  excludeFromContext: false,
  parentId: null,
  ...fields,
})

describe.each(recordTypes.map(({ name }) => [resourceOf(name)] as const))('%s', (resource) => {
  test('can be listed, sorted in both directions, and read singly or by ids', async () => {
    const page = { pagination: { page: 1, perPage: 1000 }, filter: {} }
    const up = await records.getList(resource, { ...page, sort: byId })
    const down = await records.getList(resource, { ...page, sort: { field: 'id', order: 'DESC' } })
    expect(up.total).toBeGreaterThan(0)
    expect(down.data.toReversed()).toEqual(up.data)
    const some = up.data.slice(0, 3)
    expect(
      (await records.getMany(resource, { ids: idsOf({ data: some }) as never })).data.map(({ id }) => id).sort(),
    ).toEqual(idsOf({ data: some }).sort())
    for (const row of some) expect((await records.getOne(resource, { id: row.id })).data).toEqual(row)
  })

  test('is unchanged after an update with the values read, which the audit log omits', async () => {
    const before = await api.rows.count('audit')
    const { data } = await records.getList(resource, { pagination: firstPage, sort: byId, filter: {} })
    const [row] = data
    const { data: saved } = await records.update(resource, { id: row.id, data: row, previousData: row })
    expect(saved).toEqual(row)
    expect(await api.rows.count('audit')).toEqual(before)
  })
})

describe('record lists', () => {
  test('return a page and the total', async () => {
    const all = await records.getList('data/parts', {
      pagination: { page: 1, perPage: 10_000 },
      sort: byId,
      filter: {},
    })
    const second = await records.getList('data/parts', { pagination: { page: 2, perPage: 7 }, sort: byId, filter: {} })
    expect(second.total).toBe(all.data.length)
    expect(second.data).toEqual(all.data.slice(7, 14))
  })

  test('are filtered by reference, by enum and by text', async () => {
    const filter = { customerId: customers.healthy, shape: 'ring' }
    const { data } = await records.getList('data/parts', { pagination: firstPage, sort: byId, filter })
    expect(data.length).toBeGreaterThan(0)
    expect(data.every((part) => part.customerId === customers.healthy && part.shape === 'ring')).toBe(true)
    const [{ customerNumber }] = data
    const q = String(customerNumber).toLowerCase()
    const found = await records.getList('data/parts', { pagination: firstPage, sort: byId, filter: { q } })
    expect(idsOf(found)).toContain(data[0].id)
  })

  test('are filtered by code', async () => {
    const filter = { type: 2 }
    const { data } = await records.getList('data/customers', { pagination: firstPage, sort: byId, filter })
    const carriers = await api.rows.ask('select id from customers where type = 2 order by id')
    expect(idsOf({ data })).toEqual(carriers.map(({ id }) => Number(id)))
    expect(carriers.length).toBeGreaterThan(0)
  })

  test('sort texts ignoring case', async () => {
    const made = await records.create('data/segments', { data: { name: 'aardvark drives', isYearlyGoal: false } })
    const sort = { field: 'name', order: 'ASC' } as const
    const { data } = await records.getList('data/segments', { pagination: firstPage, sort, filter: {} })
    expect(data[0]).toEqual(made.data)
    await records.delete('data/segments', { id: made.data.id, previousData: made.data })
  })

  test.each([
    [
      'letters with strokes and marks among the plain ones',
      ['Lodge drives', 'Łódź drives', 'Lotus drives', 'Oberon drives', 'Ørsted drives', 'Oxford drives'],
    ],
    [
      'numbers in texts by their value',
      ['A 007 drives', 'A 10 drives', 'A2 drives', 'A10 drives', 'A10b drives', 'Œ9 drives', 'Œ12345678901 drives'],
    ],
  ])('sort %s', async (_case, names) => {
    for (const name of names.toReversed())
      await records.create('data/segments', { data: { name, isYearlyGoal: false } })
    const all = { page: 1, perPage: 1000 }
    const sort = { field: 'name', order: 'ASC' } as const
    const { data } = await records.getList('data/segments', { pagination: all, sort, filter: {} })
    const made = data.filter(({ name }) => names.includes(name))
    expect(made.map(({ name }) => name)).toEqual(names)
    for (const row of made) await records.delete('data/segments', { id: row.id, previousData: row })
  })

  test('contain the records of a reference', async () => {
    const { data } = await records.getManyReference('data/contractLines', {
      target: 'contractId',
      id: 1,
      pagination: firstPage,
      sort: byId,
      filter: {},
    })
    expect(data.length).toBeGreaterThan(0)
    expect(new Set(data.map(({ contractId }) => contractId))).toEqual(new Set([1]))
  })
})

describe('record', () => {
  test('is created, changed and deleted, each with an audit row', async () => {
    const { data: made } = await records.create('data/customers', { data: aCustomer() })
    expect(made).toMatchObject({ ...aCustomer(), id: expect.any(Number) })
    const data = { ...made, name: 'Quillon Rotors' }
    const { data: changed } = await records.update('data/customers', { id: made.id, data, previousData: made })
    expect(changed).toEqual({ ...data, version: changed.version })
    expect(changed.version).not.toBe(made.version)
    await records.delete('data/customers', { id: made.id, previousData: changed })
    expect((await failureOf(records.getOne('data/customers', { id: made.id }))).status).toBe(404)
    const trail = await api.rows.ask('select action from audit where record = ? order by id', `customers ${made.id}`)
    expect(trail.map(({ action }) => action)).toEqual(['created', 'edited', 'deleted'])
  })

  test('gets a unique id, also if many are created simultaneously', async () => {
    const many = Array.from({ length: 10 }, () => records.create('data/customers', { data: aCustomer() }))
    const ids = idsOf({ data: (await Promise.all(many)).map(({ data }) => data) })
    expect(new Set(ids).size).toBe(10)
  })

  test('accepts a given id, and returns 400 for one that is in use', async () => {
    const { data } = await records.create('data/customers', { data: aCustomer({ id: 7_777 }) })
    expect(data.id).toBe(7_777)
    const again = await failureOf(records.create('data/customers', { data: aCustomer({ id: 7_777 }) }))
    expect(again).toMatchObject({ status: 400, codes: { id: { code: 'alreadyThere' } } })
    await records.delete('data/customers', { id: 7_777, previousData: data })
  })

  test('returns 400 with validation issues by field', async () => {
    const failure = await failureOf(
      records.create('data/customers', { data: { ...aCustomer({ name: ' ' }), more: 1 } }),
    )
    expect(failure).toMatchObject({ status: 400, codes: { name: { code: 'required' }, more: { code: 'unknownKey' } } })
  })

  test.each([
    ['data/customers', aCustomer({ type: 3 }), 'type'],
    ['data/customers', aCustomer({ type: 'carrier' }), 'type'],
    ['data/customerTerms', { wipSource: 0 }, 'wipSource'],
    ['data/customerTerms', { unitType: 3 }, 'unitType'],
    ['data/contracts', { adjustmentMonth: 13 }, 'adjustmentMonth'],
  ])('of %s returns 400 for an unknown code: %o', async (resource, data, field) => {
    const { status, codes } = await failureOf(records.create(resource, { data }))
    expect([status, codes?.[field as never]]).toEqual([400, { code: 'choice' }])
  })

  test('returns 400 for an unknown reference', async () => {
    const failure = await failureOf(records.create('data/customers', { data: aCustomer({ parentId: 987_654 }) }))
    expect(failure).toMatchObject({ status: 400, codes: { parentId: { code: 'unknownReference' } } })
  })

  test('rejects the second of two concurrent updates with the current record', async () => {
    const { data: made } = await records.create('data/customers', { data: aCustomer() })
    const first = { ...made, unit: 'Discs' }
    const { data: newer } = await records.update('data/customers', { id: made.id, data: first, previousData: made })
    const second = records.update('data/customers', {
      id: made.id,
      data: { ...made, unit: 'Bars' },
      previousData: made,
    })
    expect(await failureOf(second)).toMatchObject({ status: 409, error: 'conflict', current: newer })
    expect((await records.getOne('data/customers', { id: made.id })).data).toEqual(newer)
  })

  test('is updated with its version in the body or in If-Match, which counts if both are sent', async () => {
    const { body } = await admin.get('/read/data/incoterms/1')
    const { version, ...values } = body
    const statusOf = async (sent: object, match?: string) =>
      (
        await admin.send('PUT', '/write/data/incoterms/1', {
          body: sent,
          ...(match && { headers: { 'if-match': match } }),
        })
      ).status
    expect(await statusOf(values)).toBe(428)
    expect(await statusOf(body)).toBe(200)
    expect(await statusOf(values, `"${version}"`)).toBe(200)
    expect(await statusOf({ ...values, version: version + 1 })).toBe(409)
    expect(await statusOf(body, `"${version + 1}"`)).toBe(409)
    expect(await statusOf(body, '*')).toBe(428)
  })

  test('that others refer to cannot be deleted: 409 with the number of references', async () => {
    const { healthy } = customers
    const counted = await api.rows.ask('select count(*) as count from contracts where customer_id = ?', healthy)
    const failure = await failureOf(records.delete('data/customers', { id: healthy }))
    expect(failure).toMatchObject({ status: 409, error: 'referred_to' })
    expect(failure).toMatchObject({
      referredBy: { job_orders: expect.any(Number), contracts: Number(counted[0]?.count) },
    })
    expect(failure.message).toContain('job orders (')
    expect((await records.getOne('data/customers', { id: healthy })).data.id).toBe(healthy)
  })

  test('of a customer is updated in its users when renamed', async () => {
    const { data: made } = await records.create('data/customers', { data: aCustomer({ name: 'Before' }) })
    const { id } = await addMember(api, admin, { multiple_client_ids: [made.id] })
    await records.update('data/customers', { id: made.id, data: { ...made, name: 'Béhind' }, previousData: made })
    const [row] = await api.rows.ask('select relation, search from users where id = ?', id)
    expect(row?.relation).toBe('Béhind')
    expect(row?.search).toContain('behind')
  })
})

// Both databases have the same foreign keys.
test.skipIf(process.env.TEST_DATABASE === 'postgres')('every table that keeps a record is named', async () => {
  const own = new Set<string>(recordTypes.map(({ name }) => columnOf(name)))
  const keys = await api.rows.ask(`select holding.name as holding, named."table" as kept
    from sqlite_master as holding, pragma_foreign_key_list(holding.name) as named where holding.type = 'table'`)
  // Photos are deleted with their record.
  const isNamed = (table: string) => own.has(table) || table.endsWith('_photos')
  const holding = keys.filter(({ kept }) => own.has(kept)).map((key) => String(key.holding))
  expect(holding.length).toBeGreaterThan(20)
  for (const { data } of [english, spanish])
    expect(holding.filter((table) => !isNamed(table) && !(table in data.tables))).toEqual([])
})

describe('several records at once', () => {
  const termsOf = async () => {
    const page = { pagination: { page: 1, perPage: 3 }, sort: byId, filter: {} }
    return (await records.getList('data/customerTerms', page)).data
  }
  const setAll = (rows: readonly object[]) => admin.send('PUT', '/write/data/customerTerms', { body: { rows } })

  test('get a value, each with an entry in the audit log, and have their own values again', async () => {
    const before = await termsOf()
    const { audit } = await api.rows.count('audit')
    const answer = await setAll(before.map((row) => ({ ...row, creditDays: 77 })))
    expect(answer.status).toBe(200)
    const after = await termsOf()
    expect(after).toEqual(before.map((row) => ({ ...row, creditDays: 77, version: expect.any(Number) })))
    expect(await api.rows.count('audit')).toEqual({ audit: Number(audit) + before.length })
    const own = new Map(before.map(({ id, creditDays }) => [id, creditDays]))
    expect((await setAll(after.map((row) => ({ ...row, creditDays: own.get(row.id) })))).status).toBe(200)
    expect(await termsOf()).toEqual(before)
  })

  test.each([
    ['a version that is no longer the latest', 409, { version: 1 }],
    ['an unknown reference', 400, { sellerId: 987_654 }],
    ['an unknown record', 404, { id: '987654' }],
  ])('are unchanged if one of them has %s', async (_what, status, wrong) => {
    const before = await termsOf()
    const rows = before.map((row, at) => ({ ...row, creditDays: 78, ...(at === 1 && wrong) }))
    expect((await setAll(rows)).status).toBe(status)
    expect(await termsOf()).toEqual(before)
  })

  test('are at most 500', async () => {
    const [row] = await termsOf()
    expect((await setAll(Array.from({ length: 501 }, () => row ?? {}))).status).toBe(400)
  })
})
