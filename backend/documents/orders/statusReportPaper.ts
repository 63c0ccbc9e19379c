import type { RowOf } from '../../../schema/entity.ts'
import type { statusReportRow } from '../../../schema/orders/orders.ts'
import { formatWeight } from '../../../values/formats.ts'
import { figuresOf, noteOf, type Paper, tableOf } from '../paper.ts'
import type { Setting } from '../setting.ts'
import { formatCommitment, formatCount, formatDay } from '../texts.ts'
import type { LineSums } from './orderLines.ts'
import { orderPaper, truncationNote } from './orderPaper.ts'

type Row = RowOf<typeof statusReportRow>

/**
 * Status report with the twelve columns of its screen `docs/product/orders.md#status-report`; ignores the list's
 * filters.
 */
export const statusReportPaper = (setting: Setting, rows: readonly Row[], sums: LineSums): Paper =>
  orderPaper(
    setting,
    'Status report',
    [],
    [
      noteOf(setting.translate('This report covers all orders.')),
      ...truncationNote(setting, sums.count),
      tableOf<Row>(
        'Orders',
        [
          {
            title: 'Purchase Order',
            share: 9,
            of: ({ purchaseOrder }) => purchaseOrder,
            total: setting.translate('Total'),
          },
          { title: 'Job Order', share: 7, of: ({ jobOrder }) => jobOrder },
          { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
          figuresOf('PO Qty', 5, ({ ordered }) => formatCount(ordered), formatCount(sums.quantity)),
          figuresOf('Open Qty', 5, ({ open }) => formatCount(open), formatCount(sums.open)),
          figuresOf('Lbs', 7, ({ weight }) => formatWeight(weight), formatWeight(sums.weight)),
          { title: 'Promise Ship Date', share: 8, of: (row) => formatCommitment(setting, row, row.promiseDate) },
          { title: 'Partial Shipment Date', share: 8, of: ({ partialDate }) => formatDay(partialDate) },
          figuresOf('Expected Partial Qty', 6, ({ partialQuantity }) => formatCount(partialQuantity)),
          { title: 'Balance Shipment Date', share: 8, of: ({ balanceDate }) => formatDay(balanceDate) },
          figuresOf('Balance Qty', 6, ({ balanceQuantity }) => formatCount(balanceQuantity), formatCount(sums.balance)),
          { title: 'Current Process', share: 8, of: ({ currentProcess }) => setting.translate(currentProcess) },
        ],
        rows,
      ),
    ],
  )
