import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { InputOf } from '../../schema/call.ts'
import type { Instant } from '../../schema/kinds.ts'
import { roleIds } from '../../schema/userRules.ts'
import type { visits } from '../../schema/visits.ts'
import { daysAfter } from '../../values/days.ts'
import { fold } from '../../values/texts.ts'
import type { Caller } from '../access/caller.ts'
import { usersVisibleTo } from '../access/customers.ts'
import { emailKey } from '../administration/userColumns.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../implement.ts'

type ListVisits = typeof visits.listVisits
type Filter = InputOf<ListVisits>['list']['filter']

const indexedLetters = 3

/** What decides the text of the queries: which filters there are, how users are searched, whose visits are seen. */
export interface Shape {
  readonly dialect: DialectName
  readonly filters: readonly string[]
  readonly search: 'contains' | 'scan' | 'prefix' | null
  readonly customers: Caller['customers']
}

/** What the queries are given; a name that is not in the shape is not read. */
export interface Wanted {
  readonly role: string
  readonly pageName: string
  readonly begin: Instant
  readonly end: Instant
  readonly isMobile: 0 | 1
  readonly text: string
  readonly textEnd: string
  readonly name: string
  readonly address: string
}

export const shapeOf = ({ dialect, caller }: Context<ListVisits>, filter: Filter): Shape => {
  const isLong = filter.q !== undefined && [...fold(filter.q)].length >= indexedLetters
  const search = filter.q === undefined ? null : isLong ? 'contains' : 'prefix'
  // A flag that is off where the filter is its being on.
  const { hideAdmin, ...rest } = filter
  const set = hideAdmin ? { ...rest, hideAdmin } : rest
  const filters = Object.keys(set).filter((name) => set[name as keyof typeof set] !== undefined)
  return { dialect: dialect.name, filters, search, customers: caller.customers }
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const wantedOf = (
  { dialect, clock }: Context<ListVisits>,
  { q = '', from, to, isMobile, ...filter }: Filter,
  { search }: Shape,
) => {
  const folded = fold(q)
  return {
    ...filter,
    ...(from && { begin: clock.startOf(from) }),
    ...(to && { end: clock.startOf(daysAfter(to, 1)) }),
    isMobile: isMobile ? 1 : 0,
    text: search === 'contains' ? dialect.searchPattern(folded) : folded,
    textEnd: `${folded}\u{10ffff}`,
    name: containing(folded),
    address: containing(emailKey(q)),
  } as Wanted
}

/** Whether the users are asked for anything. */
export const asksUsers = ({ search, customers }: Shape) => search !== null || customers !== 'all'

/** The condition on users whose visits are meant. */
export const usersMatching =
  ({ dialect, search, customers }: Shape, value: Placing<Wanted>) =>
  (eb: ExpressionBuilder<Tables, 'users'>) => {
    const conditions: Expression<SqlBool>[] = []
    if (customers !== 'all') conditions.push(eb('users.deleted_at', 'is', null), usersVisibleTo({ customers })(eb))
    if (search === 'contains') conditions.push(dialects[dialect].usersContaining(value('text')))
    if (search === 'contains' || search === 'scan')
      conditions.push(
        // The index knows what else users are searched by; here it is name and address alone.
        sql<boolean>`(users.name_key like ${value('name')} escape '\\' or users.email_key like ${value('address')} escape '\\')`,
      )
    if (search === 'prefix')
      conditions.push(
        eb('users.deleted_at', 'is', null),
        eb('users.name_key', '>=', value('text')),
        eb('users.name_key', '<', value('textEnd')),
      )
    return eb.and(conditions)
  }

/**
 * The condition on the visits themselves. Where they are looked up user by user, page and role are written so that no
 * index begins with them: SQLite would go through all visits of a page for each user.
 */
export const visitsMatching =
  ({ filters }: Shape, value: Placing<Wanted>, { isByUser = false } = {}) =>
  (eb: ExpressionBuilder<Tables, 'visits'>) => {
    const role = isByUser ? sql<number>`+visits.role_id` : sql.ref<number>('visits.role_id')
    const page = isByUser ? sql<string>`(visits.page_name || '')` : sql.ref<string>('visits.page_name')
    const conditions: Record<string, () => Expression<SqlBool>> = {
      hideAdmin: () => eb('visits.role_id', '<>', sql.lit(roleIds.admin)),
      role: () =>
        eb(role, '=', (roles) =>
          roles.selectFrom('roles').select('roles.id').where('roles.name', '=', value('role')).limit(1),
        ),
      pageName: () => eb(page, '=', value('pageName')),
      from: () => eb('visits.at', '>=', value('begin')),
      to: () => eb('visits.at', '<', value('end')),
      isMobile: () => eb('visits.is_mobile', '=', value('isMobile')),
    }
    return eb.and(filters.flatMap((name) => conditions[name]?.() ?? []))
  }
