import { auth, id, read } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, email, flag, instant, integer, nullable, optional, text, wordOf } from '../kinds.ts'
import { atLeast, atMost, custom, search } from '../list.ts'
import { listOf } from '../wire/envelope.ts'

const written = { mayBeEmpty: true, max: 4000 }

/** Same values on the wire and in the database. */
export const auditLogActions = [
  'created',
  'edited',
  'deleted',
  'undone',
  'erased',
  'passwordSet',
  'linkRequested',
  'signedIn',
  'signedOut',
] as const

export type AuditLogAction = (typeof auditLogActions)[number]

/** Actions without changes; far more frequent than the others. */
export const sessionActions = ['signedIn', 'signedOut'] as const satisfies readonly AuditLogAction[]

/**
 * A changed field. `from` and `to` are texts, null if empty; roles, customers and pages are given by name. For a
 * permission, `page` is the page id, `name` its name, and the texts are `granted`, `withdrawn`, or null for the role's
 * default. A password has no values.
 */
export const auditLogChange = entity('auditLogChange', {
  field: text('field'),
  page: nullable(integer('page')),
  name: nullable(text('name')),
  from: nullable(text('from', written)),
  to: nullable(text('to', written)),
})

/** Audit log entry; `actor` is empty for commands on the server. */
export const auditLogEntry = keyedEntity('auditLogEntry', 'id', {
  id: integer('id'),
  at: instant('at'),
  actor: text('who', { mayBeEmpty: true }),
  actorEmail: email('who_email', { mayBeEmpty: true }),
  action: wordOf('action', ...auditLogActions),
  /** User that was changed; null for other records and deleted users. */
  subjectId: nullable(integer('whom_id')),
  subject: text('whom', { mayBeEmpty: true }),
  subjectEmail: email('whom_email', { mayBeEmpty: true }),
  /** Run of an import, with the rows that it changed. */
  runId: optional(integer('run_id')),
  /** Change of several records at once, whose entries the filter `bulkId` lists. */
  bulkId: optional(integer('bulk_id')),
  changes: rows('changes', auditLogChange),
})

/** Sign-ins and sign-outs are included only if requested by `withSignIns` or by their action. */
const filter = {
  action: wordOf('action', ...auditLogActions),
  from: atLeast(day('from'), 'at'),
  to: atMost(day('to'), 'at'),
  withSignIns: custom(flag('withSignIns'), () => true),
}

/** At most this many in one answer. */
export const maxAuditEvents = 1_000

/** Entry for programs: ids instead of names, and the states before and after as JSON. */
const auditEvent = keyedEntity('auditEvent', 'id', {
  id: integer('id'),
  at: instant('at'),
  /** Null for commands on the server. */
  userId: nullable(integer('user_id')),
  action: wordOf('action', ...auditLogActions),
  call: text('call'),
  record: nullable(text('record')),
  /** User that the record is. */
  subjectId: nullable(integer('subject_id')),
  before: nullable(text('before', written)),
  after: nullable(text('after', written)),
})

/** The audit log: author, subject and values of each change. Read-only. */
export const auditLog = {
  listAuditLog: auth('GET', '/api/audit-trail/', {
    isAddition: true,
    access: { pages: ['audit-trail'], owner: 'staff' },
    list: {
      sort: ['at'],
      filter: {
        actor: search(['actor', 'actorEmail'], text('actor')),
        subject: search(['subject', 'subjectEmail'], text('subject')),
        /** Entries of one change of several records; without it and without a subject they are left out. */
        bulkId: custom(integer('bulk_id', { min: 1 }), () => true),
        ...filter,
      },
    },
    answer: listOf(auditLogEntry),
  }),
  /**
   * For programs with an administrator's token: entries after an id, oldest first, sign-ins included. Entries of the last
   * minute are missing, because one with a smaller id may still be written.
   */
  readAudit: read('GET', '/api/Audit', {
    isAddition: true,
    access: { pages: ['audit-trail'], owner: 'staff' },
    query: { after: optional(integer('after', { min: 0 })) },
    answer: listOf(auditEvent),
  }),
  /** Entries about one user, newest first. */
  auditLogOfUser: auth('GET', '/api/userforge/:id/audit-trail', {
    isAddition: true,
    access: { pages: ['edit-user'], owner: 'row' },
    params: { id },
    list: { sort: ['at'], filter },
    answer: listOf(auditLogEntry),
  }),
}
