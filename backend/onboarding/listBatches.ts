import type { Instant } from '../../schema/kinds.ts'
import type { onboarding } from '../../schema/onboarding.ts'
import { report } from '../report.ts'

/** The batches, the newest first. */
export const listBatches = report<typeof onboarding.listBatches>()({
  rows: (db) =>
    db
      .selectFrom('batches')
      .innerJoin('users', 'users.id', 'batches.user_id')
      .select([
        'batches.id',
        'batches.at',
        'users.name as user_name',
        'batches.file_name',
        'batches.row_count',
        'batches.created',
        'batches.undone_at',
        'batches.deleted',
      ]),
  columns: {
    at: 'batches.at',
    userName: 'users.name_key',
    fileName: 'batches.file_name',
    rows: 'batches.row_count',
    created: 'batches.created',
    undoneAt: 'batches.undone_at',
  },
  first: ['at', 'DESC'],
  tie: 'batches.id',
  toRow: (row) => ({
    id: row.id,
    at: row.at as Instant,
    userName: row.user_name,
    fileName: row.file_name,
    rows: row.row_count,
    created: row.created,
    undoneAt: row.undone_at as Instant | null,
    deleted: row.deleted,
  }),
})
