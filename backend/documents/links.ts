// Links begin at the origin: the screens stand under another base, and a customer may keep one.

/** The link of a purchase order's document, by its row in `order_documents`; its fragment says what it is. */
export const orderDocumentLink = (hash: string, kind: string) => `/content/api/Main/0x${hash}/DocumentFile#${kind}`

/** The link of an invoice, by the hashes of its purchase order and its own (spec 2 §7). */
export const invoiceLink = (orderHash: string, invoiceHash: string) =>
  `/content/EQuoteService/FacturaStreamEncode/0x${orderHash}/0x${invoiceHash}`

/** The link of a job order's acknowledgement (spec 2 §7). */
export const acknowledgementLink = (id: number) => `/content/api/Orders/${id}/acknowledgement`
