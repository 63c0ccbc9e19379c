import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#dataProvider/calls/callError.ts'
import { dataProvider } from '#dataProvider/combined.ts'
import { registerResource } from '#dataProvider/resources.ts'
import type { RecordCalls } from '#schema/records/crud.ts'
import { recordCalls, recordTypeOf } from '#schema/records/index.ts'
import type { RecordType } from '#schema/records/record.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => vi.unstubAllGlobals())

for (const name of ['quoteTreatments', 'customerTerms']) {
  const { entity } = recordTypeOf(name) as RecordType
  const calls = recordCalls[`data/${name}`] as RecordCalls
  registerResource({ name: `data/${name}`, entity, ...calls } as never)
}

const page = { page: 2, perPage: 2 }
const sort = { field: 'price', order: 'DESC' } as const
const onWire = { id: 7, specId: 3, name: 'Solution', price: 1.25, weeks: 2, version: 99 }
const inProgram = { ...onWire, price: 125 }

describe('plain records', () => {
  test('are listed by the read service and decoded into domain names', async () => {
    const { requests } = stubGateway({
      'GET /read/data/quoteTreatments': () => json([onWire], { headers: { 'Content-Range': 'quoteTreatments 2-2/3' } }),
    })
    const filter = { specId: 3 }
    const answer = await dataProvider.getList('data/quoteTreatments', { pagination: page, sort, filter })
    expect(answer).toMatchObject({ data: [inProgram], total: 3 })
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
      sort: '["price","DESC"]',
      range: '[2,3]',
      filter: '{"specId":3}',
    })
  })

  test('are updated by the write service with the version that was read', async () => {
    const { requests } = stubGateway({ 'PUT /write/data/quoteTreatments/7': () => json({ ...onWire, version: 100 }) })
    const data = { ...inProgram, name: 'Ageing' }
    const answer = await dataProvider.update('data/quoteTreatments', { id: 7, data, previousData: inProgram })
    expect(answer.data).toEqual({ ...inProgram, version: 100 })
    // The body contains the version that was read.
    expect(requests[0]?.body).toEqual({ ...onWire, name: 'Ageing' })
  })

  test('are sent with a text id if it is the number of another record', async () => {
    const { requests } = stubGateway({ 'PUT /write/data/customerTerms/101': () => failure(409, 'conflict') })
    const data = { id: '101', version: 1, customerId: 101 }
    const change = dataProvider.update('data/customerTerms', { id: '101', data, previousData: data as never })
    await expect(change).rejects.toBeInstanceOf(CallError)
    expect(requests[0]?.body).toMatchObject({ id: '101', customerId: 101 })
  })

  test('report the tables that refer to them when a deletion is rejected', async () => {
    const counts = { quote_lines: 3 }
    stubGateway({
      'DELETE /write/data/quoteTreatments/7': () => failure(409, 'referred_to', { referredBy: counts }),
    })
    const removal = dataProvider.delete('data/quoteTreatments', { id: 7, previousData: inProgram })
    await expect(removal).rejects.toMatchObject({ code: 'referred_to', referredBy: counts })
  })
})
