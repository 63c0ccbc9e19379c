import type { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { fold } from '#values/texts.ts'
import type { Db } from '../database/open.ts'
import { conflict } from '../errors.ts'
import { type Handler, inStages } from '../implement.ts'
import { holdFolder, requireChildFolder, requireProvider } from './hold.ts'

const requireUnusedName = async (db: Db, folderId: number, childId: number | null, key: string) => {
  const found = await db
    .selectFrom('approval_child_folders')
    .select('id')
    .where('folder_id', '=', folderId)
    .where('name_key', '=', key)
    .executeTakeFirst()
  if (found && found.id !== childId) throw conflict('A folder with this name already exists.')
}

export const saveChild: Handler<typeof approvalFiles.saveChild> = inStages({
  prepare: ({ db, caller }) => requireProvider(db, caller),
  run: async ({ db, input, changed }) => {
    const { folderId, customerId, partNumber, typeId, childId, name } = input
    await holdFolder(db, { id: folderId, customerId, partNumber, typeId })
    const before = await requireChildFolder(db, folderId, childId)
    const values = { name, name_key: fold(name) }
    await requireUnusedName(db, folderId, childId, values.name_key)
    const saved =
      childId === null
        ? await db
            .insertInto('approval_child_folders')
            .values({ folder_id: folderId, ...values })
            .returning('id')
            .executeTakeFirstOrThrow()
        : { id: childId }
    if (childId !== null) await db.updateTable('approval_child_folders').set(values).where('id', '=', childId).execute()
    changed({ record: `approval folder ${folderId}`, before: { child: before }, after: { child: name } })
    const message = childId === null ? 'Folder created successfully!' : 'Folder name changed successfully!'
    return { message, childId: saved.id }
  },
})
