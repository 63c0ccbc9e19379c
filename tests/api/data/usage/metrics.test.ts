import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { type Answer, type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, customers } from '#tests/support/client/users.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import { reckonMetrics } from './metrics.reckoned.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const family = '/read/Users/metricosAnvilNowForge'
const ask = async (path: string): Promise<Answer> => {
  const answer = await admin.get(`${family}${path}`)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return answer
}
const totalOf = ({ headers }: Answer) => Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1])

type Reckoned = Awaited<ReturnType<typeof reckonMetrics>>
type Lists = 'entered' | 'noAccess' | 'all' | 'made' | 'quoted' | 'hitRates' | 'purchases' | 'withoutOrders'

/** Each table: name of the recomputed rows, path, and key of the rows in the answer. */
const tables: readonly [name: Lists, path: (division: number) => string, key: string][] = [
  ['entered', (division) => `Detalle/${division}/1`, 'users'],
  ['noAccess', (division) => `Detalle/${division}/0`, 'users'],
  ['all', (division) => `TotalUsuarios/${division}`, 'users'],
  ['made', (division) => `GraficaUsuariosCreadosMensualmenteDetalle/${division}`, 'List'],
  ['quoted', (division) => `GraficaMensualQuotedDetalle/${division}`, 'QuotedList'],
  ['hitRates', (division) => `GraficaMensualHitRateDetalle/${division}`, 'HitRateList'],
  ['purchases', (division) => `GraficaMensualPedidosDetalle/${division}`, 'PedidosList'],
  ['withoutOrders', (division) => `ClientesSinPedidos/${division}`, 'List'],
]

const charts: readonly [name: keyof Reckoned, path: string, key: string][] = [
  ['madeByMonth', 'GraficaUsuariosCreadosMensualmente', 'UsuariosCreadosMensualmente'],
  ['quotedByMonth', 'GraficaMensualQuoted', 'DatosGrafica'],
  ['hitRateByMonth', 'GraficaMensualHitRate', 'DatosGrafica'],
  ['purchasesByMonth', 'GraficaMensualPedidos', 'DatosGrafica'],
]

const tiles = { noAccess: 1, entered: 2, quoted: 3, purchases: 4, withoutOrders: 5, all: 7, made: 8 } as const

const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()

const rejected: [path: string, status: number, error: string][] = [
  ['/3', 400, 'invalid_input'],
  ['/Forge', 400, 'invalid_input'],
  ['Detalle/1/2', 400, 'invalid_input'],
  ['GraficaMensualQuotedDetalle/1?sort=["number","ASC"]', 400, 'invalid_input'],
]

describe('metrics', () => {
  test.each(rejected)('%s return 400', async (path, status, error) => {
    const answer = await admin.get(`${family}${path}`)
    expect([answer.status, answer.body.error]).toEqual([status, error])
  })

  test('return 401 when signed out, 403 without the page and for restricted users', async () => {
    expect((await api.anyone.get(`${family}/1`)).status).toBe(401)
    expect((await (await api.as('staff')).get(`${family}/1`)).status).toBe(403)
    const customer = await addMember(api, admin, { newPermissions: [{ id: 105, hasAccess: true }] })
    expect((await (await api.as(customer.email)).get(`${family}/1`)).status).toBe(403)
  })
})

async function plantEdges() {
  const users: [name: string, created: string, login: string | null][] = [
    ['Entered at the last moment', '2025-01-05T12:00:00.000Z', '2026-08-05T06:00:00.000Z'],
    ['Stayed away a moment longer', '2025-01-05T12:00:00.000Z', '2026-08-05T05:59:59.999Z'],
    ['Never entered', '2025-01-05T12:00:00.000Z', null],
    ['Made at the first moment', '2025-11-05T06:00:00.000Z', null],
    ['Made a moment before', '2025-11-05T05:59:59.999Z', null],
    ['Made at the end of a month', '2026-03-01T05:59:59.999Z', null],
    ['Made at the last moment', '2026-11-06T05:59:59.999Z', null],
    ['Made a moment after', '2026-11-06T06:00:00.000Z', null],
  ]
  for (const [name, created, login] of users) {
    const { id } = await addUser(admin, { name })
    await api.rows.ask('update users set created_at = ?, last_login = ? where id = ?', created, login, id)
  }
  const { id } = await addUser(admin, { name: 'Deleted' })
  await api.rows.ask("update users set deleted_at = '2026-11-05T12:00:00.000Z' where id = ?", id)
  const order = async (customer: number, day: string) => {
    const made = await addJobOrder(api, customer, { requested_on: '2026-12-01' })
    await api.rows.ask('update purchase_orders set ordered_on = ? where id = ?', day, made.id)
    return made.id
  }
  // Moves nine in ten orders of the large customer to an old date, which keeps the test fast.
  await api.rows.ask("update purchase_orders set ordered_on = '2024-01-05' where customer_id = 109 and id % 10 <> 0")
  for (const day of ['2025-11-04', '2025-11-05', '2026-11-05', '2026-11-06']) await order(107, day)
  await api.rows.ask("update purchase_orders set ordered_on = '2026-05-05' where customer_id = 208")
  await api.rows.ask("update purchase_orders set ordered_on = '2026-05-04' where customer_id = 209")
  const jobOrder = await order(customers.brandNew, '2026-04-01')
  for (const [number, day] of [
    ['E-1', '2025-11-04'],
    ['E-2', '2025-11-05'],
    ['E-3', '2026-11-05'],
  ] as const)
    await addQuote(number, day, jobOrder)
}

/** A quote with three items, one of them ordered, and a fourth line without a price. */
async function addQuote(number: string, day: string, jobOrder: number) {
  await api.rows.ask(
    'insert into quotes (customer_id, user_id, number, quoted_on) values (?, 1, ?, ?)',
    customers.brandNew,
    number,
    day,
  )
  const [quote] = await api.rows.ask('select id from quotes where number = ?', number)
  for (const [at, price, ordered] of [
    [1, 1_000, jobOrder],
    [2, 33, null],
    [3, 1, null],
    [4, null, null],
  ])
    await api.rows.ask(
      `insert into quote_lines (quote_id, position, part_id, quantity, price, job_order_id)
        values (?, ?, ?, 3, ?, ?)`,
      quote?.id,
      at,
      jobOrder,
      price,
      ordered,
    )
}

describe.each([0, 1, 2] as const)('the metrics of division %i', (division) => {
  let reckoned: Reckoned
  let shown: Record<string, number | null>

  beforeAll(async () => {
    const [planted] = await api.rows.ask("select 1 from quotes where number = 'E-1'")
    if (!planted) await plantEdges()
    reckoned = await reckonMetrics(api, division)
    shown = (await ask(`/${division}`)).body.elements[0]
  })

  test.each(tables)('list %s as computed from the rows', async (name, path, key) => {
    const { body } = await ask(path(division))
    expect(sorted(body[key])).toEqual(sorted(reckoned[name]))
  })

  test.each(charts)('chart %s as computed from the rows', async (name, path, key) => {
    expect((await ask(`${path}/${division}`)).body[key]).toEqual(reckoned[name])
  })

  test.each(Object.entries(tiles))('count in the tile the rows of the table %s', async (name, place) => {
    const path = tables.find(([table]) => table === name)?.[1](division)
    const answer = await ask(`${path}?range=[0,0]`)
    expect([shown[`Valor${place}`], totalOf(answer)]).toEqual(Array(2).fill(reckoned[name as Lists].length))
  })

  test('contain the hit rate of all quoted items', () => expect(shown.Valor6).toBe(reckoned.hitRate))
})

const namesIn = async (path: string, key: string, column: string, pattern: RegExp) => {
  const { body } = await ask(path)
  return (body[key] as Record<string, string>[]).map((row) => row[column] ?? '').filter((name) => pattern.test(name))
}

describe('metrics period', () => {
  test('of access ends three months ago to the day, and lists users who never signed in as inactive', async () => {
    const pattern = /Entered at|Stayed away|Never|Deleted/
    expect(await namesIn('Detalle/1/1', 'users', 'Valor2', pattern)).toEqual(['Entered at the last moment'])
    expect(await namesIn('Detalle/1/0', 'users', 'Valor2', pattern)).toEqual([
      'Never entered',
      'Stayed away a moment longer',
    ])
  })

  test("of new users covers whole days, by month in the portal's time zone", async () => {
    const { body } = await ask('GraficaUsuariosCreadosMensualmenteDetalle/1?sort=["createdAt","ASC"]')
    const own = (body.List as Record<string, unknown>[]).filter(({ Valor3 }) => String(Valor3).startsWith('Made'))
    expect(own.map(({ Valor1, Valor2, Valor3 }) => [Valor1, Valor2, Valor3])).toEqual([
      [2025, 11, 'Made at the first moment'],
      [2026, 2, 'Made at the end of a month'],
      [2026, 11, 'Made at the last moment'],
    ])
  })

  test('of orders includes the day six months ago', async () => {
    const direct = /Petroquímica|Tidewater|Holloway|Tessaly/
    expect(await namesIn('ClientesSinPedidos/1', 'List', 'Valor1', direct)).toEqual([
      'Holloway Wellhead',
      'Tessaly Windkraft',
      'Tidewater Manifold',
    ])
  })
})

describe('metrics hit rate', () => {
  const rates = async () => {
    const { body } = await ask('GraficaMensualHitRateDetalle/1?sort=["hitRate","ASC"]')
    return body.HitRateList as { Valor3: string; Valor6: number; Valor7: number | null }[]
  }

  test("of a customer's month is null, 0, 100, or has two decimals", async () => {
    const own = (await rates()).filter(({ Valor3 }) => Valor3 === 'Kitsuragi Bearing')
    expect(own.map(({ Valor6, Valor7 }) => [Valor6 === 0, Valor7])).toEqual([
      [true, null],
      [false, 0],
      [false, 33.33],
      [false, 100],
    ])
  })

  test('excludes items without a price', async () => {
    const own = (await rates()).filter(({ Valor3 }) => Valor3 === 'Tessaly Windkraft')
    expect(own.map(({ Valor6, Valor7 }) => [Valor6, Valor7])).toEqual([
      [3, 33.33],
      [3, 33.33],
    ])
  })
})

describe('metrics table', () => {
  test('is sorted and paged by the database', async () => {
    const all = (await ask('GraficaMensualPedidosDetalle/0')).body.PedidosList as { Valor11: number }[]
    const totals = all.map(({ Valor11 }) => Valor11).sort((one, other) => other - one)
    const page = await ask('GraficaMensualPedidosDetalle/0?sort=["total","DESC"]&range=[1,3]')
    expect(page.body.PedidosList.map(({ Valor11 }: { Valor11: number }) => Valor11)).toEqual(totals.slice(1, 4))
    expect(page.headers.get('content-range')).toBe(
      `metricosAnvilNowForgeGraficaMensualPedidosDetalle 1-3/${totals.length}`,
    )
  })

  test('is available as CSV', async () => {
    const { text } = await admin.get(`${family}GraficaMensualHitRateDetalle/0`, { accept: 'text/csv' })
    const { body } = await ask('GraficaMensualHitRateDetalle/0')
    expect(text.trim().split('\r\n')).toHaveLength(body.HitRateList.length + 1)
  })
})

test('stored quote totals are exact after random changes of the lines', async () => {
  const chance = dice('lines')
  const [order] = await api.rows.ask('select id, part_id from job_orders where customer_id = 101')
  const ids = (await api.rows.ask('select id from quotes')).slice(0, 12).map(({ id }) => id as number)
  const idOf = () => ids[chance.below(ids.length)]
  await api.rows.ask(
    `insert into order_requests (customer_id, user_id, name, name_key, file_id, placed_at, total)
      select 101, (select min(id) from users), 'sums', 'sums', min(id), '2026-11-05T12:00:00.000Z', 0 from files`,
  )
  const [request] = await api.rows.ask("select id from order_requests where name = 'sums'")
  const isRequested = `exists (select 1 from order_request_lines
    where order_request_lines.quote_id = quote_lines.quote_id and line = quote_lines.position)`
  let made = 0
  const acts = [
    async () => {
      const price = chance.isLucky(0.8) ? chance.below(1_000_000) : null
      const ordered = price !== null && chance.isLucky(0.5) ? order?.id : null
      const position = 100 + chance.below(1_000_000)
      await api.rows.ask(
        `insert into quote_lines (quote_id, position, part_id, quantity, price, job_order_id)
          values (?, ?, ?, ?, ?, ?)`,
        idOf(),
        position,
        order?.part_id,
        1 + chance.below(9),
        price,
        ordered,
      )
    },
    () =>
      api.rows.ask('update quote_lines set quantity = quantity + 1, job_order_id = null where quote_id = ?', idOf()),
    () =>
      api.rows.ask(
        `update quote_lines set quote_id = ?, position = position + 2000000
          where position > 99 and quote_id = ? and not ${isRequested}`,
        idOf(),
        idOf(),
      ),
    () => api.rows.ask(`delete from quote_lines where quote_id = ? and quantity > 5 and not ${isRequested}`, idOf()),
    () => {
      made += 1
      return api.rows.ask(
        `insert into order_request_lines (request_id, position, quote_id, line, release, quantity, price)
          select ${request?.id}, ${made}, quote_id, position, ${made}, 1, price from quote_lines
          where quote_id = ? and price is not null order by position limit 1`,
        idOf(),
      )
    },
    () => api.rows.ask('delete from order_request_lines where quote_id = ?', idOf()),
  ]
  for (let round = 0; round < 120; round += 1) await acts[chance.below(acts.length)]?.()
  const counted = await api.rows.ask(`select quote_id as id, count(price) as items,
    count(case when job_order_id is not null or ${isRequested} then 1 end) as ordered_items,
    sum(coalesce(price, 0) * quantity) as amount from quote_lines group by quote_id order by quote_id`)
  const stored = await api.rows.ask(`select id, items, ordered_items, amount from quotes
    where id in (select quote_id from quote_lines) order by id`)
  const asNumbers = (rows: typeof stored) => rows.map((row) => Object.values(row).map(Number))
  expect(asNumbers(stored)).toEqual(asNumbers(counted))
  expect(
    await api.rows.ask('select id from quotes where amount > 0 and id not in (select quote_id from quote_lines)'),
  ).toEqual([])
})
