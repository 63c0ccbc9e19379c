import { plant } from '#schema/account/account.ts'
import { auditLogActions } from '#schema/administration/auditLog.ts'
import { infoOf } from '#schema/fields.ts'
import { orderStatuses } from '#schema/orders/orderStatus.ts'
import type { Tables } from './tables.ts'

type Column = { [Name in keyof Tables]: `${Name}.${keyof Tables[Name] & string}` }[keyof Tables]

/**
 * Allowed values of columns without a database constraint; for `check (column in (…))` they are read from the
 * constraint.
 */
export const choices: { readonly [Name in Column]?: readonly (string | number)[] } = {
  'audit.action': auditLogActions,
  'customer_terms.unit_type': [1, 2],
  'customer_terms.wip_source': [1, 2],
  'customers.type': [1, 2],
  'job_orders.status': orderStatuses,
  'one_time_codes.purpose': ['invitation', 'recovery', 'session'],
  'order_documents.kind': ['confirmation', 'schedule', 'certificate'],
  'parts.shape': ['ring', 'disc', 'bar', 'block'],
  'roles.relation_source': ['clients', 'carriers', 'none'],
  'users.plant': infoOf(plant).words,
  'visit_days.plant': infoOf(plant).words,
  'visits.plant': infoOf(plant).words,
}

export const keptByTriggers: readonly Column[] = ['quotes.items', 'quotes.ordered_items', 'quotes.amount']

/** Columns whose default served only existing rows; new rows always set a value. */
export const defaultedOnce: readonly Column[] = [
  'audit.action',
  'users.customer_ids',
  'visits.day',
  'visits.plant',
  'visits.role_id',
]
