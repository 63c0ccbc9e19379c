import { sql } from 'kysely'
import { offerStatus } from '#schema/scrap/offers.ts'
import { formatDay } from '#values/formats.ts'
import type { Cents, Day } from '#values/types.ts'
import { invoiceAvailable } from '../finance/available.ts'
import { disputedAmount } from '../finance/invoiceStates.ts'
import { countMoved, movedPromisedDates, visitorOf } from '../promised-dates/moved.ts'
import { askedBy } from '../quotes/listHistory.ts'
import { documentsComplete } from './loadKinds.ts'
import { type Found, inSql, none, type Source, type TaskContext, textOf } from './source.ts'

const shown = (day: Day | null) => (day === null ? '-' : formatDay(day))

const ofCustomer = async ({ db, clock, userId, max }: TaskContext, customerId: number): Promise<Found> => {
  const looking = { ...visitorOf({ caller: { id: userId }, clock }), customerId }
  const [{ total: count } = { total: 0 }] = await countMoved(db, looking)
  if (count === 0) return { count, rows: [] }
  const rows = await movedPromisedDates(db, { ...looking, max })
  return {
    count,
    rows: rows.map(({ jobOrder, purchaseOrder, movedFrom, promisedOn, movedAt }) => ({
      key: `${customerId} ${jobOrder}`,
      number: purchaseOrder,
      place: jobOrder,
      customerId,
      amount: null,
      about: `${jobOrder}: ${shown(movedFrom)} → ${shown(promisedOn)}`,
      day: movedAt,
    })),
  }
}

/** Read per customer, because the last visit differs between customers. */
const movedDate: Source = async (asking) => {
  const { customers, max } = asking
  const found = await Promise.all(customers === 'all' ? [] : customers.map((id) => ofCustomer(asking, id)))
  const rows = found.flatMap((one) => one.rows).sort((one, other) => (String(one.day) > String(other.day) ? -1 : 1))
  return { count: found.reduce((sum, { count }) => sum + count, 0), rows: rows.slice(0, max) }
}

const bar = inSql('bar', (db, { own }) =>
  db
    .selectFrom('bars')
    .innerJoin('heats', 'heats.id', 'bars.heat_id')
    .where('bars.is_approved', 'is', null)
    .where(own('heats.customer_id'))
    .select([textOf('bars.id').as('key'), 'heats.number as number', 'bars.name as about'])
    .select(['bars.received_on as place', 'heats.customer_id as customerId', 'bars.received_on as day'])
    .select(none.as('amount')),
)

const concession = inSql('concession', (db, { own }) =>
  db
    .selectFrom('concessions')
    .innerJoin('parts', 'parts.id', 'concessions.part_id')
    .where('concessions.approval_file_id', 'is', null)
    .where(own('concessions.customer_id'))
    .select([textOf('concessions.id').as('key'), 'concessions.ncr as number', 'parts.customer_number as about'])
    .select([none.as('place'), 'concessions.customer_id as customerId', 'concessions.notified_on as day'])
    .select(none.as('amount')),
)

/** Path of the folder of a file, including its subfolder if any. */
export const openFolder = sql<string>`cast(approval_folders.id as text)
  || coalesce('/' || cast(approval_files.child_id as text), '')`

const approvalFile = inSql('approvalFile', (db, { own }) =>
  db
    .selectFrom('approval_folders')
    .innerJoin('approval_files', 'approval_files.folder_id', 'approval_folders.id')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .where('approval_files.is_approval', '=', sql.lit(0))
    .where('approval_files.father_id', 'is', null)
    .where(own('approval_folders.customer_id'))
    .select([textOf('approval_files.id').as('key'), 'approval_folders.part_number as number', 'files.name as about'])
    .select([openFolder.as('place'), 'approval_folders.customer_id as customerId', 'files.created_at as day'])
    .select(none.as('amount')),
)

const worth = sql<Cents>`cast(round((select coalesce(sum(offer_items.weight), 0) from offer_items
  where offer_items.offer_id = offers.id) * offers.price / 1000.0) as integer)`

const inStatus = (kind: 'offer' | 'agreement', status: number, since: 'proposed_on' | 'decided_on') =>
  inSql(kind, (db, { own }) =>
    db
      .selectFrom('offers')
      .where('offers.status', '=', sql.lit(status))
      .where(own('offers.customer_id'))
      .select([textOf('offers.id').as('key'), textOf('offers.id').as('number'), none.as('about')])
      .select([none.as('place'), 'offers.customer_id as customerId', worth.as('amount')])
      // Offers from files may have no day of the decision.
      .select((eb) => eb.fn.coalesce(`offers.${since}`, 'offers.proposed_on').as('day')),
  )

const quote = inSql('quote', (db, { own, value }) =>
  db
    .selectFrom('quotes')
    .leftJoin('users', 'users.id', 'quotes.user_id')
    .where('quotes.expires_on', 'is not', null)
    .where('quotes.expires_on', '>=', value('today'))
    .where('quotes.expires_on', '<=', value('soon'))
    .where(own('quotes.customer_id'))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('quote_lines')
          .select('quote_lines.position')
          .whereRef('quote_lines.quote_id', '=', 'quotes.id')
          .where('quote_lines.price', 'is not', null)
          .where('quote_lines.job_order_id', 'is', null)
          .where(
            sql<boolean>`not exists (select 1 from order_request_lines
              where order_request_lines.quote_id = quote_lines.quote_id
              and order_request_lines.line = quote_lines.position)`,
          ),
      ),
    )
    .select([textOf('quotes.id').as('key'), 'quotes.number as number', askedBy.as('about'), none.as('place')])
    .select(['quotes.customer_id as customerId', 'quotes.expires_on as day', 'quotes.amount as amount']),
)

/** For an invoice that is due soon: the section of the statement that lists it. */
const partOfBalance = (today: unknown) =>
  sql<string>`case when substr(invoices.due_on, 1, 7) <= substr(${today}, 1, 7) then 'due' else 'open' end`

const invoices = (kind: 'overdueInvoice' | 'dueInvoice') =>
  inSql(kind, (db, { own, value }) => {
    const open = db
      .selectFrom('invoices')
      .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
      .where('invoices.balance', '<>', sql.lit(0 as Cents))
      .where('invoices.balance', '>', sql.lit(0 as Cents))
      // Open references hold all of it that is not disputed.
      .where(sql<boolean>`not (${invoiceAvailable} < invoices.balance and ${invoiceAvailable} <= ${disputedAmount})`)
      .where(own('invoices.customer_id'))
      .select([textOf('invoices.id').as('key'), 'invoices.number as number', 'purchase_orders.number as about'])
      .select(['invoices.customer_id as customerId', 'invoices.due_on as day', invoiceAvailable.as('amount')])
    if (kind === 'overdueInvoice') return open.where('invoices.due_on', '<', value('today')).select(none.as('place'))
    return open
      .where('invoices.due_on', '>=', value('today'))
      .where('invoices.due_on', '<=', value('soon'))
      .select(partOfBalance(value('today')).as('place'))
  })

/** References that nothing was applied to for 30 days, until they are 90 days old. */
const unpaidReference = inSql('unpaidReference', (db, { own, value }) =>
  db
    .selectFrom('bank_references')
    .where('bank_references.status', '=', sql.lit(1 as const))
    .where('bank_references.cancelled_on', 'is', null)
    .where('bank_references.created_on', '>=', value('lastQuarter'))
    .where('bank_references.created_on', '<=', value('recentFrom'))
    .where(own('bank_references.customer_id'))
    .where(
      sql<boolean>`not exists (select 1 from bank_reference_lines as line
        where line.reference_id = bank_references.id and line.applied > 0)`,
    )
    .select([textOf('bank_references.id').as('key'), 'bank_references.number as number', none.as('about')])
    .select([none.as('place'), 'bank_references.customer_id as customerId', 'bank_references.created_on as day'])
    .select('bank_references.total as amount'),
)

/** Promised payments of invoices that are open; for the customer once their day has passed. */
export const promises = (kind: 'brokenPromise' | 'paymentPromise') =>
  inSql(kind, (db, { own, value }) => {
    const promised = db
      .selectFrom('payment_promises')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.customer_id', '=', 'payment_promises.customer_id')
          .onRef('invoices.number', '=', 'payment_promises.invoice'),
      )
      .where('invoices.balance', '>', sql.lit(0 as Cents))
      .where(own('payment_promises.customer_id'))
      .select([sql<string>`cast(invoices.id as text) || '/' || payment_promises.pay_on`.as('key')])
      .select(['invoices.number as number', none.as('about'), 'invoices.customer_id as customerId'])
      .select(['payment_promises.pay_on as day', 'invoices.balance as amount'])
      .select(
        sql<string>`case when invoices.due_on < ${value('today')} then 'overdue'
          else ${partOfBalance(value('today'))} end`.as('place'),
      )
    return kind === 'paymentPromise' ? promised : promised.where('payment_promises.pay_on', '<', value('today'))
  })

const requestAnswer = inSql('requestAnswer', (db, { own }) =>
  db
    .selectFrom('requests')
    .where('requests.is_unread', '=', sql.lit(1))
    .where(own('requests.customer_id'))
    .select([textOf('requests.number').as('key'), textOf('requests.number').as('number'), 'requests.subject as about'])
    .select([none.as('place'), 'requests.customer_id as customerId', 'requests.answered_on as day'])
    .select('requests.amount as amount'),
)

export const customerKinds = {
  bar,
  concession,
  approvalFile,
  offer: inStatus('offer', offerStatus.pending, 'proposed_on'),
  agreement: inStatus('agreement', offerStatus.agreed, 'decided_on'),
  quote,
  overdueInvoice: invoices('overdueInvoice'),
  dueInvoice: invoices('dueInvoice'),
  unpaidReference,
  brokenPromise: promises('brokenPromise'),
  movedDate,
  documentsComplete,
  requestAnswer,
}
