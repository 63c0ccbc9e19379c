import type { documents } from '../../../schema/documents.ts'
import type { Db } from '../../database/open.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import { notFound } from '../../httpError.ts'
import type { Context, Handler } from '../../implement.ts'
import { drawFor } from '../drawing/drawings.ts'
import { sayIn } from '../language.ts'
import { invoicePaper } from './invoicePaper.ts'

type Invoice = typeof documents.invoice

const invoices = prepared((db, value: Placing<{ orderHash: string; invoiceHash: string }>) =>
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
    .where('invoices.hash', '=', value('invoiceHash'))
    .where('purchase_orders.hash', '=', value('orderHash'))
    .where('invoices.has_document', '=', 1),
)

export type InvoiceHead = Awaited<ReturnType<typeof invoices>>[number]

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

const find = async (db: Db, { orderHash, invoiceHash }: Context<Invoice>['input']) =>
  (await invoices(db, { orderHash, invoiceHash }))[0] ?? null

export const invoice: Handler<Invoice> = {
  ownerOf: async ({ db, input }) => {
    const found = await find(db, input)
    return found && [found.customerId]
  },
  run: async ({ db, caller, language, settings, input }) => {
    const say = sayIn(language)
    const found = await find(db, input)
    if (!found) throw notFound()
    return drawFor({ caller, language }, async () => ({
      name: say('Invoice {number}', { number: found.number }),
      paper: invoicePaper(settings.product, found, await lines(db, { id: found.id }), say),
    }))
  },
}
