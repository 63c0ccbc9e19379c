import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  await importInto(api, smallPlant)
})

afterAll(() => api.stop())

const count = 1_000
const header =
  'customerId,customerNumber,providerNumber,description,alloy,shape,outerDiameter,innerDiameter,length,weight,isNewIntroduction,isAerofab'
const partsOf = (description: string) =>
  csv(
    header,
    ...Array.from({ length: count }, (_, at) => `7002,B-${at},RB-${at},${description},A,disc,12,0,2,31.5,0,0`),
  )

const put = (text: string) =>
  admin.send('PUT', '/write/import/parts', { body: text, headers: { 'content-type': 'text/csv' } })

const descriptions = async () => {
  const filter = encodeURIComponent(JSON.stringify({ customerId: 7002 }))
  const { body } = await admin.get(`/read/data/parts?filter=${filter}&range=[0,${count}]`)
  return { rows: body.length, names: [...new Set(body.map((row: { description: string }) => row.description))] }
}

test('readers see all old rows or all new rows during an import', async () => {
  expect((await put(partsOf('old'))).body).toMatchObject({ added: count })
  let isOver = false
  const imported = put(partsOf('new')).finally(() => {
    isOver = true
  })
  const seen = [await descriptions()]
  while (!isOver) seen.push(await descriptions())
  expect((await imported).body).toMatchObject({ changed: count })
  seen.push(await descriptions())

  expect(new Set(seen.map(({ rows }) => rows))).toEqual(new Set([count]))
  const names = seen.map((one) => one.names.join())
  const firstNew = names.indexOf('new')
  expect(firstNew).toBeGreaterThan(0)
  expect(new Set(names.slice(0, firstNew))).toEqual(new Set(['old']))
  expect(new Set(names.slice(firstNew))).toEqual(new Set(['new']))
})

/** Search index entries and the numbers of the rows; both must be equal, also after a bulk import. */
const numbersOf = async (kind: string, table: string, column: string) => {
  const entered = await api.rows.ask(
    'select record, customer_id, number from numbers where kind = ? order by record, number',
    kind,
  )
  const meant = await api.rows.ask(
    `select cast(id as text) as record, customer_id, ${column} as number from ${table} where ${column} <> ''`,
  )
  return {
    entered: entered.map((row) => JSON.stringify(row)).sort(),
    meant: meant.map((row) => JSON.stringify(row)).sort(),
  }
}

test('numbers from a bulk import are found by search like single ones', async () => {
  await put(partsOf('newest').replaceAll('7002,B-', '7001,C-').replaceAll('RB-', 'RC-'))
  const orders = Array.from({ length: 1_500 }, (_, at) => `7001,MANY-${at},2026-09-01`)
  const { code } = await importInto(api, { purchaseOrders: csv('customerId,number,orderedOn', ...orders) })
  expect(code).toBe(0)
  const found = await numbersOf('purchaseOrder', 'purchase_orders', 'number')
  expect(found.entered).toEqual(found.meant)
  const { body } = await admin.get('/read/data/parts?filter={"q":"rc-999"}')
  expect(body).toHaveLength(1)
  await importInto(api, { purchaseOrders: csv('customerId,number,orderedOn', '7001,LAST-1,2026-09-01') })
  const after = await numbersOf('purchaseOrder', 'purchase_orders', 'number')
  expect(after.entered).toEqual(after.meant)
  expect(after.entered).toHaveLength(found.entered.length + 1)
})
