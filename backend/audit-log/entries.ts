import type { auditLogEntry } from '../../schema/administration/auditLog.ts'
import type { RowOf } from '../../schema/entity.ts'
import type { Db } from '../database/open.ts'
import { changesOfRecord, changesOfUser, idsIn, readState } from './changes.ts'
import { namesFor } from './names.ts'

export interface EntryRow extends Pick<RowOf<typeof auditLogEntry>, 'id' | 'at' | 'action'> {
  readonly record: string | null
  readonly before: string | null
  readonly after: string | null
  readonly subject_id: number | null
  readonly actorName: string | null
  readonly actorAddress: string | null
  readonly subjectName: string | null
  readonly subjectAddress: string | null
  readonly subjectDeletedAt: string | null
}

export const toEntries = async (db: Db, rows: readonly EntryRow[]): Promise<RowOf<typeof auditLogEntry>[]> => {
  const read = rows.map((row) => ({ row, before: readState(row.before), after: readState(row.after) }))
  const customerIds = read.flatMap(({ before, after }) => [...idsIn(before?.customerIds), ...idsIn(after?.customerIds)])
  const names = await namesFor(db, [...new Set(customerIds)])
  return read.map(({ row, before, after }) => ({
    id: row.id,
    at: row.at,
    actor: row.actorName ?? '',
    actorEmail: row.actorAddress ?? '',
    action: row.action,
    subjectId: row.subjectName !== null && row.subjectDeletedAt === null ? row.subject_id : null,
    subject: row.subjectName ?? row.record ?? '',
    subjectEmail: row.subjectAddress ?? '',
    changes: (row.subject_id === null ? changesOfRecord : changesOfUser)(before, after, names),
  }))
}
