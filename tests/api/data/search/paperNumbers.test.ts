import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, type SearchHit } from '#schema/home/search.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { addCertificate, addPaper } from '#tests/support/rows/orders/shipmentDocuments.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

const own = customers.healthy

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('customer')
})
afterAll(() => api.stop())

const load = async (of: number = own, shippedOn: string | null = '2026-11-18') =>
  addDelivery(api, await addJobOrder(api, of), { shipped_on: shippedOn })
const found = async (text: string, by = buyer): Promise<SearchHit[]> =>
  (await by.get(`/read/api/Search?q=${encodeURIComponent(text)}`)).body
const places = async (text: string, by = buyer) =>
  (await found(text, by)).map((hit) => `${hit.kind} ${hit.number} ${addressOf(hit)}`)

test('search finds a certificate and each serial number on it, and opens the pack of its load', async () => {
  const id = await load()
  await addCertificate(api, id, '0778001234', { serials: 'QX 90001, QX90002; "QX\\90003"\nQX90004' })
  const pack = `/shipment-documents?pack=${id}`
  expect(await places('778001234')).toEqual([`certificate 0778001234 ${pack}`])
  expect(await places('qx90001')).toEqual([`serial QX 90001 ${pack}`])
  expect(await places('QX-90002')).toEqual([`serial QX90002 ${pack}`])
  expect(await places('"qx\\90003"')).toEqual([`serial "QX\\90003" ${pack}`])
  expect(await places('90004')).toEqual([`serial QX90004 ${pack}`])
})

test('search finds a changed certificate by its new numbers only, and a deleted one no more', async () => {
  const id = await load()
  await addCertificate(api, id, 'CQ-1', { serials: 'QA7001,QA7002' })
  await api.rows.ask("update certificates set serials = 'QA7002,QA7003', number = 'CQ-2' where number = 'CQ-1'")
  expect([await found('cq1'), await found('qa7001')]).toEqual([[], []])
  for (const text of ['cq2', 'qa7002', 'qa7003']) expect(await places(text), text).toHaveLength(1)
  await api.rows.ask("delete from certificates where number = 'CQ-2'")
  for (const text of ['cq2', 'qa7002', 'qa7003']) expect(await found(text), text).toEqual([])
})

test('search finds heats, packing lists and bills of lading, and opens the pack of the last load', async () => {
  const [early, late] = [await load(own, '2026-11-01'), await load(own, '2026-11-20')]
  for (const [kind, number] of [
    ['millTest', 'HQ7100'],
    ['packingList', 'PQ7200'],
    ['billOfLading', 'BQ7300'],
  ] as const)
    await addPaper(api, own, [early, late], { kind, number })
  const pack = `/shipment-documents?pack=${late}`
  expect(await places('HQ7100')).toEqual([`testedHeat HQ7100 ${pack}`])
  expect(await places('PQ7200')).toEqual([`packingList PQ7200 ${pack}`])
  expect(await places('BQ7300')).toEqual([`billOfLading BQ7300 ${pack}`])
})

test('before a load has left, search opens the timeline of its heat, and finds none of its other papers', async () => {
  const waiting = await load(own, null)
  await addPaper(api, own, [waiting], { kind: 'millTest', number: 'HW7100' })
  await addPaper(api, own, [waiting], { kind: 'packingList', number: 'PW7200' })
  await addCertificate(api, waiting, 'CW7300', { serials: 'SW7400' })
  expect(await places('HW7100')).toEqual(['testedHeat HW7100 /order?heat=HW7100'])
  for (const text of ['PW7200', 'CW7300', 'SW7400']) expect(await found(text), text).toEqual([])
})

test('search finds no papers of other customers, or without the page', async () => {
  const foreign = await load(customers.creditHold)
  await addPaper(api, customers.creditHold, [foreign], { kind: 'packingList', number: 'PF7200' })
  await addCertificate(api, foreign, 'CF7300', { serials: 'SF7400' })
  const mine = await load()
  await addCertificate(api, mine, 'CM7300', { serials: 'SM7400' })
  for (const text of ['PF7200', 'CF7300', 'SF7400']) expect(await found(text), text).toEqual([])
  const { id, email } = await addMember(api, await api.as('admin'))
  const member = await api.as(email as string)
  expect(await places('CM7300', member)).toHaveLength(1)
  await api.rows.ask('insert into user_pages (user_id, page_id, has_access, by_admin) values (?, 103, 0, 1)', id)
  for (const text of ['CM7300', 'SM7400']) expect(await found(text, member), text).toEqual([])
})
