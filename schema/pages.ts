/** Who may see a page: `page` asks the page guard, `signedIn` any session, `public` everybody. */
export type Guard = 'page' | 'signedIn' | 'public'

/** The groups of the menu, in its order. */
export const groups = [
  'Orders',
  'Logistics',
  'Finance',
  'Quality',
  'Quotes',
  'Raw Material',
  'Scrap',
  'Status Report',
  'Contracts',
  'Sales',
  'Company',
  'Administration',
] as const

export type Group = (typeof groups)[number]

export interface Page {
  /** The path under `/forge`, without slashes; empty for home. */
  readonly route: string
  /** What the page-access call is asked for; several routes may share one. */
  readonly slug: string
  /** The permission's id; routes that share it share the permission. Null where no permission is needed. */
  readonly id: number | null
  readonly name: string
  /** The menu group, or null for a page that is reached another way. */
  readonly group: Group | null
  /** Roles that have the page without an override. */
  readonly roles: readonly number[]
  readonly guard: Guard
}

const everyone = [0, 1, 3, 4, 5, 6] as const
const withoutRepresentatives = [0, 1, 3, 4, 5] as const
const sales = [1, 4, 5] as const
const staff = [1, 4] as const
const administrators = [1] as const

interface More {
  slug?: string
  guard?: Guard
}

const page = <const R extends string>(
  route: R,
  id: number | null,
  name: string,
  group: Group | null,
  roles: readonly number[],
  { slug = route, guard = 'page' }: More = {},
) => ({ route, slug, id, name, group, roles, guard })

const open = <const R extends string>(route: R, name: string, guard: Guard = 'public') =>
  page(route, null, name, null, [], { guard })

/**
 * Every route of the portal (spec 1 §2.1), and those of our own; ids below 1000 are the specification's, the others our
 * own.
 */
export const pages = [
  page('', null, 'Dashboard', null, everyone),
  page('about-us', 92, 'About Us', 'Company', everyone),
  page('statement', 64, 'Account Statement', 'Finance', everyone),
  page('create-user', 60, 'Create User', null, staff),
  page('onboard-users', 60, 'Onboard Users', null, staff, { slug: 'create-user' }),
  page('users', 59, 'Users', 'Administration', staff),
  page('edit-user', 63, 'Edit User', null, staff),
  page('generate-bank-references', 72, 'Generate Bank References', 'Finance', everyone),
  page('quote', 70, 'Get a Quote', 'Quotes', sales),
  page('quote-status', 71, 'Quote History', 'Quotes', sales),
  page('quote-place-order', 71, 'Place Order', null, sales, { slug: 'quote-status' }),
  page('open-orders-report', 65, 'Open Orders Report', 'Orders', everyone),
  page('open-orders-reports', 65, 'Open Orders Report', null, everyone),
  page('status-report-steel', 65, 'Status Report', null, everyone),
  page('wip-reports', 66, 'WIP Report', 'Orders', everyone),
  page('production-parts', 66, 'WIP Report', null, everyone),
  page('payment-detail', 73, 'Payment Detail', 'Finance', everyone),
  page('shipment-documents', 103, 'Shipment Documents', 'Logistics', everyone),
  page('visit-logs', 81, 'Visit Logs', 'Administration', staff),
  page('user-profile', 80, 'User Profile', null, everyone),
  page('password-change', 61, 'Password Change', null, everyone),
  page('metrics-forge', 105, 'Metrics', 'Administration', administrators),
  page('metrics-forge-detalle', 105, 'Total Users', null, administrators),
  page('metrics-forge-grafica1', 105, 'New User History', null, administrators),
  page('metrics-forge-quoted', 105, 'Quoted History', null, administrators),
  page('metrics-forge-hitrate', 105, 'Hit Rate History', null, administrators),
  page('metrics_detalle-haeentered', 105, 'Users by Access', null, administrators),
  page('metrics-detalle-Pedidos', 105, 'Purchased History', null, administrators),
  page('metrics_clientes-sinpedido', 105, 'Customers without Orders', null, administrators),
  page('access-statistics', 1000, 'Access Statistics', 'Administration', administrators),
  page('ready-to-ship', 1001, 'Ready to Ship', 'Logistics', everyone),
  page('in-transit', 1002, 'In Transit', 'Logistics', everyone),
  page('travel-log', 1003, 'Travel Log', 'Logistics', staff),
  page('concessions', 1004, 'Concessions', 'Quality', everyone),
  page('approvals', 1005, 'Approvals', 'Quality', everyone),
  page('approval-files', 1006, 'Approval Files', 'Quality', everyone),
  page('quality-dashboard', 1007, 'Quality Dashboard', 'Quality', everyone),
  page('scorecard', 1008, 'Scorecard', 'Quality', everyone),
  page('lta', 1009, 'LTA', 'Contracts', sales),
  page('raw-material-inventory', 1010, 'Raw Material Inventory', 'Raw Material', withoutRepresentatives),
  page('incoming-outgoing-material', 1011, 'Incoming Outgoing Material', 'Raw Material', withoutRepresentatives),
  page('raw-material-approval', 1012, 'Raw Material Approval', 'Raw Material', withoutRepresentatives),
  page('scrap-inventory', 1013, 'Scrap Inventory', 'Scrap', withoutRepresentatives),
  page('scrap-purchase-offer', 1014, 'Scrap Purchase Offer', 'Scrap', withoutRepresentatives),
  page('open-orders-direct-customers', 1015, 'Direct Customers', 'Orders', everyone),
  page('b-status-report', 1016, 'Status Report', 'Status Report', withoutRepresentatives),
  page('b-status-report-seller', 1017, 'Status Report (Seller)', 'Status Report', sales),
  page('contract-dashboard', 1018, 'Contract Dashboard', 'Contracts', sales),
  page('contract-agreement', 1019, 'Contract Agreement', 'Contracts', sales),
  page('contract-direct-customers', 1020, 'Contract Direct Customers', 'Contracts', sales),
  page('contract-raw-material', 1021, 'Contract Raw Material', 'Contracts', sales),
  page('contract-market-share', 1022, 'Contract Market Share', 'Contracts', sales),
  page('contract-price-revision', 1023, 'Contract Price Revision', 'Contracts', sales),
  page('contract-special-report', 1024, 'Contract Special Report', 'Contracts', sales),
  page('lead-time', 1025, 'Lead Time', 'Contracts', sales),
  page('commercial-terms-and-conditions', 1026, 'Commercial Terms and Conditions', 'Company', everyone),
  page('meet-the-team', 1027, 'Meet the Team', 'Company', everyone),
  page('testimonies', 1028, 'Feedback', 'Company', everyone),
  page('sales-goals', 1029, 'Sales Goals', 'Sales', sales),
  page('seller-budgets', 1030, 'Sellers Budgets', 'Sales', sales),
  page('seller-budget', 1031, 'Seller Budget', null, sales),
  page('add-seller-budget', 1032, 'Add Seller Budget', 'Sales', [1, 5]),
  page('modify-seller-budget', 1033, 'Modify Seller Budget', null, [1, 4, 5, 6]),
  page('delays', 1034, 'Delays', 'Orders', sales),
  page('consignments', 1035, 'Consignments', 'Orders', sales),
  page('audit-trail', 1036, 'Audit Trail', 'Administration', administrators),
  open('loginexterno', 'Session landing'),
  open('login', 'Sign in'),
  open('relogin', 'Sign in again'),
  open('password-recovery', 'Password Recovery'),
  open('contact', 'Contact'),
  open('selectefrisa', 'Select your portal'),
  open('privacy-policy', 'Privacy Policy'),
  open('terms-and-conditions', 'Terms and Conditions'),
  open('Chart', 'WIP Overview', 'signedIn'),
] as const satisfies readonly Page[]

/** A page's path under `/forge`, verbatim. */
export type Route = (typeof pages)[number]['route']

/** Page ids that the specification knows without naming a page; only the edit screen shows them (spec 1 §6). */
export const namelessPages = [
  { id: 102, name: 'Page 102', tickedOnRoleChange: [1, 4] },
  { id: 126, name: 'Page 126', tickedOnRoleChange: [1, 3, 4, 6] },
  { id: 82, name: 'Page 82', tickedOnRoleChange: [1, 3, 4, 6] },
] as const

/** Ids from here on are our own; a connected auth service does not know them. */
export const firstOwnPageId = 1000

const byRoute = new Map<string, Page>(pages.map((known) => [known.route.toLowerCase(), known]))

/** The page at a path under `/forge`, matched without regard to case (DECISIONS S2). */
export const pageAt = (route: string) => byRoute.get(route.toLowerCase())

/** The page that a slug of the page-access call means; `/` is home. */
export const pageOfSlug = (slug: string) => {
  const bare = slug.replace(/^\/+|\/+$/g, '').toLowerCase()
  return pages.find((known) => known.guard === 'page' && known.slug.toLowerCase() === bare)
}
