import type { documents } from '../../../schema/finance/documents.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import { type Context, type Handler, ofRow } from '../../implement.ts'
import { drawFor } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { figuresOf, noteOf, type Paper, tableOf } from '../paper.ts'
import { type Setting, settingOf } from '../setting.ts'
import { formatCount, formatDay } from '../texts.ts'

type Certificate = typeof documents.certificate
type Named = Pick<Context<Certificate>['input'], 'orderHash' | 'invoiceHash' | 'certificate'>

const certified = prepared((db, value: Placing<Named>) =>
  db
    .selectFrom('certificates')
    .innerJoin('deliveries', 'deliveries.id', 'certificates.delivery_id')
    .innerJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['deliveries.customer_id as customerId', 'certificates.number', 'deliveries.quantity'])
    .select(['invoices.number as invoice', 'purchase_orders.number as purchaseOrder', 'deliveries.ready_on as readyOn'])
    .select(['job_orders.number as jobOrder', 'job_orders.line_item as lineItem'])
    .select(['parts.customer_number as partNumber', 'parts.provider_number as providerPartNumber'])
    .select(['parts.description', 'parts.alloy'])
    .where('certificates.number', '=', value('certificate'))
    .where('purchase_orders.hash', '=', value('orderHash'))
    .where('invoices.hash', '=', value('invoiceHash')),
)

type Certified = Awaited<ReturnType<typeof certified>>[number]

const certificatePaper = ({ product, customer, translate }: Setting, load: Certified): Paper => ({
  product,
  title: `${translate('Certificate of conformance')} ${load.number}`,
  facts: [
    ['Customer', customer.name],
    ['Legal name', customer.legalName],
    ['PO', `${load.purchaseOrder} - ${load.lineItem}`],
    ['Job Order', load.jobOrder],
    ['Invoice', load.invoice],
    ['Inspected on', formatDay(load.readyOn)],
  ],
  blocks: [
    noteOf(translate('The parts listed below were made and inspected to the requirements of the purchase order.')),
    tableOf<Certified>(
      'Parts',
      [
        { title: 'Part Number', share: 5, of: ({ partNumber }) => partNumber },
        { title: 'Provider part number', share: 5, of: ({ providerPartNumber }) => providerPartNumber },
        { title: 'Description', share: 7, of: ({ description }) => description },
        { title: 'Alloy', share: 4, of: ({ alloy }) => alloy },
        figuresOf('Qty', 2, ({ quantity }) => formatCount(quantity)),
      ],
      [load],
    ),
  ],
  foot: `${translate('Certificate of conformance')} ${load.number}, ${customer.name}`,
})

export const certificate: Handler<Certificate> = ofRow(
  async ({ db, input }) => (await certified(db, input))[0],
  (context, found) =>
    drawFor(context, async () => ({
      name: `${translatorTo(context.language)('Certificate of conformance')} ${found.number}`,
      paper: certificatePaper(await settingOf(context, found.customerId), found),
    })),
)
