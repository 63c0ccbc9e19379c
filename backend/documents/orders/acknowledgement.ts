import type { documents } from '#schema/finance/documents.ts'
import { isAcknowledged } from '#schema/orders/orders.ts'
import { notFound } from '../../errors.ts'
import { type Handler, ofRow } from '../../implement.ts'
import { type DocumentContext, documentContextOf } from '../documentContext.ts'
import { drawFor } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { figuresOf, type Paper, tableOf } from '../paper.ts'
import { formatCommitment, formatCount, formatDay, formatMoney } from '../texts.ts'
import { type OrderLine, orderLine } from './orderLines.ts'
import { amountOf, orderPaper } from './orderPaper.ts'

const acknowledgementPaper = (documentContext: DocumentContext, line: OrderLine): Paper =>
  orderPaper(
    documentContext,
    'Order acknowledgement',
    [
      ['Purchase Order', line.purchaseOrder],
      ['Line', String(line.lineItem)],
      ['Release', line.release],
      ['Job Order', line.jobOrder],
      ['Acknowledged on', formatDay(line.acknowledgedDate)],
      ['Customer request date', formatDay(line.requestDate)],
      ['Commitment date', formatCommitment(documentContext, line, line.commitmentDate, line.newCommitmentDate)],
      ['New commitment date', formatCommitment(documentContext, line, line.newCommitmentDate)],
    ],
    [
      tableOf<OrderLine>(
        'Acknowledged',
        [
          { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
          { title: 'Provider part number', share: 9, of: ({ providerPartNumber }) => providerPartNumber },
          { title: 'Description', share: 14, of: ({ description }) => description },
          figuresOf('Qty', 5, ({ quantity }) => formatCount(quantity)),
          figuresOf('Price (USD)', 7, ({ price }) => formatMoney(price)),
          figuresOf('Amount (USD)', 8, (each) => formatMoney(amountOf(each))),
        ],
        [line],
      ),
    ],
  )

const hasAcknowledgement = ({ status, acknowledgedDate }: OrderLine) =>
  isAcknowledged({ status, hasAcknowledgement: acknowledgedDate !== null })

export const acknowledgement: Handler<typeof documents.acknowledgement> = ofRow(
  ({ db, input }) => orderLine(db, input.id),
  async (context, line) => {
    if (!hasAcknowledgement(line)) throw notFound()
    return drawFor(context, async () => ({
      name: `${translatorTo(context.language)('Order acknowledgement')} ${line.purchaseOrder}`,
      paper: acknowledgementPaper(await documentContextOf(context, line.customerId), line),
    }))
  },
)
