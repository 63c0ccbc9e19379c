import { expressionBuilder, sql } from 'kysely'
import { isOfDate, type Request, type RequestDetail } from '#schema/orders/requests.ts'
import type { Caller } from '../access/caller.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { creditOfDispute } from '../finance/invoiceStates.ts'
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

/**
 * Accepted, but not carried out. A date is carried out when the line has it, or when its promised date was moved with
 * the number of the request as reason since it was made or reopened; a dispute, when its invoice has a new credit note.
 */
export const isUnsettled = sql<boolean>`(requests.answer = 'accepted' and requests.settled_on is null
  and requests.kind <> 'question' and coalesce(requests.closed_by, '') <> 'shipping'
  and not (requests.kind in ('earlier', 'later') and (
    exists (select 1 from job_orders where job_orders.customer_id = requests.customer_id
      and job_orders.number = requests.subject
      and ${promisedOn} = coalesce(requests.offered_on, requests.wanted_on))
    or exists (select 1 from promises where promises.customer_id = requests.customer_id
      and promises.job_order = requests.subject and promises.given_at >= requests.asked_at
      and promises.reason like '%' || requests.number || '%')))
  and not (requests.kind = 'dispute' and exists (select 1 ${creditOfDispute})))`

const waitsFor = async (db: Db, { id, kind, state, answer }: Row): Promise<RequestDetail['waitsFor']> => {
  if (state === 'open') return 'answer'
  if (state === 'answered' && answer === 'counterOffer') return 'agreement'
  const found = await db.selectFrom('requests').select('id').where('id', '=', id).where(isUnsettled).execute()
  if (found.length === 0) return null
  return isOfDate(kind) ? 'date' : 'settlement'
}

const pricesOf = (db: Db, { kind, reason, customer_id, subject }: Row) =>
  kind === 'dispute' && reason === 'price'
    ? db
        .selectFrom('invoices')
        .innerJoin('invoice_lines', 'invoice_lines.invoice_id', 'invoices.id')
        .innerJoin('job_orders', 'job_orders.id', 'invoice_lines.job_order_id')
        .select(['job_orders.number as jobOrder', 'invoice_lines.quantity'])
        .select(['job_orders.price as ordered', 'invoice_lines.price as invoiced'])
        .where('invoices.customer_id', '=', customer_id)
        .where('invoices.number', '=', subject)
        .orderBy('invoice_lines.position')
        .execute()
    : []

export const readDetail = async (context: Reading, number: string): Promise<RequestDetail> => {
  const { db, dialect, caller } = context
  const row = await requestBy(db, number)
  const shown: Request | null = row ? await listRequests.read(context, {}, row.id) : null
  if (!row || !shown) throw notFound()
  const agreed = agreedOn(row)
  const waiting = await waitsFor(db, row)
  const [line] = row.kind === 'dispute' ? [] : await openLineOf(db, row)
  return {
    ...shown,
    isClosed: row.state === 'closed',
    waitsFor: waiting,
    settledOn: row.settled_on,
    promisedOn: line?.promisedOn ?? null,
    defect: row.defect,
    wish: row.wish,
    identities: row.identities,
    stopsShipping: row.is_shipping_stopped === 1,
    prices: [...(await pricesOf(db, row))],
    offeredQuantity: row.offered_quantity,
    isUnread: row.is_unread === 1,
    mayBeReopened: mayBeReopened(row),
    agreedOn: agreed,
    messages: await messagesOf(db, dialect, row.id),
    lines: line && waiting === 'date' && isProvider(caller) ? [line] : [],
  }
}
