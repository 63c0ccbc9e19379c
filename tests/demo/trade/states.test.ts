import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#backend/database/open.ts'
import { customerIds } from '#backend/demo/customers.ts'
import { longestComment } from '#backend/demo/trade/particular/lines.ts'
import { steps } from '#schema/wip/steps.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { plantedDemo, plantedOrdinaryDemo } from '#tests/support/setup/plantedDemo.ts'

const { healthy, creditHold, brandNew, steelMaker, ringsOnly, aerospace, volume } = customerIds
const today = businessDay
let database: OpenDatabase

beforeAll(async () => {
  database = (await plantedDemo()).database
})

const ask = async <Row>(query: string) => (await sql<Row>`${sql.raw(query)}`.execute(database.db)).rows
const figure = async (query: string) => (await ask<{ figure: number | null }>(`select ${query} as figure`))[0]?.figure

const columnOf = (step: string) => step.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const readyDays = (days: number) => `notified_on = date('${today}', '-${days} days') and shipped_on is null`

const ofBothSources = [healthy, creditHold].flatMap((customer): [state: string, query: string][] => {
  const lines = `select 1 from job_orders join parts on parts.id = part_id where job_orders.customer_id = ${customer} and`
  const open = `${lines} quantity > shipped and`
  return [
    ...steps.map((step): [string, string] => [
      `${customer}: ${step} alone`,
      `${open} in_process > 0 and ${columnOf(step)} = in_process`,
    ]),
    [`${customer}: nothing begun`, `${open} in_process = 0`],
    [`${customer}: every step at once`, `${open} ${steps.map((step) => `${columnOf(step)} > 0`).join(' and ')}`],
    [`${customer}: new introduction`, `${open} is_new_introduction = 1`],
    [`${customer}: commitment past`, `${open} coalesce(new_committed_on, committed_on) < '${today}'`],
    [`${customer}: no commitment`, `${open} committed_on is null and new_committed_on is null`],
    [`${customer}: an earlier commitment`, `${open} new_committed_on < committed_on`],
    [`${customer}: late, with acknowledgement`, `${open} status = 'late' and acknowledged_on is not null`],
    [`${customer}: late, without acknowledgement`, `${open} status = 'late' and acknowledged_on is null`],
    [`${customer}: not late, with acknowledgement`, `${open} status <> 'late' and acknowledged_on is not null`],
    [`${customer}: not late, without acknowledgement`, `${open} status <> 'late' and acknowledged_on is null`],
    [`${customer}: partly shipped`, `${open} shipped > 0`],
    [`${customer}: a partial shipment promised`, `${open} partial_on is not null and balance_on > partial_on`],
    [`${customer}: requested on a leap day`, `${lines} requested_on = '2028-02-29'`],
    [`${customer}: requested on 31 December`, `${lines} requested_on = '2026-12-31'`],
    [`${customer}: requested on 1 January`, `${lines} requested_on = '2027-01-01'`],
    ...['late', 'delayed', 'onTime', 'inTransit', 'delivered', 'deviationRequest'].map((status): [string, string] => [
      `${customer}: ${status}`,
      `${lines} status = '${status}'`,
    ]),
    ...[1, 4].map((count): [string, string] => [
      `${customer}: an order of ${count} line(s)`,
      `select 1 from job_orders where customer_id = ${customer} group by purchase_order_id having count(*) = ${count}`,
    ]),
    ...[0, 1, 3].map((count): [string, string] => [
      `${customer}: an order with ${count} document(s)`,
      `select 1 from purchase_orders left join order_documents on purchase_order_id = purchase_orders.id
        where purchase_orders.customer_id = ${customer} group by purchase_orders.id having count(order_documents.hash) = ${count}`,
    ]),
  ]
})

const invoice = (condition: string) => `select 1 from invoices where ${condition}`
const delivery = (condition: string) => `select 1 from deliveries where customer_id = ${healthy} and ${condition}`

const states: readonly [state: string, query: string][] = [
  ...ofBothSources,
  ['part 00123', `select 1 from parts where customer_number = '00123'`],
  ['an order number with a slash', `select 1 from purchase_orders where number like '%/%'`],
  ['a price of 0', `select 1 from job_orders where price = 0 and status = 'delivered'`],
  ['an invoice of 0.00', invoice('amount = 0')],
  ['an invoice due today', invoice(`customer_id = ${healthy} and balance <> 0 and due_on = '${today}'`)],
  ["an invoice due on the month's last day", invoice(`customer_id = ${healthy} and due_on = '2026-11-30'`)],
  ["an invoice due on the next month's first day", invoice(`customer_id = ${healthy} and due_on = '2026-12-01'`)],
  ['an open invoice without document', invoice(`customer_id = ${healthy} and balance <> 0 and has_document = 0`)],
  ['an open invoice for several orders', invoice(`customer_id = ${healthy} and purchase_order_id is null`)],
  ['an invoice paid in part', invoice(`customer_id = ${healthy} and balance > 0 and balance < amount`)],
  ...[5, 3, 16, 1].flatMap((incoterm): [string, string][] =>
    [7, 8].map((days) => [
      `ready under incoterm ${incoterm} for ${days} days`,
      delivery(`incoterm_id = ${incoterm} and ${readyDays(days)}`),
    ]),
  ),
  ['ready without notification', delivery('notified_on is null and shipped_on is null and invoice_id is not null')],
  ['ready without invoice', `select 1 from deliveries where shipped_on is null and invoice_id is null`],
  ['on the way without tracking', delivery('delivered_on is null and shipped_on is not null and tracking is null')],
  ['on the way with tracking 1', delivery(`delivered_on is null and tracking = '1'`)],
  ['on the way with tracking', delivery('delivered_on is null and length(tracking) > 9')],
  ['on the way by Best Way', delivery('delivered_on is null and shipped_on is not null and incoterm_id = 20')],
  ['delivered late', delivery('delivered_on is not null and shipped_on > promised_on')],
  [
    'a customer with nothing ready',
    `select 1 where not exists (select 1 from deliveries where customer_id = ${ringsOnly} and shipped_on is null)`,
  ],
  ['a credit note that is used up', 'select 1 from credit_notes where balance = 0'],
  ['a credit note that is used in part', 'select 1 from credit_notes where balance > 0 and balance < amount'],
  ['a month without shipments', `select 1 from quality_months where customer_id = ${ringsOnly} and percentage is null`],
  ['a month with complaints', `select 1 from quality_months where customer_id = ${healthy} and complaints > 0`],
  ['work in progress of either source', 'select 1 where (select count(distinct wip_source) from customer_terms) = 2'],
  ['either unit type', 'select 1 where (select count(distinct unit_type) from customer_terms) = 2'],
  ['one banner', 'select 1 where (select count(material_notice) from customer_terms) = 1'],
  ['a customer of lots', `select 1 from customer_terms where is_lot_type = 1 and customer_id = ${steelMaker}`],
]

const extremes: typeof states = [
  ['part =1+1', `select 1 from parts where customer_number = '=1+1'`],
  ['a text -0.01', `select 1 from job_orders where release = '-0.01'`],
  ['a script in a comment', `select 1 from job_orders where modified_comment like '%<script>%'`],
  ['an invoice of 99,999,999.99', invoice(`amount = 9999999999 and balance = amount and customer_id = ${aerospace}`)],
]

test.each(states)('ordinary demo includes %s', async (_, query) => {
  const { db } = (await plantedOrdinaryDemo()).database
  expect((await sql.raw(`${query} limit 1`).execute(db)).rows).toHaveLength(1)
})

describe('demo states for the screens', () => {
  test.each([...states, ...extremes])('include %s', async (_, query) => {
    expect((await ask(`${query} limit 1`)).length).toBe(1)
  })

  test('include null in every nullable column', async () => {
    const tables = ['customer_terms', 'job_orders', 'deliveries', 'invoices', 'credit_notes', 'quality_months', 'news']
    const never: string[] = []
    for (const table of tables) {
      const columns = await ask<{ name: string; notnull: number; pk: number }>(`pragma table_info(${table})`)
      for (const { name, notnull, pk } of columns)
        if (!notnull && !pk && (await figure(`(select count(*) from ${table} where ${name} is null)`)) === 0)
          never.push(`${table}.${name}`)
    }
    expect(never).toEqual([])
  })

  test('include months below 100 % only with complaints', async () => {
    const months = 'from quality_months where percentage is not null'
    expect(await figure(`(select count(*) ${months} and complaints = 0 and percentage <> 100)`)).toBe(0)
    expect(await figure(`(select count(*) ${months} and complaints > 0 and percentage >= 100)`)).toBe(0)
  })

  test('include 0, 1 and 5 news', async () => {
    const newsOf = (unit: string) =>
      figure(`(select count(*) from news where (unit is null or unit = '${unit}') and published_on <= '${today}')`)
    expect([await newsOf('Steel'), await newsOf('Forged Discs'), await newsOf('Rings')]).toEqual([0, 1, 5])
  })

  test('include a comment of 255 characters with emoji', async () => {
    expect([...longestComment]).toHaveLength(255)
    expect(await figure(`(select max(length(modified_comment)) from job_orders)`)).toBe(255)
    expect(await ask(`select 1 from job_orders where modified_comment = '${longestComment}'`)).toHaveLength(1)
  })
})

describe('demo figures for rounding', () => {
  const owed = 'from invoices where balance <> 0'

  test('include a negative balance, which counts as not due yet', async () => {
    expect(await figure(`(select sum(balance) ${owed} and customer_id = ${ringsOnly})`)).toBe(-1_250_000)
  })

  test('include half a hundredth of a thousand ready to ship', async () => {
    const worth = 'sum(deliveries.quantity * price)'
    const from = `deliveries join job_orders on job_orders.id = job_order_id where shipped_on is null`
    expect(await figure(`(select ${worth} from ${from} and deliveries.customer_id = ${steelMaker})`)).toBe(1_234_500)
  })

  test('include half a dollar of work in progress', async () => {
    const worth = await figure(`(select sum(in_process * price) from job_orders where customer_id = ${ringsOnly})`)
    expect(Number(worth) % 100).toBe(50)
  })

  test('include seven of eight loads of a month on time', async () => {
    const loads = `from deliveries where customer_id = ${aerospace} and shipped_on like '2026-05-%'`
    expect(await figure(`(select count(*) ${loads})`)).toBe(8)
    expect(await figure(`(select count(*) ${loads} and shipped_on <= promised_on)`)).toBe(7)
  })
})

describe('demo customer of volume', () => {
  test('has tens of open lines of each part number', async () => {
    const counts = await ask<{ lines: number }>(
      `select count(*) as lines from job_orders where customer_id = ${volume} and quantity > shipped group by part_id`,
    )
    expect(counts).toHaveLength(400)
    expect(Math.min(...counts.map(({ lines }) => lines))).toBeGreaterThan(20)
    expect(Math.max(...counts.map(({ lines }) => lines))).toBeLessThan(120)
  })

  test('has shipped in each of the last twelve months, like the healthy customer', async () => {
    for (const customer of [volume, healthy])
      expect(
        await figure(
          `(select count(distinct substr(shipped_on, 1, 7)) from deliveries
            where customer_id = ${customer} and shipped_on >= '2025-12-01')`,
        ),
      ).toBe(12)
  })
})

test('demo terms of payment are those of the invoices', async () => {
  const days = 'julianday(due_on) - julianday(issued_on)'
  const terms = `customer_terms join invoices on invoices.customer_id = customer_terms.customer_id and invoices.number like 'FE%'`
  expect(await ask(`select 1 from ${terms} where ${days} <> credit_days limit 1`)).toEqual([])
  expect(await figure(`(select count(distinct invoices.customer_id) from ${terms})`)).toBeGreaterThan(10)
})

test('demo files that the importer reads give the brand-new customer terms, and each customer unguessable links', async () => {
  expect(await figure(`(select count(*) from customer_terms where customer_id = ${brandNew})`)).toBe(1)
  const hashes = await ask<{ hash: string }>('select distinct hash from customer_terms')
  expect(hashes).toHaveLength(18)
  expect(hashes.filter(({ hash }) => !/^[0-9a-f]{32}$/.test(hash))).toEqual([])
})

test('demo bank has a routing number with a valid check digit', async () => {
  const [bank] = await ask<{ routing_number: string; swift: string }>('select routing_number, swift from bank_details')
  const weighed = [...(bank?.routing_number ?? '')].map((digit, index) => Number(digit) * ([3, 7, 1][index % 3] ?? 0))
  expect(weighed).toHaveLength(9)
  expect(weighed.reduce((sum, value) => sum + value, 0) % 10).toBe(0)
  expect(bank?.swift).toMatch(/^[A-Z]{6}[A-Z0-9]{5}$/)
})
