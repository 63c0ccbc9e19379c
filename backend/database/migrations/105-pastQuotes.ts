import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Quotes of the time before the portal were asked for by people who are no users of it. */
export const pastQuotes = async (db: Kysely<unknown>, { name, text }: Dialect) => {
  const statements =
    name === 'postgres'
      ? [sql`alter table quotes alter column user_id drop not null`]
      : [
          // SQLite cannot drop the constraint alone.
          sql`alter table quotes add column user_now integer references users(id)`,
          sql`update quotes set user_now = user_id`,
          sql`alter table quotes drop column user_id`,
          sql`alter table quotes rename column user_now to user_id`,
        ]
  statements.push(sql`alter table quotes add column requested_by ${text}`)
  for (const statement of statements) await statement.execute(db)
}
