import * as z from 'zod/mini'
import { fold } from '#values/texts.ts'
import { content, ofCustomer, read, write } from '../call.ts'
import { issueText } from '../checks/issues.ts'
import { entity, type RowOf, rows } from '../entity.ts'
import { describedAs, field, infoOf, inputOf, translated } from '../fields.ts'
import {
  dashedDay,
  day,
  document,
  documents as documentText,
  integer,
  many,
  nullable,
  oneOf,
  optional,
  quantity,
  recordId,
  secret,
  text,
  wordOf,
} from '../kinds.ts'
import { between, custom } from '../list.ts'
import { searchedNumber } from '../orders/orderStatus.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { file, inKey, listOf } from '../wire/envelope.ts'
import { type PackKind, pack, packDocument, packKinds, unavailableIn } from './packs.ts'

/** Tracking number; '1' on the wire means none. */
export const trackingNumber = (wire: string) =>
  translated(text(wire, { mayBeEmpty: true }), {
    decode: (value) => (value === '1' ? '' : value),
    encode: (value) => value,
  })

const documentList = (wire: string) => describedAs(many(document(wire)), { kind: 'documents' })

export const shipment = entity('shipment', {
  /** Purchase order and line item, such as `4500012 - 3`. */
  order: text('PO'),
  quantity: quantity('Cantidad'),
  partNumber: text('PN'),
  jobOrder: numberOf('jobOrder', text('JO')),
  millTests: documentList('Mtrs'),
  invoices: documentList('Facturas'),
  packingLists: documentList('PacketList'),
  billsOfLading: documentList('Bols'),
  eta: nullable(day('ETA')),
  /** Ready, In Transit, Delivered, or any other status of a service. */
  status: text('LoadStatus', { mayBeEmpty: true }),
  lastLocation: text('LastLocation', { mayBeEmpty: true }),
  xmls: documentList('Xml'),
  /** This and the following are sent by the portal's own service only. Certificates of conformance. */
  certificates: optional(documentList('Certificados')),
  shippedOn: optional(day('FechaEmbarque')),
  arrivedOn: optional(nullable(day('FechaEntrega'))),
  carrier: optional(text('Transportista', { mayBeEmpty: true })),
  tracking: optional(trackingNumber('NumeroGuia')),
  /** Distinguishes loads of one line. */
  load: optional(integer('IdEmbarque')),
  /** All documents, including unavailable ones. */
  documents: optional(rows('Documentos', packDocument)),
})
export type Shipment = RowOf<typeof shipment>

/** Documents in the specified columns of a load; a document may belong to several loads. */
export const linksOf = ({ millTests, invoices, packingLists, billsOfLading, xmls }: Shipment) =>
  [millTests, invoices, packingLists, billsOfLading, xmls].flat()

/** All available documents of a load, with its certificates. */
export const allLinksOf = (row: Shipment) => [
  ...new Set([...linksOf(row), ...(row.documents ?? []).flatMap(({ link }) => link ?? [])]),
]

/** Purchase order number without the line item; the unchanged text if a service uses another format. */
export const purchaseOrderOf = ({ order }: Pick<Shipment, 'order'>) => order.replace(/ - \d+$/, '')

/** Unique key of a load, independent of pagination. */
export const keyOfLoad = (row: Shipment) => row.load ?? JSON.stringify([row.order, row.jobOrder, linksOf(row)])

export const bulkKinds = { 1: 'millTest', 2: 'invoice', 3: 'packingList', 4: 'billOfLading' } as const
export type BulkKind = (typeof bulkKinds)[keyof typeof bulkKinds]
/** Beginning of a zip's name, before the day. */
export const bundleNames: Readonly<Record<PackKind, string>> = {
  invoice: 'invoices',
  xml: 'invoices-xml',
  packingList: 'packing-lists',
  billOfLading: 'bills-of-lading',
  millTest: 'mill-test-reports',
  certificate: 'certificates-of-conformance',
}

/** Maximum documents per zip; users must narrow the search for more. */
export const maxZippedDocuments = 2_000

const issuedPaths = ['api/Main/0x[\\w-]+/DocumentFile', 'EQuoteService/Factura(StreamEncode|Xml)/0x[\\w-]+/0x[\\w-]+']
const issuedLink = new RegExp(`^/content/(${issuedPaths.join('|')})(#\\w+)?$`)

/**
 * True if the link has a form that the portal issues for loads. Prevents zipping other addresses
 * `docs/product/logistics.md#zip`.
 */
const isIssuedLink = (link: string) => issuedLink.test(link)

/** Document links issued by the portal; at least one, at most the zip limit. */
const zipped = (wire: string) => {
  const links = documentText(wire)
  return field(infoOf(links), z.clone(links), () =>
    inputOf(links).check(
      z.refine((value) => value.length > 0, { error: issueText('required'), abort: true }),
      z.refine((value) => value.length <= maxZippedDocuments, {
        error: issueText('tooMany', maxZippedDocuments),
        abort: true,
      }),
      z.refine((value) => value.every(isIssuedLink), { error: issueText('type') }),
    ),
  )
}

const page = ofCustomer('shipment-documents')
const zip = file('application/zip')

/** A load is incomplete while a document that its customer requires is unavailable. */
const completeness = custom(
  wordOf('completeness', 'incomplete', 'complete'),
  ({ documents = [] }: Shipment, expected) => unavailableIn(documents).length > 0 === (expected === 'incomplete'),
)

/** A load has a certificate of conformance with this number. */
const certificate = custom(text('certificate'), ({ documents = [] }: Shipment, expected) =>
  documents.some(({ kind, number }) => kind === 'certificate' && fold(number) === fold(expected)),
)

/** Maximum loads per zip; most documents belong to one load. */
const maxLoads = 10_000

export const shipmentCalls = {
  listShipments: read('POST', '/Documents/ObtenerDetalle', {
    access: page.access,
    body: entity('shipmentSearch', {
      customerId: recordId('id', { min: 1 }),
      jobOrder: searchedNumber('JobOrder'),
      purchaseOrder: searchedNumber('PurchaseOrder'),
      partNumber: searchedNumber('PartNumber'),
      shippedOn: nullable(dashedDay('ShipmentDate')),
      billOfLading: searchedNumber('BolNumber'),
    }),
    list: {
      sort: [
        'order',
        'quantity',
        'partNumber',
        'jobOrder',
        'eta',
        'status',
        'lastLocation',
        'shippedOn',
        'arrivedOn',
        'carrier',
      ],
      filter: { shipped: between(day('shipped'), 'shippedOn'), certificate, completeness },
    },
    answer: listOf(shipment),
  }),
  /** Customers of type `byLoad` can also search by bill of lading and date. */
  unitType: read('GET', '/api/Customers/:customerId/unitType', {
    ...page,
    answer: inKey('elements', listOf(entity('unit', { type: oneOf('tipo', { 1: 'byLoad', 2: 'byOrder' }) }))),
  }),
  /** Accepts job orders as comma-separated text or as a list; the list wins. `link` is null if no document exists. */
  bundleDocuments: write('POST', '/Documents/ObtenerArchivosMasivos', {
    access: page.access,
    body: entity('bundleSearch', {
      kind: oneOf('TipoArchivo', bulkKinds),
      customerId: recordId('IdCliente', { min: 1 }),
      jobOrderText: optional(text('Ops', { max: 60_000, mayBeEmpty: true })),
      jobOrders: optional(many(text('OpsLst', { max: 60 }))),
    }),
    answer: entity('bundle', { link: nullable(document('Respuesta')) }),
  }),
  zipDocuments: write('POST', '/DownloadZipShipment', {
    ownFields: ['id'],
    access: page.access,
    body: entity('zipSearch', { customerId: recordId('id', { min: 1 }), links: zipped('links') }),
    changes: false,
    answer: zip,
  }),
  /** Documents of all loads that left with a load, by their bill of lading. */
  pack: read('GET', '/api/Customers/:customerId/packs/:load', {
    isAddition: true,
    access: page.access,
    params: { ...page.params, load: integer('load', { min: 1 }) },
    answer: pack,
  }),
  /** Documents of some loads in a folder for each order line, with a manifest. */
  zipPacks: write('POST', '/api/Customers/:customerId/packs', {
    isAddition: true,
    ...page,
    body: entity('packSearch', {
      loads: many(integer('loads', { min: 1 }), { max: maxLoads }),
      /** Only documents of this kind. */
      kind: optional(wordOf('kind', ...packKinds)),
    }),
    changes: false,
    answer: zip,
  }),
}

/**
 * Target of the link in `Respuesta`: valid for one hour, for the requesting user only
 * `docs/product/logistics.md#documents-of-one-type`.
 */
export const documentBundle = content('GET', '/Documents/bundle/:token', {
  isAddition: true,
  access: { pages: ['shipment-documents'], owner: 'caller' },
  params: { token: secret('token', { max: 64 }) },
  answer: zip,
})

/** Token of a bundle link; null for other links. */
export const bundleToken = (link: string) => /^\/content\/Documents\/bundle\/([\w-]{1,64})$/.exec(link)?.[1] ?? null
