import type { logistics } from '#schema/logistics/logistics.ts'
import type { PackDocument, PackKind, PackLoad } from '#schema/logistics/packs.ts'
import { bundleNames, maxZippedDocuments } from '#schema/logistics/shipments.ts'
import { csvLine, neutral } from '#values/csv.ts'
import { type Translate, translatorTo } from '../documents/language.ts'
import { namesOfKinds } from '../documents/loads/loadDocument.ts'
import { zipOfToday } from '../documents/zip/bundle.ts'
import { type Packed, type Packing, packLinks } from '../documents/zip/packed.ts'
import type { Manifest, Zipped } from '../documents/zip/zipOf.ts'
import { invalidInput } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { packLoads } from './pack.ts'

interface Entry {
  readonly load: PackLoad
  readonly document: PackDocument
}

const kindNames: Readonly<Record<PackKind, string>> = {
  ...namesOfKinds,
  invoice: 'Invoice',
  xml: 'Invoice as XML',
  certificate: 'Certificate of conformance',
}

/** Name of an unavailable document: its kind, its number if it has one, and its line. */
const unavailableName = ({ load, document: { kind, number } }: Entry, translate: Translate) =>
  translate('{document}, {order}', {
    document: [translate(kindNames[kind]), number].filter(Boolean).join(' '),
    order: `${load.purchaseOrder} - ${load.lineItem}`,
  })

const heatsOf = ({ documents }: PackLoad) =>
  documents.flatMap(({ kind, number }) => (kind === 'millTest' && number !== '' ? [number] : []))

const rowOf = ({ load, document }: Entry, zipped: Zipped | undefined) => ({
  file: zipped?.file ?? null,
  kind: document.kind,
  number: document.number,
  order: load.purchaseOrder,
  line: load.lineItem,
  jobOrder: load.jobOrder,
  part: load.partNumber,
  heats: document.kind === 'millTest' ? [document.number].filter(Boolean) : heatsOf(load),
  bytes: zipped?.bytes ?? null,
  sha256: zipped?.sha256 ?? null,
  state: document.state,
})
type Row = ReturnType<typeof rowOf>

const columns = [
  'file',
  'kind',
  'number',
  'order',
  'line',
  'jobOrder',
  'part',
  'heats',
  'bytes',
  'sha256',
  'state',
] as const

const cellOf = (value: Row[keyof Row]) => neutral(Array.isArray(value) ? value.join(' ') : String(value ?? ''))

const asCsv = (rows: readonly Row[]) =>
  [csvLine(columns), ...rows.map((row) => csvLine(columns.map((name) => cellOf(row[name]))))].join('')

interface Wanted {
  readonly customerId: number
  readonly loads: readonly number[]
  readonly kind?: PackKind | undefined
}

/**
 * Zip of the documents of some loads, each once, in the folder of the first order line that it belongs to. The manifest
 * has a row for each document of each load, including unavailable ones.
 */
export const zipOfPacks = async (context: Packing, wanted: Wanted) => {
  const { reader, dialect, clock } = context
  const { customerId, kind } = wanted
  const loads = await packLoads(reader, dialect, wanted)
  const entries: Entry[] = loads.flatMap((load) =>
    load.documents.filter((one) => kind === undefined || kind === one.kind).map((document) => ({ load, document })),
  )
  const folders = new Map<string, string>()
  for (const { load, document } of entries)
    if (document.link !== null && !folders.has(document.link))
      folders.set(document.link, `${load.purchaseOrder}-${load.lineItem}`)
  const links = [...folders.keys()]
  if (links.length > maxZippedDocuments) throw invalidInput({ loads: { code: 'tooMany', limit: maxZippedDocuments } })
  const packed = await packLinks(context, customerId, links)
  const documents = packed.map((one, at): Packed => ({ ...one, folder: folders.get(links[at] as string) as string }))
  const translate = translatorTo(context.language)
  const unavailable = entries
    .filter(({ document: { state } }) => state === 'expected' || state === 'missing')
    .map((entry): Packed => ({ name: unavailableName(entry, translate), read: null }))
  const present = links.filter((_, at) => packed[at]?.read !== null)
  const rowsOf = (zipped: readonly Zipped[]) => {
    const byLink = new Map(present.map((link, at) => [link, zipped[at]]))
    return entries.map((entry) => rowOf(entry, byLink.get(entry.document.link ?? '')))
  }
  const manifest: Manifest = {
    'manifest.csv': (zipped) => asCsv(rowsOf(zipped)),
    'manifest.json': (zipped) =>
      `${JSON.stringify({ customerId, madeOn: clock.today(), documents: rowsOf(zipped) }, null, 2)}\n`,
  }
  const name = kind === undefined ? 'shipment-documents' : bundleNames[kind]
  return zipOfToday(context, name, [...documents, ...unavailable], manifest)
}

export const zipPacks: Handler<typeof logistics.zipPacks> = async (context) => {
  const { input } = context
  if (input.loads.length === 0) throw invalidInput({ loads: { code: 'required' } })
  return zipOfPacks(context, input)
}
