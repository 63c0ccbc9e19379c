import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { pagesOf } from '#tests/support/files/readPdf.ts'
import { documentPaths, plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { addPaper, paperPath } from '#tests/support/rows/orders/shipmentDocuments.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

const own = customers.brandNew

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  await plantDocuments(api, own)
})

afterAll(() => api.stop())

const read = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${buyer.token}`, ...headers } })
  expect(answer.status).toBe(200)
  const pages = await pagesOf(new Uint8Array(await answer.arrayBuffer()))
  return { name: answer.headers.get('content-disposition') ?? '', text: pages.join(' ').replace(/\s+/g, ' ') }
}

/** English terms that differ in Spanish; names in the rows are not translated. */
const english = /\b(Customer|Legal name|As of|as of|Total Balance|Due date|Order lines|Qty|Amount|Status|Page \d)\b/

describe.each([
  ['statement', 'Estado de cuenta'],
  ['invoice', 'Factura'],
  ['orderDocument', 'Confirmación del pedido'],
  ['statusReport', 'Reporte de estatus'],
  ['schedule', 'Cronograma'],
  ['orderSchedule', 'Cronograma'],
  ['acknowledgement', 'Acuse de recibo del pedido'],
] as const)('the document %s', (name, title) => {
  test('is entirely in the language chosen by the reader', async () => {
    const { text } = await read(documentPaths[name](own), { cookie: 'frlang=es', 'accept-language': 'en' })
    expect(text).toContain(title)
    expect(text).toMatch(/Página 1 de \d+/)
    expect(text).not.toMatch(english)
  })

  test('is in English without a chosen or preferred language', async () => {
    const { text } = await read(documentPaths[name](own), {})
    expect(text).toMatch(/Page 1 of \d+/)
    expect(text).not.toContain(title)
  })
})

const ofLoads =
  /\b(Customer|Legal name|Heat|Tested on|Element|Shipped on|Ship to|Carrier|Freight|Packed parts|Qty|Page \d)\b/

test.each([
  ['millTest', 'Reporte de prueba de material'],
  ['packingList', 'Lista de empaque'],
  ['billOfLading', 'Conocimiento de embarque'],
] as const)('load document %s is in Spanish if chosen', async (kind, title) => {
  const load = await addDelivery(api, await addJobOrder(api, own), { shipped_on: '2026-10-20' })
  const path = paperPath(await addPaper(api, own, [load], { kind, number: `N-${kind}` }))
  const { text } = await read(path, { cookie: 'frlang=es' })
  expect(text).toContain(`${title} N-${kind}`)
  expect(text).toMatch(/Página 1 de \d+/)
  expect(text).not.toMatch(ofLoads)
  expect((await read(path, {})).text).toMatch(ofLoads)
})

test('a document in Spanish has a Spanish file name', async () => {
  const { name } = await read(documentPaths.statement(own), { 'accept-language': 'es-MX,es;q=0.9' })
  expect(name).toContain('Estado de cuenta')
})
