import type { termsOf } from '../../finance/agreed.ts'
import { figuresOf, type Paper, tableOf } from '../paper.ts'
import type { Setting } from '../setting.ts'
import { formatCommitment, formatMoney } from '../texts.ts'
import type { Lines, OrderLine } from './orderLines.ts'
import { amountOf, numberColumns, orderPaper, piecesOf, truncationNote } from './orderPaper.ts'

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
      ...truncationNote(setting, sums.count),
      tableOf<OrderLine>(
        'Order lines',
        [
          ...numberColumns(setting.translate('Total')),
          { title: 'Description', share: 14, of: ({ description }) => description },
          { title: 'Commitment date', share: 7, of: (line) => formatCommitment(setting, line, line.promisedDate) },
          piecesOf('Qty', ({ quantity }) => quantity, sums.quantity),
          figuresOf('Price (USD)', 7, ({ price }) => formatMoney(price)),
          figuresOf('Amount (USD)', 8, (line) => formatMoney(amountOf(line)), formatMoney(sums.amount)),
        ],
        lines,
      ),
    ],
  )
