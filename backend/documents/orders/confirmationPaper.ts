import type { termsOf } from '../../finance/agreed.ts'
import { type Paper, tableOf } from '../paper.ts'
import type { Setting } from '../setting.ts'
import { formatCommitment, formatMoney } from '../texts.ts'
import type { Lines, OrderLine } from './orderLines.ts'
import { amountOf, cutNote, numberColumns, orderPaper, piecesOf } from './orderPaper.ts'

/** What was ordered at which price, and on which terms. */
export const confirmationPaper = (
  setting: Setting,
  facts: Paper['facts'],
  { lines, sums }: Lines,
  terms: Awaited<ReturnType<typeof termsOf>>,
): Paper =>
  orderPaper(
    setting,
    'Order confirmation',
    [
      ...facts,
      ['Incoterm', terms?.incoterm ?? ''],
      ['Delivery Point', terms?.deliveryPoint ?? ''],
      ['Terms', terms?.terms ?? ''],
    ],
    [
      ...cutNote(setting, sums.count),
      tableOf<OrderLine>(
        'Order lines',
        [
          ...numberColumns.slice(0, 1).map((column) => ({ ...column, total: setting.say('Total') })),
          ...numberColumns.slice(1),
          { title: 'Description', share: 14, of: ({ description }) => description },
          { title: 'Commitment date', share: 7, of: (line) => formatCommitment(setting, line, line.promisedDate) },
          piecesOf('Qty', ({ quantity }) => quantity, sums.quantity),
          { title: 'Price (USD)', share: 7, isNumber: true, of: ({ price }) => formatMoney(price) },
          {
            title: 'Amount (USD)',
            share: 8,
            isNumber: true,
            of: (line) => formatMoney(amountOf(line)),
            total: formatMoney(sums.amount),
          },
        ],
        lines,
      ),
    ],
  )
