import { onboarding } from '../../schema/onboarding.ts'
import { list } from '../list/list.ts'
import { folded } from '../list/source.ts'

/** The batches, the newest first. */
export const listBatches = list(onboarding.listBatches, {
  from: (db) => db.selectFrom('batches'),
  joins: (rows) => rows.innerJoin('users', 'users.id', 'batches.user_id'),
  fields: {
    id: 'batches.id',
    at: 'batches.at',
    userName: folded('users.name', 'users.name_key'),
    fileName: 'batches.file_name',
    rows: 'batches.row_count',
    created: 'batches.created',
    undoneAt: 'batches.undone_at',
    deleted: 'batches.deleted',
  },
  order: ['at', 'DESC'],
  key: 'batches.id',
})
