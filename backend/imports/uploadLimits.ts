import type { Instant } from '#values/types.ts'
import { after } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { abandonedSeconds } from '../files/files.ts'

/** Limits of the uploads that a user has not applied; the oldest ones make room for a new one. */
export const maxUploads = 50
const maxUploadBytes = 4_000_000_000

export interface KeptUpload {
  readonly id: number
  readonly file_id: string
}

const uploads = (db: Db) =>
  db
    .selectFrom('import_uploads')
    .innerJoin('files', 'files.id', 'import_uploads.file_id')
    .select(['import_uploads.id', 'import_uploads.file_id', 'files.size'])

/** Uploads of a user that make room for a new one. */
export const surplusUploads = async (db: Db, userId: number, newBytes: number): Promise<readonly KeptUpload[]> => {
  const own = await uploads(db).where('files.created_by', '=', userId).orderBy('import_uploads.id', 'desc').execute()
  let bytes = newBytes
  return own.filter(({ size }, at) => {
    bytes += size
    return at + 1 >= maxUploads || bytes > maxUploadBytes
  })
}

export const deleteUpload = async (db: Db, { id, file_id }: KeptUpload) => {
  await db.deleteFrom('import_uploads').where('id', '=', id).execute()
  await db.deleteFrom('files').where('id', '=', file_id).execute()
}

/** Deletes uploads that nobody applied for a day. */
export const deleteAbandoned = async (db: Db, now: Instant) => {
  const old = await uploads(db).where('files.created_at', '<', after(now, -abandonedSeconds)).execute()
  for (const upload of old) await deleteUpload(db, upload)
}
