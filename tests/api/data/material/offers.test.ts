import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { pdf } from '#tests/support/rows/material.ts'
import { addOffer, agreementAt, answerOf, invoiceAt, invoiceOf, itemsOf, offersOf } from '#tests/support/rows/offers.ts'

type Row = Readonly<Record<string, string & number>>

const customer = customers.steelMaker

let api: Api
let buyer: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  buyer = await api.as('steel')
  staff = await api.as('staff')
  for (let id = 6001; id <= 6008; id += 1) await addOffer(api, { id, customer })
  for (let id = 6101; id <= 6108; id += 1) await addOffer(api, { id, customer, status: 2 })
})

const dayBefore = (days: number) => new Date(Date.parse(businessDay) - days * 86_400_000).toISOString().slice(0, 10)
const listed = async (query = '', by = buyer, of: number = customer) =>
  (await by.get(`${offersOf(of)}${query}`)).body as Row[]
const offerOf = async (id: number) => (await listed()).find((row) => row.id === id)
const answer = (id: number, aceptado: boolean, { by = buyer, headers = {} }: Asking = {}) =>
  by.post(answerOf(id), { aceptado }, headers)
interface Asking {
  readonly by?: Client
  readonly headers?: Record<string, string>
}
const formOf = (...files: readonly File[]) => {
  const form = new FormData()
  for (const file of files) form.append('documentFactura', file)
  return form
}
const send = (id: number, file = pdf('invoice.pdf'), { by = buyer, headers = {} }: Asking = {}) =>
  by.post(invoiceOf(id), formOf(file), headers)
const storedFiles = () => keptFiles(api.dataDir).length

describe('offer list', () => {
  test("contains the steel maker's offers of each state with their documents", async () => {
    const { body } = await buyer.get(`${offersOf(customer)}?end=${dayBefore(1)}`)
    expect(body.map(({ id, idEstatus, files }: Row) => [id, idEstatus, files])).toEqual([
      [1, 1, []],
      [2, 1, []],
      [3, 2, ['purchaseAgreement']],
      [4, 3, ['purchaseAgreement', 'aprobationOfferDocument']],
      [5, 4, []],
      [6, 5, []],
      [7, 9, []],
      [8, 3, ['purchaseAgreement', 'aprobationOfferDocument']],
    ])
    expect(body[0]).toEqual({
      id: 1,
      proposalDate: dayBefore(2),
      totalInventory: 5000.01,
      offered: 3.25,
      idEstatus: 1,
      desicionDate: null,
      files: [],
    })
  })

  test('is filtered by offer date, including both limits', async () => {
    const ids = async (from: number, to: number) =>
      (await listed(`?start=${dayBefore(from)}&end=${dayBefore(to)}`)).map(({ id }) => id)
    expect(await ids(31, 1)).toEqual([1, 2, 3, 4])
    expect(await ids(32, 32)).toEqual([5])
    expect(await ids(365, 200)).toEqual([6, 7])
    expect(await ids(400, 366)).toEqual([8])
  })
})

describe('offer items', () => {
  test('are the offered material, with the fields of each kind', async () => {
    const items = (await buyer.get(itemsOf(1))).body as Row[]
    const ofKind = (kind: number) => items.filter(({ tipo }) => tipo === kind)
    expect([...new Set(items.map(({ tipo }) => tipo))].sort()).toEqual([1, 2, 3])
    expect(ofKind(1)[0]).toMatchObject({
      partNumber: 'NS 20139',
      standar: 'AMS 5662',
      peso: 1200.45,
      AnvilPartNumber: 'D20139',
      ultimaFecha: dayBefore(3),
      heat: null,
      productNumber: null,
    })
    expect(ofKind(2)).toContainEqual(
      expect.objectContaining({ heat: 'H718-2251', carpenterBar: 'B-202', pesoInicial: 784.11, peso: 9.01 }),
    )
    expect(ofKind(3)[0]).toMatchObject({
      productNumber: 'NS 20139',
      bohlerPartNumber: 'S20139',
      status: 'Rejected',
      AnvilNCR: 'FF-26-00421',
      peso: 905.12,
      partNumber: null,
    })
  })

  test.each(['items', 'agreement', 'invoice', 'answer', 'sending'])(
    'return 404 for a foreign offer, like all its calls: %s',
    async (what) => {
      const newcomer = await api.as('new')
      const reads: Readonly<Record<string, (id: number) => ReturnType<Client['get']>>> = {
        items: (id) => newcomer.get(itemsOf(id)),
        agreement: (id) => newcomer.get(agreementAt(id)),
        invoice: (id) => newcomer.get(invoiceAt(id)),
        answer: (id) => answer(id, true, { by: newcomer }),
        sending: (id) => send(id, pdf(), { by: newcomer }),
      }
      for (const id of [4, 6001, 6101, 999_999]) expect((await reads[what]?.(id))?.status).toBe(404)
    },
  )
})

describe('scrap offer', () => {
  test('has an agreement and a decision date when accepted', async () => {
    expect((await buyer.get(agreementAt(6001))).status).toBe(404)
    const { status, body } = await answer(6001, true)
    expect([status, body.message]).toEqual([200, 'Thank you for accepting our offer!'])
    expect(await offerOf(6001)).toMatchObject({ idEstatus: 2, desicionDate: businessDay, files: ['purchaseAgreement'] })
    expect((await buyer.get(agreementAt(6001))).status).toBe(200)
    expect((await buyer.get(invoiceAt(6001))).status).toBe(404)
  })

  test('has no documents when declined', async () => {
    const { status, body } = await answer(6002, false)
    expect([status, body.message]).toEqual([200, 'Offer declined'])
    expect(await offerOf(6002)).toMatchObject({ idEstatus: 4, desicionDate: businessDay, files: [] })
    expect((await buyer.get(agreementAt(6002))).status).toBe(404)
  })

  test('is answered once; a later answer returns 409 with the current state', async () => {
    expect((await answer(6003, false)).status).toBe(200)
    const late = await answer(6003, true)
    expect([late.status, late.body.error]).toEqual([409, 'conflict'])
    expect(late.body.current).toMatchObject({ id: 6003, idEstatus: 4, desicionDate: businessDay })
  })

  test('is answered once by twenty simultaneous answers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => answer(6004, at % 2 === 0)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test.each([4, 5, 6, 7])('in a final state returns 409 for an answer and for an invoice: %i', async (id) => {
    expect([(await answer(id, true)).status, (await send(id)).status]).toEqual([409, 409])
  })

  test.each([1, 'yes', null])('returns 400 for an answer other than yes or no: %j', async (aceptado) => {
    expect((await buyer.post(answerOf(6005), { aceptado })).status).toBe(400)
    expect(await offerOf(6005)).toMatchObject({ idEstatus: 1 })
  })

  test('can be read, but not changed, by staff', async () => {
    expect((await listed('', staff)).length).toBeGreaterThan(8)
    expect((await staff.get(agreementAt(4))).status).toBe(200)
    expect((await staff.get(invoiceAt(4))).status).toBe(200)
    expect((await answer(6005, true, { by: staff })).status).toBe(403)
    expect((await send(6101, pdf(), { by: staff })).status).toBe(403)
    expect([await offerOf(6005), await offerOf(6101)].map((row) => row?.idEstatus)).toEqual([1, 2])
  })

  test('is answered once for an idempotency key, and audited', async () => {
    const headers = { 'Idempotency-Key': 'key-of-6006' }
    const answers = [await answer(6006, true, { headers }), await answer(6006, true, { headers })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await api.rows.ask("select before, after from audit where record = 'offer 6006'")
    expect(rows.map(({ before, after }) => [JSON.parse(String(before)), JSON.parse(String(after))])).toEqual([
      [{ status: 1 }, { status: 2 }],
    ])
  })
})

describe('invoice of an agreement', () => {
  test('completes it, and is downloaded unchanged', async () => {
    const { status, body } = await send(6102, pdf('Ñandú "invoice".pdf'))
    expect([status, body.message]).toEqual([200, 'Document successfully submitted.'])
    expect(await offerOf(6102)).toMatchObject({
      idEstatus: 3,
      desicionDate: businessDay,
      files: ['purchaseAgreement', 'aprobationOfferDocument'],
    })
    const file = await buyer.get(invoiceAt(6102))
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%C3%91and%C3%BA/)
    expect(file.text).toBe('%PDF-1.7 signed')
    const [row] = await api.rows.ask("select after from audit where record = 'offer 6102'")
    expect(JSON.parse(String(row?.after))).toMatchObject({ status: 3, invoice: 'Ñandú "invoice".pdf', size: 15 })
  })

  test('returns 409 for an unanswered offer', async () => {
    const before = storedFiles()
    expect((await send(6007)).status).toBe(409)
    expect(await offerOf(6007)).toMatchObject({ idEstatus: 1 })
    expect(storedFiles()).toBe(before)
  })

  test('is stored once of twenty at the same time, with one file', async () => {
    const before = storedFiles()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(6103, pdf(`${at}.pdf`))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(storedFiles()).toBe(before + 1)
  })

  test('returns 400 for an executable', async () => {
    const before = storedFiles()
    const { status, body } = await send(6104, new File(['MZ'], 'invoice.pdf'))
    expect([status, body.codes]).toEqual([400, { documentFactura: { code: 'fileType' } }])
    expect(await offerOf(6104)).toMatchObject({ idEstatus: 2 })
    expect(storedFiles()).toBe(before)
  })
})

describe('purchase agreement', () => {
  const weights = (text: string) => [...text.matchAll(/\d[\d,]*\.\d\d/g)].map(([weight]) => weight)

  test('contains the parties, the price and each item of the offer', async () => {
    const { text } = await openDocument(api, buyer, agreementAt(3))
    expect(text).toContain('Purchase agreement')
    for (const fact of ['1,201.28', '3.18', '3,820.07']) expect(weights(text)).toContain(fact)
    for (const item of ['NS 20139', 'AMS 5662', 'H718-1702', 'B-017', 'NS 20163', 'FF-25-00310'])
      expect(text).toContain(item)
    for (const weight of ['801.26', '90.01', '310.01']) expect(weights(text)).toContain(weight)
  })

  test('is named and written in the language of the reader', async () => {
    const file = await buyer.get(agreementAt(3), { 'accept-language': 'es' })
    expect(file.headers.get('content-disposition')).toContain('Contrato de compra 3.pdf')
    const { text } = await openDocument(api, buyer, agreementAt(3), { 'accept-language': 'es' })
    for (const word of ['Precio (USD/kg)', 'Tejos', 'Puntas de corte', 'Chatarra', 'Envíenos su factura'])
      expect(text).toContain(word)
    expect(text).not.toMatch(/\b(Price|Punch|Cutting|Scrap|Total value|Weight|Please|Accepted)\b/)
  })
})
