import { expressionBuilder } from 'kysely'
import { isOfDate, type Request, type RequestDetail } from '#schema/orders/requests.ts'
import type { Caller } from '../access/caller.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import type { Tools } from '../implement.ts'
import { promisedOn } from '../promised-dates/moved.ts'
import { listRequests } from './listRequests.ts'

export type Row = Omit<Tables['requests'], 'id'> & { readonly id: number }
type Reading = Parameters<typeof listRequests.read>[0]

/** Users of all customers answer for the provider, all others ask for their customer. */
export const isProvider = ({ customers }: Caller) => customers === 'all'

export const requestBy = (db: Db, number: string): Promise<Row | undefined> =>
  db.selectFrom('requests').selectAll().where('number', '=', number).executeTakeFirst()

const messagesOf = async (db: Db, dialect: Tools['dialect'], id: number): Promise<RequestDetail['messages']> => {
  const { recordsOf } = dialects[dialect.name]
  const files = expressionBuilder<Tables, 'request_messages'>()
    .selectFrom('request_files')
    .innerJoin('files', 'files.id', 'request_files.file_id')
    .whereRef('request_files.message_id', '=', 'request_messages.id')
    .select(['files.id as fileId', 'files.name'])
    .orderBy('request_files.position')
  const found = await db
    .selectFrom('request_messages')
    .select(['id', 'event', 'is_by_provider', 'name', 'message as text', 'day', 'quantity', 'written_at as writtenAt'])
    .select(recordsOf(files).as('files'))
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()
  return found.map(({ is_by_provider, files: attached, ...message }) => ({
    ...message,
    isByProvider: is_by_provider === 1,
    files: (typeof attached === 'string'
      ? JSON.parse(attached)
      : attached) as RequestDetail['messages'][number]['files'],
  }))
}

/** The open line of a request, if this database has it. */
const openLineOf = (db: Db, { customer_id, subject }: Row) =>
  db
    .selectFrom('job_orders')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['job_orders.id', 'parts.provider_number as providerPartNumber', promisedOn.as('promisedOn')])
    .where('job_orders.customer_id', '=', customer_id)
    .where('job_orders.number', '=', subject)
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    .execute()

const agreedOn = ({ kind, answer, offered_on, wanted_on }: Row) =>
  isOfDate(kind) && answer === 'accepted' ? (offered_on ?? wanted_on) : null

const mayBeReopened = ({ state, is_reopened, closed_by }: Row) =>
  state !== 'open' && is_reopened === 0 && closed_by !== 'shipping'

export const readDetail = async (context: Reading, number: string): Promise<RequestDetail> => {
  const { db, dialect, caller } = context
  const row = await requestBy(db, number)
  const shown: Request | null = row ? await listRequests.read(context, {}, row.id) : null
  if (!row || !shown) throw notFound()
  const agreed = agreedOn(row)
  return {
    ...shown,
    offeredQuantity: row.offered_quantity,
    isUnread: row.is_unread === 1,
    mayBeReopened: mayBeReopened(row),
    agreedOn: agreed,
    messages: await messagesOf(db, dialect, row.id),
    lines: agreed !== null && isProvider(caller) ? await openLineOf(db, row) : [],
  }
}
