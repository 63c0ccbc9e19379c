import type { FileAnswer } from '#schema/wire/envelope.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../implement.ts'
import { invoiceName, paperOfInvoice } from '../invoice.ts'
import { type InvoiceHead, invoicesBy } from '../invoiceRows.ts'
import { xmlOfInvoice } from '../invoiceXml.ts'
import { type Certified, certificateName, certificatesBy, paperOfCertificate } from '../loads/certificate.ts'
import { isThere, type LoadDocument, loadDocumentsBy, nameOfDocument, paperOfLoad } from '../loads/loadDocument.ts'

/** File of a zip: a document that is read when its turn comes, or the name of a missing one. */
export interface Packed {
  /** Folder in the zip; none by default. */
  readonly folder?: string
  readonly name: string
  /** Null for one that is missing. Raises 429 when the drawing queue is full, unless the zip `isAdmitted` already. */
  readonly read: ((isAdmitted: boolean) => Promise<FileAnswer>) | null
}

export interface Packing
  extends Pick<Context<unknown>, 'db' | 'reader' | 'dialect' | 'clock' | 'settings' | 'language' | 'signal' | 'store'> {
  readonly caller: Caller
}

/** A load document; it is missing if the heat has not been tested yet. */
export const packedPaper = (context: Packing, document: LoadDocument): Packed => ({
  name: `${nameOfDocument(context, document)}.pdf`,
  read: isThere(document) ? (isAdmitted) => paperOfLoad(context, document, isAdmitted) : null,
})

export const packedInvoice = (context: Packing, found: InvoiceHead): Packed => ({
  name: `${invoiceName(context, found)}.pdf`,
  read: found.hasPaper ? (isAdmitted) => paperOfInvoice(context, found, isAdmitted) : null,
})

const packedXml = (context: Packing, found: InvoiceHead): Packed => ({
  name: `${invoiceName(context, found)}.xml`,
  read: found.hasXml ? () => xmlOfInvoice(context, found) : null,
})

const packedCertificate = (context: Packing, found: Certified): Packed => ({
  name: `${certificateName(context, found)}.pdf`,
  read: (isAdmitted) => paperOfCertificate(context, found, isAdmitted),
})

const documentLink = /^\/content\/api\/Main\/0x([\w-]+)\/DocumentFile$/
const invoiceLink = /^\/content\/EQuoteService\/Factura(StreamEncode|Xml)\/0x([\w-]+)\/0x([\w-]+)$/
const certificateLink = /^\/content\/ObtenerCertificadosxOP\/0x[\w-]+\/0x[\w-]+(?:\/|\?CoC=)([^/]+)$/

/**
 * Documents for these links, each once and in order. Links to other customers' documents count as missing, like unknown
 * ones `docs/product/logistics.md#zip`.
 */
export const packLinks = async (context: Packing, customerId: number, links: readonly string[]): Promise<Packed[]> => {
  const plain = [...new Set(links.map((link) => link.replace(/#.*/, '')))]
  const hashes = plain.flatMap((link) => documentLink.exec(link)?.[1] ?? [])
  const invoiceHashes = plain.flatMap((link) => invoiceLink.exec(link)?.[3] ?? [])
  const numbers = plain.flatMap((link) => certificateLink.exec(link)?.[1] ?? []).map(decodeURIComponent)
  const { reader } = context
  const certificates = new Map((await certificatesBy(context, customerId, numbers)).map((one) => [one.number, one]))
  const papers = new Map((await loadDocumentsBy(reader, customerId, hashes)).map((one) => [one.hash, one]))
  const invoices = new Map(
    (await invoicesBy(reader, customerId, invoiceHashes)).map((one) => [`${one.orderHash}/${one.hash}`, one]),
  )
  return plain.map((link): Packed => {
    const paper = papers.get(documentLink.exec(link)?.[1] ?? '')
    if (paper) return packedPaper(context, paper)
    const certificate = certificates.get(decodeURIComponent(certificateLink.exec(link)?.[1] ?? ''))
    if (certificate) return packedCertificate(context, certificate)
    const [, form, orderHash, hash] = invoiceLink.exec(link) ?? []
    const invoice = invoices.get(`${orderHash}/${hash}`)
    if (!invoice) return { name: link, read: null }
    return form === 'Xml' ? packedXml(context, invoice) : packedInvoice(context, invoice)
  })
}
