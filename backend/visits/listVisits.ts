import { visits } from '#schema/administration/visits.ts'
import { namedText, searchedText, textSearchOf } from '../administration/userText.ts'
import type { Context } from '../implement.ts'
import { handlerOf, listing } from '../list/list.ts'
import { columnsOf, on } from '../list/source.ts'
import { findVisits } from './findVisits.ts'
import { asksUsers, isOfUserMeant, type Own, ownFilters } from './visitSearch.ts'

const parameters = ({ caller, dialect, input }: Context<typeof visits.listVisits>) => {
  const { q, hideAdmin } = input.list.filter
  const own: Own = { search: textSearchOf(q), customers: caller.customers, hidesAdmin: hideAdmin === true }
  return { own, values: { ...namedText(dialect, q ?? ''), ...searchedText(dialect, q) } }
}

const visitsOfUsers = listing(visits.listVisits, {
  parameters,
  from: (db) => db.selectFrom('visits'),
  scope: (rows, value, shape) => (asksUsers(shape) ? rows.where(on(isOfUserMeant(shape, value))) : rows),
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
})

/** Visits of the users whom the caller may see. Pages of a million rows need their own queries, see `findVisits`. */
export const listVisits = handlerOf(visitsOfUsers, async (context) => {
  const query = visitsOfUsers.queryOf(context)
  const { keys, ...count } = await findVisits(context.reader, query)
  return { rows: await visitsOfUsers.readKeys(context.reader, query, context, keys), ...count }
})
