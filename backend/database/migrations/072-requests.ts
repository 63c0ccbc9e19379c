import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const kinds = sql`'earlier', 'later', 'quantity', 'shipTo', 'cancel', 'question', 'dispute', 'problem'`
const reasons = sql`'quantity', 'price', 'part', 'address', 'document'`
const events = sql`'asked', 'message', 'accepted', 'declined', 'counterOffer', 'agreed', 'closed', 'reopened',
  'expired', 'shipped'`

/**
 * Customers' requests on order lines and invoices. Customer, line and user need no rows here, because a company's
 * services may have them.
 */
export const requests = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text, generatedKey } = dialect
  const statements = [
    sql`create table requests (
      id ${generatedKey}, number ${text} unique, kind ${text} not null check (kind in (${kinds})),
      customer_id integer not null, subject ${text} not null, purchase_order ${text},
      wanted_on ${text}, quantity integer, reason ${text} check (reason in (${reasons})), amount bigint,
      state ${text} not null check (state in ('open', 'answered', 'closed')),
      answer ${text} check (answer in ('accepted', 'declined', 'counterOffer')),
      offered_on ${text}, offered_quantity integer,
      asked_on ${text} not null, asked_at ${text} not null, answered_on ${text},
      closed_by ${text} check (closed_by in ('customer', 'time', 'shipping')),
      is_reopened integer not null, is_unread integer not null,
      user_id integer not null, name ${text} not null, email ${text} not null,
      provider_told_at ${text}, customer_told_at ${text})`,
    sql`create unique index requests_open on requests (customer_id, kind, subject) where state = 'open'`,
    sql`create index requests_subject on requests (customer_id, subject)`,
    sql`create index requests_not_closed on requests (state, answered_on) where state <> 'closed'`,
    sql`create table request_messages (
      id ${generatedKey}, request_id integer not null references requests(id),
      event ${text} not null check (event in (${events})), is_by_provider integer not null,
      user_id integer, name ${text} not null, message ${text} not null, day ${text}, quantity integer,
      written_on ${text} not null, written_at ${text} not null)`,
    sql`create index request_messages_request on request_messages (request_id, id)`,
    sql`create table request_files (
      file_id ${text} not null primary key references files(id),
      message_id integer not null references request_messages(id), position integer not null)`,
    sql`create index request_files_message on request_files (message_id, position)`,
  ]
  for (const statement of statements) await statement.execute(db)
  await dialect.rejectChanges(db, 'request_messages')
  await dialect.rejectChanges(db, 'request_files')
}
