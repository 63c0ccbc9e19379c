import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Condition on `invoices`: the portal draws this document, or the plant has delivered it. */
export const hasInvoiceDocument = (kind: 'invoice' | 'xml'): RawBuilder<SqlBool> =>
  sql`(invoices.has_document = 1 or exists (select 1 from plant_documents
    where plant_documents.invoice_id = invoices.id and plant_documents.kind = ${sql.lit(kind)}))`

/** Condition on `load_documents`: the plant has delivered the document. */
export const isDelivered: RawBuilder<SqlBool> = sql`exists (select 1 from plant_documents
  where plant_documents.hash = load_documents.hash)`

/** A condition as 0 or 1, the same on both databases. */
export const asFlag = (condition: RawBuilder<SqlBool>) => sql<0 | 1>`case when ${condition} then 1 else 0 end`
