import type { Person } from './people.ts'

/** A page that the auth service knows: its slug is its route. */
export interface CompanyPage {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** Null for a page that is in no menu. */
  readonly group: string | null
  readonly roles: readonly number[]
}

const everyone = [0, 1, 3, 4, 5, 6]
const provider = [1, 4, 5]
const staff = [1, 4]
const admin = [1]

// Ids of the specification; pages without one get numbers of the company.
let nextId = 2000
const page = (slug: string, name: string, group: string | null, roles: readonly number[], id = nextId++) => ({
  id,
  slug,
  name,
  group,
  roles,
})

/** The specification's route table, without the public pages. */
export const companyPages: readonly CompanyPage[] = [
  page('open-orders-report', 'Open Orders Report', 'Orders', everyone, 65),
  page('open-orders-reports', 'Open Orders Report', null, everyone, 65),
  page('status-report-steel', 'Status Report', null, everyone, 65),
  page('wip-reports', 'WIP Report', 'Orders', everyone, 66),
  page('production-parts', 'WIP Report', null, everyone, 66),
  page('open-orders-direct-customers', 'Direct Customers', 'Orders', everyone),
  page('delays', 'Delays', 'Orders', provider),
  page('consignments', 'Consignments', 'Orders', provider),
  page('shipment-documents', 'Shipment Documents', 'Logistics', everyone, 103),
  page('ready-to-ship', 'Ready to Ship', 'Logistics', everyone),
  page('in-transit', 'In Transit', 'Logistics', everyone),
  page('travel-log', 'Travel Log', 'Logistics', staff),
  page('statement', 'Account Statement', 'Finance', everyone, 64),
  page('generate-bank-references', 'Generate Bank References', 'Finance', everyone, 72),
  page('payment-detail', 'Payment Detail', 'Finance', everyone, 73),
  page('concessions', 'Concessions', 'Quality', everyone),
  page('approvals', 'Approvals', 'Quality', everyone),
  page('approval-files', 'Approval Files', 'Quality', everyone),
  page('quality-dashboard', 'Quality Dashboard', 'Quality', everyone),
  page('scorecard', 'Scorecard', 'Quality', everyone),
  page('quote', 'Get a Quote', 'Quotes', provider, 70),
  page('quote-status', 'Quote History', 'Quotes', provider, 71),
  page('raw-material-inventory', 'Raw Material Inventory', 'Raw Material', everyone),
  page('incoming-outgoing-material', 'Incoming Outgoing Material', 'Raw Material', everyone),
  page('raw-material-approval', 'Raw Material Approval', 'Raw Material', everyone),
  page('scrap-inventory', 'Scrap Inventory', 'Scrap', everyone),
  page('scrap-purchase-offer', 'Scrap Purchase Offer', 'Scrap', everyone),
  page('b-status-report', 'Status Report', 'Status Report', everyone),
  page('b-status-report-seller', 'Status Report (Seller)', 'Status Report', provider),
  page('lta', 'LTA', 'Contracts', provider),
  page('contract-dashboard', 'Contract Dashboard', 'Contracts', provider),
  page('contract-agreement', 'Contract Agreement', 'Contracts', provider),
  page('contract-direct-customers', 'Contract Direct Customers', 'Contracts', provider),
  page('contract-raw-material', 'Contract Raw Material', 'Contracts', provider),
  page('contract-market-share', 'Contract Market Share', 'Contracts', provider),
  page('contract-price-revision', 'Contract Price Revision', 'Contracts', provider),
  page('contract-special-report', 'Contract Special Report', 'Contracts', provider),
  page('lead-time', 'Lead Time', 'Contracts', provider),
  page('sales-goals', 'Sales Goals', 'Sales', provider),
  page('seller-budgets', 'Sellers Budgets', 'Sales', provider),
  page('seller-budget', 'Seller Budget', null, provider),
  page('add-seller-budget', 'Add Seller Budget', 'Sales', provider),
  page('modify-seller-budget', 'Modify Seller Budget', null, [...provider, 6]),
  page('about-us', 'About Us', 'Company', everyone, 92),
  page('commercial-terms-and-conditions', 'Commercial Terms and Conditions', 'Company', everyone),
  page('meet-the-team', 'Meet the Team', 'Company', everyone),
  page('testimonies', 'Feedback', 'Company', everyone),
  page('users', 'Users', 'Administration', staff, 59),
  page('create-user', 'Create User', null, staff, 60),
  page('edit-user', 'Edit User', null, staff, 63),
  page('visit-logs', 'Visit Logs', 'Administration', staff, 81),
  page('access-statistics', 'Access Statistics', 'Administration', admin),
  page('metrics-forge', 'Metrics', 'Administration', admin, 105),
  page('metrics-forge-detalle', 'Total Users', null, admin, 105),
  page('metrics-forge-grafica1', 'New User History', null, admin, 105),
  page('metrics-forge-quoted', 'Quoted History', null, admin, 105),
  page('metrics-forge-hitrate', 'Hit Rate History', null, admin, 105),
  page('metrics_detalle-haeentered', 'Users by Access', null, admin, 105),
  page('metrics-detalle-Pedidos', 'Purchased History', null, admin, 105),
  page('metrics_clientes-sinpedido', 'Customers without Orders', null, admin, 105),
  page('user-profile', 'User Profile', null, everyone, 80),
  page('password-change', 'Password Change', null, everyone, 61),
]

const mayOpen = (person: Person, page: CompanyPage) => person.overrides.get(page.id) ?? page.roles.includes(person.role)

const bare = (slug: string) => slug.replace(/^\/+|\/+$/g, '').toLowerCase()

/** Answer to the page-access call: home is open to every user, an unknown slug is rejected. */
export const pageAccess = (person: Person, slug: string) => {
  if (bare(slug) === '') return { ok: true, menu: [], current_page: 'Dashboard' }
  const page = companyPages.find((one) => bare(one.slug) === bare(slug))
  if (!page || !mayOpen(person, page)) return { ok: false }
  const menu = page.group === null ? [] : [{ name: page.group, slug: null }]
  return { ok: true, menu, current_page: page.name }
}

/** Menu groups with the pages that a user may open. */
export const menuOf = (person: Person) => {
  const offered = companyPages.filter((page) => page.group !== null && mayOpen(person, page))
  return [...Map.groupBy(offered, ({ group }) => group)].map(([parentName, pages]) => ({
    parentName,
    icon: 'folder',
    children: pages.map(({ name, slug }) => ({ name, slug })),
  }))
}

export const permissionsOf = (person: Person) => {
  const each = new Map(companyPages.map((page) => [page.id, page]))
  return [...each.values()].map((page) => ({
    id: page.id,
    name: page.name,
    role: person.role,
    permission_can_be_overwrited: true,
    hasAccess: mayOpen(person, page),
  }))
}
