import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Actions of audit rows that contain only the call. */
const actionOfCall = sql`case call
  when 'account.signIn' then 'signedIn'
  when 'account.redeemSessionCode' then 'signedIn'
  when 'account.signOut' then 'signedOut'
  when 'account.signOutByGet' then 'signedOut'
  when 'account.requestPasswordReset' then 'linkRequested'
  when 'account.resetPassword' then 'passwordSet'
  else case when before is null then 'created' when after is null then 'deleted' else 'edited' end end`

/** Makes the audit log searchable by action and affected user, newest first, and makes its rows immutable. */
export const trail = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    sql`alter table audit add column action ${text} not null default 'edited'`,
    sql`alter table audit add column subject_id integer`,
    sql`update audit set action = ${actionOfCall},
      subject_id = case when record like 'user %' then cast(substr(record, 6) as integer) end`,
    sql`drop index audit_record`,
    sql`create index audit_subject on audit (subject_id, at, id)`,
    // Include all searched columns, so that skipping a row does not read it. The second index leaves out the many
    // sign-ins.
    sql`create index audit_at on audit (at, id, action, user_id, subject_id)`,
    sql`create index audit_changes on audit (at, id, action, user_id, subject_id)
      where action <> 'signedIn' and action <> 'signedOut'`,
  ]
  for (const statement of statements) await statement.execute(db)
  await dialect.rejectChanges(db, 'audit')
}
