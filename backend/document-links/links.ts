import { isFitForPath } from '#schema/wire/request.ts'

// Links are absolute paths, because the screens have another base path and customers may store a link.

/** Path prefix of order and load documents. */
export const documentLinkStart = '/content/api/Main/0x'

export const orderDocumentLink = (hash: string, kind: string) => `${documentLinkStart}${hash}/DocumentFile#${kind}`

/**
 * Link to an invoice, by the hashes of its purchase order and of the invoice
 * `docs/product/finance.md#documents-of-invoices`.
 */
export const invoiceLink = (orderHash: string, invoiceHash: string) =>
  `/content/EQuoteService/FacturaStreamEncode/0x${orderHash}/0x${invoiceHash}`

export const xmlLink = (orderHash: string, invoiceHash: string) =>
  `/content/EQuoteService/FacturaXml/0x${orderHash}/0x${invoiceHash}`

/** Link to a certificate; numbers that a path cannot hold are in the query. */
export const certificateLink = (orderHash: string, invoiceHash: string, certificate: string) => {
  const place = isFitForPath(certificate) ? '/' : '?CoC='
  return `/content/ObtenerCertificadosxOP/0x${orderHash}/0x${invoiceHash}${place}${encodeURIComponent(certificate)}`
}

export const approvalFileLink = (fileId: string) => `/content/api/Main/${fileId}/DocumentFile`

export const bundleLink = (token: string) => `/content/Documents/bundle/${token}`

export const acknowledgementLink = (id: number) => `/content/api/Orders/${id}/acknowledgement`
