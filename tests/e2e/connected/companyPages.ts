import type { Route } from '#schema/pages.ts'
import type { CompanyKind } from '#tests/support/connected/anyCompany.ts'

interface Shown {
  /** Query parameters besides the customer. */
  readonly query?: string
  /** Customer of the rows, if not 101. */
  readonly customer?: number
  /** The page's heading, if it differs from its name. */
  readonly heading?: RegExp
  /** Texts of the company's data that the page shows. */
  readonly texts?: readonly (string | RegExp)[]
}

const year = new Date().getUTCFullYear()

/** Data of the company that each page shows, for customer 101. Pages without such data are left out. */
export const shown: Partial<Record<Route, Shown>> = {
  '': { texts: ['$64,801.50', 'Marta Solís'] },
  Chart: { heading: /^WIP/ },
  users: { texts: ['customer@company.example', 'Dana Ortiz', 'Northwind Turbines'] },
  'edit-user': { query: 'id=4', heading: /^Edit user: / },
  statement: { texts: ['FA-10120', '18,450.25', '60 days'] },
  'open-orders-report': { texts: ['101450001', '101-PN-1', 'Late'] },
  'open-orders-reports': { texts: ['101450001'] },
  'status-report-steel': { texts: ['JO-101-1', 'Machining'] },
  'wip-reports': { texts: ['JO-101-1'] },
  'production-parts': { query: 'op=JO-101-1', texts: ['JO-101-1'] },
  quote: { texts: ['Specification'] },
  'quote-status': { texts: ['Q-1011', '1,840.75'] },
  'generate-bank-references': { texts: ['FA-10120', 'NC-1017'] },
  'payment-detail': { texts: ['70101001'] },
  'user-profile': {},
  'visit-logs': { texts: ['@company.example'] },
  'shipment-documents': { texts: ['JO-101-6', 'Laredo, TX', /The connected service does not tell shipping days/] },
  'metrics-forge': { texts: ['58.33'] },
  'metrics-forge-detalle': { query: 'division=forge', texts: ['Carl Weber'] },
  'metrics-forge-grafica1': { query: 'division=forge', texts: ['Carl Weber'] },
  'metrics-forge-quoted': { query: 'division=forge', texts: ['Sierra Rings'] },
  'metrics-forge-hitrate': { query: 'division=forge', texts: ['Sierra Rings'] },
  'metrics_detalle-haeentered': { query: 'division=forge', texts: ['Carl Weber'] },
  'metrics-detalle-Pedidos': { query: 'division=forge', texts: ['Alloy 718'] },
  'metrics_clientes-sinpedido': { query: 'division=forge', texts: ['Quiet Customer Inc'] },
  'access-statistics': { texts: ['5'] },
  'ready-to-ship': { texts: ['FA-101920', '101-PN-2'] },
  'in-transit': { texts: ['FA-101930', 'Transportes del Norte'] },
  concessions: { texts: ['FF-1010', 'FA-1011'] },
  approvals: { texts: ['F10101', '101-PN-1'] },
  'approval-files': { texts: ['101-PN-1', '101-PN-2'] },
  'quality-dashboard': { texts: ['Rosa Garza', 'Luis Vega'] },
  scorecard: { texts: ['On Time Delivery'] },
  lta: { texts: ['LTA 101-1', 'Waspaloy'] },
  'raw-material-inventory': { texts: ['H101A'] },
  'incoming-outgoing-material': { texts: ['L-101-0'] },
  'raw-material-approval': { texts: ['H101A', 'H101B'] },
  'scrap-inventory': { texts: ['85.60', '6,082.40'] },
  'scrap-purchase-offer': { texts: ['1,606.20', '3,453.33'] },
  'b-status-report': { customer: 103, texts: ['103-PN-1', 'Donau Stahl GmbH'] },
  'b-status-report-seller': { customer: 103, texts: ['103-PN-1', 'TRK-5206'] },
  'open-orders-direct-customers': { texts: ['101-PN-1'] },
  'contract-dashboard': { texts: ['LTA 101-1'] },
  'contract-agreement': { texts: ['LTA 101-1', 'R-1'] },
  'contract-direct-customers': { texts: ['LTA 101-1', String(year)] },
  'contract-market-share': { heading: /^Contract Raw Material$/ },
  'sales-goals': { texts: ['Marta Solís Arriaga'] },
  'seller-budgets': { texts: ['Marta Solís', 'Iván Treviño'] },
  'seller-budget': { query: `seller=31&year=${year}`, texts: ['Sierra Rings'] },
  'add-seller-budget': { heading: /^Sellers Budgets$/ },
  'create-data': { heading: /^Data$/ },
  'edit-data': { heading: /^Data$/ },
  'show-data': { heading: /^Data$/ },
  'modify-seller-budget': { texts: ['The requested link has expired.'] },
  delays: { texts: ['JO-101-1', 'JO-102-1'] },
  consignments: { texts: ['F10101'] },
}

/** Queries of pages in front of a second portal, whose records have other numbers. */
const queriesOfPortal: Partial<Record<Route, string>> = {
  'seller-budget': '',
}

/** The customer whose rows a page shows: the one in `shown`, or the first that the user acts for. */
export const customerAt = (kind: CompanyKind, route: Route, customers: readonly number[]) => {
  const customer = (kind === 'the reference company' && shown[route]?.customer) || 101
  return customers.includes(customer) ? customer : (customers[0] ?? customer)
}

/** The address of a page below `/forge`. */
export const addressAt = (kind: CompanyKind, route: Route, customer: number) => {
  const own = kind === 'a second portal' ? queriesOfPortal[route] : undefined
  // Job orders of the reference company contain the customer's number.
  const parameters = new URLSearchParams((own ?? shown[route]?.query)?.replace('JO-101', `JO-${customer}`))
  parameters.set('fcid', String(customer))
  return `/${route}?${parameters}`
}

/**
 * Texts of the company's data that a page shows for a customer. Numbers of the reference company contain the
 * customer's, so they are known for all customers; nothing is known about the data of a second portal.
 */
export const textsOf = (kind: CompanyKind, route: Route, customer: number) => {
  const { texts = [], customer: usual = 101 } = shown[route] ?? {}
  if (kind !== 'the reference company') return []
  if (customer === usual) return texts
  const ofUsual = texts.filter((text) => typeof text === 'string' && text.includes(String(usual)))
  return ofUsual.map((text) => String(text).replaceAll(String(usual), String(customer)))
}

/** The address of a page in front of the reference company, with rows. */
export const addressOf = (route: Route) =>
  addressAt('the reference company', route, customerAt('the reference company', route, [101, 103]))
