import { type SqlBool, sql } from 'kysely'
import { isRequiredByDefault, type PackKind } from '#schema/logistics/packs.ts'
import { hasInvoiceDocument, isDelivered } from '../document-links/available.ts'

const requires = (kind: PackKind) => sql<SqlBool>`coalesce((select is_required from required_documents
  where customer_id = deliveries.customer_id and kind = ${sql.lit(kind)}), ${sql.lit(Number(isRequiredByDefault(kind)))}) = 1`

const hasInvoice = (kind: 'invoice' | 'xml') =>
  sql<SqlBool>`exists (select 1 from invoices where invoices.id = deliveries.invoice_id
    and ${hasInvoiceDocument(kind)} and invoices.purchase_order_id is not null)`

const hasPaper = (kind: 'packingList' | 'billOfLading' | 'millTest') =>
  sql<SqlBool>`exists (select 1 from delivery_documents
    join load_documents on load_documents.hash = delivery_documents.hash
    where delivery_documents.delivery_id = deliveries.id and load_documents.kind = ${sql.lit(kind)})`

const hasUntestedHeat = sql<SqlBool>`exists (select 1 from delivery_documents
  join load_documents on load_documents.hash = delivery_documents.hash
  join mill_tests on mill_tests.id = load_documents.mill_test_id
  where delivery_documents.delivery_id = deliveries.id and mill_tests.tested_on is null and not ${isDelivered})`

const hasHeatWithoutReport = sql<SqlBool>`exists (select 1 from certificates
  join certificate_heats on certificate_heats.certificate = certificates.number
  where certificates.delivery_id = deliveries.id and not exists (select 1 from delivery_documents
    join load_documents on load_documents.hash = delivery_documents.hash
    join mill_tests on mill_tests.id = load_documents.mill_test_id
    where delivery_documents.delivery_id = deliveries.id and mill_tests.heat = certificate_heats.heat))`

const hasCertificate = sql<SqlBool>`(deliveries.invoice_id is not null and exists (select 1 from certificates
  where certificates.delivery_id = deliveries.id))`

/**
 * Condition on `deliveries`: a document that the customer requires is unavailable. Agrees with `documentsOfLoads`, which
 * tells which one.
 */
export const isIncomplete = sql<SqlBool>`(
  (${requires('invoice')} and not ${hasInvoice('invoice')})
  or (${requires('xml')} and not ${hasInvoice('xml')})
  or (${requires('packingList')} and not ${hasPaper('packingList')})
  or (${requires('billOfLading')} and not ${hasPaper('billOfLading')})
  or (${requires('millTest')} and (not ${hasPaper('millTest')} or ${hasUntestedHeat} or ${hasHeatWithoutReport}))
  or (${requires('certificate')} and not ${hasCertificate}))`
