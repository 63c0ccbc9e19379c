import type { Api } from '../../client/apiClient.ts'
import { someOf } from '../../database/upTo.ts'

/** Ids of demo customers are lower, ids of customers created by tests are higher. */
const lastOfPlant = 9_000
let made = 0

export async function addCustomer({ rows }: Pick<Api, 'rows'>) {
  made += 1
  const id = lastOfPlant + made
  const columns =
    'id, name, legal_name, type, unit, segment, subsegment, has_equote, is_shown, exclude_from_context, search'
  await rows.ask(
    `insert into customers (${columns}) values (?, ?, ?, 1, 'Rings', 'Energy', 'Wind', 0, 1, 0, '')`,
    id,
    `Made Customer ${id}`,
    `Made Customer ${id}, Inc.`,
  )
  return id
}

/** Ids of all customers; on PostgreSQL only some of the demo, but all created by tests. */
export async function everyCustomer({ rows }: Pick<Api, 'rows'>) {
  const ids = (await rows.ask('select id from customers where type = 1 order by id')).map(({ id }) => Number(id))
  return [...someOf(ids.filter((id) => id <= lastOfPlant)), ...ids.filter((id) => id > lastOfPlant)]
}

interface Made {
  readonly number?: string
  readonly due: string
  readonly paid?: string | null
  readonly cents?: number
  readonly order?: string | null
  readonly hasDocument?: boolean
}

async function addOrder({ rows }: Pick<Api, 'rows'>, customerId: number, number: string) {
  made += 1
  const id = 800_000 + made
  const columns = 'id, customer_id, number, ordered_on, hash'
  const values = [id, customerId, number, '2026-01-05', `feed${made}`]
  await rows.ask(`insert into purchase_orders (${columns}) values (?, ?, ?, ?, ?)`, ...values)
  return id
}

/** Adds an invoice, by default open and with a document; returns its number. */
export async function addInvoice(api: Pick<Api, 'rows'>, customerId: number, invoice: Made) {
  const { due, paid = null, cents = 100, order = null, hasDocument = true } = invoice
  const orderId = order === null ? null : await addOrder(api, customerId, order)
  made += 1
  const number = invoice.number ?? `INV-${made}`
  const columns =
    'id, customer_id, purchase_order_id, number, hash, issued_on, due_on, amount, balance, paid_on, has_document'
  await api.rows.ask(
    `insert into invoices (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    800_000 + made,
    customerId,
    orderId,
    number,
    `beef${made}`,
    '2026-01-01',
    due,
    cents,
    paid === null ? cents : 0,
    paid,
    hasDocument ? 1 : 0,
  )
  return number
}

export async function addTerms({ rows }: Pick<Api, 'rows'>, customerId: number) {
  made += 1
  const id = 800_000 + made
  const person = [id, `guid-${id}`, 'Iris Sandoval', `iris.${id}@anvil.example`, '+52 81 5555 0100']
  await rows.ask('insert into contacts (id, guid, name, email, phone) values (?, ?, ?, ?, ?)', ...person)
  await rows.ask('insert into incoterms (id, name) values (?, ?)', id, 'EXW Ex Works')
  const columns = [
    'customer_id',
    'seller_id',
    'receivable_id',
    'incoterm_id',
    'delivery_point',
    'delivery_address',
    'credit_terms',
    'credit_days',
    'phone',
    'fax',
    'wip_source',
    'unit_type',
    'is_lot_type',
    'hash',
  ]
  const delivery = ['Laredo, Texas', 'Dock 4\nLaredo']
  const values = [customerId, id, id, id, ...delivery, 'Net 30 days', 30, null, null, 1, 1, 0, `cafe${id}`]
  const places = columns.map(() => '?').join(', ')
  await rows.ask(`insert into customer_terms (${columns.join(', ')}) values (${places})`, ...values)
  return `cafe${id}`
}
