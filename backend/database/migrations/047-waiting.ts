import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Indexes for to-do lists, completed to-dos, digest subscriptions and HTML mails. */
export const waiting = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`create table waiting_done (
      kind ${text} not null, record ${text} not null, done_at ${text} not null,
      done_by integer not null references users(id), primary key (kind, record))`,
    sql`create table digests (
      user_id integer primary key references users(id),
      frequency ${text} not null check (frequency in ('off', 'daily', 'weekly')),
      language ${text} not null check (language in ('en', 'es')),
      sent_for ${text} not null)`,
    sql`create index digests_due on digests (frequency, sent_for) where frequency <> 'off'`,
    sql`alter table outbox add column html ${text}`,
    sql`alter table outbox add column unsubscribe ${text}`,
    sql`create index bars_undecided on bars (heat_id) where is_approved is null`,
    sql`create index bars_decided on bars (decided_on) where decided_on is not null`,
    sql`create index concessions_pending on concessions (customer_id, notified_on) where approval_file_id is null`,
    sql`create index offers_open on offers (customer_id, status, proposed_on) where status <= 2`,
    sql`create index quotes_expiring on quotes (customer_id, expires_on) where expires_on is not null`,
    sql`create index approval_files_given on approval_files (file_id) where is_approval = 1`,
    sql`create index line_notes_unanswered on line_notes (job_order_id)
      where customer_comment is not null and seller_comment is null`,
    sql`create index line_notes_dated on line_notes (job_order_id) where seller_date is not null`,
    sql`create index users_invited on users (created_at) where password_hash is null and deleted_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
