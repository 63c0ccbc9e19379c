import { describe, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { volume } from '#tests/support/database/upTo.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice, everyCustomer } from '#tests/support/rows/commercial/invoices.ts'
import { addNote, invoiceId, referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import { reckonPayments } from './payments.reckoned.ts'

// The demo customer without records, so that every row belongs to this test.
const customer: number = customers.brandNew
const directParent = 105

let api: Api
let admin: Client
let buyer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  buyer = await api.as('new')
})

const open = async (cents: number, order: string | null = null, of = customer) =>
  invoiceId(api, await addInvoice(api, of, { due: '2026-11-10', cents, order }))

type Reference = Parameters<typeof referenceOf>[0]

let keys = 0
const generate = (reference: Reference, { by = buyer, of = customer, key = `key-${keys++}` } = {}) =>
  by.send('POST', referencePath(of), { ...referenceOf(reference), headers: { 'idempotency-key': key } })

interface Invoice {
  readonly idfactura: number
  readonly balance: number
  readonly available: number
}

const invoicesOf = async (of = customer, query = '') =>
  (await admin.get(`/read/Account/obtenerfacturas/${of}${query}`)).body.facturas as Invoice[]
const availableOf = async (id: number) => (await invoicesOf()).find(({ idfactura }) => idfactura === id)?.available
const search = async (more: object = {}) => {
  const body = { id: customer, factura: null, purchaseorder: null, bankreference: null, ...more }
  const answer = await buyer.send('POST', '/read/Account/detailbank/', { body })
  return answer.body.detailbank as { numero: string; idestatus: number; total: number; CreationDate: string }[]
}
const cancel = (number: string, { by = buyer, of = customer, reason = 'Wrong invoices' } = {}) =>
  by.send('POST', `/write/Account/cancelreference/${of}`, { body: { numero: number, motivo: reason } })
const linesOf = async (number: string) =>
  (await buyer.get(`/read/Account/DETAILDETAIL/${customer}?numero=${number}`)).body.detaildetail as object[]

describe('bank reference', () => {
  test('returns 404 alike for foreign and absent invoices and notes', async () => {
    const own = await open(10_000)
    const foreign = await open(10_000, null, customers.creditHold)
    const foreignNote = await addNote(api, customers.creditHold, 500)
    const reference: Reference[] = [
      {
        invoices: [
          [own, 1],
          [foreign, 1],
        ],
      },
      {
        invoices: [
          [own, 1],
          [987_654, 1],
        ],
      },
      { invoices: [[own, 1]], notes: [[foreignNote, 1]] },
    ]
    for (const each of reference) expect((await generate(each)).status).toBe(404)
    expect((await generate({ invoices: [[foreign, 1]] }, { of: customers.creditHold })).status).toBe(404)
    expect(await availableOf(own)).toBe(100)
  })

  test.each([
    ['no invoice', () => ({ invoices: [] })],
    ['an amount of 0', (id: number) => ({ invoices: [[id, 0]] })],
    ['an amount below 0', (id: number) => ({ invoices: [[id, -1]] })],
    [
      'an invoice named twice',
      (id: number) => ({
        invoices: [
          [id, 1],
          [id, 1],
        ],
      }),
    ],
  ] as [string, (id: number) => Reference][])('cannot be created with %s', async (_, reference) => {
    const answer = await generate(reference(await open(10_000)))
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input'])
  })

  test('reserves the paid amounts until applied, and is found by its contents', async () => {
    const [whole, part] = [await open(12_345, 'PO-9'), await open(20_000)]
    const note = await addNote(api, customer, 5_045)
    const { status, body } = await generate({
      invoices: [
        [whole, 123.45],
        [part, 50],
      ],
      notes: [[note, 50.45]],
    })
    expect([status, body.TotalLate]).toEqual([200, expect.stringMatching(/^\d{12}$/)])
    expect([await availableOf(whole), await availableOf(part)]).toEqual([0, 150])
    const [found] = await search({ bankreference: body.TotalLate })
    expect(found).toMatchObject({ numero: body.TotalLate, idestatus: 1, total: 123, CreationDate: businessDay })
    expect(await search({ purchaseorder: 'PO-9' })).toEqual([found])
    expect(await search({ purchaseorder: 'PO-none' })).toEqual([])
    expect(await linesOf(body.TotalLate)).toMatchObject([
      {
        Pedido: 'PO-9',
        Numero: body.TotalLate,
        fc: businessDay,
        Cantidad: 123.45,
        total: 123.45,
        esnotacredito: false,
      },
      { Pedido: null, Cantidad: 50, total: 200, esnotacredito: false },
      { facti: `CN-${note}`, fc: '2026-11-01', Cantidad: 50.45, esnotacredito: true },
    ])
    await api.rows.ask('update bank_references set status = 3 where number = ?', body.TotalLate)
    expect([await availableOf(whole), await availableOf(part)]).toEqual([123.45, 200])
  })

  test('uses credit notes until nothing is left to pay; the rest stays available', async () => {
    const invoice = await open(10_000)
    const [first, second, third] = [
      await addNote(api, customer, 6_000),
      await addNote(api, customer, 9_000),
      await addNote(api, customer, 100),
    ]
    const notes = [
      [first, 60],
      [second, 90],
      [third, 1],
    ] as const
    const { body } = await generate({ invoices: [[invoice, 100]], notes })
    expect((await search({ bankreference: body.TotalLate }))[0]?.total).toBe(0)
    const left = (await buyer.get(`/read/Account/obtenernotasdecredito/${customer}`)).body.notas as {
      idfactura: number
      cantidad: number
    }[]
    const leftOf = (id: number) => left.find(({ idfactura }) => idfactura === id)?.cantidad
    expect([leftOf(first), leftOf(second), leftOf(third)]).toEqual([undefined, 50, 1])
  })

  test('returns 409 with the current state for more than the available amount', async () => {
    const invoice = await open(10_000)
    await generate({ invoices: [[invoice, 70]] })
    const before = (await search()).length
    const { status, body } = await generate({ invoices: [[invoice, 30.01]] })
    expect([status, body.error]).toEqual([409, 'conflict'])
    expect(body.current).toEqual({ facturas: [{ id: invoice, available: 30 }], notas: [] })
    expect(await search()).toHaveLength(before)
    expect((await generate({ invoices: [[invoice, 30]] })).status).toBe(200)
  })

  test('is created once for repeated requests with one idempotency key', async () => {
    const invoice = await open(10_000)
    const pending = [1, 2, 3].map(() => generate({ invoices: [[invoice, 60]] }, { key: 'the-same' }))
    const answers = await Promise.all(pending)
    expect(new Set(answers.map(({ body }) => body.TotalLate)).size).toBe(1)
    expect(await availableOf(invoice)).toBe(40)
  })

  test('is created for one of two users who take the same balance at once', async () => {
    const invoice = await open(10_000)
    const other = await api.as((await addMember(api, admin, { multiple_client_ids: [customer] })).email)
    const answers = await Promise.all([buyer, other].map((by) => generate({ invoices: [[invoice, 100]] }, { by })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.current.facturas).toEqual([{ id: invoice, available: 0 }])
  })

  test('writes an audit row', async () => {
    const { body } = await generate({ invoices: [[await open(500), 5]] })
    const rows = await api.rows.ask('select * from audit where record = ?', `bank reference ${body.TotalLate}`)
    expect(rows).toHaveLength(1)
  })
})

describe('cancelling a bank reference', () => {
  const generated = async (reference: Reference) => (await generate(reference)).body.TotalLate as string

  test('returns 404 alike for foreign and absent references', async () => {
    const number = await generated({ invoices: [[await open(10_000), 1]] })
    expect((await cancel(number, { of: customers.creditHold })).status).toBe(404)
    expect((await cancel(number, { by: admin, of: customers.creditHold })).status).toBe(404)
    expect((await cancel('000000000000')).status).toBe(404)
    expect((await search({ bankreference: number }))[0]?.idestatus).toBe(1)
  })

  test.each(['', '  ', 'x'.repeat(256)])('needs a reason of at most 255 characters, not %j', async (reason) => {
    const number = await generated({ invoices: [[await open(10_000), 1]] })
    const { status, body } = await cancel(number, { reason })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['motivo']])
  })

  test('returns 409 once something is applied, and for a cancelled reference', async () => {
    const [partly, line, twice] = [
      await generated({ invoices: [[await open(10_000), 1]] }),
      await generated({ invoices: [[await open(10_000), 1]] }),
      await generated({ invoices: [[await open(10_000), 1]] }),
    ]
    await api.rows.ask('update bank_references set status = 2 where number = ?', partly)
    await api.rows.ask(
      'update bank_reference_lines set applied = 1 where reference_id = (select id from bank_references where number = ?)',
      line,
    )
    const before = [partly, line, twice].map(async (number) => (await search({ bankreference: number }))[0])
    expect(await Promise.all(before)).toMatchObject([false, false, true].map((cancelable) => ({ cancelable })))
    const answers = [await cancel(partly), await cancel(line), await cancel(twice), await cancel(twice)]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200, 409])
  })

  test.each([
    ['the customer', () => buyer],
    ['staff', () => admin],
  ])('by %s frees its invoices and notes at once, keeps it, and is in the audit log', async (_, by) => {
    const [invoice, note] = [await open(10_000), await addNote(api, customer, 5_000)]
    const reference: Reference = { invoices: [[invoice, 100]], notes: [[note, 50]] }
    const number = await generated(reference)
    expect((await generate(reference)).status).toBe(409)
    expect((await cancel(number, { by: by() })).body).toEqual({ numero: number })
    expect(await search({ bankreference: number })).toMatchObject([
      { idestatus: 'cancelled', total: 50, cancelable: false, cancelada: businessDay, motivo: 'Wrong invoices' },
    ])
    expect(await linesOf(number)).toHaveLength(2)
    expect(await availableOf(invoice)).toBe(100)
    expect((await generate(reference)).status).toBe(200)
    const [, entry] = await api.rows.ask(
      'select after from audit where record = ? order by id',
      `bank reference ${number}`,
    )
    expect(JSON.parse(String(entry?.after))).toEqual({ cancelledOn: businessDay, reason: 'Wrong invoices' })
  })

  test('does not hide a payment that arrives nevertheless', async () => {
    const invoice = await open(10_000)
    const number = await generated({ invoices: [[invoice, 60]] })
    await cancel(number)
    await api.rows.ask('update bank_references set status = 2 where number = ?', number)
    expect((await search({ bankreference: number }))[0]).toMatchObject({ idestatus: 2, cancelada: businessDay })
    expect(await availableOf(invoice)).toBe(100)
  })

  test('at once with 50 new ones leaves no invoice in two open references, and none is lost', async () => {
    const of = await addCustomer(api)
    const ids = await Promise.all(Array.from({ length: 10 }, () => open(10_000, null, of)))
    const whole = (id: number) => generate({ invoices: [[id, 100]] }, { by: admin, of })
    const first = (await Promise.all(ids.map(whole))).map(({ body }) => String(body.TotalLate))
    const cancelled = Promise.all([...first, ...first].map((number) => cancel(number, { by: admin, of })))
    const made = await Promise.all(Array.from({ length: 50 }, (_, at) => whole(ids[at % ids.length] ?? 0)))
    const statuses = (await cancelled).map(({ status }) => status)
    // A busy database rejects with 503, and has then changed nothing.
    const expected = [200, 409, 503]
    expect(statuses.filter((status) => !expected.includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(first.length)
    expect(made.filter(({ status }) => !expected.includes(status))).toEqual([])
    await Promise.all(ids.map(whole))
    const held = await api.rows.ask(
      `select invoice_id, count(*) as times, cast(sum(line.amount) as integer) as cents
        from bank_reference_lines as line join bank_references on bank_references.id = reference_id
        where customer_id = ? and cancelled_on is null group by 1 order by 1`,
      of,
    )
    expect(held.map(({ times, cents }) => [Number(times), Number(cents)])).toEqual(ids.map(() => [1, 10_000]))
    expect(held.map((row) => Number(row.invoice_id))).toEqual(ids.toSorted((one, other) => one - other))
  })
})

test('one demo customer has a credit note larger than its debt', async () => {
  const path = `/read/Account/obtenernotasdecredito/${directParent}`
  const notes = (await admin.get(path)).body.notas as { cantidad: number }[]
  const owed = (await invoicesOf(directParent)).reduce((sum, { balance }) => sum + balance, 0)
  expect(owed).toBeGreaterThan(0)
  expect(Math.max(...notes.map(({ cantidad }) => cantidad))).toBeGreaterThan(owed)
})

test('500 random simultaneous references use no balance twice, and all sums match', async () => {
  const of = await addCustomer(api)
  const ids = await Promise.all([9_999, 50_000, 123_456, 1_000_000].map((cents) => open(cents, null, of)))
  const notes = await Promise.all([7_777, 90_000].map((cents) => addNote(api, of, cents)))
  const { below } = dice('500 references')
  const some = (all: readonly number[], max: number) =>
    all.filter(() => below(6) === 0).map((id) => [id, (1 + below(max)) / 100] as const)
  const statuses: number[] = []
  for (let round = 0; round < 50; round += 1) {
    const references = Array.from({ length: 10 }, () => ({
      invoices: [[ids[below(4)] ?? 0, (1 + below(4_000)) / 100] as const],
      notes: some(notes, 300),
    }))
    const answers = await Promise.all(references.map((reference) => generate(reference, { by: admin, of })))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  const made = statuses.filter((status) => status === 200).length
  expect(made).toBeGreaterThan(50)
  const held = await api.rows.ask(
    `select invoice_id, credit_note_id, cast(sum(line.amount) as integer) as cents from bank_reference_lines as line
      join bank_references on bank_references.id = reference_id where customer_id = ? group by 1, 2`,
    of,
  )
  const balances = new Map([...ids.map((id, at) => [id, [9_999, 50_000, 123_456, 1_000_000][at] ?? 0] as const)])
  for (const { invoice_id: invoice, cents } of held)
    if (invoice !== null) {
      expect(Number(cents)).toBeLessThanOrEqual(balances.get(Number(invoice)) ?? 0)
      const left = (await invoicesOf(of)).find(({ idfactura }) => idfactura === Number(invoice))?.available
      expect(Math.round(Number(left) * 100)).toBe((balances.get(Number(invoice)) ?? 0) - Number(cents))
    }
  const [sums] = await api.rows.ask(
    `select count(*) as made, cast(sum(total) as integer) as total,
      cast((select sum(case when invoice_id is null then -line.amount else line.amount end)
        from bank_reference_lines as line join bank_references on bank_references.id = reference_id
        where customer_id = ?) as integer) as lines
      from bank_references where customer_id = ?`,
    of,
    of,
  )
  expect([Number(sums?.made), Number(sums?.total)]).toEqual([made, Number(sums?.lines)])
})

test('payable amounts and references of every customer match the database rows', async () => {
  const everybody = await everyCustomer(api)
  expect(everybody.length).toBeGreaterThan(volume(10))
  const cents = (dollars: number) => Math.round(dollars * 100)
  for (const id of everybody) {
    const { body: found } = await admin.get(`/read/Account/obtenernotasdecredito/${id}`)
    const search = { id, factura: null, purchaseorder: null, bankreference: null }
    const { body: promised } = await admin.post('/read/Account/detailbank/', search)
    const reckoned = await reckonPayments(api, id)
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
    const invoices = (await invoicesOf(id)).map(({ idfactura, balance, available }) => {
      return { id: idfactura, balance: cents(balance), available: cents(available) }
    })
    expect([id, invoices.sort(byId)]).toEqual([id, reckoned.invoices.sort(byId)])
    const notes = (found.notas as { idfactura: number; cantidad: number }[]).map(({ idfactura, cantidad }) => {
      return { id: idfactura, available: cents(cantidad) }
    })
    expect([id, notes.sort(byId)]).toMatchObject([
      id,
      reckoned.notes.map(({ id, available }) => ({ id, available })).sort(byId),
    ])
    const totals = (promised.detailbank as { total: number }[]).map(({ total }) => cents(total))
    expect([id, totals.sort((a, b) => a - b)]).toEqual([id, reckoned.references.sort((a, b) => a - b)])
  }
})
