import { sql } from 'kysely'
import { administration } from '#schema/administration/administration.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { userFields, withCustomer } from './userRows.ts'
import { hasText, searchedText, textSearchOf } from './userText.ts'

/** Two lookups in small indexes: counting the active users would scan all rows. */
const countUsers = sql<number>`(select count(*) from users) - (select count(*) from users where deleted_at > '')`

/** Users visible to the caller (`docs/decisions/004`). Matches of a text search are counted up to 1,000. */
export const listUsers = list(administration.listUsers, {
  parameters: ({ caller, dialect, input }) => ({
    own: { customers: caller.customers, search: textSearchOf(input.list.filter.q) },
    values: searchedText(dialect, input.list.filter.q),
  }),
  from: (db) => db.selectFrom('users').where('users.deleted_at', 'is', null),
  scope: (rows, _value, { own }) =>
    own.customers === 'all' ? rows : rows.where(usersVisibleTo({ customers: own.customers })),
  joins: { roles: (rows) => rows.crossJoin('roles').whereRef('roles.id', '=', 'users.role_id') },
  fields: userFields,
  complete: withCustomer,
  order: ['name', 'ASC'],
  key: 'users.id',
  filters: {
    q: (_eb, value, { own, dialect }) => hasText(own.search, value, dialect),
  },
  // A page near the start of an unfiltered list reads a single index.
  light: ({ shape, slice }) => isNearStart(slice) && shape.filters.length === 0 && shape.sort !== 'roleName',
  paging: ({ filters, own }) => {
    if (filters.includes('q')) return { isOneSearch: true, maxCounted: 1_000 }
    return filters.length === 0 && own.customers === 'all' ? { count: () => countUsers } : {}
  },
})
