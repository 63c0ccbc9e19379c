import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { badInvoices, file, form } from '#tests/support/files/invoiceForms.ts'
import { randomPdf, sendForm } from '#tests/support/files/uploads.ts'
import { addOffer, invoiceOf } from '#tests/support/rows/offers.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const customer = customers.healthy

describe('invoice for an agreement, forwarded to a service', () => {
  let service: RecordingService
  let api: Api
  let by: Client
  const own = 5_001
  const foreign = 5_002

  beforeAll(async () => {
    service = await recordingService()
    api = await startApi({ env: { WRITE_URL: service.url } })
    by = await api.as('customer')
    await addOffer(api, { id: own, customer, status: 2 })
    await addOffer(api, { id: foreign, customer: customers.brandNew, status: 2 })
    service.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"message":"done"}')
    }
  })

  afterAll(async () => {
    await api.stop()
    await service.stop()
  })

  test.each(Object.entries(badInvoices))(
    '%s is rejected and never arrives completely',
    async (_what, [status, make]) => {
      service.recorded.length = 0
      expect((await sendForm(api, invoiceOf(own), { body: make(), by }))?.status).toBe(status)
      expect(service.recorded).toEqual([])
    },
  )

  test('arrives with unchanged bytes', async () => {
    service.recorded.length = 0
    const body = form(file(randomPdf(300_000)))
    expect((await sendForm(api, invoiceOf(own), { body, by }))?.status).toBe(200)
    expect(service.recorded.map(({ url }) => url)).toEqual([`/base/Quotes/${own}/submitOfferFile`])
    expect(service.recorded[0]?.bytes.equals(body)).toBe(true)
  })

  test("for another customer's agreement returns 404 and does not arrive", async () => {
    service.arrived.length = 0
    for (const id of [foreign, 987_654])
      expect((await sendForm(api, invoiceOf(id), { body: form(file()), by }))?.status).toBe(404)
    expect(service.arrived).toEqual([])
  })
})
