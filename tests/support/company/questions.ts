import type { CompanyCall } from './service.ts'

/** Path parameters besides the customer, for customer 101. */
const parts: Readonly<Record<string, string>> = {
  customer: '101',
  id: '1',
  division: '1',
  entered: '1',
  role: '3',
  // The portal takes the customer id; the company takes the id of its own systems.
  crm: '101',
  cookie: '-',
  invoice: 'null',
  number: 'null',
  status: 'null',
  job: 'null',
  order: 'null',
  contract: '1010',
  folder: '901',
  spec: 'o-1',
  revision: '1011',
  certificate: 'COC-5001',
  folio: 'F10100',
  hash: 'D5001',
  heat: 'H101A',
  guid: 'g-100',
  file: 'N1010',
}

/** Overrides for calls that use the same name for another thing. */
const ownParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/Bar/:id/inventoryDetail': { id: '1010' },
  '/Quotes/:id/inventoryDetail': { id: '1011' },
  '/api/Quotes/:id/purchaseAgreement/': { id: '1012' },
  '/api/Quotes/:id/aprobationOfferDocument/': { id: '1013' },
  '/EQuoteService/Detalle/:id': { id: '1011' },
  '/EQuoteService/Cotizacion/:number/:revision': { number: 'Q-1011' },
  '/OpenOrders/Getcronograma/:customer/:order': { order: '101450001' },
  '/OpenOrders/Getacknowledgment/:customer/:order': { order: '101450001' },
  '/api/Orders/:id/acknowledgement': { id: '5002' },
  '/api/Main/:id/DocumentFile': { id: '902' },
  '/api/userforge/:id': { id: '4' },
  '/OpenOrders/Getstatusreport/:id/:customer': { id: '101' },
}

const year = new Date().getUTCFullYear()

const queries: Readonly<Record<string, string>> = {
  '/Account/DETAILDETAIL/:customer': '?numero=70101002',
  '/OpenOrders/Detalle/:customer': '?pedido=101450001&fechai=null&fechaf=null',
  '/api/Customers/:customer/wipEstatusReport': '?JobOrder=JO-101-1',
  '/api/Customers/:customer/approvalDocument': '?Heat=H101A',
  '/api/Consessions/:file/Document': '?ClientId=101',
  '/api/Budgets': `?Seller=31&Year=${year}`,
  '/api/Budgets/modify': `?Seller=31&Year=${year}`,
  '/api/Budgets/sellers': `?Year=${year}`,
  '/api/Sales/goals': `?year=${year}`,
  '/api/Sales/segments': `?year=${year}`,
}

/** Returns an address with query at which a company call returns rows to an administrator. */
export const addressOf = ({ path }: Pick<CompanyCall, 'path'>) => {
  const known = { ...parts, ...ownParts[path] }
  return path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? '') + (queries[path] ?? '')
}

const search = { id: 101, status: null, JobOrder: null, OP: null, PartNumber: null }

/** Bodies of POST calls that change nothing. */
export const bodies: Readonly<Record<string, unknown>> = {
  '/api/validate-page-access-forge/': { slug: 'statement' },
  '/api/validate-content-access/': { access: '4,5' },
  '/api/menu-options2': { client_id: 101 },
  '/GetNames/': [{ id: 102 }, { id: 101 }],
  '/OpenOrders/ListadoFiltrado/': search,
  '/OpenOrders/StatusReportSteel/': search,
  '/WIP/getwipdetallefiltrado/': { id: 101, op: null, jo: null, partnumber: null, status: null },
  '/Account/detailbank/': { id: 101, factura: null, purchaseorder: null, bankreference: null },
  '/Documents/ObtenerDetalle': {
    id: 101,
    JobOrder: null,
    PurchaseOrder: null,
    PartNumber: null,
    ShipmentDate: null,
    BolNumber: null,
  },
  '/api/Customers/:customer/processHeaders': { AnvilPartNumbers: ['F10101'] },
  '/api/scorecard-otd/': { client_id: 101 },
  '/api/scorecard-consessions/': { client_id: 101 },
  '/api/scorecard-sales/': { client_id: 101 },
  '/api/scorecard-payment-history/': { client_id: 101 },
}
