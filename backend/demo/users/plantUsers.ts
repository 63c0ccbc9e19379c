import type { Instant } from '../../../schema/kinds.ts'
import { derivedColumns, emailKey } from '../../administration/userColumns.ts'
import { after } from '../../clock.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { hashSecret } from '../../secrets.ts'
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
      createdAt: daysBefore(today, 500 - index, index * 12),
      lastLogin: daysBefore(today, 1, 20 + index * 30),
    }),
  )

const rowOf = (user: DemoUser, customers: ReadonlyMap<number, Tables['customers']>, passwordHash: string) => {
  const { name, email, salesContact, createdAt, lastLogin } = user
  const linked = user.customers.flatMap((id) => customers.get(id) ?? [])
  return {
    name,
    email,
    email_key: emailKey(email),
    password_hash: user.hasPassword ? passwordHash : null,
    role_id: user.roleId,
    phone: user.phone,
    company: user.company,
    position: user.position,
    country: user.country,
    state: user.state,
    city: user.city,
    sales_contact: salesContact,
    sales_email: user.salesEmail,
    comments: user.comments,
    plant: user.plant,
    ...derivedColumns({ name, email, salesContact, customers: linked }),
    created_at: createdAt,
    updated_at: createdAt,
    last_login: lastLogin,
    deleted_at: null,
    version: 1,
  }
}

/**
 * Long past whatever the business day: sessions live by the real clock (DECISIONS X17), and this one's token can be
 * guessed.
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

type Planted = DemoUser & { readonly id: number }

const linkCustomers = (db: Db, users: readonly Planted[]) =>
  db
    .insertInto('user_customers')
    .values(
      users.flatMap(({ id, customers }) =>
        customers.map((customer_id, position) => ({ user_id: id, customer_id, position })),
      ),
    )
    .execute()

const enterOverrides = (db: Db, users: readonly Planted[]) =>
  db
    .insertInto('user_pages')
    .values(
      users.flatMap(({ id, overrides }) =>
        Object.entries(overrides).map(([page, hasAccess]) => ({
          user_id: id,
          page_id: Number(page),
          has_access: hasAccess ? (1 as const) : (0 as const),
        })),
      ),
    )
    .execute()

const leaveExpiredSessions = (db: Db, users: readonly Planted[]) =>
  db
    .insertInto('tokens')
    .values(
      users
        .filter(({ hasExpiredSession }) => hasExpiredSession)
        .map(({ id, email }) => ({
          hash: hashSecret(`expired session of ${email}`),
          user_id: id,
          created_at: sessionStart,
          expires_at: after(sessionStart, 86_400),
        })),
    )
    .execute()

/** 120 users: the fixed accounts first, then those that DEMO asks for by their state, then everyday ones. */
export const plantUsers = async (ground: Ground) => {
  const known = [...fixedUsers(ground), ...particularUsers(ground.today)]
  const everyday = ordinaryUsers(ground.today, userCount - known.length, known)
  const users = await insertUsers(ground, [...known, ...everyday])
  await linkCustomers(ground.db, users)
  await enterOverrides(ground.db, users)
  await leaveExpiredSessions(ground.db, users)
}
