import { type Kysely, sql } from 'kysely'

const roles = [
  [0, 'Customer group', 'clients'],
  [1, 'Admin', 'none'],
  [3, 'Customer', 'clients'],
  [4, 'Provider staff', 'clients'],
  [5, 'Sales manager', 'clients'],
  [6, 'Representative', 'clients'],
] as const

/** Content keys and the roles that hold them. */
const holders = [
  ['1', 1],
  ['1', 5],
  ['4', 1],
  ['4', 4],
  ['5', 1],
  ['5', 5],
] as const

export const accessRules = async (db: Kysely<unknown>) => {
  for (const [id, name, source] of roles)
    await sql`insert into roles (id, name, relation_source) values (${id}, ${name}, ${source})`.execute(db)
  for (const [key, role] of holders)
    await sql`insert into content_access (key, role_id) values (${key}, ${role})`.execute(db)
}
