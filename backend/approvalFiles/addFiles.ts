import type { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { requireSide } from '../concessions/sides.ts'
import { conflict, invalidInput } from '../errors.ts'
import { type IncomingFile, keepFile } from '../files/files.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { currentFiles, holdFolder, requireChildFolder, requireDocuments, requireUnusedNames } from './hold.ts'

type Add = typeof approvalFiles.addFiles
type Adding = Context<Add>

const addOne = async (context: Adding, file: IncomingFile, isApproval: 0 | 1) => {
  const { folderId, childId } = context.input
  const fileId = await keepFile(context, file)
  const { id } = await context.db
    .insertInto('approval_files')
    .values({ folder_id: folderId, child_id: childId, file_id: fileId, is_approval: isApproval })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const addDocuments = async (context: Adding) => {
  const { db, input, files } = context
  await requireUnusedNames(
    db,
    input,
    files.map(({ name }) => name),
  )
  for (const file of files) await addOne(context, file, 0)
}

/**
 * An approval moves the current files of its place into its history `docs/product/quality.md#history-of-an-approval`.
 */
const approve = async (context: Adding) => {
  const { db, input, files } = context
  const current = await currentFiles(db, input)
  const [file] = files
  if (current.length === 0 || !file) throw conflict('There is no file to approve here.')
  const id = await addOne(context, file, 1)
  await db
    .updateTable('approval_files')
    .set({ father_id: id })
    .where('folder_id', '=', input.folderId)
    .where('child_id', input.childId === null ? 'is' : '=', input.childId)
    .where('is_approval', '=', 0)
    .where('father_id', 'is', null)
    .execute()
}

export const addFiles: Handler<Add> = inStages({
  prepare: async ({ db, store, caller, input, files }) => {
    await requireSide(db, caller, input.isByProvider)
    if (!input.isByProvider && files.length > 1) throw invalidInput({ Document: { code: 'tooMany', limit: 1 } })
    await requireDocuments(store, files)
  },
  run: async (context) => {
    const { db, input, files, changed } = context
    const { folderId, customerId, partNumber, typeId, childId, isByProvider } = input
    await holdFolder(db, { id: folderId, customerId, partNumber, typeId })
    const child = await requireChildFolder(db, folderId, childId)
    await (isByProvider ? addDocuments(context) : approve(context))
    const names = files.map(({ name }) => name).join(', ')
    const after = isByProvider ? { files: names, child } : { approval: names, child }
    changed({ record: `approval folder ${folderId}`, before: {}, after })
    return { message: 'File uploaded successfully!' }
  },
})
