import { onboarding } from '../../schema/onboarding.ts'
import { list } from '../list/list.ts'
import { columnsOf, folded } from '../list/source.ts'

/** The batches, the newest first. */
export const listBatches = list(onboarding.listBatches, {
  from: (db) => db.selectFrom('batches'),
  joins: (rows) => rows.innerJoin('users', 'users.id', 'batches.user_id'),
  fields: {
    ...columnsOf('batches', 'id', 'at', 'fileName', 'created', 'undoneAt', 'deleted'),
    userName: folded('users.name', 'users.name_key'),
    rows: 'batches.row_count',
  },
  order: ['at', 'DESC'],
  key: 'batches.id',
})
