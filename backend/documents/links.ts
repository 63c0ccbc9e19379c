// Links are absolute paths, because the screens have another base path and customers may store a link.

/** Path prefixes of order and load documents, of invoices, and of invoices as XML. */
export const documentLinkStart = '/content/api/Main/0x'
export const invoiceLinkStart = '/content/EQuoteService/FacturaStreamEncode/0x'
export const xmlLinkStart = '/content/EQuoteService/FacturaXml/0x'

export const orderDocumentLink = (hash: string, kind: string) => `${documentLinkStart}${hash}/DocumentFile#${kind}`

/**
 * Link to an invoice, by the hashes of its purchase order and of the invoice
 * `docs/product/finance.md#documents-of-invoices`.
 */
export const invoiceLink = (orderHash: string, invoiceHash: string) =>
  `${invoiceLinkStart}${orderHash}/0x${invoiceHash}`

export const certificateLink = (orderHash: string, invoiceHash: string, certificate: string) =>
  `/content/ObtenerCertificadosxOP/0x${orderHash}/0x${invoiceHash}/${encodeURIComponent(certificate)}`

export const approvalFileLink = (fileId: string) => `/content/api/Main/${fileId}/DocumentFile`

export const bundleLink = (token: string) => `/content/Documents/bundle/${token}`

export const acknowledgementLink = (id: number) => `/content/api/Orders/${id}/acknowledgement`
