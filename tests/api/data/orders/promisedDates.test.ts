import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'
import { plantLines } from '#tests/support/rows/orders/wipRows.ts'

const customer = 7001
const line = (jobOrder: string, more: object = {}) => ({
  purchaseOrder: 'PO-L',
  jobOrder,
  part: 'LED-1',
  requested: '2026-12-20',
  committed: '2026-12-15',
  ...more,
})

let api: Api
let admin: Client
let seller: Client
let buyer: Client

/** With connected services, sign-in uses another database than the rows of this test. */
const email = 'ledger.buyer@made.example'

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  seller = await api.as('manager')
  await importInto(api, smallPlant)
  await plantLines(
    api,
    customer,
    [{ number: 'LED-1' }],
    [
      line('L-1'),
      line('L-2', { newlyCommitted: '2026-12-20' }),
      line('L-3', { committed: null }),
      line('L-4', { shipped: 10 }),
      line('L-5'),
      line('L-6'),
    ],
  )
  await addMember(api, admin, { email, multiple_client_ids: [customer] })
  buyer = await api.as(email, demoPassword)
})

afterAll(() => api.stop())

const entriesOf = async (jobOrder: string) => {
  const found = await api.rows.ask(
    `select kind, promised_on, before_on, source, name, reason from promises
      where customer_id = ? and job_order = ? order by id`,
    customer,
    jobOrder,
  )
  return found.map(({ kind, promised_on, before_on, source, name, reason }) => [
    kind,
    before_on,
    promised_on,
    source,
    name,
    reason,
  ])
}
const idOf = async (jobOrder: string) => {
  const [row] = await api.rows.ask('select id from job_orders where customer_id = ? and number = ?', customer, jobOrder)
  return Number(row?.id)
}
const move = async (jobOrder: string, day: string, reason = 'Furnace') => {
  const change = { idOrden: await idOf(jobOrder), nuevaFecha: day, Comment: reason }
  const { status, text } = await seller.post('/write/api/Orders/dates', [change])
  if (status !== 200) throw new Error(`${jobOrder} is not moved: ${status} ${text}`)
}
const nameOfSeller = async () => String((await seller.get('/auth/api/logged-user/')).body.name)

describe('promise ledger', () => {
  test('starts with the dates of a new line', async () => {
    expect(await entriesOf('L-1')).toEqual([['opened', null, '2026-12-15', 'service', '', null]])
    expect(await entriesOf('L-2')).toEqual([
      ['opened', null, '2026-12-15', 'service', '', null],
      ['opened', '2026-12-15', '2026-12-20', 'service', '', null],
    ])
    expect(await entriesOf('L-3')).toEqual([])
  })

  test('has an entry for each date set by a person, even for an unchanged one', async () => {
    await move('L-1', '2027-01-10', 'Die broke')
    await move('L-1', '2027-01-10', 'Still so')
    await move('L-3', '2027-02-01')
    const name = await nameOfSeller()
    expect((await entriesOf('L-1')).slice(1)).toEqual([
      ['moved', '2026-12-15', '2027-01-10', 'person', name, 'Die broke'],
      ['confirmed', '2027-01-10', '2027-01-10', 'person', name, 'Still so'],
    ])
    expect(await entriesOf('L-3')).toEqual([['given', null, '2027-02-01', 'person', name, 'Furnace']])
  })

  test('has an entry for each changed date of an import, and none for unchanged ones', async () => {
    const before = await api.rows.ask('select max(id) as id from promises')
    const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn,committedOn'
    const rows = (day: string) => [
      `7001,J-1,PO-1,R70001,1,10,1,onTime,2026-12-01,${day}`,
      '7001,J-2,PO-1,R70002,2,20,1,onTime,2026-10-01,2026-10-09',
    ]
    await importInto(api, { jobOrders: csv(header, ...rows('2026-11-30')) })
    await importInto(api, { jobOrders: csv(header, ...rows('2026-11-30').map((row) => row.replace('onTime', 'late'))) })
    await importInto(api, { jobOrders: csv(header, ...rows('')) })
    await importInto(api, {
      jobOrders: csv(`${header},modifiedComment`, ...rows('2026-12-24').map((row) => `${row},Press`)),
    })
    expect(await entriesOf('J-1')).toEqual([
      ['given', null, '2026-11-30', 'import', 'command', null],
      ['withdrawn', '2026-11-30', null, 'import', 'command', null],
      ['given', null, '2026-12-24', 'import', 'command', 'Press'],
    ])
    expect(await entriesOf('J-2')).toEqual([['given', null, '2026-10-09', 'import', 'command', null]])
    const [{ count }] = (await api.rows.ask(
      'select count(*) as count from promises where id > ?',
      Number(before[0]?.id),
    )) as [{ count: number }]
    expect(Number(count)).toBe(4)
  })

  test('has an entry for changes by other writers, attributed to the service', async () => {
    await api.rows.ask("update job_orders set committed_on = '2027-03-03' where id = ?", await idOf('L-6'))
    expect((await entriesOf('L-6')).at(-1)).toEqual(['moved', '2026-12-15', '2027-03-03', 'service', '', null])
    expect(await api.rows.ask('select * from promise_givers')).toEqual([])
  })

  test('rejects updates and deletions of entries', async () => {
    const immutable = /kept as they are/
    const before = await entriesOf('L-1')
    await expect(api.rows.ask("update promises set reason = 'x' where job_order = 'L-1'")).rejects.toThrow(immutable)
    await expect(api.rows.ask("delete from promises where job_order = 'L-1'")).rejects.toThrow(immutable)
    if (api.databaseUrl) await expect(api.rows.ask('truncate promises')).rejects.toThrow(immutable)
    expect(await entriesOf('L-1')).toEqual(before)
  })
})

describe('promises moved since the last visit', () => {
  let navigation = 0
  const seenTo = async () => {
    const [row] = await api.rows.ask(
      `select seen_to from last_visits join users on users.id = last_visits.user_id
        where users.email = ? and customer_id = ?`,
      email,
      customer,
    )
    return row && Number(row.seen_to)
  }
  const open = async (slug = '/') => {
    navigation += 1
    const [{ newest }] = (await api.rows.ask('select max(id) as newest from promises')) as [{ newest: number }]
    const visited = { slug, client_id: customer, navigation: `moved ${navigation}` }
    await buyer.post('/auth/api/validate-page-access-forge/', visited)
    await expect.poll(seenTo, { timeout: 30_000 }).toBe(Number(newest))
  }
  const leave = () => api.rows.ask("update last_visits set at = '2026-01-01T00:00:00.000Z'")
  const search = { id: customer, status: null, JobOrder: null, OP: null, PartNumber: null }
  const filter = `?filter=${encodeURIComponent(JSON.stringify({ promise: 'moved' }))}`
  const shown = async () => {
    const orders = await buyer.post(`/read/OpenOrders/ListadoFiltrado/${filter}`, search)
    const whole = await buyer.get(`/read/OpenOrders/Listado/${customer}${filter}`)
    expect(whole.body).toEqual(orders.body)
    const report = await buyer.post(`/read/OpenOrders/StatusReportSteel/${filter}`, search)
    const wip = await buyer.post(`/read/WIP/getwipdetallefiltrado/${filter}`, {
      id: customer,
      client_id: null,
      op: null,
      jo: null,
      partnumber: null,
      status: null,
    })
    const counts = await buyer.get(`/read/api/Customers/${customer}/wipreport${filter}`)
    const home = await buyer.get(`/read/Dashboard/MovedPromisedDates/${customer}`)
    type Row = Record<string, string>
    const lines = orders.body.ListadoOpenOrders.flatMap(({ Detalle }: { Detalle: Row[] }) => Detalle)
    return {
      orders: lines.map(({ OP, movedFrom, promiseDate }: Row) => [OP, movedFrom, promiseDate]),
      report: report.body.ListadoStatusReport.map(({ JobOrder, movedFrom, PromiseShipdate }: Row) => [
        JobOrder,
        movedFrom,
        PromiseShipdate,
      ]),
      wip: wip.body.wipdetalle.map(({ OP, movedFrom }: Row) => [OP, movedFrom]),
      counts: JSON.parse(counts.body.value).map(({ AnvilOrder, movedFrom }: Row) => [AnvilOrder, movedFrom]),
      home: home.body.Total,
    }
  }
  const nothing = { orders: [], report: [], wip: [], counts: [], home: 0 }

  test('are empty on the first visit', async () => {
    expect(await shown()).toEqual(nothing)
    await open()
    expect(await shown()).toEqual(nothing)
  })

  test('are shown in all lists and counted on home during the next visit only', async () => {
    await leave()
    await move('L-5', '2027-01-04')
    await move('L-5', '2027-01-14')
    const moved = {
      orders: [['L-5', '2026-12-15', '2027-01-14']],
      report: [['L-5', '2026-12-15', '2027-01-14']],
      wip: [['L-5', '2026-12-15']],
      counts: [['L-5', '2026-12-15']],
      home: 1,
    }
    expect(await shown()).toEqual(moved)
    await open()
    await open('open-orders-report')
    expect(await shown()).toEqual(moved)
    await leave()
    expect(await shown()).toEqual(nothing)
    await open('wip-reports')
    expect(await shown()).toEqual(nothing)
  })

  test('include moves during a visit, once', async () => {
    await move('L-5', '2027-01-15')
    expect((await shown()).home).toBe(1)
    await open()
    expect((await shown()).home).toBe(1)
    buyer = await api.as(email, demoPassword)
    expect((await shown()).home).toBe(0)
    await open()
  })

  test('exclude lines that are back at their date, shipped or new', async () => {
    await leave()
    await move('L-5', '2027-05-05')
    await move('L-5', '2027-01-15')
    await api.rows.ask("update job_orders set committed_on = '2027-05-05' where id = ?", await idOf('L-4'))
    await plantLines(
      api,
      customer,
      [{ number: 'LED-2' }],
      [{ ...line('L-7'), purchaseOrder: 'PO-M', part: 'LED-2', newlyCommitted: '2027-01-01' }],
    )
    expect(await shown()).toEqual(nothing)
    await move('L-7', '2027-02-02')
    expect((await shown()).report).toEqual([['L-7', '2027-01-01', '2027-02-02']])
    await open()
  })

  test('are counted per user, for own customers only', async () => {
    await leave()
    await move('L-5', '2027-06-06')
    expect((await shown()).home).toBe(1)
    const { body } = await admin.get(`/read/Dashboard/MovedPromisedDates/${customer}`)
    expect(body.Total).toBe(0)
    const stranger = await api.as('customer')
    expect((await stranger.get(`/read/Dashboard/MovedPromisedDates/${customer}`)).status).toBe(404)
  })

  test('show the first promise in every list', async () => {
    const { body } = await buyer.post('/read/OpenOrders/StatusReportSteel/', { ...search, JobOrder: 'L-5' })
    expect(body.ListadoStatusReport[0]).toMatchObject({ firstPromise: '2026-12-15', PromiseShipdate: '2027-06-06' })
  })
})

describe('promises in the order timeline', () => {
  const story = async (by: Client, jobOrder: string) => {
    const { body } = await by.get(`/read/api/Customers/${customer}/timeline?by=jobOrder&number=${jobOrder}`)
    const events: Record<string, string | null>[] = body.events
    return events
      .filter(({ kind }) => kind?.startsWith('promise') && !['promised', 'promisedAnew'].includes(kind))
      .map(({ kind, day, promised, promisedBefore, source, by: giver, note }) => ({
        kind,
        day,
        promised,
        promisedBefore,
        source,
        by: giver,
        note,
      }))
  }

  test('are listed in order with time, giver and reason', async () => {
    const moved = { kind: 'promiseMoved', day: '2026-11-05', source: 'person', by: await nameOfSeller() }
    expect(await story(buyer, 'L-1')).toEqual([
      { ...moved, promisedBefore: '2026-12-15', promised: '2027-01-10', note: 'Die broke' },
      { ...moved, kind: 'promiseConfirmed', promisedBefore: '2027-01-10', promised: '2027-01-10', note: 'Still so' },
    ])
  })

  test('name only persons to customers, but also imports and services to staff', async () => {
    const [first] = await story(buyer, 'J-1')
    expect([first?.kind, first?.source, first?.by]).toEqual(['promiseGiven', null, null])
    const [same] = await story(admin, 'J-1')
    expect([same?.source, same?.by]).toEqual(['import', 'command'])
    const [service] = await story(admin, 'L-6')
    expect([service?.kind, service?.source]).toEqual(['promiseMoved', 'service'])
  })
})
