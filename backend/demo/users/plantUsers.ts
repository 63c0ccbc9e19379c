import type { Instant } from '#schema/kinds.ts'
import { derivedColumns, emailKey } from '../../administration/userColumns.ts'
import { after } from '../../clock.ts'
import { hashSecret } from '../../secrets.ts'
import { enterRows, type Row } from '../enterRows.ts'
import { rowsIn } from '../files.ts'
import type { Ground } from '../ground.ts'

/**
 * Expired for any business day: sessions use the real clock `docs/product/demo.md#business-day`, and this session's
 * token is guessable.
 */
const sessionStart = '2020-01-02T15:00:00.000Z' as Instant

const withExpiredSession = 'Paige Holloway'

const listed = (cell: string | undefined) => cell?.split(' ').filter(Boolean) ?? []

/** Fixed accounts, then special cases, then ordinary users. */
export const plantUsers = async (ground: Ground) => {
  const customers = new Map((await ground.db.selectFrom('customers').selectAll().execute()).map((row) => [row.id, row]))
  const users: Row<'users'>[] = []
  const links: Row<'user_customers'>[] = []
  const pages: Row<'user_pages'>[] = []
  const tokens: Row<'tokens'>[] = []
  for (const row of rowsIn('users', ground)) {
    const { name = '', email = '', company = '', position = '', phone = '', country = '', state = '', city = '' } = row
    const { salesContact = '', salesEmail = '', comments = '', plant, createdAt, lastLogin, hasPassword } = row
    // In an empty table, generated ids start at 1.
    const id = Number(row.id)
    const ids = listed(row.customers).map(Number)
    users.push({
      name,
      email,
      email_key: emailKey(email),
      company,
      position,
      phone,
      country,
      state,
      city,
      comments,
      role_id: Number(row.role),
      sales_contact: salesContact,
      sales_email: salesEmail,
      plant: plant === 'aerospace' ? 'aerospace' : 'forge',
      ...derivedColumns({ name, email, salesContact, customers: ids.flatMap((own) => customers.get(own) ?? []) }),
      password_hash: hasPassword === '1' ? ground.passwordHash : null,
      created_at: createdAt as Instant,
      updated_at: createdAt as Instant,
      last_login: (lastLogin || null) as Instant | null,
      deleted_at: null,
      version: 1,
    })
    links.push(...ids.map((customer_id, place) => ({ user_id: id, customer_id, position: place })))
    for (const page of listed(row.pages))
      pages.push({ user_id: id, page_id: Number(page.slice(1)), has_access: page.startsWith('+') ? 1 : 0 })
    if (name === withExpiredSession)
      tokens.push({
        hash: hashSecret(`expired session of ${email}`),
        user_id: id,
        created_at: sessionStart,
        expires_at: after(sessionStart, 86_400),
      })
  }
  await enterRows(ground, { users, user_customers: links, user_pages: pages, tokens })
}
