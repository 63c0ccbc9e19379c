import type { Db } from '../../database/open.ts'
import type { DocumentKey } from './deliver.ts'

export interface ListedDocument extends Required<Omit<DocumentKey, 'name'>> {
  readonly id: number
  readonly name: string
  /** A mill test report can also be named by its heat. */
  readonly heat: string | null
  readonly fileId: string
  readonly mediaType: string
  readonly size: number
  readonly sha256: string
}

/** All documents of the plant by the plant's own numbers. */
export const listDocuments = async (db: Db): Promise<readonly ListedDocument[]> => {
  const rows = await db
    .selectFrom('plant_documents')
    .leftJoin('invoices', 'invoices.id', 'plant_documents.invoice_id')
    .leftJoin('load_documents', 'load_documents.hash', 'plant_documents.hash')
    .leftJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .leftJoin('certificates', 'certificates.number', 'plant_documents.certificate')
    .leftJoin('deliveries', 'deliveries.id', 'certificates.delivery_id')
    .leftJoin('concessions', 'concessions.id', 'plant_documents.concession_id')
    .select(['plant_documents.id', 'plant_documents.kind', 'plant_documents.name', 'mill_tests.heat'])
    .select(['plant_documents.file_id as fileId', 'plant_documents.media_type as mediaType'])
    .select(['plant_documents.size', 'plant_documents.sha256'])
    .select(({ fn }) => [
      fn
        .coalesce(
          'invoices.customer_id',
          'load_documents.customer_id',
          'deliveries.customer_id',
          'concessions.customer_id',
        )
        .as('customerId'),
      fn.coalesce('invoices.number', 'load_documents.number', 'certificates.number', 'concessions.ncr').as('number'),
    ])
    .orderBy('plant_documents.kind')
    .orderBy('customerId')
    .orderBy('number')
    .orderBy('plant_documents.name')
    .orderBy('plant_documents.id')
    .execute()
  // Each document has one of these records; the joins do not know it.
  return rows.map(({ customerId, number, ...row }) => ({
    ...row,
    customerId: Number(customerId),
    number: String(number),
  }))
}
