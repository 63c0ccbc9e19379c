import { createHash } from 'node:crypto'
import type { Answer, Api, Client } from './apiClient.ts'

export const customers = {
  healthy: 101,
  creditHold: 102,
  brandNew: 103,
  ringsOnly: 106,
  carrier: 301,
  steelMaker: 104,
  aerospace: 107,
} as const

let made = 0

/** Form values of a new user with a unique address. */
export const newUser = (fields: object = {}) => {
  made += 1
  return {
    name: `Test User ${made}`,
    email: `test.user.${process.pid}.${made}@made.example`,
    role: 3,
    company: 'Brennholt Turbine Works',
    sales_contact: 'Sam Seller',
    sales_email: 'sam.seller@anvil.example',
    multiple_client_ids: [customers.healthy],
    isforge: 1,
    newPermissions: [],
    ...fields,
  }
}

export const register = (by: Client, fields: object = {}) => by.post('/auth/api/register-user-forge', newUser(fields))

export async function addUser(by: Client, fields: object = {}): Promise<Answer['body']> {
  const { status, body, text } = await register(by, fields)
  if (status !== 200) throw new Error(`The user was not made: ${status} ${text}`)
  return (await by.get(`/auth/api/userforge/${body.id}`)).body
}

/** Creates a user with the demo password. */
export async function addMember(api: Api, by: Client, fields: object = {}, like = 'admin@anvil.example') {
  const user = await addUser(by, fields)
  const known = '(select password_hash from users where email_key = ? and deleted_at is null)'
  await api.rows.ask(`update users set password_hash = ${known} where id = ?`, like, user.id)
  return user
}

/** Unchanged form values of a user, with the given changes. */
export const changesOf = (user: Answer['body'], changes: object = {}) => ({
  name: user.name,
  email: user.email,
  role: user.role,
  company: user.company,
  isforge: user.isforge,
  newPermissions: [],
  ...changes,
})

export const edit = (by: Client, user: Answer['body'], changes: object = {}) =>
  by.post(`/auth/api/edit-userforge/${user.id}`, changesOf(user, changes), { 'if-match': `"${user.version}"` })

export const getUser = (by: Client, id: number) => by.get(`/auth/api/userforge/${id}`)
export const remove = (by: Client, id: number) => by.post(`/auth/api/delete-user/${id}`)

/**
 * Copies a demo user in the database, as `bulk1@made.example` and so on, which a search for 'bulk' finds. `comments`
 * sets the length of the rows.
 */
export async function plantCopies({ rows }: Pick<Api, 'rows'>, count: number, comments = '') {
  const own = ['id', 'email', 'email_key', 'search', 'comments']
  const [row] = await rows.ask("select * from users where email = 'bare@hostile.example'")
  const columns = Object.keys(row ?? {}).filter((column) => !own.includes(column))
  await rows.ask(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into users (email, email_key, search, comments, ${columns.join(', ')})
      select 'bulk' || n || '@made.example', 'bulk' || n || '@made.example', 'bulk' || n, cast(? as text), ${columns.join(', ')}
      from users, numbers where email = 'bare@hostile.example'`,
    comments,
  )
}

/** Stores a one-time link with a known secret and returns the token. */
export async function issueLink(
  api: Pick<Api, 'rows'>,
  userId: number,
  purpose = 'recovery',
  expiresAt = '2999-01-01T00:00:00.000Z',
) {
  made += 1
  const token = `link-${made}`
  const hash = createHash('sha256').update(token).digest('hex')
  const columns = '(hash, user_id, purpose, created_at, expires_at)'
  const values = [hash, userId, purpose, '2026-01-01T00:00:00.000Z', expiresAt]
  await api.rows.ask(`insert into one_time_codes ${columns} values (?, ?, ?, ?, ?)`, ...values)
  return token
}
