import { content, ofCustomer, read, write } from '../call.ts'
import { issueText } from '../checks/issues.ts'
import type { Validators } from '../checks/validators.ts'
import { entity, type RowOf } from '../entity.ts'
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
  secret,
  text,
} from '../kinds.ts'
import { searchedNumber } from '../orders/orderStatus.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { file, inKey, listOf } from '../wire/envelope.ts'

/** Any number of links, as a list on the wire. */
const documentList = (wire: string) => ({ ...many(document(wire)), kind: 'documents' as const })

/** A load that has left, with its documents (spec 2 §2 'Shipment Documents', §3). */
export const shipment = entity('shipment', {
  /** Purchase order and line item, `4500012 - 3`. */
  order: text('PO'),
  quantity: quantity('Cantidad'),
  partNumber: text('PN'),
  jobOrder: numberOf('jobOrder', text('JO')),
  millTests: documentList('Mtrs'),
  invoices: documentList('Facturas'),
  packingLists: documentList('PacketList'),
  billsOfLading: documentList('Bols'),
  eta: nullable(day('ETA')),
  /** Ready, In Transit, Delivered, or what else a service says (DECISIONS R13). */
  status: text('LoadStatus', { mayBeEmpty: true }),
  lastLocation: text('LastLocation', { mayBeEmpty: true }),
  xmls: documentList('Xml'),
  /** Only of our own service: tells loads of one line apart. */
  load: optional(integer('IdEmbarque')),
})
export type Shipment = RowOf<typeof shipment>

/** All documents of a load; one may belong to several loads. */
export const linksOf = ({ millTests, invoices, packingLists, billsOfLading, xmls }: Shipment) =>
  [millTests, invoices, packingLists, billsOfLading, xmls].flat()

/** The number of its purchase order, without the line item; all of it where a service writes it otherwise. */
export const purchaseOrderOf = ({ order }: Pick<Shipment, 'order'>) => order.replace(/ - \d+$/, '')

/** What tells a load from all others, whichever page it stands on. */
export const keyOfLoad = (row: Shipment) => row.load ?? JSON.stringify([row.order, row.jobOrder, linksOf(row)])

/** Kinds of documents that are asked for in bulk (spec 2 §7). */
export const bulkKinds = { 1: 'millTest', 2: 'invoice', 3: 'packingList', 4: 'billOfLading' } as const
export type BulkKind = (typeof bulkKinds)[keyof typeof bulkKinds]

/** A zip holds no more: whoever wants more searches for less at a time. */
export const mostZipped = 2_000

const issuedPaths = ['api/Main/0x\\w+/DocumentFile', 'EQuoteService/Factura(StreamEncode|Xml)/0x\\w+/0x\\w+']
const issuedLink = new RegExp(`^/content/(${issuedPaths.join('|')})(#\\w+)?$`)

/** Whether a link is of a form that the portal itself hands out for loads (DECISIONS H2). */
const isIssuedLink = (link: string) => issuedLink.test(link)

/** Links of documents, as many as a zip takes, and nothing else. */
const zipped = (wire: string) => {
  const field = documentText(wire)
  const links = (value: unknown) => field.decode(value)
  return {
    ...field,
    schema: (z: Validators) =>
      z.string().check(
        z.refine((value) => links(value).length > 0, { error: issueText('required'), abort: true }),
        z.refine((value) => links(value).length <= mostZipped, {
          error: issueText('tooMany', mostZipped),
          abort: true,
        }),
        z.refine((value) => links(value).every(isIssuedLink), { error: issueText('type') }),
      ),
  }
}

const page = ofCustomer('shipment-documents')
const zip = file('application/zip')

/** Loads that have left, and their documents by the piece and by the dozen (spec 2 §7). */
export const shipmentCalls = {
  listShipments: read('POST', '/Documents/ObtenerDetalle', {
    access: page.access,
    body: entity('shipmentSearch', {
      customerId: integer('id', { min: 1 }),
      jobOrder: searchedNumber('JobOrder'),
      purchaseOrder: searchedNumber('PurchaseOrder'),
      partNumber: searchedNumber('PartNumber'),
      shippedOn: nullable(dashedDay('ShipmentDate')),
      billOfLading: searchedNumber('BolNumber'),
    }),
    list: { sort: ['order', 'quantity', 'partNumber', 'jobOrder', 'eta', 'status', 'lastLocation'] },
    answer: listOf(shipment),
  }),
  /** Loads of the first type are searched by bill of lading and day, too (DECISIONS R10, P15). */
  unitType: read('GET', '/api/Customers/:customerId/unitType', {
    ...page,
    answer: inKey('elements', listOf(entity('unit', { type: oneOf('tipo', { 1: 'byLoad', 2: 'byOrder' }) }))),
  }),
  /** Job orders as a comma-separated text or as a list, which wins (DECISIONS R11); no link where there is no such document. */
  bundleDocuments: write('POST', '/Documents/ObtenerArchivosMasivos', {
    access: page.access,
    body: entity('bundleSearch', {
      kind: oneOf('TipoArchivo', bulkKinds),
      customerId: integer('IdCliente', { min: 1 }),
      jobOrderText: optional(text('Ops', { max: 60_000, mayBeEmpty: true })),
      jobOrders: optional(many(text('OpsLst', { max: 60 }))),
    }),
    answer: entity('bundle', { link: nullable(document('Respuesta')) }),
  }),
  zipDocuments: write('POST', '/DownloadZipShipment', {
    access: page.access,
    body: entity('zipSearch', { customerId: integer('id', { min: 1 }), links: zipped('links') }),
    changes: false,
    answer: zip,
  }),
}

/** What `Respuesta` links to: good for an hour, for who has asked for it (DECISIONS R12). */
export const documentBundle = content('GET', '/Documents/bundle/:token', {
  isAddition: true,
  access: { pages: ['shipment-documents'], owner: 'caller' },
  params: { token: secret('token', { max: 64 }) },
  answer: zip,
})

/** The token in a bundle's link; null in any other. */
export const bundleToken = (link: string) => /^\/content\/Documents\/bundle\/([\w-]{1,64})$/.exec(link)?.[1] ?? null
