import { sql } from 'kysely'
import type { documents } from '#schema/finance/documents.ts'
import type { Db } from '../../database/open.ts'
import { type Context, type Handler, ofRow } from '../../implement.ts'
import { type DocumentContext, documentContextOf } from '../documentContext.ts'
import type { Drawing } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { factsOf, figuresOf, noteOf, type Paper, tableOf } from '../paper.ts'
import { deliveredOrDrawn } from '../plantDocuments.ts'
import { formatCount, formatDay } from '../texts.ts'

type Certificate = typeof documents.certificate
type Named = Pick<Context<Certificate>['input'], 'orderHash' | 'invoiceHash' | 'certificate'>

const selectCertificates = (db: Db) =>
  db
    .selectFrom('certificates')
    .innerJoin('deliveries', 'deliveries.id', 'certificates.delivery_id')
    .innerJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['deliveries.customer_id as customerId', 'certificates.number', 'deliveries.id as load'])
    .select(['invoices.number as invoice', 'purchase_orders.number as purchaseOrder', 'deliveries.ready_on as readyOn'])
    .select(['job_orders.number as jobOrder', 'job_orders.line_item as lineItem', 'job_orders.id as jobOrderId'])
    .select(['parts.customer_number as partNumber', 'parts.provider_number as providerPartNumber'])
    .select(['parts.description', 'parts.alloy', 'certificates.revision', 'certificates.serials'])
    .select(['certificates.specification', 'certificates.deviations', 'certificates.signer'])
    .select(['certificates.signer_function as signerFunction'])
    .select((eb) => eb.fn.coalesce('certificates.quantity', 'deliveries.quantity').as('quantity'))

const certified = (db: Db, { certificate, orderHash, invoiceHash }: Named) =>
  selectCertificates(db)
    .where('certificates.number', '=', certificate)
    .where('purchase_orders.hash', '=', orderHash)
    .where('invoices.hash', '=', invoiceHash)
    .execute()

export type Certified = Awaited<ReturnType<typeof certified>>[number]

export const certificatesBy = (
  { reader, dialect }: Pick<Context<unknown>, 'reader' | 'dialect'>,
  customerId: number,
  numbers: readonly string[],
): Promise<Certified[]> =>
  selectCertificates(reader)
    .where('deliveries.customer_id', '=', customerId)
    .where(dialect.isAmong(sql.ref('certificates.number'), sql.val(dialect.listOf([...numbers]))))
    .execute()

const heatsOfLoad = (db: Db, { load }: { load: number }) =>
  db
    .selectFrom('delivery_documents')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .innerJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .select('mill_tests.heat')
    .where('delivery_documents.delivery_id', '=', load)
    .orderBy('mill_tests.heat')
    .execute()

/** Heats that the certificate names, else those of its load. */
const heatsOf = async (db: Db, found: Certified) => {
  const own = await db
    .selectFrom('certificate_heats')
    .select('heat')
    .where('certificate', '=', found.number)
    .orderBy('heat')
    .execute()
  return (own.length > 0 ? own : await heatsOfLoad(db, found)).map(({ heat }) => heat)
}

/** Concession numbers that the certificate names, else those of its job order. */
const deviationsOf = async (db: Db, { deviations, jobOrderId }: Certified) => {
  if (deviations !== null) return deviations
  const concessions = db.selectFrom('concessions').select('ncr').where('job_order_id', '=', jobOrderId)
  return (await concessions.orderBy('ncr').execute()).map(({ ncr }) => ncr).join(', ')
}

interface Traced {
  readonly heats: readonly string[]
  readonly deviations: string
}

/** Contents of a certificate of conformance `docs/product/logistics.md#certificate-of-conformance`. */
const certificatePaper = (
  { product, customer, translate }: DocumentContext,
  load: Certified,
  { heats, deviations }: Traced,
): Paper => ({
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
        { title: 'Revision', share: 3, of: ({ revision }) => revision ?? '' },
        { title: 'Provider part number', share: 5, of: ({ providerPartNumber }) => providerPartNumber },
        { title: 'Description', share: 7, of: ({ description }) => description },
        { title: 'Alloy', share: 4, of: ({ alloy }) => alloy },
        figuresOf('Qty', 2, ({ quantity }) => formatCount(quantity)),
      ],
      [load],
    ),
    factsOf('Traceability', [
      ['Heats', heats.join(', ')],
      ['Serial numbers or lots', load.serials ?? ''],
      ['Specification', load.specification ?? ''],
      ['Deviations (concession numbers)', deviations || translate('None')],
    ]),
    factsOf('Signed by', [
      ['Name', load.signer ?? ''],
      ['Function', load.signerFunction ?? ''],
    ]),
  ],
  foot: `${translate('Certificate of conformance')} ${load.number}, ${customer.name}`,
})

type Reading = Pick<Context<unknown>, 'db' | 'clock' | 'settings' | 'language'>

export const certificateName = ({ language }: Pick<Reading, 'language'>, { number }: Certified) =>
  `${translatorTo(language)('Certificate of conformance')} ${number}`

const drawingOf = async (context: Reading, found: Certified): Promise<Drawing> => {
  const { db } = context
  const documentContext = await documentContextOf(context, found.customerId)
  const traced = { heats: await heatsOf(db, found), deviations: await deviationsOf(db, found) }
  return { name: certificateName(context, found), paper: certificatePaper(documentContext, found, traced) }
}

type Showing = Reading & Parameters<typeof deliveredOrDrawn>[0]

export const paperOfCertificate = (context: Showing, found: Certified, isAdmitted = false) =>
  deliveredOrDrawn(
    context,
    { kind: 'certificate', certificate: found.number },
    certificateName(context, found),
    () => drawingOf(context, found),
    isAdmitted,
  )

export const certificate: Handler<Certificate> = ofRow(
  async ({ db, input }) => (await certified(db, input))[0],
  paperOfCertificate,
)
