import type { approvalFiles } from '../../../schema/approvalFiles.ts'
import { type Handler, inStages } from '../../implement.ts'
import { demandChild, demandNewNames, demandProvider, holdFile } from './hold.ts'

/** A file into another place of its folder. */
export const moveFile: Handler<typeof approvalFiles.moveFile> = inStages({
  prepare: ({ db, caller }) => demandProvider(db, caller),
  run: async ({ db, input, changed }) => {
    const { id, childId } = input
    const { folderId, name, childId: from } = await holdFile(db, input)
    const child = await demandChild(db, folderId, childId)
    if (childId !== from) {
      await demandNewNames(db, { folderId, childId }, [name])
      await db.updateTable('approval_files').set({ child_id: childId }).where('id', '=', id).execute()
      const before = await demandChild(db, folderId, from)
      changed({ record: `approval file ${id}`, before: { child: before }, after: { child } })
    }
    return { message: 'File moved successfully!' }
  },
})
