import type { Expression, ExpressionBuilder } from 'kysely'
import type { InputOf } from '../../schema/call.ts'
import type { Division } from '../../schema/division.ts'
import type { Instant } from '../../schema/kinds.ts'
import type { metrics } from '../../schema/metrics.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { report } from '../report.ts'
import { usersOf } from './divisions.ts'
import { accessSince, historyMoments, yearAndMonth } from './windows.ts'

type Moment = Instant | Expression<Instant>

/** The condition on `users` that they have not entered since a moment; who never has did not either (DECISIONS P17). */
export const stayedAway = (since: Moment) => (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb.or([eb('users.last_login', 'is', null), eb('users.last_login', '<', since)])

/** That they have; so put, SQLite reads a whole thin index and not each of those rows. */
const entered = (since: Moment) => (eb: ExpressionBuilder<Tables, 'users'>) => eb.not(stayedAway(since)(eb))

/** The condition on `users` that they were made within these moments. */
export const madeBetween = (from: Moment, end: Moment) => (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb.and([eb('users.created_at', '>=', from), eb('users.created_at', '<', end)])

/** A division's users. */
export const usersIn = (db: Db, division: Division) => db.selectFrom('users').where(usersOf(division))

const shown = (users: ReturnType<typeof usersIn>) =>
  users
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.relation as customer', 'users.name as user', 'users.unit', 'users.segment', 'users.subsegment'])
    .select(['users.sales_contact', 'roles.name as role', 'users.has_equote', 'users.created_at', 'users.last_login'])

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const standingOf = ({ customer, user, unit, segment, subsegment, sales_contact, role, has_equote }: Row) => ({
  ...{ customer, user, unit, segment, subsegment },
  ...{ salesContact: sales_contact, clientType: role, hasEquote: has_equote === 1 },
})

const momentsOf = ({ created_at, last_login }: Row) => ({
  createdAt: created_at as Instant,
  lastLogin: last_login as Instant | null,
})

const columns = {
  customer: 'users.relation_key',
  user: 'users.name_key',
  unit: 'users.unit',
  segment: 'users.segment',
  subsegment: 'users.subsegment',
  salesContact: 'users.sales_contact_key',
  clientType: 'roles.name',
  hasEquote: 'users.has_equote',
}
const momentColumns = { createdAt: 'users.created_at', lastLogin: 'users.last_login' }

const byName = { first: ['user', 'ASC'], tie: 'users.id' } as const

type Access = InputOf<typeof metrics.listUsersByAccess>

const byAccess = (db: Db, { division, entered: wanted }: Access, clock: Clock) => {
  const since = accessSince(clock)
  return usersIn(db, division).where(wanted === 'entered' ? entered(since) : stayedAway(since))
}

/** Users who entered in the last 3 months, or who did not. */
export const listUsersByAccess = report<typeof metrics.listUsersByAccess>()({
  rows: (...asked) => shown(byAccess(...asked)),
  counted: byAccess,
  columns: { ...columns, ...momentColumns },
  ...byName,
  toRow: (row) => ({ ...standingOf(row), ...momentsOf(row) }),
})

/** All users. */
export const listDivisionUsers = report<typeof metrics.listDivisionUsers>()({
  rows: (db, { division }) => shown(usersIn(db, division)),
  counted: (db, { division }) => usersIn(db, division),
  columns,
  ...byName,
  toRow: standingOf,
})

const lately = (db: Db, { division }: InputOf<typeof metrics.listNewUsers>, clock: Clock) => {
  const { from, end } = historyMoments(clock)
  return usersIn(db, division).where(madeBetween(from, end))
}

/** Users who were made in the last 12 months, the newest first. */
export const listNewUsers = report<typeof metrics.listNewUsers>()({
  rows: (...asked) => shown(lately(...asked)),
  counted: lately,
  columns: {
    ...momentColumns,
    year: 'users.created_at',
    name: columns.user,
    salesContact: columns.salesContact,
    clientType: columns.clientType,
    customer: columns.customer,
    unit: columns.unit,
    hasEquote: columns.hasEquote,
  },
  first: ['year', 'DESC'],
  tie: 'users.id',
  toRow: (row, clock) => {
    const { user, customer, unit, salesContact, clientType, hasEquote } = standingOf(row)
    return {
      ...yearAndMonth(clock.dayOf(row.created_at as Instant)),
      ...{ name: user, salesContact, clientType, customer, unit, hasEquote, ...momentsOf(row) },
    }
  },
})
