import type { Db } from '../database/open.ts'
import { asFlag, hasInvoiceDocument } from '../document-links/available.ts'

export interface InvoiceHashes {
  readonly orderHash: string
  readonly invoiceHash: string
}

const heads = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
    .innerJoin('customers', 'customers.id', 'invoices.customer_id')
    .select(['invoices.id', 'invoices.customer_id as customerId', 'invoices.number', 'invoices.issued_on as issued'])
    .select([
      'invoices.due_on as due',
      'invoices.amount',
      'invoices.balance',
      'purchase_orders.number as purchaseOrder',
    ])
    .select(['customers.name as customer', 'customers.legal_name as legalName'])
    .select(['invoices.hash', 'purchase_orders.hash as orderHash'])
    .select([asFlag(hasInvoiceDocument('invoice')).as('hasPaper'), asFlag(hasInvoiceDocument('xml')).as('hasXml')])

const invoices = (db: Db, { invoiceHash, orderHash }: InvoiceHashes) =>
  heads(db).where('invoices.hash', '=', invoiceHash).where('purchase_orders.hash', '=', orderHash).execute()

export type InvoiceHead = Awaited<ReturnType<typeof invoices>>[number]

export const invoicesBy = (db: Db, customerId: number, hashes: readonly string[]): Promise<InvoiceHead[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : heads(db).where('invoices.customer_id', '=', customerId).where('invoices.hash', 'in', hashes).execute()

const lines = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('invoice_lines')
    .innerJoin('job_orders', 'job_orders.id', 'invoice_lines.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['invoice_lines.position', 'invoice_lines.quantity', 'invoice_lines.price'])
    .select(['purchase_orders.number as purchaseOrder', 'job_orders.number as jobOrder'])
    .select(['parts.customer_number as partNumber', 'parts.description'])
    .where('invoice_lines.invoice_id', '=', id)
    .orderBy('invoice_lines.position')
    .execute()

export type InvoiceLine = Awaited<ReturnType<typeof lines>>[number]

export const linesOf = (db: Db, { id }: InvoiceHead) => lines(db, { id })

export const findInvoice = async ({ db, input }: { readonly db: Db; readonly input: InvoiceHashes }) =>
  (await invoices(db, input))[0]
