import type { FileAnswer } from '../../schema/wire/envelope.ts'
import type { Caller } from '../access/caller.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables/tables.ts'
import { DatabaseAway, unavailable } from '../httpError.ts'
import type { FileStore, StoredFile } from './store.ts'

/** A file that came with a call: whole on the disk, and gone again after the call unless its row is there then. */
export interface IncomingFile extends StoredFile {
  readonly name: string
}

/** Keeps a file for good, if the transaction under way commits; answers its id. */
export const keepFile = async (
  { db, clock, caller }: { db: Db; clock: Clock; caller: Caller },
  { id, name, mediaType, size, sha256 }: IncomingFile,
) => {
  await db
    .insertInto('files')
    .values({ id, name, media_type: mediaType, size, sha256, created_at: clock.now(), created_by: caller.id })
    .execute()
  return id
}

const withRow = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('files').select('id').where('id', 'in', ids).execute()).map(({ id }) => id))

/** Removes those of a call's files that it has not kept: it was refused, it failed, or it was a repeat. */
export const dropUnkept = async (db: Db, store: FileStore, files: readonly IncomingFile[]) => {
  if (files.length === 0) return
  const known = await withRow(
    db,
    files.map(({ id }) => id),
  )
  for (const { id } of files) if (!known.has(id)) await store.discard(id)
}

/** Whether nobody can say what became of a transaction: its files are left to the sweep. */
export const isUndecided = (error: unknown) => error instanceof DatabaseAway

/** After so long nobody is still at work on an upload, in whichever process. */
export const abandonedSeconds = 24 * 3600

/** Removes half files and files without a row that are at least so old. */
export const sweepFiles = (db: Db, store: FileStore, seconds: number) =>
  store.sweep((ids) => withRow(db, ids), Date.now() - seconds * 1000)

/** The file of a row, as an answer that streams from the disk. */
export const answerFile = async (
  store: FileStore,
  { id, name, media_type: type, size }: Tables['files'],
): Promise<FileAnswer> => {
  const found = await store.read(id).catch((error: unknown) => {
    throw unavailable(503, 'The file cannot be read.', error)
  })
  if (found.size !== size)
    throw unavailable(503, 'The file cannot be read.', new Error(`File ${id} has ${found.size} bytes, not ${size}.`))
  return { name, type, size, stream: found.stream }
}
