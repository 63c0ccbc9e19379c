import type { Instant } from '#schema/kinds.ts'
import { derivedColumns, emailKey } from '../../administration/userColumns.ts'
import { after } from '../../clock.ts'
import type { Tables } from '../../database/tables.ts'
import { hashSecret } from '../../secrets.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { daysBefore } from '../moments.ts'
import { demoAccounts, demoEmail } from './accounts.ts'
import { type DemoUser, demoUser } from './demoUser.ts'
import { ordinaryUsers } from './ordinaryUsers.ts'
import { particularUsers } from './particularUsers.ts'

const userCount = 120

const fixedUsers = ({ today }: Ground) =>
  demoAccounts.map(({ account, about, ...rest }, index) =>
    demoUser({
      ...rest,
      email: demoEmail(account),
      phone: `+52 81 5550 01${String(index).padStart(2, '0')}`,
      created_at: daysBefore(today, 500 - index, index * 12),
      last_login: daysBefore(today, 1, 20 + index * 30),
    }),
  )

const rowOf = (user: DemoUser, known: ReadonlyMap<number, Tables['customers']>, passwordHash: string) => {
  const { customers, hasPassword, overrides: _overrides, hasExpiredSession: _session, ...columns } = user
  const linked = customers.flatMap((id) => known.get(id) ?? [])
  return {
    ...columns,
    email_key: emailKey(columns.email),
    password_hash: hasPassword ? passwordHash : null,
    ...derivedColumns({ ...columns, salesContact: columns.sales_contact, customers: linked }),
    updated_at: columns.created_at,
    deleted_at: null,
    version: 1,
  }
}

/**
 * Expired for any business day: sessions use the real clock `docs/product/demo.md#business-day`, and this session's
 * token is guessable.
 */
const sessionStart = '2020-01-02T15:00:00.000Z' as Instant

const insertUsers = async ({ db, passwordHash }: Ground, users: readonly DemoUser[]) => {
  const customers = new Map((await db.selectFrom('customers').selectAll().execute()).map((row) => [row.id, row]))
  const inserted = await db
    .insertInto('users')
    .values(users.map((user) => rowOf(user, customers, passwordHash)))
    .returning(['id', 'email'])
    .execute()
  const ids = new Map(inserted.map(({ id, email }) => [email, id]))
  return users.map((user) => ({ ...user, id: ids.get(user.email) ?? 0 }))
}

/** 120 users: the fixed accounts, then special cases, then ordinary ones. */
export const plantUsers = async (ground: Ground) => {
  const given = [...fixedUsers(ground), ...particularUsers(ground.today, ground.hasExtremes)]
  const everyday = ordinaryUsers(ground.today, userCount - given.length, given)
  const users = await insertUsers(ground, [...given, ...everyday])
  const expired = users.filter(({ hasExpiredSession }) => hasExpiredSession)
  await enterRows(ground.db, {
    user_customers: users.flatMap(({ id, customers }) =>
      customers.map((customer_id, position) => ({ user_id: id, customer_id, position })),
    ),
    user_pages: users.flatMap(({ id, overrides }) =>
      Object.entries(overrides).map(([page, isAllowed]) => {
        const has_access = isAllowed ? (1 as const) : (0 as const)
        return { user_id: id, page_id: Number(page), has_access }
      }),
    ),
    tokens: expired.map(({ id, email }) => ({
      hash: hashSecret(`expired session of ${email}`),
      user_id: id,
      created_at: sessionStart,
      expires_at: after(sessionStart, 86_400),
    })),
  })
}
