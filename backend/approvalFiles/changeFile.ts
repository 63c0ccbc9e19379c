import type { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { type Handler, inStages } from '../implement.ts'
import { holdFile, requireChildFolder, requireProvider, requireUnusedNames } from './hold.ts'

/** Deletes a current file: its rows in the transaction, the stored file after commit. */
export const removeFile: Handler<typeof approvalFiles.removeFile> = inStages({
  prepare: async ({ db, caller }) => {
    await requireProvider(db, caller)
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
    // A file that cannot be removed now no longer has a row, so the sweep removes it later.
    for (const fileId of removed) await store.discard(fileId).catch(() => undefined)
    return result
  },
})

export const moveFile: Handler<typeof approvalFiles.moveFile> = inStages({
  prepare: ({ db, caller }) => requireProvider(db, caller),
  run: async ({ db, input, changed }) => {
    const { id, childId } = input
    const { folderId, name, childId: from } = await holdFile(db, input)
    const child = await requireChildFolder(db, folderId, childId)
    if (childId !== from) {
      await requireUnusedNames(db, { folderId, childId }, [name])
      await db.updateTable('approval_files').set({ child_id: childId }).where('id', '=', id).execute()
      const before = await requireChildFolder(db, folderId, from)
      changed({ record: `approval file ${id}`, before: { child: before }, after: { child } })
    }
    return { message: 'File moved successfully!' }
  },
})
