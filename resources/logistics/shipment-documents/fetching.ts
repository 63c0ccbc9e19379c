import { send } from '#dataProvider/calls/client.ts'
import { receiveFile } from '#dataProvider/receiveFile.ts'
import { businessToday } from '#kit/fields/days.ts'
import type { FetchFile } from '#kit/files/useFileCall.ts'
import { documents } from '#schema/finance/documents.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import type { PackKind } from '#schema/logistics/packs.ts'
import {
  allLinksOf,
  type BulkKind,
  bundleNames,
  bundleToken,
  linksOf,
  maxZippedDocuments,
  type Shipment,
} from '#schema/logistics/shipments.ts'
import { isOffered } from '#schema/wire/offered.ts'

/** In a list of several customers, a load has its customer. */
export type ListedLoad = Shipment & { readonly customerId?: number }

/** Thrown if a zip would exceed the maximum number of documents. */
export class TooManyDocumentsError extends Error {
  readonly count: number
  readonly loads: readonly Shipment[]

  constructor(count: number, loads: readonly Shipment[]) {
    super(`A zip holds at most ${maxZippedDocuments} documents, not ${count}.`)
    this.name = 'TooManyDocumentsError'
    this.count = count
    this.loads = loads
  }
}

const zipName = (kind?: PackKind) =>
  `${kind === undefined ? 'shipment-documents' : bundleNames[kind]}-${businessToday()}.zip`

/** Zip of the documents of some loads, or of those of one kind, in folders and with a manifest. */
export const fetchPacks =
  (customerId: number, loads: readonly number[], kind?: PackKind): FetchFile =>
  async (options) => ({
    ...(await receiveFile(logistics.zipPacks, { customerId, loads: [...loads], ...(kind && { kind }) }, options)),
    name: zipName(kind),
  })

/** Loads with numbers; null if the service sends none, as in the specification. */
const numbersOf = (rows: readonly Shipment[]) => {
  const loads = rows.flatMap(({ load }) => load ?? [])
  return isOffered(logistics.zipPacks) && loads.length === rows.length ? loads : null
}

/** Links to the documents of one kind. */
const linksOfKind = ({ documents = [] }: Shipment, kind: PackKind) =>
  documents.flatMap((one) => (one.kind === kind && one.link !== null ? [one.link] : []))

/**
 * Zip of the documents of loads, or of those of one kind from a service that has packs. A document shared by several
 * loads is included once.
 */
export const fetchZip =
  (customerId: number, readLoads: (signal: AbortSignal) => Promise<readonly Shipment[]>, kind?: PackKind): FetchFile =>
  async (options) => {
    const rows = await readLoads(options.signal)
    const loads = numbersOf(rows)
    const linksIn = loads === null ? linksOf : allLinksOf
    const links = [...new Set(rows.flatMap((row) => (kind ? linksOfKind(row, kind) : linksIn(row))))]
    if (links.length === 0) return null
    if (links.length > maxZippedDocuments) throw new TooManyDocumentsError(links.length, rows)
    if (loads !== null) return fetchPacks(customerId, loads, kind)(options)
    const received = await receiveFile(logistics.zipDocuments, { customerId, links }, options)
    return { ...received, name: zipName() }
  }

/** Hash in the specified address of a document; null for other links. */
const documentHash = (link: string) => /^\/content\/api\/Main\/0x([\w-]+)\/DocumentFile$/.exec(link)?.[1] ?? null

/** Combined file of the documents of one kind for some job orders. */
export const fetchBundle =
  (customerId: number, kind: BulkKind, jobOrders: readonly string[]): FetchFile =>
  async (options) => {
    const numbers = [...new Set(jobOrders)]
    const input = { customerId, kind, jobOrders: numbers, jobOrderText: numbers.join(',') }
    const { link } = await send(logistics.bundleDocuments, input, { signal: options.signal })
    if (link === null) return null
    const token = bundleToken(link)
    // A company's service has no bundles of the portal: it links a document of its own.
    const hash = documentHash(link)
    if (hash !== null) {
      const document = await receiveFile(documents.orderDocument, { hash }, options)
      return { ...document, name: `${kind}-${businessToday()}.pdf` }
    }
    if (token === null) throw new Error('What was asked for lies elsewhere.')
    const received = await receiveFile(documents.documentBundle, { token }, options)
    return { ...received, name: `${bundleNames[kind]}-${businessToday()}.zip` }
  }
