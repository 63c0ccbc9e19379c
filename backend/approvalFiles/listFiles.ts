import { sql } from 'kysely'
import { approvalFiles } from '#schema/quality/approvalFiles.ts'
import { daysBetween } from '#values/days.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

/** True for approvals and for the files they approve. */
const isHistory = sql<number>`case when approval_files.is_approval = 1 or approval_files.father_id is not null
  then 1 else 0 end`

export const listFiles = list(approvalFiles.listFiles, {
  from: (db) =>
    db.selectFrom('approval_files').innerJoin('approval_folders', 'approval_folders.id', 'approval_files.folder_id'),
  scope: (rows, value) => rows.where('approval_folders.customer_id', '=', value('customerId')),
  joins: {
    files: (rows) => rows.innerJoin('files', 'files.id', 'approval_files.file_id'),
    users: (rows) => rows.leftJoin('users', 'users.id', 'files.created_by'),
    approval_child_folders: (rows) =>
      rows.leftJoin('approval_child_folders', 'approval_child_folders.id', 'approval_files.child_id'),
  },
  fields: {
    ...columnsOf('approval_files', 'id', 'fileId', 'isApproval', 'childId'),
    name: 'files.name',
    uploadedBy: 'users.name',
    uploadedAt: 'files.created_at',
    isHistory: { column: isHistory, isOfFrom: true },
    approvalId: {
      column: 'approval_files.father_id',
      sort: sql`coalesce(approval_files.father_id, approval_files.id)`,
      isOfFrom: true,
    },
    childName: 'approval_child_folders.name',
    partNumber: 'approval_folders.part_number',
    typeId: 'approval_folders.type_id',
    folderId: 'approval_folders.id',
  },
  complete: (found, { clock }) =>
    found.map((row) => ({ ...row, days: Math.max(0, daysBetween(clock.dayOf(row.uploadedAt), clock.today())) })),
  filters: {
    childId: (_eb, value) => sql`coalesce(approval_files.child_id, 0) = ${value('childId')}`,
  },
  order: ['uploadedAt', 'DESC'],
  key: 'approval_files.id',
})
