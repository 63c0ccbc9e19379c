import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { maxFileBytes } from '#schema/call.ts'
import type { PlantDocumentKind } from '#schema/imports/documents.ts'
import { type Reason, reasonOf } from '#schema/imports/problems.ts'
import { abandonedSeconds } from '../../files/files.ts'
import type { FileStore } from '../../files/store.ts'
import type { Target } from '../target.ts'
import { fileIssue } from './checkFile.ts'
import { storedHash, unknownRecord } from './deliver.ts'
import type { Row } from './readIndex.ts'

// A symbolic link could point anywhere, and reading a pipe would block.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Reason why a named file cannot be read; else the open file. */
const openNamed = async (folder: string, name: string): Promise<FileHandle | Reason> => {
  if (basename(name) !== name || /^\.|[\\/]/.test(name)) return reasonOf('fileName')
  const handle = await open(join(folder, name), flags).catch(() => null)
  if (!handle) return reasonOf('fileMissing')
  const stats = await handle.stat()
  if (stats.isFile() && stats.size <= maxFileBytes) return handle
  await handle.close()
  return stats.isFile() ? reasonOf('fileSize', { limit: maxFileBytes.toLocaleString('en') }) : reasonOf('fileMissing')
}

const hashOf = async (handle: FileHandle) => {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}

/** Files whose rows have documents. */
const recordFiles: Readonly<Record<PlantDocumentKind, string>> = {
  invoice: 'invoices',
  xml: 'invoices',
  certificate: 'certificates',
  concession: 'concessions',
  packingList: 'loadDocuments',
  billOfLading: 'loadDocuments',
  millTest: 'loadDocuments',
}

export interface Documents {
  /** Files of a dry run, whose new rows are not in the portal. */
  readonly pending: ReadonlySet<string>
  readonly target: Target
  readonly store: FileStore
  readonly folder: string
}

/** Stores a new or changed file; null for an unchanged one. A reason tells why it is rejected. */
export const storeFile = async ({ target: { db, dialect }, store, folder, pending }: Documents, { key, file }: Row) => {
  const present = await storedHash(db, dialect, key)
  if (present === undefined && !pending.has(recordFiles[key.kind]))
    return { column: 'number', reason: unknownRecord(key) }
  const handle = await openNamed(folder, file)
  if ('code' in handle) return { column: 'file', reason: handle }
  try {
    if ((await hashOf(handle)) === present) return null
    // A starting portal must not sweep the file before its row is written.
    const sparedUntil = new Date(Date.now() + abandonedSeconds * 1000)
    const stored = await store.write(handle.createReadStream({ autoClose: false, start: 0 }), undefined, sparedUntil)
    const reason = await fileIssue(store, key, stored)
    if (reason === null) return stored
    await store.discard(stored.id)
    return { column: 'file', reason }
  } finally {
    await handle.close()
  }
}
