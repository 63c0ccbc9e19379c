import { type Kysely, sql } from 'kysely'
import { orderRequests } from '#schema/quotes/orderRequests.ts'
import type { Cents } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { answerFile } from '../files/files.ts'
import { type Handler, ofRow } from '../implement.ts'
import { list } from '../list/list.ts'
import { materialColumn, pieceColumns } from './listHistory.ts'

const orders = (db: Kysely<Tables>) =>
  db.selectFrom('order_requests').innerJoin('users', 'users.id', 'order_requests.user_id')

const figure = (of: ReturnType<typeof sql>) =>
  sql`(select ${of} from order_request_lines as line where line.request_id = order_requests.id)`

export const listPlaced = list(orderRequests.list, {
  from: orders,
  scope: (rows, value) => rows.where('order_requests.customer_id', '=', value('customerId')),
  fields: {
    number: 'order_requests.number',
    name: 'order_requests.name',
    placedAt: 'order_requests.placed_at',
    placedBy: 'users.name',
    // A line may be split into releases.
    items: figure(sql`count(distinct cast(line.quote_id as text) || '/' || cast(line.line as text))`),
    pieces: figure(sql`sum(line.quantity)`),
    total: 'order_requests.total',
  },
  order: ['placedAt', 'DESC'],
  key: 'order_requests.id',
})

const orderOf = (db: Db, number: string) =>
  orders(db)
    .innerJoin('files', 'files.id', 'order_requests.file_id')
    .select(['order_requests.id', 'order_requests.customer_id as customerId', 'order_requests.file_id as fileId'])
    .select(['order_requests.name', 'order_requests.placed_at as placedAt', 'order_requests.total'])
    .select(['users.name as placedBy', 'users.email', 'files.name as fileName'])
    .where('order_requests.number', '=', number)
    .executeTakeFirst()

const rowsOf = (db: Db, requestId: number) =>
  db
    .selectFrom('order_request_lines as line')
    .innerJoin('quotes', 'quotes.id', 'line.quote_id')
    .innerJoin('quote_lines', (join) =>
      join.onRef('quote_lines.quote_id', '=', 'line.quote_id').onRef('quote_lines.position', '=', 'line.line'),
    )
    .leftJoin('parts', 'parts.id', 'quote_lines.part_id')
    .leftJoin('job_orders', 'job_orders.id', 'quote_lines.job_order_id')
    .select(['line.position', 'quotes.number as quote', 'line.line as item', 'line.release', 'line.quantity'])
    .select(['line.price', 'parts.customer_number as partNumber', 'line.requested_on as requestedOn'])
    .select('job_orders.number as jobOrder')
    .select([...pieceColumns, materialColumn])
    .where('line.request_id', '=', requestId)
    .orderBy('line.position')
    .execute()

export const placedDetail: Handler<typeof orderRequests.detail> = ofRow(
  ({ db, input }) => orderOf(db, input.number),
  async ({ db, input }, { id, customerId: _customer, fileId: _file, ...order }) => ({
    ...order,
    number: input.number,
    rows: (await rowsOf(db, id)).map((row) => ({ ...row, amount: (row.quantity * row.price) as Cents })),
  }),
)

export const placedFile: Handler<typeof orderRequests.file> = ofRow(
  ({ db, input }) => orderOf(db, input.number),
  async ({ db, store }, { fileId }) => {
    const file = db.selectFrom('files').selectAll().where('id', '=', fileId)
    return answerFile(store, await file.executeTakeFirstOrThrow(notFound))
  },
)
