import type { documents } from '../../../schema/finance/documents.ts'
import type { Db } from '../../database/open.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import { type Context, type Handler, ofRow } from '../../implement.ts'
import { type Drawing, drawFor } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { invoicePaper } from './invoicePaper.ts'

type Invoice = typeof documents.invoice

const withDocument = (db: Db) =>
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
    .where('invoices.has_document', '=', 1)

const invoices = prepared((db, value: Placing<{ orderHash: string; invoiceHash: string }>) =>
  withDocument(db)
    .where('invoices.hash', '=', value('invoiceHash'))
    .where('purchase_orders.hash', '=', value('orderHash')),
)

export type InvoiceHead = Awaited<ReturnType<typeof invoices>>[number]

export const invoicesBy = (db: Db, customerId: number, hashes: readonly string[]): Promise<InvoiceHead[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : withDocument(db).where('invoices.customer_id', '=', customerId).where('invoices.hash', 'in', hashes).execute()

const lines = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('invoice_lines')
    .innerJoin('job_orders', 'job_orders.id', 'invoice_lines.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['invoice_lines.position', 'invoice_lines.quantity', 'invoice_lines.price'])
    .select(['purchase_orders.number as purchaseOrder', 'job_orders.number as jobOrder'])
    .select(['parts.customer_number as partNumber', 'parts.description'])
    .where('invoice_lines.invoice_id', '=', value('id'))
    .orderBy('invoice_lines.position'),
)

export type InvoiceLine = Awaited<ReturnType<typeof lines>>[number]

export const linesOf = (db: Db, { id }: InvoiceHead) => lines(db, { id })

type Named = Pick<Context<Invoice>['input'], 'orderHash' | 'invoiceHash'>

export const findInvoice = async ({ db, input }: { readonly db: Db; readonly input: Named }) =>
  (await invoices(db, input))[0]

type Reading = Pick<Context<Invoice>, 'db' | 'language' | 'settings'>

export const invoiceName = ({ language }: Pick<Reading, 'language'>, { number }: InvoiceHead) =>
  translatorTo(language)('Invoice {number}', { number })

export const drawingOfInvoice = async (context: Reading, found: InvoiceHead): Promise<Drawing> => {
  const { db, language, settings } = context
  const paper = invoicePaper(settings.product, found, await linesOf(db, found), translatorTo(language))
  return { name: invoiceName(context, found), paper }
}

export const invoice: Handler<Invoice> = ofRow(findInvoice, (context, found) =>
  drawFor(context, () => drawingOfInvoice(context, found)),
)
