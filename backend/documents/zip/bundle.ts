import type { documents } from '#schema/finance/documents.ts'
import type { logistics } from '#schema/logistics/logistics.ts'
import { type BulkKind, bundleNames } from '#schema/logistics/shipments.ts'
import { compareValues } from '#values/texts.ts'
import { reaches } from '../../access/customers.ts'
import { after } from '../../clock.ts'
import type { Db } from '../../database/open.ts'
import { hasInvoiceDocument } from '../../document-links/available.ts'
import { bundleLink } from '../../document-links/links.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Handler } from '../../implement.ts'
import { hashSecret, newSecret } from '../../secrets.ts'
import { invoicesBy } from '../invoiceRows.ts'
import { translatorTo } from '../language.ts'
import { loadDocumentsBy, namesOfKinds } from '../loads/loadDocument.ts'
import { type Packed, type Packing, packedInvoice, packedPaper, packLinks } from './packed.ts'
import { type Manifest, zipOf } from './zipOf.ts'

const lifeSeconds = 3_600

interface BundleRequest {
  readonly customerId: number
  readonly kind: BulkKind
  readonly jobOrders: readonly string[]
}

const leftOf = (db: Db, { customerId, jobOrders }: BundleRequest) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .where('deliveries.customer_id', '=', customerId)
    .where('deliveries.shipped_on', 'is not', null)
    .where('job_orders.number', 'in', jobOrders)

const uniqueOf = <T>(values: readonly T[]) => [...new Set(values)]

const hashesOf = async (db: Db, request: BundleRequest) => {
  const { kind } = request
  if (kind === 'invoice')
    return leftOf(db, request)
      .innerJoin('invoices', 'invoices.id', 'deliveries.invoice_id')
      .select(['job_orders.number as jobOrder', 'invoices.hash'])
      .where(hasInvoiceDocument('invoice'))
      .execute()
  return leftOf(db, request)
    .innerJoin('delivery_documents', 'delivery_documents.delivery_id', 'deliveries.id')
    .innerJoin('load_documents', 'load_documents.hash', 'delivery_documents.hash')
    .select(['job_orders.number as jobOrder', 'load_documents.hash'])
    .where('load_documents.kind', '=', kind)
    .execute()
}

/** Documents of one kind for several job orders; job orders without one are listed as missing. */
const packOfKind = async (context: Packing, request: BundleRequest): Promise<Packed[]> => {
  const { reader } = context
  const { customerId, kind, jobOrders } = request
  const found = await hashesOf(reader, request)
  const hashes = uniqueOf(found.map(({ hash }) => hash))
  const packed =
    kind === 'invoice'
      ? (await invoicesBy(reader, customerId, hashes)).map((one) => packedInvoice(context, one))
      : (await loadDocumentsBy(reader, customerId, hashes)).map((one) => packedPaper(context, one))
  const without = jobOrders.filter((number) => found.every(({ jobOrder }) => jobOrder !== number))
  const inOrder = packed.toSorted((left, right) => compareValues(left.name, right.name))
  const translate = translatorTo(context.language)
  const document = translate(kind === 'invoice' ? 'Invoice' : namesOfKinds[kind])
  const nameOf = (number: string) => translate('{document}, job order {number}', { document, number })
  return [...inOrder, ...without.map((number) => ({ name: nameOf(number), read: null }))]
}

const namedIn = (text: string) =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '')

/** Stores a request for a bundle and returns its link; null if there are no documents. */
export const bundleDocuments: Handler<typeof logistics.bundleDocuments> = async (context) => {
  const { db, clock, caller, input } = context
  const { kind, customerId, jobOrderText = '' } = input
  const jobOrders = uniqueOf(input.jobOrders ?? namedIn(jobOrderText))
  if (jobOrders.length === 0) throw invalidInput({ OpsLst: { code: 'required' } })
  if (jobOrders.length > 1_000) throw invalidInput({ Ops: { code: 'tooMany', limit: 1_000 } })
  const packed = await packOfKind(context, { customerId, kind, jobOrders })
  if (packed.every(({ read }) => read === null)) return { link: null }
  const token = newSecret()
  const bundle = { user_id: caller.id, customer_id: customerId, kind, job_orders: JSON.stringify(jobOrders) }
  await db
    .insertInto('document_bundles')
    .values({ token_hash: hashSecret(token), ...bundle, expires_at: after(clock.now(), lifeSeconds) })
    .execute()
  return { link: bundleLink(token) }
}

/** Downloads a prepared bundle; only its requester, and only while still authorized. */
export const documentBundle: Handler<typeof documents.documentBundle> = async (context) => {
  const { db, clock, caller, input } = context
  const bundle = await db
    .selectFrom('document_bundles')
    .selectAll()
    .where('token_hash', '=', hashSecret(input.token))
    .where('user_id', '=', caller.id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!bundle || !reaches(caller, [bundle.customer_id])) throw notFound()
  const { customer_id: customerId, kind, job_orders: numbers } = bundle
  const packed = await packOfKind(context, { customerId, kind, jobOrders: JSON.parse(numbers) as string[] })
  return zipOfToday(context, bundleNames[kind], packed)
}

/** Name and timestamp depend only on the day, so that repeated requests return the same file. */
export const zipOfToday = (
  { clock, language }: Pick<Packing, 'clock' | 'language'>,
  name: string,
  packed: readonly Packed[],
  manifest: Manifest = {},
) => {
  const today = clock.today()
  const missing = translatorTo(language)('These documents are missing:')
  return zipOf({ name: `${name}-${today}`, missing }, packed, { mtime: new Date(clock.startOf(today)), manifest })
}

export const zipDocuments: Handler<typeof logistics.zipDocuments> = async (context) => {
  const { input } = context
  return zipOfToday(context, 'shipment-documents', await packLinks(context, input.customerId, input.links))
}
