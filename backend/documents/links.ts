// Links begin at the origin: the screens stand under another base, and a customer may keep one.

/** How the links of orders' and loads' documents, of invoices, and of what invoices say for programs begin. */
export const documentLinkStart = '/content/api/Main/0x'
export const invoiceLinkStart = '/content/EQuoteService/FacturaStreamEncode/0x'
export const xmlLinkStart = '/content/EQuoteService/FacturaXml/0x'

/** The link of a purchase order's document, by its row in `order_documents`; its fragment says what it is. */
export const orderDocumentLink = (hash: string, kind: string) => `${documentLinkStart}${hash}/DocumentFile#${kind}`

/** The link of an invoice, by the hashes of its purchase order and its own (spec 2 §7). */
export const invoiceLink = (orderHash: string, invoiceHash: string) =>
  `${invoiceLinkStart}${orderHash}/0x${invoiceHash}`

/** The link of a load's certificate of conformance, by the hashes of its order and its invoice (spec 2 §7). */
export const certificateLink = (orderHash: string, invoiceHash: string, certificate: string) =>
  `/content/ObtenerCertificadosxOP/0x${orderHash}/0x${invoiceHash}/${encodeURIComponent(certificate)}`

/** The link of a file that was exchanged to have a part approved. */
export const approvalFileLink = (fileId: string) => `/content/api/Main/${fileId}/DocumentFile`

/** The link of what was asked for in bulk. */
export const bundleLink = (token: string) => `/content/Documents/bundle/${token}`

/** The link of a job order's acknowledgement (spec 2 §7). */
export const acknowledgementLink = (id: number) => `/content/api/Orders/${id}/acknowledgement`
