import { sql } from 'kysely'
import { finance } from '#schema/finance/finance.ts'
import type { Cents } from '#schema/kinds.ts'
import { wholeList } from '#schema/list.ts'
import { daysBetween } from '#values/days.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'

/** Amount of an invoice or credit note reserved by open references `docs/product/finance.md#available-amount`. */
const held = (column: 'invoice_id' | 'credit_note_id', owner: string) =>
  sql<Cents>`(select cast(coalesce(sum(line.amount - line.applied), 0) as bigint) from bank_reference_lines as line
    join bank_references as holding on holding.id = line.reference_id
    where ${sql.ref(`line.${column}`)} = ${sql.ref(`${owner}.id`)} and holding.status <> 3
      and holding.cancelled_on is null)`

export const invoiceAvailable = sql<Cents>`invoices.balance - ${held('invoice_id', 'invoices')}`
export const noteAvailable = sql<Cents>`credit_notes.balance - ${held('credit_note_id', 'credit_notes')}`

/** Invoices with a balance, earliest due date first. */
export const listOpenInvoices = list(finance.listOpenInvoices, {
  from: (db) =>
    db.selectFrom('invoices').leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id'),
  scope: (rows, value) =>
    rows.where('invoices.customer_id', '=', value('customerId')).where('invoices.balance', '>', sql.lit(0 as Cents)),
  fields: {
    id: 'invoices.id',
    invoice: 'invoices.number',
    invoiceDate: 'invoices.issued_on',
    dueDate: 'invoices.due_on',
    purchaseOrder: 'purchase_orders.number',
    amount: 'invoices.amount',
    balance: 'invoices.balance',
    available: invoiceAvailable,
  },
  complete: (found, { clock }) =>
    found.map((row) => ({ ...row, daysDue: Math.max(0, daysBetween(row.dueDate, clock.today())) })),
  order: ['dueDate', 'ASC'],
  key: 'invoices.id',
})

/** The same list without paging, at its specified path. */
export const openInvoices: Handler<typeof finance.openInvoices> = async (context) =>
  (await listOpenInvoices.run({ ...context, input: { ...context.input, list: wholeList } })).rows

export const creditNotes: Handler<typeof finance.creditNotes> = async ({ reader, input }) => {
  const notes = await reader
    .selectFrom('credit_notes')
    .select(['id', 'number as note', 'created_on as createdOn', noteAvailable.as('amount')])
    .where('customer_id', '=', input.customerId)
    .where('balance', '>', 0 as Cents)
    .orderBy('created_on')
    .orderBy('id')
    .execute()
  return notes.map((one) => ({ ...one, amount: Number(one.amount) as Cents })).filter(({ amount }) => amount > 0)
}
