import { entity, type RowOf, rows } from '../entity.ts'
import { day, document, flag, integer, nullable, quantity, text, wordOf } from '../kinds.ts'

/** Kinds of documents that belong to a load, in display order. */
export const packKinds = ['invoice', 'xml', 'packingList', 'billOfLading', 'millTest', 'certificate'] as const
export type PackKind = (typeof packKinds)[number]

/** Kinds that a customer requires unless its records under Data say otherwise. */
export const isRequiredByDefault = (kind: PackKind) => kind !== 'xml'

const packStates = ['available', 'expected', 'missing', 'notRequired'] as const

/** A document of a load, or the place of an unavailable one `docs/product/logistics.md#shipment-pack`. */
export const packDocument = entity('packDocument', {
  kind: wordOf('kind', ...packKinds),
  /** Its number, or the heat of a mill test report; empty for a missing one. */
  number: text('number', { mayBeEmpty: true }),
  state: wordOf('state', ...packStates),
  isRequired: flag('isRequired'),
  /** Day for which an expected document has been promised. */
  expectedOn: nullable(day('expectedOn')),
  /** Only if the document is available. */
  link: nullable(document('link')),
  /** The results of a mill test as JSON. */
  data: nullable(document('data')),
})
export type PackDocument = RowOf<typeof packDocument>

const packLoad = entity('packLoad', {
  load: integer('load'),
  purchaseOrder: text('purchaseOrder'),
  lineItem: integer('lineItem'),
  jobOrder: text('jobOrder'),
  partNumber: text('partNumber'),
  quantity: quantity('quantity'),
  documents: rows('documents', packDocument),
})
export type PackLoad = RowOf<typeof packLoad>

/** Loads of one bill of lading with their documents; a load without one is a pack of its own. */
export const pack = entity('pack', { billOfLading: nullable(text('billOfLading')), loads: rows('loads', packLoad) })

/** Required documents that are not available. */
export const unavailableIn = (documents: readonly PackDocument[]) =>
  documents.filter(({ isRequired, state }) => isRequired && state !== 'available')

/** Documents of several loads, each once; a missing one has no number and counts for each load. */
export const documentsOf = (loads: readonly { readonly documents?: readonly PackDocument[] | undefined }[]) => {
  const all = loads.flatMap(({ documents = [] }) => documents)
  const byName = new Map(all.map((one, at) => [`${one.kind} ${one.number || at}`, one]))
  return [...byName.values()]
}

/** Counts required documents only. */
export const countDocuments = (documents: readonly PackDocument[]) => {
  const required = documents.filter(({ isRequired }) => isRequired).length
  return { required, available: required - unavailableIn(documents).length }
}
