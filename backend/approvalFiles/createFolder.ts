import type { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { conflict, invalidInput } from '../errors.ts'
import { keepFile } from '../files/files.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { holdFolder, requireDocuments, requireProvider, requireUnusedNames } from './hold.ts'

type Create = typeof approvalFiles.createFolder

/** Validates that the part belongs to the customer and that the type exists. */
const requireKnown = async ({ db, input }: Context<Create>) => {
  const { customerId, partNumber, typeId } = input
  const part = await db
    .selectFrom('parts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('customer_number', '=', partNumber)
    .limit(1)
    .executeTakeFirst()
  if (!part) throw invalidInput({ Name: { code: 'choice' } })
  const type = await db.selectFrom('approval_types').select('id').where('id', '=', typeId).executeTakeFirst()
  if (!type) throw invalidInput({ IdApprovalDocumentType: { code: 'choice' } })
}

/** Locks the new folder; reuses an existing one that has lost all its files. */
const holdNew = async ({ db, input }: Context<Create>) => {
  const { customerId, partNumber, typeId } = input
  await db
    .insertInto('approval_folders')
    .values({ customer_id: customerId, part_number: partNumber, type_id: typeId })
    .onConflict((found) => found.columns(['customer_id', 'part_number', 'type_id']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('approval_folders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('part_number', '=', partNumber)
    .where('type_id', '=', typeId)
    .executeTakeFirstOrThrow()
  await holdFolder(db, { id, customerId })
  const file = await db.selectFrom('approval_files').select('id').where('folder_id', '=', id).executeTakeFirst()
  if (file) throw conflict('A folder for this part and type already exists.')
  return id
}

export const createFolder: Handler<Create> = inStages({
  prepare: async (context) => {
    const { db, store, caller, input, files } = context
    await requireProvider(db, caller, input.isByProvider)
    await requireKnown(context)
    await requireDocuments(store, files)
  },
  run: async (context) => {
    const { db, input, files, changed } = context
    const folderId = await holdNew(context)
    const names = files.map(({ name }) => name)
    await requireUnusedNames(db, { folderId, childId: null }, names)
    for (const file of files) {
      const fileId = await keepFile(context, file)
      await db.insertInto('approval_files').values({ folder_id: folderId, file_id: fileId, is_approval: 0 }).execute()
    }
    const { partNumber, typeId } = input
    changed({
      record: `approval folder ${folderId}`,
      before: null,
      after: { partNumber, typeId, files: names.join(', ') },
    })
    return { message: 'Folder created successfully!', folderId }
  },
})
