import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { requireSide } from '../concessions/sides.ts'
import type { Db } from '../database/open.ts'
import { conflict, forbidden, invalidInput, notFound } from '../errors.ts'
import { requireDocumentType } from '../files/documentType.ts'
import type { IncomingFile } from '../files/files.ts'
import type { FileStore } from '../files/store.ts'

export const requireProvider = async (db: Db, caller: Caller, isByProvider = true) => {
  if (!isByProvider) throw forbidden()
  await requireSide(db, caller, true)
}

/** Requires at least one file; each must be a document. */
export const requireDocuments = async (store: FileStore, files: readonly IncomingFile[]) => {
  if (files.length === 0) throw invalidInput({ Document: { code: 'required' } })
  for (const file of files) await requireDocumentType(store, file, 'Document')
}

interface Folder {
  readonly id: number
  readonly customerId: number
  readonly partNumber?: string
  readonly typeId?: number
}

/**
 * Locks a folder of the customer until the transaction ends, so that concurrent writers see each other's changes.
 * Throws 404 if it does not exist or has another part or type.
 */
export const holdFolder = async (db: Db, { id, customerId, partNumber, typeId }: Folder) => {
  const found = await db
    .updateTable('approval_folders')
    .set({ changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['id', 'part_number', 'type_id', 'provider_told_at', 'customer_told_at'])
    .executeTakeFirst()
  const isOther = (requested: unknown, known: unknown) => requested !== undefined && requested !== known
  if (!found || isOther(partNumber, found.part_number) || isOther(typeId, found.type_id)) throw notFound()
  return found
}

/** Throws 404 unless the folder has this subfolder; null is the folder itself. */
export const requireChildFolder = async (db: Db, folderId: number, childId: number | null) => {
  if (childId === null) return null
  const { name } = await db
    .selectFrom('approval_child_folders')
    .select('name')
    .where('id', '=', childId)
    .where('folder_id', '=', folderId)
    .executeTakeFirstOrThrow(notFound)
  return name
}

interface Place {
  readonly folderId: number
  readonly childId: number | null
}

export const currentFiles = (db: Db, { folderId, childId }: Place) =>
  db
    .selectFrom('approval_files')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .select(['approval_files.id', 'files.name'])
    .where('approval_files.folder_id', '=', folderId)
    .where('approval_files.child_id', childId === null ? 'is' : '=', childId)
    .where('approval_files.is_approval', '=', 0)
    .where('approval_files.father_id', 'is', null)
    .execute()

/** File names must be unique within a place `docs/product/quality.md#file-names`. */
export const requireUnusedNames = async (db: Db, place: Place, names: readonly string[]) => {
  const known = (await currentFiles(db, place)).map(({ name }) => name)
  const taken = names.filter((name, at) => known.includes(name) || names.indexOf(name) !== at)
  if (taken.length > 0) throw conflict(`A file with this name already exists: ${taken.join(', ')}.`)
}

interface HeldFile {
  readonly id: number
  readonly customerId: number
}

/**
 * Returns a current file of the customer and locks its folder. Throws 404 if it does not exist, 409 if it is part of a
 * history: such files can be neither deleted nor moved.
 */
export const holdFile = async (db: Db, { id, customerId }: HeldFile) => {
  const read = () =>
    db
      .selectFrom('approval_files')
      .innerJoin('files', 'files.id', 'approval_files.file_id')
      .select(['approval_files.folder_id as folderId', 'approval_files.child_id as childId'])
      .select(['approval_files.is_approval as isApproval', 'approval_files.father_id as fatherId'])
      .select(['files.id as fileId', 'files.name'])
      .where('approval_files.id', '=', id)
      .executeTakeFirstOrThrow(notFound)
  const before = await read()
  await holdFolder(db, { id: before.folderId, customerId })
  // While waiting for the lock, another request may have moved, deleted or approved the file.
  const found = await read()
  if (found.isApproval === 1 || found.fatherId !== null) throw conflict('This file is part of the history.')
  return found
}
