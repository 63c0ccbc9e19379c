import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables/tables.ts'

/** The calls whose rows say nothing but that they were made. */
const actionOfCall = sql`case call
  when 'account.signIn' then 'signedIn'
  when 'account.redeemSessionCode' then 'signedIn'
  when 'account.signOut' then 'signedOut'
  when 'account.signOutByGet' then 'signedOut'
  when 'account.requestPasswordReset' then 'linkRequested'
  when 'account.resetPassword' then 'passwordSet'
  else case when before is null then 'created' when after is null then 'deleted' else 'edited' end end`

/** The audit trail is read by action and by whom a row is about, newest first; from now on no row of it ever changes. */
export const trail = async (db: Kysely<Tables>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    sql`alter table audit add column action ${text} not null default 'edited'`,
    sql`alter table audit add column subject_id integer`,
    sql`update audit set action = ${actionOfCall},
      subject_id = case when record like 'user %' then cast(substr(record, 6) as integer) end`,
    sql`drop index audit_record`,
    sql`create index audit_subject on audit (subject_id, at, id)`,
    // With all that is searched for, so that passing over a row costs no look at it; without the many sign-ins apart.
    sql`create index audit_at on audit (at, id, action, user_id, subject_id)`,
    sql`create index audit_changes on audit (at, id, action, user_id, subject_id)
      where action <> 'signedIn' and action <> 'signedOut'`,
  ]
  for (const statement of statements) await statement.execute(db)
  await dialect.refuseChanges(db, 'audit')
}
