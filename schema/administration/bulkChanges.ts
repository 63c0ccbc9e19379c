import { plant } from '../account/account.ts'
import { auth, id } from '../call.ts'
import { entity, keyedEntity, rows } from '../entity.ts'
import { email, flag, integer, many, nullable, optional, text, wordOf } from '../kinds.ts'
import { permissionChange } from './administration.ts'
import { auditLogChange } from './auditLog.ts'

/** Records that are changed in one call. */
export const maxBulk = 500

/** A change of users; fields that are left out stay as they are. */
export const userChange = {
  newPermissions: optional(rows('newPermissions', permissionChange, { max: 200 })),
  customerIds: optional(many(integer('multiple_client_ids', { min: 1 }), { max: 100 })),
  /** Customers beyond those that a user has. */
  addedCustomerIds: optional(many(integer('added_client_ids', { min: 1 }), { max: 100 })),
  salesContact: optional(text('sales_contact', { max: 120 })),
  salesEmail: optional(email('sales_email')),
  plant: optional(plant),
  isAsleep: optional(flag('asleep')),
  /** Mails the link to set a password again. */
  isInvited: optional(flag('invited')),
}

/** Why a record is left as it is: `stale` if somebody has changed it since it was read. */
const bulkReasons = ['same', 'stale', 'forbidden', 'customers', 'pages', 'hasPassword', 'gone'] as const

export type BulkReason = (typeof bulkReasons)[number]

/** A record with what changes, or with the reason why it is left. */
export const bulkRow = keyedEntity('bulkRow', 'id', {
  id: integer('id'),
  /** Empty if the record is gone. */
  name: text('name', { mayBeEmpty: true }),
  /** As it was before the change. */
  version: integer('version'),
  changes: rows('changes', auditLogChange),
  reason: nullable(wordOf('reason', ...bulkReasons)),
})

const result = rows('rows', bulkRow)

const users = rows(
  'users',
  entity('bulkUser', {
    id: integer('id', { min: 1 }),
    /** As it was read; any version if it is missing. */
    version: optional(integer('version', { min: 0 })),
  }),
  { min: 1, max: maxBulk },
)

const body = entity('bulkUserChange', { users, ...userChange })

/** Changes of several records in one step of the audit log, which can be undone. */
export const bulkChanges = {
  /** Dry run: what `changeUsers` would do. */
  checkUsers: auth('POST', '/api/bulk-changes/users/check', {
    isAddition: true,
    access: { pages: ['edit-user'], owner: 'staff' },
    body,
    answer: entity('bulkCheck', { rows: result }),
    changes: false,
  }),
  /** Changes each user for whom the rules of a single edit allow it, and leaves the others. */
  changeUsers: auth('POST', '/api/bulk-changes/users', {
    isAddition: true,
    access: { pages: ['edit-user'], owner: 'staff' },
    body,
    answer: entity('bulkChanged', {
      /** Null if nothing has changed. */
      bulkId: nullable(integer('bulk_id')),
      rows: result,
    }),
    takesKey: true,
    rate: 'accounts',
  }),
  /** Restores the records that nobody has changed since; for the user who made the change, and administrators. */
  undo: auth('POST', '/api/bulk-changes/:id/undo', {
    isAddition: true,
    access: { pages: ['edit-user'], owner: 'staff' },
    params: { id },
    answer: entity('bulkUndone', { rows: result }),
    takesKey: true,
    rate: 'accounts',
  }),
}
