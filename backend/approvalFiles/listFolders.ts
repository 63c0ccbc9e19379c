import { sql } from 'kysely'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'

const isCurrent = sql<boolean>`approval_files.is_approval = 0 and approval_files.father_id is null`
const ofFolder = (selected: ReturnType<typeof sql>, where = sql<boolean>`1 = 1`) =>
  sql<number>`(select ${selected} from approval_files where approval_files.folder_id = approval_folders.id and ${where})`

/** Approved if there is an approval, and no current file in any place: an approval covers only the files of its own. */
const isApproved = sql<number>`case when ${ofFolder(sql`count(*)`, sql`approval_files.is_approval = 1`)} > 0
  and ${ofFolder(sql`count(*)`, isCurrent)} = 0 then 1 else 0 end`

export const listFolders = list(approvalFiles.listFolders, {
  from: (db) => db.selectFrom('approval_folders'),
  scope: (rows, value) =>
    rows
      .where('approval_folders.customer_id', '=', value('customerId'))
      .where(sql<boolean>`exists (select 1 from approval_files where approval_files.folder_id = approval_folders.id)`),
  joins: {
    approval_types: (rows) => rows.innerJoin('approval_types', 'approval_types.id', 'approval_folders.type_id'),
  },
  fields: {
    id: 'approval_folders.id',
    partNumber: 'approval_folders.part_number',
    typeId: 'approval_folders.type_id',
    type: 'approval_types.name',
    files: ofFolder(sql`count(*)`, isCurrent),
    isApproved,
  },
  order: ['partNumber', 'ASC'],
  key: 'approval_folders.id',
})

const parts = (db: Db, { customerId }: { customerId: number }) =>
  db
    .selectFrom('parts')
    .select('customer_number as partNumber')
    .select(
      sql<0 | 1>`max(case when exists (select 1 from approval_folders
        join approval_files on approval_files.folder_id = approval_folders.id
        where approval_folders.customer_id = parts.customer_id
          and approval_folders.part_number = parts.customer_number) then 1 else 0 end)`.as('isUsed'),
    )
    .where('customer_id', '=', customerId)
    .groupBy('customer_number')
    .orderBy('customer_number')
    .execute()

export const listPartNumbers: Handler<typeof approvalFiles.listPartNumbers> = async ({ db, input }) =>
  (await parts(db, input)).map(({ partNumber, isUsed }) => ({ partNumber, isUsed: isUsed === 1 }))

export const listTypes: Handler<typeof approvalFiles.listTypes> = ({ db }) =>
  db.selectFrom('approval_types').select(['id', 'name']).orderBy('id').execute()

/** Subfolders by name: only empty ones, or all. */
export const listChildren: Handler<typeof approvalFiles.listChildren> = ({ db, input }) => {
  const { customerId, folderId, isAll = false } = input
  const children = db
    .selectFrom('approval_child_folders')
    .innerJoin('approval_folders', 'approval_folders.id', 'approval_child_folders.folder_id')
    .select(['approval_folders.id as folderId', 'approval_folders.part_number as partNumber'])
    .select(['approval_folders.type_id as typeId', 'approval_child_folders.id', 'approval_child_folders.name'])
    .where('approval_folders.customer_id', '=', customerId)
    .orderBy('approval_child_folders.name_key')
    .orderBy('approval_child_folders.id')
  const folders = folderId === undefined ? children : children.where('approval_folders.id', '=', folderId)
  if (isAll) return folders.execute()
  const isEmpty = sql<boolean>`not exists (select 1 from approval_files where child_id = approval_child_folders.id)`
  return folders.where(isEmpty).execute()
}
