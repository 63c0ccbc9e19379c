import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rankTest } from '#bench/readings/rankTest.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { volume } from '#tests/support/database/upTo.ts'
import { normalNumber } from '#values/texts.ts'

type Hit = { kind: string; number: string; customerId: number | null; isExact: boolean; state: string | null }

let api: Api
let customer: Client
let admin: Client

beforeAll(async () => {
  api = await startApi()
  customer = await api.as('customer')
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const own = customers.healthy
const ask = (client: Client, text: string) => client.get(`/read/api/Search?q=${encodeURIComponent(text)}`)
const found = async (client: Client, text: string): Promise<Hit[]> => {
  const { status, body, text: answered } = await ask(client, text)
  if (status !== 200) throw new Error(`${text}: ${status} ${answered}`)
  return body
}

const kinds = [
  ['purchaseOrder', 'purchase_orders', 'number'],
  ['jobOrder', 'job_orders', 'number'],
  ['part', 'parts', 'customer_number'],
  ['part', 'parts', 'provider_number'],
  ['invoice', 'invoices', 'number'],
  ['tracking', 'deliveries', 'tracking'],
  ['bankReference', 'bank_references', 'number'],
  ['concession', 'concessions', 'ncr'],
] as const

const anyOf = async (table: string, column: string, customerId: number) => {
  const [row] = await api.rows.ask(
    `select id, ${column} as number from ${table} where customer_id = ? and ${column} <> '' order by id desc limit 1`,
    customerId,
  )
  return row as { id: number; number: string }
}

const spellings = (number: string) => {
  const bare = normalNumber(number)
  return [
    number,
    number.toLowerCase(),
    bare,
    `0${bare}`,
    `${bare.slice(0, 2)}-${bare.slice(2)}`,
    ` ${bare.slice(0, 3)} ${bare.slice(3)}`,
  ]
}

describe.each(kinds)('search for a number of kind %s in %s.%s', (kind, table, column) => {
  test('finds it first in any spelling, and by its ending', async () => {
    const { number } = await anyOf(table, column, own)
    for (const text of spellings(number)) {
      const [first] = (await found(customer, text)).filter((hit) => hit.kind === kind)
      expect([first?.number, first?.isExact, first?.customerId], text).toEqual([number, true, own])
    }
    const end = normalNumber(number).slice(1)
    expect((await found(customer, end)).filter((hit) => hit.kind === kind).map((hit) => hit.number)).toContain(number)
  })

  test('finds a changed number by the new value, no longer by the old one', async () => {
    const { id, number } = await anyOf(table, column, own)
    const next = `Zq-${table}-77`
    await api.rows.ask(`update ${table} set ${column} = ? where id = ?`, next, id)
    const numbers = (hits: Hit[]) => hits.filter((hit) => hit.kind === kind && hit.isExact).map((hit) => hit.number)
    expect(numbers(await found(customer, `zq${table}77`))).toEqual([next])
    const [{ left } = { left: 0 }] = await api.rows.ask(
      `select count(*) as "left" from numbers where kind = ? and record = ? and number = ?`,
      kind,
      String(id),
      number,
    )
    expect(Number(left)).toBe(0)
    await api.rows.ask(`update ${table} set ${column} = ? where id = ?`, number, id)
    expect(numbers(await found(customer, number))).toEqual([number])
  })
})

test('search by ending respects zeros inside a number', async () => {
  const [{ number } = { number: '' }] = await api.rows.ask(
    "select number from purchase_orders where customer_id = ? and number like '%0001' order by id limit 1",
    own,
  )
  const orders = (await found(customer, '0001')).filter(({ kind }) => kind === 'purchaseOrder')
  expect(orders.map((hit) => hit.number)).toContain(number)
  expect(orders.filter((hit) => !hit.number.endsWith('0001') && !hit.number.startsWith('1'))).toEqual([])
})

test('search does not find the number of a deleted row', async () => {
  const row = { id: 7_654_321, customer_id: own, number: 'GONE-1', status: 1, created_on: '2026-01-01', total: 5 }
  await api.rows.ask(
    `insert into bank_references (${Object.keys(row)}) values (?, ?, ?, ?, ?, ?)`,
    ...Object.values(row),
  )
  expect((await found(customer, 'gone1')).map(({ number }) => number)).toEqual(['GONE-1'])
  await api.rows.ask('delete from bank_references where id = ?', row.id)
  expect(await found(customer, 'gone1')).toEqual([])
})

test('search finds heats, bills of lading, quotes and approval files with access to their pages', async () => {
  const samples = await api.rows.ask(
    `select kind, min(number) as number, customer_id from numbers
      where kind in ('heat', 'testedHeat', 'billOfLading', 'quote', 'approvalFile') and length(normal) > 4
      group by kind, customer_id`,
  )
  expect(new Set(samples.map(({ kind }) => kind)).size).toBe(5)
  for (const { kind, number, customer_id } of samples) {
    const hits = (await found(admin, String(number))).filter((hit) => hit.kind === kind)
    expect([kind, number, hits.length > 0], String(customer_id)).toEqual([kind, number, true])
  }
})

describe('search for numbers of other customers', () => {
  const searches = volume(2_000)
  const pairs = volume(200)
  const atOnce = 8

  /** Numbers of other customers, evenly sampled. */
  const foreignNumbers = async () => {
    const rows = await api.rows.ask('select number from numbers where customer_id <> ? order by id', own)
    const texts = [...new Set(rows.map(({ number }) => String(number).slice(0, 60).trim()))]
    const searchable = texts.filter((text) => normalNumber(text).length > 3)
    const step = searchable.length / searches
    return Array.from({ length: searches }, (_, at) => searchable[Math.floor(at * step)] ?? '')
  }

  test('finds nothing', async () => {
    const numbers = await foreignNumbers()
    expect(new Set(numbers).size).toBe(searches)
    const seen = new Set<number | null>()
    const searchAll = async (texts: readonly string[]) => {
      for (const text of texts) for (const hit of await found(customer, text)) seen.add(hit.customerId)
    }
    const shares = Array.from({ length: atOnce }, (_, share) => numbers.filter((_text, at) => at % atOnce === share))
    await Promise.all(shares.map(searchAll))
    seen.delete(own)
    expect([...seen]).toEqual([])
  })

  test('takes as long as for unknown numbers', async () => {
    const known = new Set((await api.rows.ask('select normal from numbers')).map(({ normal }) => String(normal)))
    const another = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 5) % 10))
    const timed = async (text: string) => {
      const began = performance.now()
      const hits = await found(customer, text)
      return { milliseconds: performance.now() - began, count: hits.length }
    }
    const times = { foreign: [] as number[], nobodys: [] as number[] }
    for (const [at, text] of (await foreignNumbers())
      .filter((one) => !known.has(normalNumber(another(one))))
      .entries()) {
      if (times.foreign.length >= pairs) break
      const isFirst = at % 2 === 0
      const [first, second] = isFirst ? [text, another(text)] : [another(text), text]
      const [one, other] = [await timed(first), await timed(second)]
      if (one.count + other.count > 0) continue
      times.foreign.push((isFirst ? one : other).milliseconds)
      times.nobodys.push((isFirst ? other : one).milliseconds)
    }
    expect(times.foreign.length).toBe(pairs)
    // Compares ranks, because single delayed requests distort a mean. A |z| of 4 occurs by chance once in 15,000 runs.
    expect(Math.abs(rankTest(times.foreign, times.nobodys).z)).toBeLessThan(4)
  })
})

test('search omits the kinds of a withdrawn page at the next request', async () => {
  const { id, email } = await addMember(api, admin)
  const member = await api.as(email)
  const { number } = await anyOf('job_orders', 'number', own)
  const kindsOf = async () => new Set((await found(member, number)).map(({ kind }) => kind))
  expect(await kindsOf()).toContain('jobOrder')
  await api.rows.ask('insert into user_pages (user_id, page_id, has_access, by_admin) values (?, 1038, 0, 1)', id)
  const left = await kindsOf()
  expect(['purchaseOrder', 'jobOrder', 'invoice', 'tracking'].filter((kind) => left.has(kind))).toEqual([])
})

test('search finds customers for staff, and users for those who may edit them', async () => {
  const byName = async (client: Client, text: string) =>
    (await found(client, text)).filter(({ kind }) => kind === 'customer' || kind === 'user')
  const staff = await api.as('staff')
  expect((await byName(staff, 'brennh')).map(({ kind, customerId }) => [kind, customerId])).toContainEqual([
    'customer',
    own,
  ])
  expect((await byName(admin, 'montemay')).map(({ number }) => number)).toContain('Valeria Montemayor')
  expect(await byName(customer, 'brennh')).toEqual([])
  expect(await byName(customer, 'montemay')).toEqual([])
})

test('search returns 400 for under 2 or over 60 characters, and treats special characters literally', async () => {
  expect((await ask(customer, '4')).status).toBe(400)
  expect((await ask(customer, '4'.repeat(61))).status).toBe(400)
  for (const text of ['%%', '__', "'--", '00', '🔩🔩', '" or 1=1', '\\%'])
    expect((await ask(customer, text)).status, text).toBe(200)
  expect(await found(customer, '%%')).toEqual([])
})

describe('a customer with a key of the plant', () => {
  const customersFound = async (client: Client, text: string) =>
    (await found(client, text)).filter(({ kind }) => kind === 'customer')

  beforeAll(() =>
    api.rows.ask(
      "insert into plant_keys (kind, source, plant_key, number) values ('customers', 'sap', '0000C-77Ñ', ?), ('parts', 'sap', 'C-78', ?)",
      own,
      own,
    ),
  )

  test.each(['0000C-77Ñ', 'c-77ñ', 'C-77N', ' C-77Ñ '])('is found by it as %s', async (text) => {
    expect(await customersFound(admin, text)).toEqual([
      expect.objectContaining({ customerId: own, about: '0000C-77Ñ', isExact: true }),
    ])
  })

  test.each(['C-7', 'C-78', '77Ñ'])('is not found by %s, a part of it or the key of another record', async (text) => {
    expect(await customersFound(admin, text)).toEqual([])
  })

  test('is found by it only by those who act for all customers', async () => {
    expect(await customersFound(customer, '0000C-77Ñ')).toEqual([])
  })
})
