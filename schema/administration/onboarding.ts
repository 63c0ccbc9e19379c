import { auth, id } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { instant, integer, many, nullable, optional, raw, text, wordOf } from '../kinds.ts'
import { listOf } from '../wire/envelope.ts'

/** So many rows make a batch at most. */
export const mostRows = 1000
const longRelation = { max: 20_000 }

/**
 * A new user as a row of a sheet has it: each cell a text of any kind, under the name that the new-user payload gives
 * its field. Roles are named or given by their id, so are the customers of the relation, separated by semicolons; the
 * plant is `Forge` or `Aeroespace`, or its code.
 */
export const sheetRow = entity('sheetRow', {
  name: optional(raw('name')),
  email: optional(raw('email')),
  phone: optional(raw('phone')),
  company: optional(raw('company')),
  position: optional(raw('company_position')),
  country: optional(raw('country')),
  state: optional(raw('state')),
  city: optional(raw('city')),
  salesContact: optional(raw('sales_contact')),
  salesEmail: optional(raw('sales_email')),
  comments: optional(raw('comments')),
  roleId: optional(raw('role')),
  customerIds: optional(raw('multiple_client_ids', longRelation)),
  plant: optional(raw('isforge')),
})

/** Columns that a sheet cannot do without; only administrators need no relation. */
export const requiredColumns = ['name', 'email', 'company', 'salesContact', 'salesEmail', 'roleId'] as const

/** What is wrong with one cell. */
export const rowReason = entity('rowReason', {
  /** The field's name in the new-user payload. */
  field: text('field'),
  code: text('code'),
  limit: nullable(integer('limit')),
  /** What was not understood, of a cell that holds several; else empty. */
  value: raw('value'),
  message: text('message'),
})

/** What becomes of one row: a new user, nobody since the e-mail has a user, or nobody since something is wrong. */
export const rowResult = entity('rowResult', {
  /** The row's place among those sent, from 0. */
  row: integer('row'),
  state: wordOf('state', 'new', 'exists', 'wrong'),
  /** The user that was made. */
  userId: nullable(integer('user_id')),
  /** The role of a new user. */
  roleId: nullable(integer('role')),
  reasons: rows('reasons', rowReason),
})

const sheetFields = {
  rows: rows('rows', sheetRow),
  /** The e-mails of the rows before, of a sheet that is sent in portions: who stands in it twice is found all the same. */
  earlierEmails: optional(many(raw('earlier_emails'), { max: mostRows })),
}

const results = rows('results', rowResult)

/** A batch of users made from one sheet. */
export const batch = keyedEntity('batch', 'id', {
  id: integer('id'),
  at: instant('at'),
  userName: text('user'),
  fileName: text('file_name'),
  rows: integer('rows'),
  created: integer('created'),
  undoneAt: nullable(instant('undone_at')),
  /** How many of its users the undo has deleted. */
  deleted: nullable(integer('deleted')),
})

/** What an undo has done: users deleted, and those kept by why. */
export const undone = entity('undone', {
  deleted: integer('deleted'),
  /** Have set a password or signed in. */
  signedIn: integer('signed_in'),
  changed: integer('changed'),
  /** Of roles that the caller may not delete. */
  notManageable: integer('not_manageable'),
  alreadyDeleted: integer('already_deleted'),
})

const access = { pages: ['create-user'], owner: 'staff' } as const

/** Users made from a spreadsheet: a dry run, the write, the batches it leaves, and undoing one. */
export const onboarding = {
  /** The dry run: says of each row what `create` would do, and does nothing. */
  check: auth('POST', '/api/onboarding/check', {
    isAddition: true,
    access,
    body: entity('sheet', sheetFields),
    answer: entity('checked', { results }),
    changes: false,
  }),
  /** Makes the users of the rows that are in order, all or, should it fail, none. */
  create: auth('POST', '/api/onboarding/', {
    isAddition: true,
    access,
    body: entity('newBatch', {
      ...sheetFields,
      fileName: text('file_name'),
      /** How many rows the whole sheet has, of one that is sent in portions. */
      rowCount: optional(integer('row_count', { min: 1, max: mostRows })),
      /** The batch that these rows go on with; it must be the caller's own. */
      batchId: optional(nullable(integer('batch_id', { min: 1 }))),
    }),
    answer: entity('created', {
      /** Null while none of its rows has become a user. */
      batchId: nullable(integer('batch_id')),
      results,
    }),
    takesKey: true,
  }),
  listBatches: auth('GET', '/api/onboarding/batches', {
    isAddition: true,
    access,
    list: { sort: ['at', 'userName', 'fileName', 'rows', 'created', 'undoneAt'] },
    answer: listOf(batch),
  }),
  /** Deletes the batch's users who have neither signed in nor been changed since. */
  undo: auth('POST', '/api/onboarding/batches/:id/undo', {
    isAddition: true,
    access,
    params: { id },
    answer: undone,
    takesKey: true,
  }),
}
