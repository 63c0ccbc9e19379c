/** The smallest files of each type. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const zip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

/** Paths of documents; all are PDF. */
export const documents = [
  'GET /content/EQuoteService/Cotizacion/:number/:revisionId',
  'GET /content/EQuoteService/FacturaStreamEncode/0x:orderHash/0x:invoiceHash',
  'GET /content/ObtenerCertificadosxOP/0x:orderHash/0x:invoiceHash/:certificate',
  'GET /content/OpenOrders/Getcronograma/:customerId/:purchaseOrder',
  'GET /content/OpenOrders/Getcronogramacompleto/:customerId/:purchaseOrder/:jobOrder/:status',
  'GET /content/OpenOrders/Getstatusreport/:documentId/:customerId',
  'GET /content/api/Bar/:heat/approvalDocument',
  'GET /content/api/Consessions/:fileId/Document',
  'GET /content/api/Customers/:customerId/approvalDocument',
  'GET /content/api/Documents/ObtenerStatetement/:crmId/:session',
  'GET /content/api/Main/0x:hash/DocumentFile',
  'GET /content/api/Main/:fileId/DocumentFile',
  'GET /content/api/Orders/:orderId/acknowledgement',
  'GET /content/api/Quotes/:offerId/aprobationOfferDocument',
  'GET /content/api/Quotes/:offerId/purchaseAgreement',
]

export const photos = ['GET /content/Contacts/:guid/photo', 'GET /content/Sellers/:sellerId/photo']
