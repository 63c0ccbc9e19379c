import { sql } from 'kysely'
import type { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { historyDays, isExpired } from '#schema/quotes/quoteRules.ts'
import type { PieceType } from '#schema/quotes/quotes.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

/** Quote number in requests, derived from the id. */
const rfqNumberOf = (quoteId: number) => `RFQ-${String(quoteId).padStart(6, '0')}`

/** Who asked for a quote: a user, or somebody of the time before the portal; empty if that is not known. */
export const askedBy = sql<string>`coalesce(users.name, quotes.requested_by, '')`

/** Parses the id from such a number; 0, which no quote has, for any other text. */
export const quoteIdIn = (rfqNumber: string) => Number(/^RFQ-(\d{6,9})$/.exec(rfqNumber)?.[1] ?? 0)

interface HistoryQuery {
  readonly customerId: number
  readonly from: Day
  readonly pattern: string
}

/** Piece of a line: its own, or its part's. */
export const pieceColumns = [
  sql<PieceType | null>`coalesce(quote_lines.shape, parts.shape)`.as('type'),
  sql<number | null>`coalesce(quote_lines.outer_diameter, parts.outer_diameter)`.as('outerDiameter'),
  sql<number | null>`coalesce(quote_lines.inner_diameter, parts.inner_diameter)`.as('innerDiameter'),
  sql<number | null>`coalesce(quote_lines.length, parts.length)`.as('length'),
] as const

export const materialColumn = sql<string | null>`coalesce(quote_lines.spec, parts.alloy)`.as('material')

export const linesWithPieces = (db: Db) =>
  db
    .selectFrom('quotes')
    .innerJoin('quote_lines', 'quote_lines.quote_id', 'quotes.id')
    .leftJoin('parts', 'parts.id', 'quote_lines.part_id')
    .select([...pieceColumns])

const linesOf = (db: Db, { customerId, pattern, from }: HistoryQuery, byNumber: boolean) =>
  linesWithPieces(db)
    .select(['quotes.id as quoteId', 'quotes.number', 'quotes.revision', 'quotes.requested_on as requestedOn'])
    .select(['quotes.quoted_on as quotedOn', 'quotes.expires_on as expiresOn'])
    .select(['quotes.feedback', 'quotes.feedback_at as feedbackAt'])
    .select(['quote_lines.position as item', 'quote_lines.quantity', 'quote_lines.weeks', 'quote_lines.price'])
    .select(['quote_lines.committed_on as committedOn', 'quote_lines.job_order_id as jobOrderId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('order_request_lines')
            .select('order_request_lines.position')
            .whereRef('order_request_lines.quote_id', '=', 'quote_lines.quote_id')
            .whereRef('order_request_lines.line', '=', 'quote_lines.position'),
        )
        .as('isRequested'),
    )
    .where('quotes.customer_id', '=', customerId)
    .where((eb) =>
      byNumber ? sql<boolean>`lower(quotes.number) like ${pattern} escape '!'` : eb('quotes.quoted_on', '>=', from),
    )
    .orderBy('quotes.quoted_on', 'desc')
    .orderBy('quotes.id', 'desc')
    .orderBy('quote_lines.position')
    .execute()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Ordered by a job order of the provider, or by an order request placed here. */
const isOrdered = ({ jobOrderId, isRequested }: Line) => jobOrderId !== null || Boolean(isRequested)

const statusOf = (line: Line, today: Day) => {
  const { price, expiresOn } = line
  if (isOrdered(line)) return 'Ordered'
  if (price === null) return 'No Quote'
  return isExpired({ isNoQuote: false, expiresOn }, today) ? 'Expired' : 'Quoted'
}

const rowOf = (line: Line, today: Day) => {
  const { feedbackAt, jobOrderId: _order, isRequested: _requested, ...row } = line
  return {
    ...row,
    rfqNumber: rfqNumberOf(row.quoteId),
    revisionId: row.quoteId,
    status: statusOf(line, today),
    isNoQuote: row.price === null,
    hasOrder: isOrdered(line),
    isFeedbackSent: feedbackAt !== null,
  }
}

/** Lines of recent quotes, or of all quotes whose number contains the text. */
export const list: Handler<typeof quoteHistory.list> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const { customerId, number, status } = input
  const pattern = `%${(number ?? '').toLowerCase().replace(/[!%_]/g, '!$&')}%`
  const found = await linesOf(reader, { customerId, from: daysAfter(today, -historyDays), pattern }, number !== null)
  return found.map((line) => rowOf(line, today)).filter((row) => status === null || row.status === status)
}
