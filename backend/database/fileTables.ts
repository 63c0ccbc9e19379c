import type { Generated } from 'kysely'

/** A file in the data folder, under its id. */
export interface FilesTable {
  id: string
  /** As whoever sent it called it. */
  name: string
  /** Told by its content, never by its name. */
  media_type: string
  size: number
  sha256: string
  created_at: string
  created_by: number
}

/** Parts that deviate, which the customer is asked to accept. */
export interface ConcessionsTable {
  id: Generated<number>
  customer_id: number
  part_id: number
  job_order_id: number | null
  /** The non-conformance report. */
  ncr: string
  type: string
  quantity: number
  notified_on: string | null
  /** The customer's approval; null as long as it is to come. */
  approval_file_id: string | null
  provider_comment: string | null
  customer_comment: string | null
}

/** The provider's documents of a concession in their order. */
export interface ConcessionDocumentsTable {
  concession_id: number
  position: number
  file_id: string
}

export interface FileTables {
  files: FilesTable
  concessions: ConcessionsTable
  concession_documents: ConcessionDocumentsTable
}
