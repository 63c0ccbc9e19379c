import { visits } from '#schema/administration/visits.ts'
import { namedText, searchedText, textSearchOf } from '../administration/userText.ts'
import type { Context } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { findVisits } from './findVisits.ts'
import { asksUsers, isOfUserMeant, type Own, ownFilters } from './visitSearch.ts'

const parameters = ({ caller, dialect, input }: Context<typeof visits.listVisits>) => {
  const { q, hideAdmin } = input.list.filter
  const own: Own = { search: textSearchOf(q), customers: caller.customers, hidesAdmin: hideAdmin === true }
  return { own, values: { ...namedText(dialect, q ?? ''), ...searchedText(dialect, q) } }
}

/** Visits of the users whom the caller may see. Pages of a million rows need their own queries, see `findVisits`. */
export const listVisits = list(visits.listVisits, {
  parameters,
  from: (db) => db.selectFrom('visits'),
  scope: (rows, value, shape) => (asksUsers(shape) ? rows.where(isOfUserMeant(shape, value)) : rows),
  joins: {
    users: (rows) => rows.leftJoin('users', 'users.id', 'visits.user_id'),
    roles: (rows) => rows.leftJoin('roles', 'roles.id', 'visits.role_id'),
  },
  fields: {
    ...columnsOf('visits', 'userId', 'pageName', 'at', 'isMobile', 'language', 'customerId', 'timeZone', 'browser'),
    email: 'users.email',
    role: 'roles.name',
  },
  order: ['at', 'DESC'],
  key: 'visits.id',
  filters: ownFilters,
  find: (query, { reader }) => findVisits(reader, query),
})
