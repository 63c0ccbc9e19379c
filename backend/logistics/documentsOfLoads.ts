import { sql } from 'kysely'
import { isRequiredByDefault, type PackDocument, type PackKind, packKinds } from '#schema/logistics/packs.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { asFlag, hasInvoiceDocument, isDelivered } from '../document-links/available.ts'
import { certificateLink, documentLinkStart, invoiceLink, xmlLink } from '../document-links/links.ts'
import type { Tools } from '../implement.ts'

interface Loads {
  readonly customerId: number
  readonly loads: readonly number[]
}

interface Query {
  readonly customerId: number
  /** As one value, by the dialect. */
  readonly loads: unknown
}

const isAmong = (column: string, value: Placing<Query>, dialect: DialectName) =>
  dialects[dialect].isAmong(sql.ref(column), value('loads'))

const requirements = prepared((db, value: Placing<Query>) =>
  db.selectFrom('required_documents').select(['kind', 'is_required']).where('customer_id', '=', value('customerId')),
)

const invoicesOf = prepared((db, value: Placing<Query>, dialect: DialectName) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .leftJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
    .leftJoin('purchase_orders as billed', 'billed.id', 'invoices.purchase_order_id')
    .select(['deliveries.id as load', 'invoices.number', 'invoices.hash'])
    .select([asFlag(hasInvoiceDocument('invoice')).as('hasPaper'), asFlag(hasInvoiceDocument('xml')).as('hasXml')])
    .select(['billed.hash as billedHash', 'purchase_orders.hash as orderHash'])
    .where('deliveries.customer_id', '=', value('customerId'))
    .where(isAmong('deliveries.id', value, dialect)),
)
type Invoiced = Awaited<ReturnType<typeof invoicesOf>>[number]

const papersOf = prepared((db, value: Placing<Query>, dialect: DialectName) =>
  db
    .selectFrom('delivery_documents')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .leftJoin('mill_tests', 'mill_tests.id', 'load_documents.mill_test_id')
    .select(['delivery_documents.delivery_id as load', 'load_documents.kind', 'load_documents.number'])
    .select(['load_documents.hash', 'mill_tests.heat', 'mill_tests.tested_on', 'mill_tests.expected_on'])
    .select(asFlag(isDelivered).as('isDelivered'))
    .where(isAmong('delivery_documents.delivery_id', value, dialect))
    .orderBy('delivery_documents.position'),
)
type Paper = Awaited<ReturnType<typeof papersOf>>[number]

const certificatesOf = prepared((db, value: Placing<Query>, dialect: DialectName) =>
  db
    .selectFrom('certificates')
    .select(['delivery_id as load', 'number'])
    .where(isAmong('delivery_id', value, dialect))
    .orderBy('number'),
)

/** Heats that certificates name and that have no mill test report with the load. */
const heatsWithoutReport = prepared((db, value: Placing<Query>, dialect: DialectName) =>
  db
    .selectFrom('certificates')
    .innerJoin('certificate_heats', 'certificate_heats.certificate', 'certificates.number')
    .leftJoin('mill_tests', 'mill_tests.heat', 'certificate_heats.heat')
    .select(['certificates.delivery_id as load', 'certificate_heats.heat', 'mill_tests.expected_on'])
    .select(
      sql<0 | 1>`case when mill_tests.id is not null and mill_tests.tested_on is null then 1 else 0 end`.as(
        'isExpected',
      ),
    )
    .where(isAmong('certificates.delivery_id', value, dialect))
    .where(
      sql<boolean>`not exists (select 1 from delivery_documents
        join load_documents on load_documents.hash = delivery_documents.hash
        where delivery_documents.delivery_id = certificates.delivery_id
          and load_documents.mill_test_id = mill_tests.id)`,
    )
    .distinct()
    .orderBy('certificate_heats.heat'),
)

type Found = Pick<PackDocument, 'number' | 'expectedOn' | 'link' | 'data'> & { readonly isExpected: boolean }

const available = (number: string, link: string): Found => ({
  number,
  link,
  data: null,
  expectedOn: null,
  isExpected: false,
})
const unavailable = (number: string, isExpected: boolean, expectedOn: PackDocument['expectedOn'] = null): Found => ({
  number,
  link: null,
  data: null,
  expectedOn,
  isExpected,
})

const paperLink = ({ hash, kind }: Paper) => `${documentLinkStart}${hash}/DocumentFile#${kind}`

const asPaper = (paper: Paper) => available(paper.number, paperLink(paper))

/** A mill test report exists only after the heat has been tested, unless the plant has delivered one. */
const asReport = (paper: Paper) => {
  const heat = paper.heat ?? paper.number
  if (paper.tested_on !== null)
    return { ...available(heat, paperLink(paper)), data: `${documentLinkStart}${paper.hash}/MillTestData` }
  return paper.isDelivered ? available(heat, paperLink(paper)) : unavailable(heat, true, paper.expected_on)
}

const asInvoice = ({ number, hash, billedHash }: Invoiced, isAvailable: 0 | 1, linkTo: typeof invoiceLink) =>
  number !== null && hash !== null && billedHash !== null && isAvailable === 1
    ? [available(number, linkTo(billedHash, hash))]
    : []

type OfLoad = { readonly [Kind in PackKind]: readonly Found[] }

const stateOf = ({ link, isExpected }: Found, isRequired: boolean): PackDocument['state'] => {
  if (link !== null) return 'available'
  if (!isRequired) return 'notRequired'
  return isExpected ? 'expected' : 'missing'
}

const asDocuments = (ofLoad: OfLoad, requires: (kind: PackKind) => boolean) =>
  packKinds.flatMap((kind) => {
    const all = ofLoad[kind].length === 0 ? [unavailable('', false)] : ofLoad[kind]
    const isRequired = requires(kind)
    return all.map((one): PackDocument => {
      const { number, expectedOn, link, data } = one
      return { kind, number, state: stateOf(one, isRequired), isRequired, expectedOn, link, data }
    })
  })

/** Documents of these loads of one customer, by load; unavailable ones have no link. */
export const documentsOfLoads = async (
  db: Db,
  dialect: Tools['dialect'],
  { customerId, loads }: Loads,
): Promise<ReadonlyMap<number, readonly PackDocument[]>> => {
  const input = { customerId, loads: dialect.listOf([...loads]) }
  const [required, invoiced, papers, certificates, heats] = await Promise.all([
    requirements(db, input),
    invoicesOf(db, input, dialect.name),
    papersOf(db, input, dialect.name),
    certificatesOf(db, input, dialect.name),
    heatsWithoutReport(db, input, dialect.name),
  ])
  const chosen = new Map(required.map(({ kind, is_required }) => [kind, is_required === 1]))
  const requires = (kind: PackKind) => chosen.get(kind) ?? isRequiredByDefault(kind)
  const papersBy = Map.groupBy(papers, ({ load }) => load)
  const certificatesBy = Map.groupBy(certificates, ({ load }) => load)
  const heatsBy = Map.groupBy(heats, ({ load }) => load)
  const documentsOf = (one: Invoiced) => {
    const ofKind = (kind: Paper['kind']) => (papersBy.get(one.load) ?? []).filter((paper) => paper.kind === kind)
    // The address of a certificate contains the invoice of its load.
    const asCertificate = ({ number }: { number: string }) =>
      one.hash === null
        ? unavailable(number, true)
        : available(number, `${certificateLink(one.orderHash, one.hash, number)}#certificate`)
    const unreported = (heatsBy.get(one.load) ?? []).map(({ heat, isExpected, expected_on }) =>
      unavailable(heat, isExpected === 1, expected_on),
    )
    return asDocuments(
      {
        invoice: asInvoice(one, one.hasPaper, (order, hash) => `${invoiceLink(order, hash)}#invoice`),
        xml: asInvoice(one, one.hasXml, (order, hash) => `${xmlLink(order, hash)}#xml`),
        packingList: ofKind('packingList').map(asPaper),
        billOfLading: ofKind('billOfLading').map(asPaper),
        millTest: [...ofKind('millTest').map(asReport), ...unreported],
        certificate: (certificatesBy.get(one.load) ?? []).map(asCertificate),
      },
      requires,
    )
  }
  return new Map(invoiced.map((one) => [one.load, documentsOf(one)]))
}
