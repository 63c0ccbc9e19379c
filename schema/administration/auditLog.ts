import { auth, id } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, email, flag, instant, integer, nullable, text, wordOf } from '../kinds.ts'
import { atLeast, atMost, custom, search } from '../list.ts'
import { listOf } from '../wire/envelope.ts'

const written = { mayBeEmpty: true, max: 4000 }

/** Same values on the wire and in the database. */
export const auditLogActions = [
  'created',
  'edited',
  'deleted',
  'undone',
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
  changes: rows('changes', auditLogChange),
})

/** Sign-ins and sign-outs are included only if requested by `withSignIns` or by their action. */
const filter = {
  action: wordOf('action', ...auditLogActions),
  from: atLeast(day('from'), 'at'),
  to: atMost(day('to'), 'at'),
  withSignIns: custom(flag('withSignIns'), () => true),
}

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
        ...filter,
      },
    },
    answer: listOf(auditLogEntry),
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
