import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { csv } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const customer = customers.healthy
const put = (file: string, body: string) =>
  admin.send('PUT', `/write/import/${file}`, { body, headers: { 'content-type': 'text/csv' } })

const orders = (numbers: readonly string[]) =>
  csv('customerId,number,orderedOn', ...numbers.map((number) => `${customer},${number},2026-09-01`))

const invoices = (numbers: readonly string[], order = (number: string) => number) =>
  csv(
    'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance,hasDocument',
    ...numbers.map((number) => `${customer},${number},${order(number)},2026-10-01,2026-10-31,10,10,1`),
  )

const find = async (text: string) => (await admin.get(`/read/api/Search?q=${encodeURIComponent(text)}`)).body

const letters = [
  'Č-4711',
  'Å-4712',
  'Ö 4713',
  'ŁÓ-4714',
  'É-4715',
  'Ç-4716',
  'Ê-4717',
  'Ñ-4718',
  'Ø-4719',
  'Æ-4721',
  'ß-4723',
  'Ž\u00a04722',
  '4724\u2009A',
  'А-4727',
  'À-4733',
  'PEN\u0303A-9',
  'Ω4711',
  'чертёж 3',
  '図面-8',
  'İ-4740',
]

describe('an invoice', () => {
  beforeAll(async () => {
    expect((await put('purchaseOrders', orders(letters))).body).toMatchObject({ added: letters.length })
    expect((await put('invoices', invoices(letters))).body).toMatchObject({ added: letters.length })
  })

  test.each(letters)('%s is found by its own number', async (number) => {
    expect(await find(number)).toContainEqual(expect.objectContaining({ kind: 'invoice', isExact: true }))
  })

  test('finds its order in another form of Unicode', async () => {
    const file = invoices(['ZN-1'], () => 'É–4715'.normalize('NFD'))
    expect((await put('invoices', file)).body).toMatchObject({ added: 1 })
  })
})

describe('a purchase order', () => {
  test('of the same number in another form of Unicode is the same order', async () => {
    const decomposed = letters.map((number) => number.normalize('NFD').replaceAll('-', '\u2011'))
    expect((await put('purchaseOrders', orders(decomposed))).body).toMatchObject({ added: 0, changed: 0 })
    const invisible = letters.map((number) => `${number}\u200b`)
    expect((await put('purchaseOrders', orders(invisible))).body).toMatchObject({ added: 0, changed: 0 })
  })
})

describe('a customer', () => {
  test.each([
    ['Łódź Turbines', 'lodz'],
    ['Ørsted Rotors', 'orsted'],
    ['Straßenbau Ring', 'STRASSEN'],
    ['Æther Blades', 'aether'],
    ['Đorđe Disc', 'dorde'],
    ['Işık Makina', 'isik'],
    ['Œuvre Forge', 'oeuvre'],
    ['Þór Hydraulics', 'thor'],
  ])('%s is found as %s', async (name, text) => {
    const id = 95_000 + name.length * 20 + text.length
    const row = csv(
      'id,name,legalName,type,unit,hasEquote,isShown,excludeFromContext,parentId',
      `${id},${name},${name},1,Rings,0,1,0,`,
    )
    expect((await put('customers', row)).body).toMatchObject({ added: 1 })
    expect(await find(text)).toContainEqual(expect.objectContaining({ kind: 'customer', number: name }))
  })
})

test('a hash that would break links is rejected, and one with hyphens is taken', async () => {
  const withHash = (hash: string) => csv('customerId,number,orderedOn,hash', `${customer},GUID-1,2026-09-01,"${hash}"`)
  const refused = await put('purchaseOrders', withHash('3f2504e0,#/4f89-11d3'))
  expect(refused.body.problems).toMatchObject([{ line: 2, column: 'hash', reason: expect.stringContaining('links') }])
  expect((await put('purchaseOrders', withHash('3f2504e0-4f89-11d3-9a0c-0305e82c3301'))).body).toMatchObject({
    added: 1,
  })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'the word %s in a column of yes and no is rejected with its line and column',
  async (word) => {
    const { status, body } = await put('segments', csv('id,name,isYearlyGoal', `7101,Rotors,${word}`))
    const cell = { column: 'isYearlyGoal', header: 'isYearlyGoal', value: word }
    const problem = { code: 'flag', params: [], reason: 'Must be yes or no, such as 1 or 0.' }
    expect([status, body.problems]).toEqual([400, [{ line: 2, ...cell, ...problem }]])
  },
)
