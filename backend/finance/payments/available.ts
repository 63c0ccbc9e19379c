import { sql } from 'kysely'
import { finance } from '../../../schema/finance/finance.ts'
import type { Cents } from '../../../schema/kinds.ts'
import { wholeList } from '../../../schema/list.ts'
import { daysBetween } from '../../../values/days.ts'
import type { Handler } from '../../implement.ts'
import { list } from '../../list/list.ts'

/** What open references hold of an invoice or a credit note (DECISIONS R4). */
const held = (column: 'invoice_id' | 'credit_note_id', owner: string) =>
  sql<Cents>`(select cast(coalesce(sum(line.amount - line.applied), 0) as bigint) from bank_reference_lines as line
    join bank_references as holding on holding.id = line.reference_id
    where ${sql.ref(`line.${column}`)} = ${sql.ref(`${owner}.id`)} and holding.status <> 3)`

/** What no open reference holds of an invoice's balance. */
export const invoiceAvailable = sql<Cents>`invoices.balance - ${held('invoice_id', 'invoices')}`
/** The same of a credit note's. */
export const noteAvailable = sql<Cents>`credit_notes.balance - ${held('credit_note_id', 'credit_notes')}`

/** The invoices that something is owed of, the first to be due first. */
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

/** The same in the specified address, all at once. */
export const openInvoices: Handler<typeof finance.openInvoices> = async (context) =>
  (await listOpenInvoices.run({ ...context, input: { ...context.input, list: wholeList } })).rows

/** The credit notes of a customer that something is left of. */
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
