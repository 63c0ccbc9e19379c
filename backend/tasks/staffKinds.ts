import { sql } from 'kysely'
import type { Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { promisedOn } from '../promised-dates/moved.ts'
import { openFolder, promises } from './customerKinds.ts'
import { documentsMissing } from './loadKinds.ts'
import { inSql, none, type TaskQuery, textOf } from './source.ts'

const comment = inSql('comment', (db, { own }) =>
  db
    .selectFrom('approval_folders')
    .innerJoin('approval_comments', (join) =>
      join.on(
        'approval_comments.id',
        '=',
        sql`(select max(last.id) from approval_comments as last where last.folder_id = approval_folders.id)`,
      ),
    )
    .where('approval_comments.is_by_provider', '=', sql.lit(0))
    .where(own('approval_folders.customer_id'))
    .select([textOf('approval_comments.id').as('key'), 'approval_folders.part_number as number'])
    .select(['approval_comments.comment as about', textOf('approval_folders.id').as('place')])
    .select(['approval_folders.customer_id as customerId', 'approval_comments.created_at as day', none.as('amount')]),
)

const linesWithNotes = (db: Db, { own }: TaskQuery) =>
  db
    .selectFrom('line_notes')
    .innerJoin('job_orders', 'job_orders.id', 'line_notes.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    .where(own('job_orders.customer_id'))
    .select(['purchase_orders.number as number', 'job_orders.customer_id as customerId', none.as('amount')])

const lineComment = inSql('lineComment', (db, query) =>
  linesWithNotes(db, query)
    .where('line_notes.customer_comment', 'is not', null)
    .where('line_notes.seller_comment', 'is', null)
    .select([textOf('line_notes.job_order_id').as('key'), 'line_notes.customer_comment as about'])
    .select([none.as('place'), none.as('day')]),
)

/** Only concessions that are not approved yet; after approval no answer is needed. */
const concessionComment = inSql('concessionComment', (db, { own }) =>
  db
    .selectFrom('concessions')
    .where('concessions.customer_comment', 'is not', null)
    .where('concessions.provider_comment', 'is', null)
    .where('concessions.approval_file_id', 'is', null)
    .where(own('concessions.customer_id'))
    .select([textOf('concessions.id').as('key'), 'concessions.ncr as number', 'concessions.customer_comment as about'])
    .select([none.as('place'), 'concessions.customer_id as customerId', none.as('day'), none.as('amount')]),
)

const requote = inSql('requote', (db, { own }) =>
  db
    .selectFrom('requotes')
    .innerJoin('quotes', 'quotes.id', 'requotes.quote_id')
    .where(sql<boolean>`quotes.quoted_on <= substr(requotes.asked_at, 1, 10)`)
    .where(own('quotes.customer_id'))
    .select([textOf('requotes.id').as('key'), 'quotes.number as number', 'requotes.reason as about'])
    .select([none.as('place'), 'quotes.customer_id as customerId', 'requotes.asked_at as day', none.as('amount')]),
)

/** Listed until each of its lines belongs to an order. */
const orderRequest = inSql('orderRequest', (db, { own }) =>
  db
    .selectFrom('order_requests')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_request_lines')
          .innerJoin('quote_lines', (join) =>
            join
              .onRef('quote_lines.quote_id', '=', 'order_request_lines.quote_id')
              .onRef('quote_lines.position', '=', 'order_request_lines.line'),
          )
          .select('quote_lines.position')
          .whereRef('order_request_lines.request_id', '=', 'order_requests.id')
          .where('quote_lines.job_order_id', 'is', null),
      ),
    )
    .where(own('order_requests.customer_id'))
    .select([
      textOf('order_requests.id').as('key'),
      sql<string>`coalesce(order_requests.number, '')`.as('number'),
      'order_requests.name as about',
    ])
    .select([none.as('place'), 'order_requests.customer_id as customerId', 'order_requests.placed_at as day'])
    .select('order_requests.total as amount'),
)

/** Keyed by the file, so that an approval after a reopening is a new row. */
const concessionApproval = inSql('concessionApproval', (db, { own, value }) =>
  db
    .selectFrom('concessions')
    .innerJoin('files', 'files.id', 'concessions.approval_file_id')
    .where('files.created_at', '>=', value('recentFromMoment'))
    .where(own('concessions.customer_id'))
    .select([textOf('files.id').as('key'), 'concessions.ncr as number', 'files.name as about', none.as('place')])
    .select(['concessions.customer_id as customerId', 'files.created_at as day', none.as('amount')]),
)

const fileApproval = inSql('fileApproval', (db, { own, value }) =>
  db
    .selectFrom('approval_files')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .innerJoin('approval_folders', 'approval_folders.id', 'approval_files.folder_id')
    .where('approval_files.is_approval', '=', sql.lit(1))
    .where('files.created_at', '>=', value('recentFromMoment'))
    .where(own('approval_folders.customer_id'))
    .select([textOf('approval_files.id').as('key'), 'approval_folders.part_number as number', 'files.name as about'])
    .select([openFolder.as('place'), 'approval_folders.customer_id as customerId', 'files.created_at as day'])
    .select(none.as('amount')),
)

/** Approved or rejected bars; a later approval after a rejection is a new row. */
const barDecision = inSql('barDecision', (db, { own, value }) =>
  db
    .selectFrom('bars')
    .innerJoin('heats', 'heats.id', 'bars.heat_id')
    .where('bars.is_approved', 'is not', null)
    .where('bars.decided_on', '>=', value('recentFrom'))
    .where(own('heats.customer_id'))
    .select([sql<string>`cast(bars.id as text) || '/' || cast(bars.is_approved as text)`.as('key')])
    .select(['heats.number as number', 'bars.name as about', 'bars.received_on as place'])
    .select(['heats.customer_id as customerId', 'bars.decided_on as day', none.as('amount')]),
)

/** Dates that sellers entered in the status report and that differ from the promised date. */
const dateRequest = inSql('dateRequest', (db, query) =>
  linesWithNotes(db, query)
    .where('line_notes.seller_date', 'is not', null)
    .where(sql<boolean>`line_notes.seller_date <> coalesce(${promisedOn}, '')`)
    .select([sql<string>`cast(job_orders.id as text) || '/' || line_notes.seller_date`.as('key')])
    .select(['job_orders.number as about', 'parts.provider_number as place'])
    .select(sql<Day>`line_notes.seller_date`.as('day')),
)

const requestToAnswer = inSql('requestToAnswer', (db, { own }) =>
  db
    .selectFrom('requests')
    .where('requests.state', '=', sql.lit('open'))
    .where(own('requests.customer_id'))
    .select([textOf('requests.number').as('key'), textOf('requests.number').as('number'), 'requests.subject as about'])
    .select([none.as('place'), 'requests.customer_id as customerId', 'requests.asked_on as day'])
    .select('requests.amount as amount'),
)

export const staffKinds = {
  requestToAnswer,
  paymentPromise: promises('paymentPromise'),
  documentsMissing,
  comment,
  lineComment,
  concessionComment,
  requote,
  orderRequest,
  concessionApproval,
  fileApproval,
  barDecision,
  dateRequest,
}
