import type { RowOf } from '../../schema/entity.ts'
import type { Instant } from '../../schema/kinds.ts'
import type { trailEntry } from '../../schema/trail.ts'
import type { Db } from '../database/open.ts'
import { changesOfRecord, changesOfUser, idsIn, readState } from './changes.ts'
import { namesFor } from './names.ts'

/** The audit with the names of who acted and of whom it is about, also where they are deleted. */
export const entriesIn = (db: Db) =>
  db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.user_id')
    .leftJoin('users as subjects', 'subjects.id', 'audit.subject_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.record',
      'audit.before',
      'audit.after',
      'actors.name as actor',
      'actors.email as actor_email',
      'audit.subject_id',
      'subjects.name as subject',
      'subjects.deleted_at as subject_deleted_at',
      'subjects.email as subject_email',
    ])

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesIn>['executeTakeFirstOrThrow']>>

/** Rows of the audit as people read them. */
export const toEntries = async (db: Db, rows: readonly EntryRow[]): Promise<RowOf<typeof trailEntry>[]> => {
  const read = rows.map((row) => ({ row, before: readState(row.before), after: readState(row.after) }))
  const customerIds = read.flatMap(({ before, after }) => [...idsIn(before?.customerIds), ...idsIn(after?.customerIds)])
  const names = await namesFor(db, [...new Set(customerIds)])
  return read.map(({ row, before, after }) => ({
    id: row.id,
    at: row.at as Instant,
    actor: row.actor ?? '',
    actorEmail: row.actor_email ?? '',
    action: row.action,
    subjectId: row.subject !== null && row.subject_deleted_at === null ? row.subject_id : null,
    subject: row.subject ?? row.record ?? '',
    subjectEmail: row.subject_email ?? '',
    changes: (row.subject_id === null ? changesOfRecord : changesOfUser)(before, after, names),
  }))
}
