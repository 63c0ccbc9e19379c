import { auth, id } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { instant, integer, many, nullable, optional, raw, text, wordOf } from '../kinds.ts'
import { listOf } from '../wire/envelope.ts'

/** Maximum rows per batch. */
export const maxRows = 1000
const longRelation = { max: 20_000 }

/**
 * A new user as a spreadsheet row. Each cell is free text, keyed by its field in the new-user payload. Roles are given
 * by name or id, customers of the relation likewise, separated by semicolons; the plant is `Forge`, `Aeroespace` or its
 * code.
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

/** Required columns; the relation is not one of them, because administrators have none. */
export const requiredColumns = ['name', 'email', 'company', 'salesContact', 'salesEmail', 'roleId'] as const

export const rowReason = entity('rowReason', {
  /** Field name in the new-user payload. */
  field: text('field'),
  code: text('code'),
  limit: nullable(integer('limit')),
  /** The invalid entry of a cell with several entries; otherwise empty. */
  value: raw('value'),
  message: text('message'),
})

/** Result of a row: `new` user, `exists` (the email is already in use), or `wrong` (not valid). */
export const rowResult = entity('rowResult', {
  /** Zero-based index within the request. */
  row: integer('row'),
  state: wordOf('state', 'new', 'exists', 'wrong'),
  userId: nullable(integer('user_id')),
  roleId: nullable(integer('role')),
  reasons: rows('reasons', rowReason),
})

const sheetFields = {
  rows: rows('rows', sheetRow),
  /**
   * Emails of earlier rows of a sheet that is sent in several requests, so that duplicates are detected across
   * requests.
   */
  earlierEmails: optional(many(raw('earlier_emails'), { max: maxRows })),
}

const results = rows('results', rowResult)

export const batch = keyedEntity('batch', 'id', {
  id: integer('id'),
  at: instant('at'),
  userName: text('user'),
  fileName: text('file_name'),
  rows: integer('rows'),
  created: integer('created'),
  undoneAt: nullable(instant('undone_at')),
  deleted: nullable(integer('deleted')),
})

/** Result of an undo: users deleted, and users kept, by reason. */
export const undone = entity('undone', {
  deleted: integer('deleted'),
  /** Users who have set a password or signed in. */
  signedIn: integer('signed_in'),
  changed: integer('changed'),
  /** Users with roles the caller may not delete. */
  notManageable: integer('not_manageable'),
  alreadyDeleted: integer('already_deleted'),
})

const access = { pages: ['create-user'], owner: 'staff' } as const

export const onboarding = {
  /** Dry run: returns the result that `create` would have for each row. */
  check: auth('POST', '/api/onboarding/check', {
    isAddition: true,
    access,
    body: entity('sheet', sheetFields),
    answer: entity('checked', { results }),
    changes: false,
  }),
  /** Creates users for all valid rows in one transaction. */
  create: auth('POST', '/api/onboarding/', {
    isAddition: true,
    access,
    body: entity('newBatch', {
      ...sheetFields,
      fileName: text('file_name'),
      /** Total rows of a sheet that is sent in several requests. */
      rowCount: optional(integer('row_count', { min: 1, max: maxRows })),
      /** Batch to continue; must be the caller's own. */
      batchId: optional(nullable(integer('batch_id', { min: 1 }))),
    }),
    answer: entity('created', {
      /** Null if no user has been created yet. */
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
  /** Deletes users of the batch who have neither signed in nor been changed since. */
  undo: auth('POST', '/api/onboarding/batches/:id/undo', {
    isAddition: true,
    access,
    params: { id },
    answer: undone,
    takesKey: true,
  }),
}
