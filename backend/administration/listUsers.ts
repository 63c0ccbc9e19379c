import { sql } from 'kysely'
import { administration } from '#schema/administration/administration.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { handlerOf, listing } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { countOf, countUpTo, type Draft, joinedRows, pageQueries, rowsOfPage, searchedOnce } from '../list/queries.ts'
import { on } from '../list/source.ts'
import { userFields, withCustomer } from './userRows.ts'
import { hasText, searchedText, textSearchOf } from './userText.ts'

const users = listing(administration.listUsers, {
  parameters: ({ caller, dialect, input }) => ({
    own: { customers: caller.customers, search: textSearchOf(input.list.filter.q) },
    values: searchedText(dialect, input.list.filter.q),
  }),
  from: (db) => db.selectFrom('users').where('users.deleted_at', 'is', null),
  scope: (rows, _value, { own }) =>
    own.customers === 'all' ? rows : rows.where(on(usersVisibleTo({ customers: own.customers }))),
  joins: { roles: (rows) => rows.crossJoin('roles').whereRef('roles.id', '=', 'users.role_id') },
  fields: userFields,
  complete: withCustomer,
  order: ['name', 'ASC'],
  key: 'users.id',
  filters: {
    q: (eb, value, { own, dialect }) => on<'users'>((users) => hasText(users, own.search, value, dialect))(eb),
  },
})

type UsersDraft = Draft<(typeof users)['declared']['own']>

const isOfAll = ({ shape: { filters, own } }: UsersDraft) => filters.length === 0 && own?.customers === 'all'

/**
 * Counts all rows minus the deleted ones where possible: two lookups in small indexes, because counting the active
 * users would scan all rows.
 */
const count = (draft: UsersDraft) =>
  isOfAll(draft)
    ? sql<number>`(select count(*) from users) - (select count(*) from users where deleted_at > '')`
    : countOf(draft)

const pages = pageQueries(users.declared, (draft) => ({ rows: rowsOfPage(draft), counted: count(draft) }), count)
const nearStart = pageQueries(users.declared, (draft) => ({ rows: joinedRows(draft), counted: count(draft) }), count)

const maxMatches = 1_000
const searched = pageQueries(users.declared, searchedOnce, (draft) => countUpTo(draft, maxMatches))

/** Users visible to the caller (`docs/decisions/004`). Matches of a text search are counted up to 1,000. */
export const listUsers = handlerOf(users, (context) => {
  const query = users.queryOf(context)
  const { shape, slice } = query
  if (shape.filters.includes('q')) return users.readPage(query, context, { queries: searched, maxCounted: maxMatches })
  // A page near the start of an unfiltered list reads a single index.
  const isLight = isNearStart(slice) && shape.filters.length === 0 && shape.sort !== 'roleName'
  return users.readPage(query, context, isLight ? { db: context.db, queries: nearStart } : { queries: pages })
})
