import type { documents } from '#schema/finance/documents.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { termsOf } from '../../finance/agreed.ts'
import { type Context, type Handler, ofRow } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { type DocumentContext, documentContextOf } from '../documentContext.ts'
import { drawFor } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { findLoadDocument, paperOfLoad } from '../loads/loadDocument.ts'
import { figuresOf, noteOf, type Paper, tableOf } from '../paper.ts'
import { formatCommitment, formatDay, formatMoney } from '../texts.ts'
import { type Lines, type OrderLine, orderLines } from './orderLines.ts'
import { amountOf, numberColumns, orderPaper, piecesOf, truncationNote } from './orderPaper.ts'
import { schedulePaper } from './schedules.ts'

const confirmationPaper = (
  documentContext: DocumentContext,
  facts: Paper['facts'],
  { lines, sums }: Lines,
  terms: Awaited<ReturnType<typeof termsOf>>,
): Paper =>
  orderPaper(
    documentContext,
    'Order confirmation',
    [
      ...facts,
      ['Incoterm', terms?.incoterm ?? ''],
      ['Delivery Point', terms?.deliveryPoint ?? ''],
      ['Terms', terms?.terms ?? ''],
    ],
    [
      ...truncationNote(documentContext, sums.count),
      tableOf<OrderLine>(
        'Order lines',
        [
          ...numberColumns(documentContext.translate('Total')),
          { title: 'Description', share: 14, of: ({ description }) => description },
          {
            title: 'Commitment date',
            share: 7,
            of: (line) => formatCommitment(documentContext, line, line.promisedDate),
          },
          piecesOf('Qty', ({ quantity }) => quantity, sums.quantity),
          figuresOf('Price (USD)', 7, ({ price }) => formatMoney(price)),
          figuresOf('Amount (USD)', 8, (line) => formatMoney(amountOf(line)), formatMoney(sums.amount)),
        ],
        lines,
      ),
    ],
  )

const certificatePaper = (documentContext: DocumentContext, facts: Paper['facts'], { lines, sums }: Lines): Paper =>
  orderPaper(documentContext, 'Certificate of conformance', facts, [
    noteOf(
      documentContext.translate(
        sums.count > 0
          ? 'The parts listed below were made and inspected to the requirements of the purchase order.'
          : 'No part of this order has been shipped yet.',
      ),
    ),
    ...truncationNote(documentContext, sums.count),
    tableOf<OrderLine>(
      'Shipped parts',
      [
        ...numberColumns(documentContext.translate('Total')),
        { title: 'Provider part number', share: 9, of: ({ providerPartNumber }) => providerPartNumber },
        { title: 'Description', share: 14, of: ({ description }) => description },
        { title: 'Alloy', share: 8, of: ({ alloy }) => alloy },
        piecesOf('Shipped', ({ shipped }) => shipped, sums.shipped),
      ],
      lines,
    ),
  ])

type OrderDocument = typeof documents.orderDocument

const findOrderDocument = (db: Db, { hash }: { hash: string }) =>
  db
    .selectFrom('order_documents')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_documents.purchase_order_id')
    .select(['order_documents.customer_id as customerId', 'order_documents.kind'])
    .select(['purchase_orders.number', 'purchase_orders.ordered_on as orderedOn'])
    .where('order_documents.hash', '=', hash)
    .execute()

const names: Readonly<Record<Tables['order_documents']['kind'], string>> = {
  confirmation: 'Order confirmation',
  schedule: 'Schedule',
  certificate: 'Certificate of conformance',
}

const paperOf = async (
  context: Context<OrderDocument>,
  document: Awaited<ReturnType<typeof findOrderDocument>>[number],
) => {
  const { db } = context
  const { customerId, kind, number, orderedOn } = document
  const search = { ...everything, customerId, purchaseOrder: number }
  const [documentContext, lines] = await Promise.all([
    documentContextOf(context, customerId),
    orderLines(db, search, { onlyShipped: kind === 'certificate' }),
  ])
  const facts = [
    ['Purchase Order', number],
    ['Ordered on', formatDay(orderedOn)],
  ] as const
  if (kind === 'schedule') return schedulePaper(documentContext, facts, lines)
  if (kind === 'certificate') return certificatePaper(documentContext, facts, lines)
  return confirmationPaper(documentContext, facts, lines, await termsOf(db, customerId))
}

export const orderDocument: Handler<OrderDocument> = ofRow(
  async ({ db, input }) => (await findOrderDocument(db, input))[0] ?? (await findLoadDocument(db, input.hash)),
  async (context, document) => {
    if (!('orderedOn' in document)) return paperOfLoad(context, document)
    const name = `${translatorTo(context.language)(names[document.kind])} ${document.number}`
    return drawFor(context, async () => ({ name, paper: await paperOf(context, document) }))
  },
)
