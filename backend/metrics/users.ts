import { type Expression, expressionBuilder } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import { metrics } from '#schema/administration/metrics.ts'
import type { Instant } from '#schema/kinds.ts'
import { yearAndMonth } from '#values/months.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { list } from '../list/list.ts'
import { columnsOf, type RowsOfAny } from '../list/source.ts'
import { usersOf } from './divisions.ts'
import { accessSince, historyMoments } from './windows.ts'

type Moment = Instant | Expression<Instant>

const ofUsers = expressionBuilder<Tables, 'users'>()

/** Condition on `users`: not signed in since a moment, or never `docs/product/administration.md#metric-windows`. */
export const didNotEnter = (since: Moment) =>
  ofUsers.or([ofUsers('users.last_login', 'is', null), ofUsers('users.last_login', '<', since)])

/** The opposite condition. Written as a negation, so that SQLite scans a small index instead of reading the rows. */
const entered = (since: Moment) => ofUsers.not(didNotEnter(since))

export const madeBetween = (from: Moment, end: Moment) =>
  ofUsers.and([ofUsers('users.created_at', '>=', from), ofUsers('users.created_at', '<', end)])

export const usersIn = (db: Db, division: Division) => db.selectFrom('users').where(usersOf(division))

const joins = { roles: (rows: RowsOfAny) => rows.innerJoin('roles', 'roles.id', 'users.role_id') }

const user = { column: 'users.name', folded: 'users.name_key' } as const
const fields = {
  customer: { column: 'users.relation', folded: 'users.relation_key' },
  salesContact: { column: 'users.sales_contact', folded: 'users.sales_contact_key' },
  clientType: 'roles.name',
  ...columnsOf('users', 'unit', 'segment', 'subsegment', 'hasEquote'),
} as const
const moments = columnsOf('users', 'createdAt', 'lastLogin')

const from = (db: Db) => db.selectFrom('users')

export const listUsersByAccess = list(metrics.listUsersByAccess, {
  parameters: ({ clock, input }) => ({ own: input, values: { since: accessSince(clock) } }),
  from,
  joins,
  scope: (rows, value, { own: { division, entered: isEntered } }) =>
    rows.where(usersOf(division)).where((isEntered === 'entered' ? entered : didNotEnter)(value('since'))),
  fields: { ...fields, ...moments, user },
  order: ['user', 'ASC'],
  key: 'users.id',
})

export const listDivisionUsers = list(metrics.listDivisionUsers, {
  parameters: ({ input }) => ({ own: input.division }),
  from,
  joins,
  scope: (rows, _value, { own }) => rows.where(usersOf(own)),
  fields: { ...fields, user },
  order: ['user', 'ASC'],
  key: 'users.id',
})

const { segment: _segment, subsegment: _subsegment, ...ofNewUser } = fields

export const listNewUsers = list(metrics.listNewUsers, {
  parameters: ({ clock, input }) => ({ own: input.division, values: historyMoments(clock) }),
  from,
  joins,
  scope: (rows, value, { own }) => rows.where(usersOf(own)).where(madeBetween(value('from'), value('end'))),
  fields: { ...ofNewUser, ...moments, name: user, year: { column: null, sort: 'users.created_at' } },
  complete: (found, { clock }) => found.map((row) => ({ ...row, ...yearAndMonth(clock.dayOf(row.createdAt)) })),
  order: ['year', 'DESC'],
  key: 'users.id',
})
