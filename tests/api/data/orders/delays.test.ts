import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { plantLines } from '#tests/support/rows/orders/wipRows.ts'

const customer = customers.brandNew
let api: Api
let staff: Client
let seller: Client

const order = (jobOrder: string, more: object = {}) => ({
  purchaseOrder: `P-${jobOrder}`,
  jobOrder,
  part: 'DLY-1',
  status: 'onTime',
  requested: '2026-12-20',
  committed: '2026-12-15',
  quantity: 10,
  ...more,
})

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  staff = await api.as('staff')
  seller = await api.as('manager')
  await plantLines(
    api,
    customer,
    [{ number: 'DLY-1' }, { number: 'dly_2' }],
    [
      order('D-1'),
      order('D-2', { shipped: 4 }),
      order('D-3', { committed: '2020-01-02', status: 'late', part: 'dly_2' }),
      order('D-4', { shipped: 10, status: 'delivered' }),
      order('D-5', { status: 'deviationRequest' }),
      order('D-6', { committed: null }),
    ],
  )
})

const path = '/read/api/Orders/delays'
const listed = async (query = '', by = staff) => {
  const { body, status, headers } = await by.get(`${path}${query}`)
  return { status, range: headers.get('content-range'), rows: status === 200 ? JSON.parse(body.value) : [] }
}
const lineOf = async (number: string) => {
  const [row] = await api.rows.ask(
    `select id, status, committed_on, new_committed_on, modified_on, modified_comment from job_orders
      where customer_id = ? and number = ?`,
    customer,
    number,
  )
  return row as Record<string, string | number | null>
}
const idOf = async (number: string) => Number((await lineOf(number)).id)
const change = async (number: string, day: string, more: object = {}) => ({
  idOrden: await idOf(number),
  nuevaFecha: day,
  Comment: 'Furnace',
  ...more,
})
const send = (changes: readonly object[], by = staff, headers = {}) =>
  by.post('/write/api/Orders/dates', changes, headers)

describe('delay list', () => {
  test('contains the open lines of all customers, earliest commitment first', async () => {
    const { rows, range } = await listed('?range=[0,99]')
    const [{ open }] = (await api.rows.ask('select count(*) as open from job_orders where quantity > shipped')) as [
      { open: number },
    ]
    expect(range).toBe(`delays 0-99/${open}`)
    const days = rows.map(({ shippingDate }: { shippingDate: string | null }) => shippingDate)
    expect(days).toEqual(days.toSorted())
    // Other tests of the same portal may have left earlier lines.
    expect(days).toContain('2020-01-02')
    const { rows: last } = await listed('?sort=["commitmentDate","DESC"]&range=[0,0]')
    expect(last[0].shippingDate).toBeNull()
  })

  test('finds part numbers that contain a text, without wildcards', async () => {
    const numbers = async (std: string) =>
      (await listed(`?filter=${encodeURIComponent(JSON.stringify({ providerPartNumber: std }))}`)).rows.map(
        ({ order }: { order: string }) => order,
      )
    expect(await numbers('LY_2')).toEqual(['D-3'])
    expect(await numbers('%')).toEqual([])
  })

  describe('by', () => {
    const orders = async (filter: object) => {
      const query = `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["jobOrder","ASC"]&range=[0,999]`
      const { rows } = await listed(query)
      return rows.map(({ order }: { order: string }) => order).filter((number: string) => number.startsWith('D-'))
    }

    beforeAll(async () => {
      await api.rows.ask('update job_orders set forging = 6 where id = ?', await idOf('D-2'))
      await api.rows.ask(
        "update job_orders set new_committed_on = '2027-01-08' where customer_id = ? and number = 'D-1'",
        customer,
      )
    })

    test.each([
      ['a part of the job order', { jobOrder: 'd-2' }, ['D-2']],
      ['a part of the purchase order', { purchaseOrder: 'P-D-3' }, ['D-3']],
      ['exact job orders', { jobOrders: ['D-1', 'D-4', 'D-5', 'd-6'] }, ['D-1', 'D-5']],
      ['the step that has pieces', { step: 'forging', jobOrder: 'D-' }, ['D-2']],
      ['a step without pieces', { step: 'cutting', jobOrder: 'D-' }, []],
      ['the newest promised date from', { promisedFrom: '2027-01-08', jobOrder: 'D-' }, ['D-1']],
      ['the newest promised date up to', { promisedTo: '2026-12-15', jobOrder: 'D-' }, ['D-2', 'D-3', 'D-5']],
      ['both ends', { promisedFrom: '2026-12-15', promisedTo: '2027-01-07', jobOrder: 'D-' }, ['D-2', 'D-5']],
      ['a wildcard', { customer: '%', jobOrder: 'D-' }, []],
    ])('%s', async (_name, filter, found) => expect(await orders(filter)).toEqual(found))

    test('late lines, whose newest promised date has passed, and the others', async () => {
      expect(await orders({ isLate: true, jobOrder: 'D-' })).toEqual(['D-3'])
      expect(await orders({ isLate: false, jobOrder: 'D-' })).toEqual(['D-1', 'D-2', 'D-5', 'D-6'])
    })

    test('the name of the customer and of its seller', async () => {
      const [names] = (await api.rows.ask(
        `select customers.name, contacts.name as seller from customers
          join customer_terms on customer_terms.customer_id = customers.id
          join contacts on contacts.id = customer_terms.seller_id where customers.id = ?`,
        customer,
      )) as [{ name: string; seller: string }]
      for (const filter of [{ customer: names.name.slice(1).toUpperCase() }, { seller: names.seller.slice(0, -1) }])
        expect(await orders({ ...filter, jobOrder: 'D-2' })).toEqual(['D-2'])
      expect(await orders({ seller: 'nobody of this name', jobOrder: 'D-2' })).toEqual([])
      const { rows } = await listed(`?filter=${encodeURIComponent('{"jobOrder":"D-2"}')}`)
      expect(rows[0].customer).toBe(names.name)
    })

    test('days late, most first', async () => {
      const filter = encodeURIComponent(JSON.stringify({ jobOrder: 'D-' }))
      const { rows } = await listed(`?filter=${filter}&sort=["daysLate","ASC"]&range=[0,999]`)
      const own = rows.filter(({ po }: { po: string }) => po.startsWith('P-D-'))
      expect(own.map(({ order }: { order: string }) => order)).toEqual(['D-3', 'D-2', 'D-5', 'D-1', 'D-6'])
    })
  })

  test('contains the invoiced pieces of a line and the value of the rest', async () => {
    const id = await idOf('D-2')
    await api.rows.ask('update job_orders set price = 12345 where id = ?', id)
    await api.rows.ask(
      `insert into invoices (id, customer_id, number, hash, issued_on, due_on, amount, balance, has_document)
        values (9000001, ?, 'DLY-INV', 'dly-inv', '2026-11-01', '2026-12-01', 49380, 49380, 0)`,
      customer,
    )
    await api.rows.ask(
      'insert into invoice_lines (invoice_id, position, job_order_id, quantity, price) values (9000001, 1, ?, 4, 12345)',
      id,
    )
    const { rows } = await listed('?filter=%7B%22providerPartNumber%22%3A%22dly-1%22%7D')
    expect(rows.find(({ IdOP }: { IdOP: number }) => IdOP === id)).toMatchObject({
      order: 'D-2',
      po: 'P-D-2',
      Qty: 10,
      invoiceQty: 4,
      usd: 740.7,
      shippingDate: '2026-12-15',
      newShippingDate: null,
      FechaModificada: null,
    })
    expect(rows.map(({ order }: { order: string }) => order)).not.toContain('D-4')
  })

  test('returns 403 without a staff content key', async () => {
    expect((await listed('', await api.as('new'))).status).toBe(403)
    expect((await listed('', await api.as('rep'))).status).toBe(403)
    expect((await listed('', seller)).status).toBe(200)
  })
})

test('holidays are kept as records, each day once, and read by those who set dates', async () => {
  const admin = await api.as('admin')
  const day = '2031-12-24'
  expect((await staff.post('/write/data/holidays', { day, name: 'Own' })).status).toBe(403)
  const made = await admin.post('/write/data/holidays', { day, name: 'Christmas Eve' })
  expect([made.status, made.body.id]).toEqual([200, day])
  expect((await admin.post('/write/data/holidays', { day, name: 'Again' })).status).toBe(400)
  expect((await admin.post('/write/data/holidays', { day: '2031-02-30', name: 'None' })).status).toBe(400)
  expect((await staff.get('/read/api/Orders/holidays')).body).toContainEqual({ day, name: 'Christmas Eve' })
  const [left] = await api.rows.ask('select after from audit where record like ?', `holidays ${day}%`)
  expect(JSON.parse(String(left?.after))).toMatchObject({ name: 'Christmas Eve' })
  expect((await admin.send('DELETE', `/write/data/holidays/${day}`)).status).toBe(200)
  expect((await admin.get('/read/data/holidays/2031-13-01')).status).toBe(404)
})

test('consignments are the flagged lines in order of entry, each with the unit price', async () => {
  const ids = [await idOf('D-2'), await idOf('D-1')]
  for (const id of ids) await api.rows.ask('update job_orders set is_consignment = 1, price = 2550 where id = ?', id)
  const { body } = await staff.get('/read/api/Orders/consignments')
  const rows: { IdOP: number; usd: number }[] = JSON.parse(body.value)
  expect(rows.map(({ IdOP }) => IdOP)).toEqual(rows.map(({ IdOP }) => IdOP).toSorted((left, right) => left - right))
  expect(rows.filter(({ IdOP }) => ids.includes(IdOP)).map(({ usd }) => usd)).toEqual([25.5, 25.5])
  const [{ flagged }] = (await api.rows.ask('select count(*) as flagged from job_orders where is_consignment = 1')) as [
    { flagged: number },
  ]
  expect(rows).toHaveLength(Number(flagged))
})

describe('new dates', () => {
  beforeEach(async () => {
    await api.rows.ask(
      `update job_orders set new_committed_on = null, modified_on = null, modified_comment = null
        where customer_id = ?`,
      customer,
    )
  })

  test('change commitment, date of change and reason, and the resulting status', async () => {
    const answer = await send([
      await change('D-1', '2026-12-31', { fechaAnterior: '2026-12-15' }),
      await change('D-3', '2099-01-01'),
      await change('D-5', '2099-01-01'),
      await change('D-6', '2020-05-05', { fechaAnterior: null }),
    ])
    expect(JSON.parse(answer.body.value)).toEqual({ message: 'Date(s) changed successfully.' })
    const moved = { new_committed_on: '2099-01-01', modified_comment: 'Furnace', modified_on: expect.any(String) }
    expect(await lineOf('D-1')).toMatchObject({ ...moved, new_committed_on: '2026-12-31', status: 'delayed' })
    expect(await lineOf('D-3')).toMatchObject({ ...moved, status: 'delayed' })
    expect(await lineOf('D-5')).toMatchObject({ ...moved, status: 'deviationRequest' })
    expect(await lineOf('D-6')).toMatchObject({ ...moved, new_committed_on: '2020-05-05', status: 'late' })
  })

  test('appear at once on home, in work in progress, open orders and the status report', async () => {
    const buyer = await api.as('new')
    const late = async () => (await buyer.get(`/read/Dashboard/ObtenerLateDelivery/${customer}`)).text
    const before = await late()
    await send([await change('D-1', '2020-02-03')])
    expect(await late()).not.toBe(before)
    const wip = await buyer.get(`/read/api/Customers/${customer}/wipreport?po=P-D-1`)
    expect(JSON.parse(wip.body.value)[0]).toMatchObject({ NewAnvilCommitmentDate: '2020-02-03', Status: 'Late' })
    const search = { id: customer, status: 1, JobOrder: 'D-1', OP: null, PartNumber: null }
    const orders = await buyer.post('/read/OpenOrders/ListadoFiltrado/', search)
    expect(orders.body.ListadoOpenOrders).toHaveLength(1)
    const status = await buyer.post('/read/OpenOrders/StatusReportSteel/', search)
    expect(status.body.ListadoStatusReport[0]).toMatchObject({ PromiseShipdate: '2020-02-03' })
  })

  test('return 409 for all if one line has moved since, with its current date', async () => {
    await send([await change('D-2', '2027-01-05')], seller)
    const answer = await send([
      await change('D-1', '2027-02-01', { fechaAnterior: '2026-12-15' }),
      await change('D-2', '2027-02-02', { fechaAnterior: '2026-12-15' }),
    ])
    expect([answer.status, answer.body.error]).toEqual([409, 'conflict'])
    expect(answer.body.current).toEqual([
      { IdOP: await idOf('D-2'), order: 'D-2', newShippingDate: '2027-01-05', isOpen: true },
    ])
    expect((await lineOf('D-1')).new_committed_on).toBeNull()
    expect((await lineOf('D-2')).new_committed_on).toBe('2027-01-05')
  })

  test('return 409 for a shipped line and 404 for an absent one', async () => {
    const left = await send([await change('D-4', '2027-02-01')])
    expect([left.status, left.body.current[0].isOpen]).toEqual([409, false])
    const absent = { idOrden: 987_654_321, nuevaFecha: '2027-02-01', Comment: 'x' }
    expect((await send([absent])).status).toBe(404)
  })

  test.each(['0026-12-01', '1899-12-31', '2101-01-01', '9999-12-31'])('refuse the year of %s', async (day) => {
    const { status, body } = await send([await change('D-1', day)])
    expect([status, body.fields]).toEqual([400, { '0.nuevaFecha': 'Must be in the years 1900 to 2100.' }])
    expect((await lineOf('D-1')).new_committed_on).toBeNull()
  })

  test('require a comment for each line, and each line only once', async () => {
    const first = await change('D-1', '2027-02-01')
    expect((await send([{ ...first, Comment: ' ' }])).status).toBe(400)
    expect((await send([first, first])).status).toBe(400)
    expect((await send([])).status).toBe(400)
    expect((await lineOf('D-1')).new_committed_on).toBeNull()
  })

  test('are stored once if sent simultaneously from the same date', async () => {
    const days = Array.from({ length: 8 }, (_, at) => `2027-03-${10 + at}`)
    const answers = await Promise.all(
      days.map(async (day, at) =>
        send([await change('D-1', day, { fechaAnterior: '2026-12-15' })], at % 2 ? staff : seller),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const winner = days[answers.findIndex(({ status }) => status === 200)]
    expect((await lineOf('D-1')).new_committed_on).toBe(winner)
  })

  test('are stored and audited once for an idempotency key', async () => {
    const changes = [await change('D-1', '2027-04-01', { fechaAnterior: '2026-12-15' })]
    const headers = { 'idempotency-key': 'dates-once' }
    const answers = [await send(changes, staff, headers), await send(changes, staff, headers)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const left = await api.rows.ask('select after from audit where record = ?', `jobOrder ${changes[0]?.idOrden} D-1`)
    const days = left.map(({ after }) => JSON.parse(String(after)).commitment)
    expect(days.filter((day) => day === '2027-04-01')).toHaveLength(1)
  })
})
