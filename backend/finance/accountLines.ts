import { sql } from 'kysely'
import { type BalancePart, balancePartOf } from '#schema/finance/finance.ts'
import type { Invoice } from '#schema/finance/statement.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { daysBetween } from '#values/days.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { asFlag, hasInvoiceDocument } from '../document-links/available.ts'
import { invoiceLink } from '../document-links/links.ts'

// The condition of the partial index must be a literal, or SQLite does not use the index.
const openInvoices = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('invoices')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
    .select(['invoices.number', 'invoices.due_on', 'invoices.balance', 'invoices.hash'])
    .select(asFlag(hasInvoiceDocument('invoice')).as('has_document'))
    .select(['purchase_orders.number as order_number', 'purchase_orders.hash as order_hash'])
    .where('invoices.customer_id', '=', value('customerId'))
    .where('invoices.balance', '<>', sql.lit(0 as Cents))
    .orderBy('invoices.due_on')
    .orderBy('invoices.id'),
)

type OpenInvoice = Awaited<ReturnType<typeof openInvoices>>[number]

const toInvoice = (row: OpenInvoice, today: Day): Invoice => ({
  number: row.number,
  link: row.has_document && row.order_hash ? invoiceLink(row.order_hash, row.hash) : null,
  dueDate: row.due_on,
  daysPastDue: daysBetween(row.due_on, today),
  purchaseOrder: row.order_number,
  balance: row.balance,
})

export type AccountLines = Readonly<Record<BalancePart, readonly Invoice[]>>

export const accountLines = async (db: Db, customerId: number, today: Day): Promise<AccountLines> => {
  const invoices = (await openInvoices(db, { customerId })).map((row) => toInvoice(row, today))
  const ofPart = (part: BalancePart) => invoices.filter(({ dueDate }) => balancePartOf(dueDate, today) === part)
  return { overdue: ofPart('overdue'), due: ofPart('due'), open: ofPart('open') }
}

const sumOf = (invoices: readonly Invoice[]) => invoices.reduce((sum, { balance }) => sum + balance, 0) as Cents

/** Sums of the parts and their total; negative if credits exceed the invoices. */
export const sumsOf = ({ overdue, due, open }: AccountLines): Record<BalancePart | 'total', Cents> => ({
  overdue: sumOf(overdue),
  due: sumOf(due),
  open: sumOf(open),
  total: sumOf([...overdue, ...due, ...open]),
})
