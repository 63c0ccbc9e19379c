import type { OrderStatus } from '../../schema/orderStatus.ts'
import { currentStepName } from '../../schema/steps.ts'
import type { Lines, OrderLine } from './orderLines.ts'
import { cutNote, numberColumns, orderPaper, piecesOf } from './orderPaper.ts'
import { type Paper, tableOf } from './paper.ts'
import type { Setting } from './setting.ts'
import { formatCommitment, formatDay } from './texts.ts'

/** A status as people read it. */
export const statusNames: Readonly<Record<OrderStatus, string>> = {
  late: 'Late',
  delayed: 'Delay',
  onTime: 'On Time',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  deviationRequest: 'Deviation Request',
}

/** When the lines of orders were asked for, when they are promised, and where they stand. */
export const schedulePaper = (setting: Setting, facts: Paper['facts'], { lines, sums }: Lines): Paper =>
  orderPaper(setting, 'Schedule', facts, [
    ...cutNote(sums.count),
    tableOf<OrderLine>(
      'Order lines',
      [
        { title: 'PO', share: 8, of: ({ purchaseOrder }) => purchaseOrder, total: 'Total' },
        ...numberColumns,
        piecesOf('Qty', ({ quantity }) => quantity, sums.quantity),
        piecesOf('Shipped', ({ shipped }) => shipped, sums.shipped),
        piecesOf('Open', ({ open }) => open, sums.open),
        { title: 'Request date', share: 7, of: ({ requestDate }) => formatDay(requestDate) },
        { title: 'Commitment date', share: 7, of: ({ commitmentDate }) => formatCommitment(setting, commitmentDate) },
        {
          title: 'New commitment date',
          share: 8,
          of: ({ newCommitmentDate }) => formatCommitment(setting, newCommitmentDate),
        },
        { title: 'Status', share: 8, of: ({ status }) => statusNames[status] },
        { title: 'Current Process', share: 8, of: currentStepName },
      ],
      lines,
    ),
  ])
