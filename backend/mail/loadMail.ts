import { packAddress } from '#schema/addresses.ts'
import { withCustomer } from '#schema/customerAddress.ts'
import {
  countDocuments,
  type PackDocument,
  type PackKind,
  type PackLoad,
  unavailableIn,
} from '#schema/logistics/packs.ts'
import type { Language } from '#values/language.ts'
import type { MailSettings } from './letter.ts'
import { listMail, type Part, type Reader } from './listMail.ts'

interface Words {
  readonly shipped: (count: number) => string
  readonly arrived: (count: number) => string
  readonly at: string
  readonly intro: (customer: string) => string
  readonly papers: (available: number, required: number) => string
  readonly without: (kinds: string) => string
  readonly came: (kinds: string) => string
  readonly all: string
  readonly kinds: Readonly<Record<PackKind, string>>
}

const texts: Readonly<Record<Language, Words>> = {
  en: {
    shipped: (count) => (count === 1 ? 'Papers of a load that shipped' : `Papers of ${count} loads that shipped`),
    arrived: (count) => (count === 1 ? 'Missing papers of a load arrived' : `Missing papers of ${count} loads arrived`),
    at: 'at',
    intro: (customer) => `For ${customer}:`,
    papers: (available, required) => `${available} of ${required} papers`,
    without: (kinds) => `without ${kinds}`,
    came: (kinds) => `new: ${kinds}`,
    all: 'View the shipment documents',
    kinds: {
      invoice: 'invoice',
      xml: 'XML',
      packingList: 'packing list',
      billOfLading: 'bill of lading',
      millTest: 'mill test report',
      certificate: 'certificate of conformance',
    },
  },
  es: {
    shipped: (count) =>
      count === 1 ? 'Documentos de un embarque que salió' : `Documentos de ${count} embarques que salieron`,
    arrived: (count) =>
      count === 1
        ? 'Llegaron documentos faltantes de un embarque'
        : `Llegaron documentos faltantes de ${count} embarques`,
    at: 'en',
    intro: (customer) => `Para ${customer}:`,
    papers: (available, required) => `${available} de ${required} documentos`,
    without: (kinds) => `falta: ${kinds}`,
    came: (kinds) => `nuevo: ${kinds}`,
    all: 'Ver los documentos de embarque',
    kinds: {
      invoice: 'factura',
      xml: 'XML',
      packingList: 'lista de empaque',
      billOfLading: 'conocimiento de embarque',
      millTest: 'reporte de prueba de material',
      certificate: 'certificado de conformidad',
    },
  },
}

/** A load that has shipped, or of which papers have arrived that were missing in the mail before. */
export interface MailedLoad {
  readonly load: PackLoad
  /** Empty for a load that has shipped. */
  readonly arrived: readonly PackKind[]
}

/** Further loads are only counted. */
const maxMailedLoads = 20

const namesOf = (kinds: readonly PackKind[], language: Language) =>
  [...new Set(kinds)].map((kind) => texts[language].kinds[kind]).join(', ')

const stateOf = (documents: readonly PackDocument[], language: Language) => {
  const { papers, without } = texts[language]
  const { available, required } = countDocuments(documents)
  const missing = unavailableIn(documents).map(({ kind }) => kind)
  return [papers(available, required), ...(missing.length > 0 ? [without(namesOf(missing, language))] : [])]
}

interface About {
  readonly customer: { readonly id: number; readonly name: string }
  readonly loads: readonly MailedLoad[]
  /** Link to unsubscribe. */
  readonly end: string
}

/** Papers of a customer's loads, with a link to each. */
export const loadMail = ({ publicUrl, product }: MailSettings, reader: Reader, { customer, loads, end }: About) => {
  const { language } = reader
  const { shipped, arrived, at, intro, came, all } = texts[language]
  const addressOf = (path: string) => `${publicUrl}/forge${withCustomer(path, customer.id)}`
  const partsOf = (name: (count: number) => string, some: readonly MailedLoad[]): Part[] =>
    some.length === 0
      ? []
      : [
          {
            name: name(some.length),
            lines: some.slice(0, maxMailedLoads).map(({ load, arrived: kinds }) => ({
              number: `${load.purchaseOrder} - ${load.lineItem}`,
              details: [
                load.jobOrder,
                load.partNumber,
                ...(kinds.length > 0 ? [came(namesOf(kinds, language))] : []),
                ...stateOf(load.documents, language),
              ],
              address: addressOf(packAddress(load.load)),
            })),
            more: Math.max(0, some.length - maxMailedLoads),
          },
        ]
  const parts = [
    ...partsOf(
      shipped,
      loads.filter((one) => one.arrived.length === 0),
    ),
    ...partsOf(
      arrived,
      loads.filter((one) => one.arrived.length > 0),
    ),
  ]
  return listMail(publicUrl, reader, {
    subject: `${parts[0]?.name} ${at} ${product}`,
    intro: intro(customer.name),
    parts,
    all: [all, addressOf('/shipment-documents')],
    end,
  })
}
