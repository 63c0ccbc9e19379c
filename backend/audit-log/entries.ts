import { recordNamed } from '#schema/administration/auditedRecords.ts'
import type { auditLogEntry } from '#schema/administration/auditLog.ts'
import type { RowOf } from '#schema/entity.ts'
import type { Db } from '../database/open.ts'
import { changesOfRecord, changesOfUser, idsIn, readState, referredIn, type State } from './changes.ts'
import { type IdsByKind, type Names, nameField, namesFor } from './names.ts'

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

interface ReadRow {
  readonly row: EntryRow
  readonly kind: string
  readonly id: string
  readonly before: State | null
  readonly after: State | null
}

/** Number by which the record is audited, and the kind of records that it numbers; null if it has a name of its own. */
const numberedIn = ({ kind, id }: Pick<ReadRow, 'kind' | 'id'>) => {
  if (kind === 'budgetLink') return { kind: 'contacts', number: Number(id.split(' ')[1]) }
  return /^\d+$/.test(id) ? { kind, number: Number(id) } : null
}

/** Name of a record of Data in its own state, as it was then. */
const nameIn = (kind: string, state: State | null) => {
  const name = state?.[nameField(kind) ?? '']
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/** The audited name, with the name of a record that is audited by its number: `concession 4 FF-102`. */
const subjectOf = (read: ReadRow, names: Names) => {
  const { row, kind, id, before, after } = read
  const numbered = numberedIn(read)
  if (!numbered) return row.record ?? ''
  const known = nameIn(kind, after ?? before) || names.nameOf(numbered.kind, numbered.number)
  const number = kind === 'budgetLink' ? id.split(' ')[0] : id
  return known.startsWith('#') ? `${kind} ${id}` : `${kind} ${number} ${known}`
}

/** Numbers of the records that the entries name. */
const namedIds = (all: readonly ReadRow[]): IdsByKind => {
  const idsByKind = new Map<string, Set<number>>()
  const add = (kind: string, id: number) => idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id))
  for (const read of all) {
    const { row, kind, before, after } = read
    const numbered = row.subject_id === null ? numberedIn(read) : null
    if (numbered) add(numbered.kind, numbered.number)
    for (const state of [before, after]) {
      for (const id of idsIn(state?.customerIds)) add('customers', id)
      for (const [type, id] of referredIn(kind, state)) add(type, id)
    }
  }
  return idsByKind
}

const runIn = ({ kind, after }: ReadRow) => {
  const run = kind === 'import' ? (after?.run ?? after?.undone) : undefined
  return typeof run === 'number' ? { runId: run } : {}
}

const bulkIn = ({ kind, id }: ReadRow) => (kind === 'bulk' ? { bulkId: Number(id) } : {})

export const toEntries = async (db: Db, rows: readonly EntryRow[]): Promise<RowOf<typeof auditLogEntry>[]> => {
  const all = rows.map(
    (row): ReadRow => ({
      row,
      before: readState(row.before),
      after: readState(row.after),
      ...recordNamed(row.record ?? ''),
    }),
  )
  const names = await namesFor(db, namedIds(all))
  return all.map((read) => {
    const { row, kind, before, after } = read
    return {
      id: row.id,
      at: row.at,
      actor: row.actorName ?? '',
      actorEmail: row.actorAddress ?? '',
      action: row.action,
      subjectId: row.subjectName !== null && row.subjectDeletedAt === null ? row.subject_id : null,
      subject: row.subjectName ?? subjectOf(read, names),
      subjectEmail: row.subjectAddress ?? '',
      ...runIn(read),
      ...bulkIn(read),
      changes:
        row.subject_id === null ? changesOfRecord(kind, before, after, names) : changesOfUser(before, after, names),
    }
  })
}
