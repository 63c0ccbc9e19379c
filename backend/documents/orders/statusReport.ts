import type { RowOf } from '#schema/entity.ts'
import type { documents } from '#schema/finance/documents.ts'
import type { statusReportRow } from '#schema/orders/orders.ts'
import { formatWeight } from '#values/formats.ts'
import type { Handler } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { statusReport as listLines } from '../../orders/statusReport.ts'
import { type DocumentContext, documentContextOf } from '../documentContext.ts'
import { drawFor } from '../drawing/drawings.ts'
import { figuresOf, noteOf, type Paper, tableOf } from '../paper.ts'
import { formatCommitment, formatCount, formatDay } from '../texts.ts'
import { type LineSums, lineSums, maxLines } from './orderLines.ts'
import { orderPaper, truncationNote } from './orderPaper.ts'

type Row = RowOf<typeof statusReportRow>

/**
 * Status report with the twelve columns of its screen `docs/product/orders.md#status-report`; ignores the list's
 * filters.
 */
const statusReportPaper = (documentContext: DocumentContext, rows: readonly Row[], sums: LineSums): Paper =>
  orderPaper(
    documentContext,
    'Status report',
    [],
    [
      noteOf(documentContext.translate('This report covers all orders.')),
      ...truncationNote(documentContext, sums.count),
      tableOf<Row>(
        'Orders',
        [
          {
            title: 'Purchase Order',
            share: 9,
            of: ({ purchaseOrder }) => purchaseOrder,
            total: documentContext.translate('Total'),
          },
          { title: 'Job Order', share: 7, of: ({ jobOrder }) => jobOrder },
          { title: 'Part Number', share: 9, of: ({ partNumber }) => partNumber },
          figuresOf('PO Qty', 5, ({ ordered }) => formatCount(ordered), formatCount(sums.quantity)),
          figuresOf('Open Qty', 5, ({ open }) => formatCount(open), formatCount(sums.open)),
          figuresOf('Lbs', 7, ({ weight }) => formatWeight(weight), formatWeight(sums.weight)),
          {
            title: 'Promise Ship Date',
            share: 8,
            of: (row) => formatCommitment(documentContext, row, row.promiseDate),
          },
          { title: 'Partial Shipment Date', share: 8, of: ({ partialDate }) => formatDay(partialDate) },
          figuresOf('Expected Partial Qty', 6, ({ partialQuantity }) => formatCount(partialQuantity)),
          { title: 'Balance Shipment Date', share: 8, of: ({ balanceDate }) => formatDay(balanceDate) },
          figuresOf('Balance Qty', 6, ({ balanceQuantity }) => formatCount(balanceQuantity), formatCount(sums.balance)),
          { title: 'Current Process', share: 8, of: ({ currentProcess }) => documentContext.translate(currentProcess) },
        ],
        rows,
      ),
    ],
  )

export const statusReport: Handler<typeof documents.statusReport> = async (context) => {
  const { reader, input } = context
  const { customerId } = input
  const search = { ...everything, customerId }
  const list = { sort: null, range: [0, maxLines - 1], filter: {} } as const
  return drawFor(context, async () => {
    const [documentContext, lines, sums] = await Promise.all([
      documentContextOf(context, customerId),
      listLines.run({ ...context, input: { ...search, list } }),
      lineSums(reader, search),
    ])
    const paper = statusReportPaper(documentContext, lines.rows, sums)
    return { name: `${documentContext.translate('Status report')} ${documentContext.today}`, paper }
  })
}
