import { sql } from 'kysely'
import { administration } from '../../schema/administration/administration.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { userFields, withCustomer } from './rows/userRows.ts'
import { hasText, searchedText, textSearchOf } from './rows/userText.ts'

/** Users visible to the caller (`docs/decisions/004`). Matches of a text search are counted up to 1,000. */
export const listUsers = list(administration.listUsers, {
  own: ({ caller, input }) => ({ customers: caller.customers, search: textSearchOf(input.list.filter.q) }),
  values: ({ dialect, input }) => searchedText(dialect, input.list.filter.q),
  from: (db) => db.selectFrom('users').where('users.deleted_at', 'is', null),
  scope: (rows, _value, { own }) =>
    own.customers === 'all' ? rows : rows.where(usersVisibleTo({ customers: own.customers }) as never),
  joins: (rows) => rows.crossJoin('roles').whereRef('roles.id', '=', 'users.role_id'),
  fields: userFields,
  complete: withCustomer,
  order: ['name', 'ASC'],
  key: 'users.id',
  filters: { q: (eb, value, { own, dialect }) => hasText(eb as never, own.search, value, dialect) },
  maxCounted: ({ filters }) => (filters.includes('q') ? 1_000 : null),
  findsOnce: ({ filters }) => filters.includes('q'),
  // All rows minus the deleted ones: two lookups in small indexes, because counting the active users would scan all
  // rows.
  count: (_db, _value, { filters, own }) =>
    filters.length > 0 || own.customers !== 'all'
      ? null
      : sql<number>`(select count(*) from users) - (select count(*) from users where deleted_at > '')`,
  // A page near the start of an unfiltered list reads a single index.
  isLight: ({ shape, slice }) => isNearStart(slice) && shape.filters.length === 0 && shape.sort !== 'roleName',
})
