import { auth, id } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { day, email, flag, instant, integer, nullable, text, wordOf } from '../kinds.ts'
import { atLeast, atMost, custom, search } from '../list.ts'
import { listOf } from '../wire/envelope.ts'

const written = { mayBeEmpty: true, max: 4000 }

/** What was done to a record, on the wire and in the database alike. */
export const trailActions = [
  'created',
  'edited',
  'deleted',
  'undone',
  'passwordSet',
  'linkRequested',
  'signedIn',
  'signedOut',
] as const

export type TrailAction = (typeof trailActions)[number]

/** The actions that change nothing; there are many more of them than of the others. */
export const sessionActions = ['signedIn', 'signedOut'] as const satisfies readonly TrailAction[]

/**
 * One field that changed, from and to as texts, null where there was or is nothing: roles, customers and pages by name.
 * Of a permission `page` is the page's id and `name` its name; its texts are `granted` and `withdrawn`, null for the
 * role's default. Of a password nothing is told but that it changed.
 */
export const trailChange = entity('trailChange', {
  field: text('field'),
  page: nullable(integer('page')),
  name: nullable(text('name')),
  from: nullable(text('from', written)),
  to: nullable(text('to', written)),
})

/** A row of the audit trail; `actor` is empty for what the operator's command did. */
export const trailEntry = keyedEntity('trailEntry', 'id', {
  id: integer('id'),
  at: instant('at'),
  actor: text('who', { mayBeEmpty: true }),
  actorEmail: email('who_email', { mayBeEmpty: true }),
  action: wordOf('action', ...trailActions),
  /** The user whom it is about; null where that is none, or one who has been deleted. */
  subjectId: nullable(integer('whom_id')),
  subject: text('whom', { mayBeEmpty: true }),
  subjectEmail: email('whom_email', { mayBeEmpty: true }),
  changes: rows('changes', trailChange),
})

/** Sign-ins and sign-outs are told only where they are asked for, by `withSignIns` or by their action. */
const filter = {
  action: wordOf('action', ...trailActions),
  from: atLeast(day('from'), 'at'),
  to: atMost(day('to'), 'at'),
  withSignIns: custom(flag('withSignIns'), () => true),
}

/** The audit trail: who did what to whom, from what to what. No call changes it. */
export const trail = {
  listTrail: auth('GET', '/api/audit-trail/', {
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
    answer: listOf(trailEntry),
  }),
  /** The part of one user, newest first. */
  trailOfUser: auth('GET', '/api/userforge/:id/audit-trail', {
    isAddition: true,
    access: { pages: ['edit-user'], owner: 'row' },
    params: { id },
    list: { sort: ['at'], filter },
    answer: listOf(trailEntry),
  }),
}
