import { sizeText, typeNames } from '#schema/quotes/piece.ts'
import type { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import type { Db } from '../database/open.ts'
import { type DocumentContext, documentContextOf } from '../documents/documentContext.ts'
import { drawFor } from '../documents/drawing/drawings.ts'
import { translatorTo } from '../documents/language.ts'
import { figuresOf, noteOf, type Paper, tableOf } from '../documents/paper.ts'
import { formatCount, formatDay, formatMoney } from '../documents/texts.ts'
import { type Handler, ofRow } from '../implement.ts'
import { askedBy, linesWithPieces } from './listHistory.ts'

const quoteOf = (db: Db, number: string, id: number) =>
  db
    .selectFrom('quotes')
    .leftJoin('users', 'users.id', 'quotes.user_id')
    .select(['quotes.id', 'quotes.number', 'quotes.customer_id as customerId', 'quotes.quoted_on as quotedOn'])
    .select(['quotes.expires_on as expiresOn', 'quotes.revision', 'quotes.amount', askedBy.as('contact')])
    .where('quotes.number', '=', number)
    .where('quotes.id', '=', id)
    .executeTakeFirst()

type Quote = NonNullable<Awaited<ReturnType<typeof quoteOf>>>

const linesOf = (db: Db, quoteId: number) =>
  linesWithPieces(db)
    .select(['quote_lines.position', 'quote_lines.quantity', 'quote_lines.price', 'quote_lines.weeks'])
    .select(['quote_lines.spec', 'parts.alloy', 'parts.customer_number as partNumber'])
    .where('quotes.id', '=', quoteId)
    .orderBy('quote_lines.position')
    .execute()

type Line = Awaited<ReturnType<typeof linesOf>>[number]

const quotePaper = (
  { customer, product, translate }: DocumentContext,
  quote: Quote,
  lines: readonly Line[],
): Paper => ({
  product,
  title: `${translate('Quote')} ${quote.number}`,
  facts: [
    ['Customer', customer.name],
    ['Legal name', customer.legalName],
    ['Contact', quote.contact || '-'],
    ['Revision', String(quote.revision)],
    ['Quoted on', formatDay(quote.quotedOn)],
    ['Valid until', formatDay(quote.expiresOn) || '-'],
  ],
  blocks: [
    tableOf<Line>(
      'Parts',
      [
        { title: 'Item', share: 1.5, of: ({ position }) => String(position) },
        { title: 'Part Number', share: 4, of: ({ partNumber }) => partNumber ?? '-' },
        { title: 'Material', share: 4.5, of: ({ spec, alloy }) => spec ?? alloy ?? '-' },
        { title: 'Type', share: 2, of: ({ type }) => (type === null ? '-' : translate(typeNames[type])) },
        { title: 'Size (in)', share: 4.5, of: sizeText },
        figuresOf('Qty', 2, ({ quantity }) => formatCount(quantity)),
        figuresOf('Weeks', 2, ({ weeks }) => formatCount(weeks)),
        figuresOf('Price (USD)', 3, ({ price }) => (price === null ? translate('No Quote') : formatMoney(price))),
        figuresOf(
          'Amount (USD)',
          3,
          ({ price, quantity }) => (price === null ? '-' : formatMoney(price * quantity)),
          formatMoney(quote.amount),
        ),
      ],
      lines,
    ),
    noteOf(translate('Prices are in USD per piece. A part without a price is quoted by your sales representative.')),
  ],
  foot: `${translate('Quote')} ${quote.number}, ${customer.name}`,
})

export const quoteFile: Handler<typeof quoteHistory.quoteFile> = ofRow(
  ({ db, input }) => quoteOf(db, input.number, input.revisionId),
  (context, quote) =>
    drawFor(context, async () => ({
      name: `${translatorTo(context.language)('Quote')} ${quote.number}`,
      paper: quotePaper(await documentContextOf(context, quote.customerId), quote, await linesOf(context.db, quote.id)),
    })),
)
