import { visits } from '../../schema/administration/visits.ts'
import { namedText, searchedText, textSearchOf } from '../administration/rows/userText.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { findVisits } from './findVisits.ts'
import { asksUsers, isOfUserMeant, type Own, ownFilters } from './visitSearch.ts'

/** Visits of the users whom the caller may see. Pages of a million rows need their own queries, see `findVisits`. */
export const listVisits = list(visits.listVisits, {
  own: ({ caller, input }): Own => ({
    search: textSearchOf(input.list.filter.q),
    customers: caller.customers,
    hidesAdmin: input.list.filter.hideAdmin === true,
  }),
  values: ({
    dialect,
    input: {
      list: { filter },
    },
  }) => ({
    ...namedText(dialect, filter.q ?? ''),
    ...searchedText(dialect, filter.q),
  }),
  from: (db) => db.selectFrom('visits'),
  scope: (rows, value, shape) => (asksUsers(shape) ? rows.where(isOfUserMeant(shape, value as never) as never) : rows),
  joins: (rows) => rows.leftJoin('users', 'users.id', 'visits.user_id').leftJoin('roles', 'roles.id', 'visits.role_id'),
  fields: {
    ...columnsOf('visits', 'userId', 'pageName', 'at', 'isMobile', 'language', 'customerId', 'timeZone', 'browser'),
    email: 'users.email',
    role: 'roles.name',
  },
  order: ['at', 'DESC'],
  key: 'visits.id',
  filters: ownFilters,
  find: findVisits,
})
