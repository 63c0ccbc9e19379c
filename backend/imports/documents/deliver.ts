import { sql } from 'kysely'
import type { PlantDocumentKind } from '#schema/imports/documents.ts'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import type { Instant } from '#values/types.ts'
import type { Dialect } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredFile } from '../../files/store.ts'

/** Identifies a document by the plant's own numbers; `name` only for a paper of a concession. */
export interface DocumentKey {
  readonly kind: PlantDocumentKind
  readonly customerId: number
  readonly number: string
  readonly name?: string | undefined
}

/** Columns of a stored document that name its record; a document has one of them. */
const ownerColumns = ['invoice_id', 'hash', 'certificate', 'concession_id'] as const
type Owner = Partial<Pick<Tables['plant_documents'], (typeof ownerColumns)[number]>>

/**
 * Records with this number: several if two loads have the same document. Locks them, so that two deliveries of the same
 * document follow each other.
 */
const lockOwners = async (db: Db, dialect: Dialect, { kind, customerId, number }: DocumentKey): Promise<Owner[]> => {
  const lock = dialect.rowsForUpdate
  if (kind === 'invoice' || kind === 'xml') {
    const invoices = db.selectFrom('invoices').select('id').where('number', '=', number)
    const found = await lock(invoices.where('customer_id', '=', customerId)).execute()
    return found.map(({ id }) => ({ invoice_id: id }))
  }
  if (kind === 'certificate') {
    const certificates = db.selectFrom('certificates').select('number').where('number', '=', number)
    const isOfCustomer = sql<boolean>`delivery_id in (select id from deliveries where customer_id = ${customerId})`
    const found = await lock(certificates.where(isOfCustomer)).execute()
    return found.map((one) => ({ certificate: one.number }))
  }
  if (kind === 'concession') {
    const concessions = db.selectFrom('concessions').select('id').where('ncr', '=', number)
    const found = await lock(concessions.where('customer_id', '=', customerId)).execute()
    return found.map(({ id }) => ({ concession_id: id }))
  }
  const papers = db.selectFrom('load_documents').select('hash').where('kind', '=', kind)
  // Customers know a mill test report by its heat.
  const isNumbered = sql<boolean>`(number = ${number}
    or mill_test_id in (select id from mill_tests where heat = ${number}))`
  const found = await lock(papers.where('customer_id', '=', customerId).where(isNumbered)).execute()
  return found.map(({ hash }) => ({ hash }))
}

/** Documents of these records: all that `key` names, and of a concession without a name all papers. */
const documentsOf = (db: Db, owner: Owner, { kind, name }: DocumentKey) => {
  const ofOwner = ownerColumns.reduce(
    (query, column) => (owner[column] === undefined ? query : query.where(column, '=', owner[column])),
    db.selectFrom('plant_documents').selectAll().where('kind', '=', kind),
  )
  return (kind === 'concession' && name !== undefined ? ofOwner.where('name', '=', name) : ofOwner).execute()
}

export type Delivered = 'added' | 'replaced' | 'unchanged'

const codes: Readonly<Record<PlantDocumentKind, ProblemCode>> = {
  invoice: 'noInvoice',
  xml: 'noInvoice',
  packingList: 'noPackingList',
  billOfLading: 'noBillOfLading',
  millTest: 'noMillTest',
  certificate: 'noCertificate',
  concession: 'noConcession',
}

/** Names the record that does not exist. */
export const unknownRecord = ({ kind, customerId, number }: DocumentKey) =>
  reasonOf(codes[kind], { customer: customerId, number })

/** SHA-256 of the stored document; null if there is none, undefined if its record does not exist. */
export const storedHash = async (db: Db, dialect: Dialect, key: DocumentKey) => {
  const owners = await lockOwners(db, dialect, key)
  if (owners.length === 0) return undefined
  const found = await Promise.all(owners.map((owner) => documentsOf(db, owner, key)))
  const hashes = new Set(found.map(([one]) => one?.sha256 ?? null))
  // A document that only some of the records have is written to all of them.
  return hashes.size === 1 ? [...hashes][0] : null
}

interface Delivering {
  readonly db: Db
  readonly dialect: Dialect
  readonly at: Instant
}

/**
 * Writes the rows of a document whose file is complete in the store; null if its record does not exist. A replaced file
 * has no row afterwards, so the sweep deletes it.
 */
export const deliver = async (
  { db, dialect, at }: Delivering,
  key: DocumentKey,
  { id, mediaType, size, sha256 }: StoredFile,
): Promise<Delivered | null> => {
  const owners = await lockOwners(db, dialect, key)
  if (owners.length === 0) return null
  let result: Delivered = 'unchanged'
  for (const owner of owners) {
    const [present] = await documentsOf(db, owner, key)
    if (present?.sha256 === sha256) continue
    if (present) await db.deleteFrom('plant_documents').where('id', '=', present.id).execute()
    if (result !== 'replaced') result = present ? 'replaced' : 'added'
    await db
      .insertInto('plant_documents')
      .values({
        ...owner,
        kind: key.kind,
        name: key.kind === 'concession' ? (key.name ?? '') : '',
        file_id: id,
        media_type: mediaType,
        size,
        sha256,
        stored_at: at,
      })
      .execute()
  }
  return result
}

/** Removes a document and returns the number of its rows; null if its record does not exist. */
export const withdraw = async (db: Db, dialect: Dialect, key: DocumentKey) => {
  const owners = await lockOwners(db, dialect, key)
  if (owners.length === 0) return null
  const found = (await Promise.all(owners.map((owner) => documentsOf(db, owner, key)))).flat()
  for (const { id } of found) await db.deleteFrom('plant_documents').where('id', '=', id).execute()
  return found.length
}
