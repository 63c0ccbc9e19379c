import type { DataFile } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { cleanText } from '#values/texts.ts'
import { bareHeader } from './header.ts'
import type { Mapping } from './mappedColumns.ts'
import type { Wish } from './propose.ts'
import { type NamedMapping, readyMappings } from './readyMappings.ts'

/** Parts of the names under which programs export files of a kind; longer ones before those that they contain. */
const fileNames: Readonly<Record<string, readonly string[]>> = {
  invoiceLines: ['invoiceline', 'invoiceitem', 'invcdtl', 'vbrp', 'accountmoveline', 'lineasdefactura'],
  invoices: ['invoice', 'invchead', 'vbrk', 'bsid', 'accountmove', 'factura', 'rechnung', 'artran', 'customertrx'],
  jobOrders: ['joborder', 'workorder', 'afpo', 'jobhead', 'ordenesdetrabajo', 'fertigungsauftrag', 'mrpproduction'],
  purchaseOrders: ['salesorder', 'purchaseorder', 'saleorder', 'orderhed', 'vbak', 'pedidos', 'kundenauftrag'],
  creditNotes: ['creditnote', 'creditmemo', 'notadecredito', 'gutschrift'],
  deliveries: ['deliver', 'shipment', 'likp', 'stockpicking', 'embarque', 'lieferung'],
  quotes: ['quotation', 'quote', 'cotizacion', 'angebot'],
  customers: ['customer', 'kna1', 'respartner', 'custtable', 'cliente', 'kunde', 'debitor'],
  contacts: ['contact', 'employee', 'pa0001', 'empleado', 'ansprechpartner'],
  parts: ['part', 'item', 'material', 'mara', 'producttemplate', 'productproduct', 'articulo', 'artikel'],
  incoterms: ['incoterm', 'tinc', 'lieferbedingung'],
}

export const stem = (fileName: string) => fileName.replace(/\.[^.]*$/, '')

export const fits = ({ columns }: Mapping, headers: readonly string[]) =>
  columns.every(({ from }) => from === undefined || headers.includes(cleanText(from)))

/** Kept and ready mappings that fit: those for files of this name first, then those with more columns. */
export const namedFor = (
  { fileName, entity, kept }: Pick<Wish, 'fileName' | 'entity' | 'kept'>,
  headers: readonly string[],
) => {
  const isSame = (named: NamedMapping) => Number(named.fileName?.toLowerCase() === fileName.toLowerCase())
  return [...kept, ...readyMappings]
    .filter(({ mapping }) => (entity === null || mapping.file === entity) && fits(mapping, headers))
    .toSorted((one, other) => isSame(other) - isSame(one) || other.mapping.columns.length - one.mapping.columns.length)
}

/** The kind that the name of a file tells, such as `Customer.csv`, if some of its columns fit. */
export const kindByName = (fileName: string, hasColumnsOf: (file: DataFile) => boolean) => {
  const name = bareHeader(stem(fileName))
  const named = Object.entries(fileNames).find(([, words]) => words.some((word) => name.includes(word)))?.[0]
  const file = dataFiles.find((one) => one.name === named)
  return file && hasColumnsOf(file) ? file.name : null
}
