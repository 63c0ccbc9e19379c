import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const team = async (db: Kysely<unknown>, { name, text }: Dialect) => {
  const bytes = name === 'postgres' ? sql`bytea` : sql`blob`
  const statements = [
    sql`create table team_members (
      id integer primary key, place integer not null, name ${text} not null, role ${text} not null, role_es ${text},
      is_sample integer not null default 0)`,
    sql`create table team_photos (
      team_member_id integer primary key references team_members(id),
      media_type ${text} not null check (media_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'image/webp')),
      photo ${bytes} not null)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
