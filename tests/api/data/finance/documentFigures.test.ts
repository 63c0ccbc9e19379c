import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { isWhole, someOf, volume } from '#tests/support/database/upTo.ts'
import { fetchDocument, openDocument, totalledColumns } from '#tests/support/files/readPdf.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'

let api: Api
let admin: Client
let ids: number[]

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  const all = await api.rows.ask('select id from customers where type = 1 order by id')
  expect(all.length).toBeGreaterThan(8)
  ids = someOf(all).map(({ id }) => id)
})

const maxLines = 2_000
const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const dollars = (cents: number) => amount.format(cents / 100)
const pieces = (count: unknown) => new Intl.NumberFormat('en-US').format(Number(count))
const plain = (text: string) => text.replace(/\s+/g, ' ')

const read = async (path: string) => {
  const { text, pages } = await openDocument(api, admin, path)
  return { text: plain(text), last: plain(pages.at(-1) ?? '') }
}

type Open = { number: string; due_on: string; balance: number }

const openInvoices = async (customer: number) =>
  (
    await api.rows.ask('select number, due_on, balance from invoices where customer_id = ? and balance <> 0', customer)
  ).map((row) => ({ ...row, balance: Number(row.balance) }) as Open)

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const sum = (invoices: readonly Open[]) => invoices.reduce((total, { balance }) => total + balance, 0)

const tablesOf = (text: string) =>
  ['Overdue Invoices', 'Invoices due this month', 'Invoices not due yet'].map((title) => {
    const from = text.indexOf(`${title} Invoice`)
    const total = / Total (-?[\d,]+\.\d\d)/.exec(text.slice(from))
    return { rows: text.slice(from, from + (total?.index ?? 0)), total: total?.[1] }
  })

interface Line {
  readonly quantity: number
  readonly shipped: number
  readonly price: number
  readonly weight: number
  readonly partial: number
}

const linesOf = async (where: string, value: number) =>
  (
    await api.rows.ask(
      `select quantity, shipped, price, weight, coalesce(partial_quantity, 0) as partial from job_orders join parts on parts.id = part_id where ${where}`,
      value,
    )
  ).map(
    (row): Line => ({
      quantity: Number(row.quantity),
      shipped: Number(row.shipped),
      price: Number(row.price),
      weight: Number(row.weight),
      partial: Number(row.partial),
    }),
  )

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const toHundredths = (value: number) => Math.round(value * 100) / 100
const open = ({ quantity, shipped }: Line) => quantity - shipped

const ofAll = (path: (customer: number) => string) => async (customer: number) => [
  { path: path(customer), lines: await linesOf('job_orders.customer_id = ?', customer) },
]

const ofOrder = (kind: string, condition: string) => async (customer: number) => {
  const [found] = await api.rows.ask(
    `select hash, order_documents.purchase_order_id as purchase_order from order_documents
      join job_orders on job_orders.purchase_order_id = order_documents.purchase_order_id
      where order_documents.customer_id = ? and kind = ? and ${condition}
      group by hash, order_documents.purchase_order_id order by count(*) desc, hash limit 1`,
    customer,
    kind,
  )
  if (!found) return []
  const lines = await linesOf(`${condition} and purchase_order_id = ?`, found.purchase_order)
  return [{ path: `/content/api/Main/0x${found.hash}/DocumentFile`, lines }]
}

const sumOf = (lines: readonly Line[], of: (line: Line) => number) => toHundredths(total(lines.map(of)))

const tables = [
  {
    name: 'status report',
    title: 'Orders',
    paths: ofAll(documentPaths.statusReport),
    stored: (lines: readonly Line[]) => [
      sumOf(lines, ({ quantity }) => quantity),
      sumOf(lines, open),
      sumOf(lines, (line) => toHundredths(line.weight * open(line))),
      sumOf(lines, (line) => open(line) - line.partial),
    ],
  },
  {
    name: 'schedule',
    title: 'Order lines',
    paths: ofAll(documentPaths.schedule),
    stored: (lines: readonly Line[]) => [
      sumOf(lines, ({ quantity }) => quantity),
      sumOf(lines, ({ shipped }) => shipped),
      sumOf(lines, open),
    ],
  },
  {
    name: 'confirmation',
    title: 'Order lines',
    paths: ofOrder('confirmation', 'quantity > 0'),
    stored: (lines: readonly Line[]) => [
      sumOf(lines, ({ quantity }) => quantity),
      sumOf(lines, ({ quantity, price }) => (quantity * price) / 100),
    ],
  },
  {
    name: 'certificate',
    title: 'Shipped parts',
    paths: ofOrder('certificate', 'shipped > 0'),
    stored: (lines: readonly Line[]) => [sumOf(lines, ({ shipped }) => shipped)],
  },
]

describe('documents of every demo customer', () => {
  test('the statement contains the totals of its rows, and each open invoice in its table', async () => {
    const month = businessDay.slice(0, 7)
    for (const id of ids) {
      const invoices = await openInvoices(id)
      const parts = [
        invoices.filter(({ due_on }) => due_on < businessDay),
        invoices.filter(({ due_on }) => due_on >= businessDay && due_on.slice(0, 7) === month),
        invoices.filter(({ due_on }) => due_on >= businessDay && due_on.slice(0, 7) > month),
      ]
      const { text } = await read(documentPaths.statement(id))
      for (const [index, { rows, total }] of tablesOf(text).entries()) {
        const part = parts[index] ?? []
        expect(total, `customer ${id}`).toBe(dollars(sum(part)))
        const missing = part.filter(({ number, balance }) => !rows.includes(number) || !rows.includes(dollars(balance)))
        expect(missing, `customer ${id}`).toEqual([])
      }
      const [overdue = [], due = [], open = []] = parts
      expect(text).toContain(`Total Balance ${dollars(sum(invoices))}`)
      expect(text).toContain(`Overdue amount ${dollars(sum(overdue))}`)
      expect(text).toContain(`Amount due this month ${dollars(sum(due))}`)
      expect(text).toContain(`Open amount not due yet ${dollars(Math.max(0, sum(open)))}`)
      expect(text).toContain(`# of invoices ${pieces(invoices.length)}`)
      const oldest = Math.max(0, ...invoices.map(({ due_on }) => dayNumber(businessDay) - dayNumber(due_on)))
      expect(text.includes('Credit hold'), `customer ${id}`).toBe(oldest > 20)
    }
  })

  test.each(tables)(
    'the totals of the $name equal the sums of its printed rows and of the stored rows',
    async ({ title, paths, stored }) => {
      let opened = 0
      for (const id of ids) {
        for (const { path, lines } of await paths(id)) {
          const { bytes } = await fetchDocument(api, admin, path)
          const columns = await totalledColumns(bytes, title)
          const expected = stored(lines)
          expect(
            columns.map(({ total }) => total),
            path,
          ).toEqual(expected)
          opened += 1
          // Totals include the rows that were cut off.
          if (lines.length > maxLines) continue
          expect(
            columns.map(({ rows }) => [rows.length, toHundredths(total(rows))]),
            path,
          ).toEqual(expected.map((sum) => [lines.length, sum]))
        }
      }
      expect(opened).toBeGreaterThanOrEqual(volume(6))
    },
  )

  test('an acknowledgement contains quantity, price and amount', async () => {
    const lines = await api.rows.ask(
      `select min(job_orders.id) as id from job_orders where acknowledged_on is not null and status <> 'late'
        group by customer_id`,
    )
    expect(lines.length).toBeGreaterThan(5)
    for (const { id } of someOf(lines)) {
      const [{ number, quantity, price } = {}] = await api.rows.ask(
        'select number, quantity, price from job_orders where id = ?',
        id,
      )
      const { text } = await read(`/content/api/Orders/${id}/acknowledgement`)
      expect(text).toContain(`Job Order ${number} `)
      const [cents, count] = [Number(price), Number(quantity)]
      expect(text).toContain(`${pieces(count)} ${dollars(cents)} ${dollars(cents * count)} `)
    }
  })

  test('each invoice linked in a list opens, with the amounts of the account', async () => {
    for (const id of ids) {
      const [row] = await api.rows.ask(
        `select invoices.number, amount, balance, invoices.hash as invoice, purchase_orders.hash as purchase
          from invoices join purchase_orders on purchase_orders.id = purchase_order_id
          where invoices.customer_id = ? and has_document = 1 order by invoices.id limit 1`,
        id,
      )
      if (!row) continue
      const { text } = await read(`/content/EQuoteService/FacturaStreamEncode/0x${row.purchase}/0x${row.invoice}`)
      expect(text).toContain(`Invoice ${row.number}`)
      expect(text).toContain(`Invoice total ${dollars(Number(row.amount))}`)
      expect(text).toContain(`Balance ${dollars(Number(row.balance))}`)
    }
  })
})

// The limit does not depend on the database, so SQLite suffices.
if (isWhole)
  test('a status report over 2,000 lines is cut with a notice, and its totals are complete', async () => {
    const [{ count, id } = { count: 0, id: 0 }] = await api.rows.ask(
      'select customer_id as id, count(*) as count from job_orders group by customer_id order by count(*) desc limit 1',
    )
    expect(Number(count)).toBeGreaterThan(25_000)
    const { text } = await read(documentPaths.statusReport(id))
    expect(text).toContain(`These are the first 2,000 of ${pieces(count)} lines; the totals cover all of them.`)
  })
