import { sql } from 'kysely'
import { maxPointsOfKind, type OpenPoint } from '#schema/orders/openPoints.ts'
import { isOfDate } from '#schema/orders/requests.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { isUnsettled } from '../requests/detail.ts'

const isOffered = sql<boolean>`(requests.state = 'answered' and requests.answer = 'counterOffer')`

const unfinished = prepared((db, value: Placing<{ customerId: number; max: number }>) =>
  db
    .selectFrom('requests')
    .leftJoin('job_orders', (join) =>
      join
        .onRef('job_orders.customer_id', '=', 'requests.customer_id')
        .onRef('job_orders.number', '=', 'requests.subject')
        .on('requests.kind', '<>', sql.lit('dispute' as const)),
    )
    .leftJoin('parts', 'parts.id', 'job_orders.part_id')
    .where('requests.customer_id', '=', value('customerId'))
    .where((eb) => eb.or([eb('requests.state', '=', sql.lit('open' as const)), isOffered, isUnsettled]))
    .select(['requests.number', 'requests.kind', 'requests.state', 'requests.answer', 'requests.subject'])
    .select(['requests.purchase_order', 'job_orders.line_item', 'parts.customer_number as partNumber'])
    .select(['requests.quantity', 'requests.amount', 'requests.asked_on as day'])
    .select(
      sql<string>`(select message from request_messages where request_messages.request_id = requests.id
        and request_messages.event in ('asked', 'reopened') order by request_messages.id desc limit 1)`.as('note'),
    )
    .orderBy('requests.id')
    .limit(value('max')),
)

type Unfinished = Awaited<ReturnType<typeof unfinished>>[number]

const stateOf = ({ kind, state, answer }: Unfinished): OpenPoint['state'] => {
  if (state === 'open') return 'answer'
  if (answer === 'counterOffer') return 'agreement'
  return isOfDate(kind) ? 'date' : 'settlement'
}

const lineOf = ({ kind, subject, purchase_order, line_item }: Unfinished) =>
  kind === 'dispute' || purchase_order === null || line_item === null ? subject : `${purchase_order} - ${line_item}`

/** Requests of a customer that wait for one of the sides, oldest first. */
export const openRequests = async (db: Db, customerId: number) =>
  (await unfinished(db, { customerId, max: maxPointsOfKind })).map((row) => ({
    number: row.number ?? '',
    line: lineOf(row),
    partNumber: row.partNumber,
    quantity: row.quantity,
    day: row.day,
    request: row.kind,
    amount: row.amount,
    state: stateOf(row),
    note: row.note,
  }))
