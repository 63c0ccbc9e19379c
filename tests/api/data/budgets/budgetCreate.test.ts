import { beforeEach, describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { budgetPath, createPath, everyMonth, newRow } from '#tests/support/rows/commercial/budgets.ts'

let api: Api
let manager: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  manager = await api.as('manager')
})

const goal = (amount: unknown = 250, more: object = {}) => ({
  idCliente: null,
  segment: 1,
  contract: null,
  months: null,
  AerofabsYearly: amount,
  ...more,
})

const create = (seller: number, year: number, rows: readonly object[], headers: Record<string, string> = {}) =>
  manager.post(createPath, { seller, year, rows }, headers)

const stateOf = async () => ({
  counts: await api.rows.count('budgets', 'budget_rows', 'audit', 'repeats'),
  versions: await api.rows.ask('select id, version from budgets order by id'),
})

describe('validation of a new budget (nothing is stored)', () => {
  let before: Awaited<ReturnType<typeof stateOf>>
  beforeEach(async () => {
    before = await stateOf()
  })

  const good = newRow(103, 2)
  const months = (values: unknown) => newRow(103, 2, { months: values })
  const rejected: Record<string, [seller: number, year: number, rows: object[], codes: Record<string, object>]> = {
    'without rows': [1, 2021, [], { rows: { code: 'required' } }],
    'for the year after the next': [1, 2028, [good], { year: { code: 'max', limit: 2027 } }],
    'for the year before the first': [1, 2019, [good], { year: { code: 'min', limit: 2020 } }],
    'of an unknown seller': [987_654, 2021, [good], { seller: { code: 'unknownSeller' } }],
    'of a contact who is not a seller': [11, 2021, [good], { seller: { code: 'unknownSeller' } }],
    'in an unknown segment': [1, 2021, [good, newRow(103, 99)], { 'rows[1].segment': { code: 'unknownSegment' } }],
    'with an unknown customer': [
      1,
      2021,
      [good, newRow(987_654, 2)],
      { 'rows[1].idCliente': { code: 'unknownCustomer' } },
    ],
    'with a carrier': [1, 2021, [newRow(301, 2)], { 'rows[0].idCliente': { code: 'unknownCustomer' } }],
    'under an unknown contract': [
      1,
      2021,
      [newRow(101, 2, { contract: 99 })],
      { 'rows[0].contract': { code: 'unknownContract' } },
    ],
    'under another customer’s contract': [
      1,
      2021,
      [newRow(101, 2, { contract: 2 })],
      { 'rows[0].contract': { code: 'unknownContract' } },
    ],
    'without months': [1, 2021, [months(null)], { 'rows[0].months': { code: 'required' } }],
    'with both a goal and months': [
      1,
      2021,
      [newRow(103, 2, { AerofabsYearly: 1 })],
      { 'rows[0].AerofabsYearly': { code: 'type' } },
    ],
    'with no customer': [1, 2021, [newRow(null, 2)], { 'rows[0].idCliente': { code: 'required' } }],
    'with a goal that is not a number': [1, 2021, [goal(null)], { 'rows[0].AerofabsYearly': { code: 'required' } }],
    'with a goal of a customer': [1, 2021, [goal(1, { idCliente: 103 })], { 'rows[0].idCliente': { code: 'type' } }],
    'with a goal by months': [1, 2021, [goal(1, { months: everyMonth(1) })], { 'rows[0].months': { code: 'type' } }],
    'with two goals': [1, 2021, [goal(), goal(3)], { 'rows[1]': { code: 'alreadyAdded' } }],
    'with a second goal': [1, 2026, [goal()], { 'rows[0]': { code: 'alreadyAdded' } }],
    'with a combination twice': [1, 2021, [good, newRow(104, 2), good], { 'rows[2]': { code: 'alreadyAdded' } }],
    'with a customer that the seller has in the segment': [
      1,
      2026,
      [good, newRow(102, 2)],
      { 'rows[1]': { code: 'alreadyAdded' } },
    ],
    'with a customer that another seller has in the segment': [
      5,
      2026,
      [newRow(102, 2)],
      { 'rows[0]': { code: 'alreadyAdded' } },
    ],
    'under another contract of a customer that is used': [
      2,
      2026,
      [newRow(109, 2, { contract: 5 })],
      { 'rows[0]': { code: 'alreadyAdded' } },
    ],
  }

  test.each(Object.entries(rejected))('rejects a budget %s', async (_case, [seller, year, rows, codes]) => {
    const { status, body } = await create(seller, year, rows)
    expect([status, body.error, body.codes]).toEqual([400, 'invalid_input', codes])
    expect(await stateOf()).toEqual(before)
  })

  test.each([
    ['eleven months', everyMonth(1).slice(1)],
    ['thirteen months', [...everyMonth(1), 1]],
    ['a negative amount', [...everyMonth(1).slice(1), -0.01]],
    ['an amount above the maximum', [...everyMonth(1).slice(1), 9_999_999.991]],
    ['a month that is text', [...everyMonth(1).slice(1), '1']],
    ['a month without an amount', [...everyMonth(1).slice(1), null]],
    ['months in one number', 12],
  ])('rejects a budget with %s', async (_case, values) => {
    const { status, body } = await create(1, 2021, [months(values)])
    expect([status, Object.keys(body.codes)]).toEqual([400, ['rows']])
    expect(await stateOf()).toEqual(before)
  })
})

describe('creating a budget', () => {
  test('creates it with its first rows and adds later rows as new versions', async () => {
    const first = await create(3, 2021, [goal(0), newRow(104, 2), newRow(104, 3)])
    expect(first.body).toEqual({ message: "The seller's budget was sent successfully!", version: 1 })
    const second = await create(3, 2021, [newRow(206, 2, { months: everyMonth(9_999_999.99) })])
    expect(second.body.version).toBe(2)
    const { headers, body } = await manager.get(budgetPath(3, 2021))
    expect(headers.get('etag')).toBe('"2"')
    const rows = body.rows.map((row: Record<string, unknown>) => [row.SegmentId, row.value, row.AerofabsYearly])
    expect(rows).toEqual([
      [1, null, 0],
      [2, 104, null],
      [2, 206, null],
      [3, 104, null],
    ])
  })

  test('accepts a customer and segment under several contracts in one request', async () => {
    const rows = [null, 5, 6].map((contract) => newRow(109, 3, { contract }))
    expect((await create(2, 2021, rows)).status).toBe(200)
    expect((await create(2, 2021, [newRow(109, 3, { contract: 7 })])).body.codes).toEqual({
      'rows[0]': { code: 'alreadyAdded' },
    })
  })

  test('does not conflict with other years or goals of other sellers', async () => {
    expect((await create(4, 2027, [goal(), newRow(102, 3)])).status).toBe(200)
    expect((await create(4, 2021, [goal(), newRow(102, 3)])).status).toBe(200)
  })

  test('creates it once for repeated requests with one idempotency key', async () => {
    const headers = { 'idempotency-key': 'one-submit' }
    const rows = [newRow(105, 2), newRow(105, 4)]
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(5, 2021, rows, headers)))
    answers.push(await create(5, 2021, rows, headers))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body.version).toBe(1)
    expect((await manager.get(budgetPath(5, 2021))).body.rows).toHaveLength(2)
    const other = await create(5, 2021, [newRow(105, 3)], headers)
    expect([other.status, other.body.error]).toEqual([409, 'conflict'])
  })

  test('accepts one of two simultaneous requests for a customer and segment, whoever the sellers', async () => {
    for (const customer of [201, 202, 203, 207, 208]) {
      const both = await Promise.all([1, 6].map((seller) => create(seller, 2022, [newRow(customer, 3)])))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    }
  })

  test('accepts 500 rows and rejects 501', async () => {
    for (let from = 0; from < 500; from += 100) {
      const values = Array.from(
        { length: 100 },
        (_, index) => `(${1_000 + from + index}, 107, 'Contract ${from + index}')`,
      )
      await api.rows.ask(`insert into contracts (id, customer_id, name) values ${values.join(', ')}`)
    }
    const rows = [null, ...Array.from({ length: 500 }, (_, index) => 1_000 + index)].map((contract) =>
      newRow(107, 3, { contract, months: everyMonth(9_999_999.99) }),
    )
    const tooMany = { rows: { code: 'tooMany', limit: 500 } }
    expect((await create(6, 2021, rows)).body.codes).toEqual(tooMany)
    expect((await create(6, 2021, rows.slice(1))).status).toBe(200)
    expect((await create(6, 2021, [newRow(101, 3)])).body.codes).toEqual(tooMany)
    const { body } = await manager.get('/read/api/Budgets/sellers?Year=2021')
    const total = body.find((row: { IdVendedor: number }) => row.IdVendedor === 6)?.TotalPresupuesto
    expect(Math.round(total * 100)).toBe(500 * 12 * 999_999_999)
  })
})
