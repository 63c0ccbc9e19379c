import { sql } from 'kysely'
import type { Cents } from '#values/types.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { asFlag, hasInvoiceDocument, isDelivered } from '../document-links/available.ts'

export const loadsOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('deliveries')
    .where('deliveries.job_order_id', '=', value('id'))
    .leftJoin('tracking_etas', (join) =>
      join
        .onRef('tracking_etas.customer_id', '=', 'deliveries.customer_id')
        .onRef('tracking_etas.tracking', '=', 'deliveries.tracking'),
    )
    .select(['deliveries.id', 'deliveries.quantity', 'ready_on', 'shipped_on', 'delivered_on', 'carrier'])
    .select(['deliveries.tracking', 'last_location', 'tracking_etas.eta_on'])
    .orderBy('deliveries.id'),
)

export const invoicesOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('invoices')
    .leftJoin('purchase_orders as billed', 'billed.id', 'invoices.purchase_order_id')
    .where(
      sql<boolean>`invoices.id in (select invoice_id from invoice_lines where job_order_id = ${value('id')}
        union select invoice_id from deliveries where job_order_id = ${value('id')})`,
    )
    .select(['invoices.id', 'invoices.number', 'invoices.hash', 'billed.hash as orderHash', 'invoices.amount'])
    .select(['invoices.balance', 'invoices.issued_on', 'invoices.due_on', 'invoices.paid_on'])
    .select(asFlag(hasInvoiceDocument('invoice')).as('has_document'))
    .select(
      sql<Cents | null>`(select cast(sum(invoice_lines.quantity * invoice_lines.price) as bigint) from invoice_lines
        where invoice_lines.invoice_id = invoices.id and invoice_lines.job_order_id = ${value('id')})`.as('lineAmount'),
    )
    .orderBy('invoices.id'),
)

export const referencesOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('bank_reference_lines')
    .innerJoin('bank_references', 'bank_references.id', 'bank_reference_lines.reference_id')
    .where((eb) => eb.or([eb('bank_references.status', '<>', 1), eb('bank_references.cancelled_on', 'is', null)]))
    .where(
      sql<boolean>`bank_reference_lines.invoice_id in (select invoice_id from invoice_lines
          where job_order_id = ${value('id')}
        union select invoice_id from deliveries where job_order_id = ${value('id')})`,
    )
    .select(['bank_references.number', 'bank_references.created_on', 'bank_reference_lines.amount'])
    .orderBy('bank_references.id'),
)

/** Documents shipped with a line's loads, with the first shipping date. */
export const papersOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('delivery_documents', 'delivery_documents.delivery_id', 'deliveries.id')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .leftJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .where('deliveries.job_order_id', '=', value('id'))
    .select(['load_documents.hash', 'load_documents.kind', 'load_documents.number', 'mill_tests.heat'])
    .select(['mill_tests.tested_on', 'mill_tests.alloy', asFlag(isDelivered).as('isDelivered')])
    .select((eb) => eb.fn.min('deliveries.shipped_on').as('shipped_on'))
    .groupBy(['load_documents.hash', 'load_documents.kind', 'load_documents.number', 'mill_tests.heat'])
    .groupBy(['mill_tests.tested_on', 'mill_tests.alloy'])
    .orderBy('load_documents.kind')
    .orderBy('load_documents.number'),
)

/** Certificates of conformance of a line's loads; without an invoice they have no link yet. */
export const certificatesOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('certificates', 'certificates.delivery_id', 'deliveries.id')
    .innerJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
    .where('deliveries.job_order_id', '=', value('id'))
    .select(['certificates.number', 'invoices.hash as invoiceHash'])
    .orderBy('certificates.number'),
)

const maxFilesShown = 50

export const approvalFilesOf = prepared((db, value: Placing<{ customerId: number; partNumber: string }>) =>
  db
    .selectFrom('approval_folders')
    .innerJoin('approval_files', 'approval_files.folder_id', 'approval_folders.id')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .where('approval_folders.customer_id', '=', value('customerId'))
    .where('approval_folders.part_number', '=', value('partNumber'))
    .select(['files.id', 'files.name', 'files.created_at', 'approval_files.is_approval', 'approval_files.father_id'])
    .orderBy('files.created_at', 'desc')
    .orderBy('approval_files.id', 'desc')
    .limit(maxFilesShown),
)

export const cuttingsOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('lots')
    .innerJoin('cuttings', 'cuttings.lot_id', 'lots.id')
    .innerJoin('bars', 'bars.id', 'cuttings.bar_id')
    .innerJoin('heats', 'heats.id', 'bars.heat_id')
    .where('lots.job_order_id', '=', value('id'))
    .where('cuttings.cut_on', 'is not', null)
    .select(['heats.number as heat', 'bars.name as bar', 'lots.number as lot', 'cuttings.cut_on'])
    .orderBy('cuttings.id'),
)

export const concessionsOf = prepared((db, value: Placing<{ id: number }>) =>
  db
    .selectFrom('concessions')
    .where('concessions.job_order_id', '=', value('id'))
    .select(['ncr', 'type', 'quantity', 'notified_on', 'approval_file_id'])
    .orderBy('concessions.id'),
)

export const orderPapersOf = prepared((db, value: Placing<{ orderId: number }>) =>
  db
    .selectFrom('order_documents')
    .where('order_documents.purchase_order_id', '=', value('orderId'))
    .select(['hash', 'kind'])
    .orderBy('position'),
)

export const peopleOf = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts as seller', 'seller.id', 'customer_terms.seller_id')
    .leftJoin('contacts as backup', 'backup.id', 'customer_terms.backup_id')
    .innerJoin('contacts as receivable', 'receivable.id', 'customer_terms.receivable_id')
    .where('customer_terms.customer_id', '=', value('customerId'))
    .select(['seller.name as seller', 'seller.email as sellerEmail', 'backup.name as backup'])
    .select(['backup.email as backupEmail', 'receivable.name as receivable', 'receivable.email as receivableEmail']),
)

/** Conversation of the requests on a line, oldest first. */
export const requestsOf = prepared((db, value: Placing<{ customerId: number; jobOrder: string }>) =>
  db
    .selectFrom('requests')
    .innerJoin('request_messages', 'request_messages.request_id', 'requests.id')
    .where('requests.customer_id', '=', value('customerId'))
    .where('requests.subject', '=', value('jobOrder'))
    .where('requests.kind', '<>', sql.lit('dispute'))
    .select(['requests.number', 'requests.kind as request', 'request_messages.event', 'request_messages.message'])
    .select(['request_messages.day', 'request_messages.quantity', 'request_messages.written_on'])
    .orderBy('request_messages.id'),
)
