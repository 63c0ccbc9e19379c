import type { approvalFiles } from '../../../schema/approvalFiles.ts'
import { type Handler, inStages } from '../../implement.ts'
import { demandProvider, holdFile } from './hold.ts'

/** A current file: its rows, and once they are gone for good the file. */
export const removeFile: Handler<typeof approvalFiles.removeFile> = inStages({
  prepare: async ({ db, caller }) => {
    await demandProvider(db, caller)
    return { removed: new Set<string>() }
  },
  run: async ({ db, input, changed }, { removed }) => {
    const { fileId, name, folderId } = await holdFile(db, input)
    await db.deleteFrom('approval_files').where('id', '=', input.id).execute()
    await db.deleteFrom('files').where('id', '=', fileId).execute()
    removed.add(fileId)
    changed({ record: `approval folder ${folderId}`, before: { file: name }, after: { file: null } })
    return { message: 'File deleted successfully!' }
  },
  finish: async ({ store }, result, { removed }) => {
    // What cannot be removed now has no row any more, and is swept.
    for (const fileId of removed) await store.discard(fileId).catch(() => undefined)
    return result
  },
})
