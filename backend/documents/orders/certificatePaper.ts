import { noteOf, type Paper, tableOf } from '../paper.ts'
import type { Setting } from '../setting.ts'
import type { Lines, OrderLine } from './orderLines.ts'
import { numberColumns, orderPaper, piecesOf, truncationNote } from './orderPaper.ts'

export const certificatePaper = (setting: Setting, facts: Paper['facts'], { lines, sums }: Lines): Paper =>
  orderPaper(setting, 'Certificate of conformance', facts, [
    noteOf(
      setting.translate(
        sums.count > 0
          ? 'The parts listed below were made and inspected to the requirements of the purchase order.'
          : 'No part of this order has been shipped yet.',
      ),
    ),
    ...truncationNote(setting, sums.count),
    tableOf<OrderLine>(
      'Shipped parts',
      [
        ...numberColumns(setting.translate('Total')),
        { title: 'Provider part number', share: 9, of: ({ providerPartNumber }) => providerPartNumber },
        { title: 'Description', share: 14, of: ({ description }) => description },
        { title: 'Alloy', share: 8, of: ({ alloy }) => alloy },
        piecesOf('Shipped', ({ shipped }) => shipped, sums.shipped),
      ],
      lines,
    ),
  ])
