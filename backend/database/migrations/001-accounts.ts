import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const accounts = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const key = dialect.generatedKey
  const statements = [
    sql`create table settings (key ${words} primary key, value ${words} not null)`,
    sql`create table roles (id integer primary key, name ${words} not null, relation_source ${words} not null)`,
    sql`create table customers (
      id integer primary key, name ${words} not null, legal_name ${words} not null, type integer not null,
      unit ${words} not null, segment ${words} not null, subsegment ${words} not null, has_equote integer not null,
      is_shown integer not null, exclude_from_context integer not null,
      parent_id integer references customers(id), search ${words} not null)`,
    sql`create table users (
      id ${key}, name ${words} not null, email ${words} not null, email_key ${words} not null,
      password_hash ${words}, role_id integer not null references roles(id), phone ${words} not null,
      company ${words} not null, position ${words} not null, country ${words} not null, state ${words} not null,
      city ${words} not null, sales_contact ${words} not null, sales_email ${words} not null,
      comments ${words} not null, plant ${words} not null, relation ${words} not null, unit ${words} not null,
      segment ${words} not null, subsegment ${words} not null, has_equote integer not null,
      name_key ${words} not null, relation_key ${words} not null, sales_contact_key ${words} not null,
      search ${words} not null, created_at ${words} not null, updated_at ${words} not null, last_login ${words},
      deleted_at ${words}, version integer not null)`,
    sql`create unique index users_email on users (email_key) where deleted_at is null`,
    ...['name_key', 'sales_contact_key', 'relation_key', 'unit', 'created_at', 'last_login'].map(
      (column) =>
        sql`create index ${sql.raw(`users_${column}`)} on users (${sql.raw(column)}, id) where deleted_at is null`,
    ),
    sql`create index users_by_role on users (role_id, name_key, id) where deleted_at is null`,
    // Small indexes for counting: all rows (over a column that no query filters by), and deleted rows.
    sql`create index users_count on users (has_equote)`,
    sql`create index users_deleted on users (deleted_at) where deleted_at is not null`,
    sql`create table user_customers (
      user_id integer not null references users(id), customer_id integer not null references customers(id),
      position integer not null, primary key (user_id, customer_id))`,
    sql`create index user_customers_customer on user_customers (customer_id)`,
    sql`create table pages (id integer primary key, name ${words} not null, can_be_overwritten integer not null)`,
    sql`create table role_pages (
      role_id integer not null references roles(id), page_id integer not null references pages(id),
      primary key (role_id, page_id))`,
    sql`create table user_pages (
      user_id integer not null references users(id), page_id integer not null references pages(id),
      has_access integer not null, primary key (user_id, page_id))`,
    sql`create table content_access (
      key ${words} not null, role_id integer not null references roles(id), primary key (key, role_id))`,
    sql`create table tokens (
      hash ${words} primary key, user_id integer not null references users(id), created_at ${words} not null,
      expires_at ${words} not null)`,
    sql`create index tokens_user on tokens (user_id)`,
    sql`create table one_time_codes (
      hash ${words} primary key, user_id integer not null references users(id), purpose ${words} not null,
      created_at ${words} not null, expires_at ${words} not null, used_at ${words})`,
    sql`create index one_time_codes_user on one_time_codes (user_id, purpose)`,
    sql`create table attempts (key ${words} primary key, tries integer not null, ends_at ${words} not null)`,
    sql`create table repeats (
      key ${words} primary key, input_hash ${words} not null, answer ${words} not null, created_at ${words} not null)`,
    sql`create table outbox (
      id ${key}, recipient ${words} not null, subject ${words} not null, body ${words} not null,
      created_at ${words} not null, sent_at ${words}, attempts integer not null, next_attempt_at ${words} not null,
      last_error ${words})`,
    sql`create index outbox_due on outbox (next_attempt_at) where sent_at is null`,
    sql`create table audit (
      id ${key}, at ${words} not null, user_id integer, call ${words} not null, record ${words},
      before ${words}, after ${words})`,
    sql`create index audit_record on audit (record, id)`,
    sql`create table visits (
      id ${key}, at ${words} not null, user_id integer not null, page_id integer, page_name ${words} not null,
      customer_id integer, is_mobile integer not null, browser ${words} not null, time_zone ${words} not null,
      language ${words} not null, navigation ${words} not null)`,
    sql`create unique index visits_navigation on visits (user_id, navigation, page_name) where navigation <> ''`,
    sql`create index visits_at on visits (at)`,
    sql`create table tracked (
      id ${key}, at ${words} not null, user_id integer not null, customer_id integer, details ${words} not null)`,
  ]
  for (const statement of statements) await statement.execute(db)
  await dialect.createTrigramIndex(db)
}
