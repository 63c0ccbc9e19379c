type Page = { path: string; id: number | null; name: string; group: string; roles: readonly number[]; slug: string }
type Row = readonly [string, number | null, string, string, readonly number[], slug?: string]

const everyone = [0, 1, 3, 4, 5, 6]
const noReps = [0, 1, 3, 4, 5]
const sales = [1, 4, 5]
const staff = [1, 4]

const rows: readonly Row[] = [
  ['/', null, 'Dashboard', '', everyone],
  ['to-do', null, 'To do', '', everyone],
  ['about-us', 92, 'About Us', 'Company', everyone],
  ['statement', 64, 'Account Statement', 'Finance', everyone],
  ['create-user', 60, 'Create User', '', staff],
  ['onboard-users', 60, 'Onboard Users', '', staff, 'create-user'],
  ['users', 59, 'Users', 'Administration', staff],
  ['edit-user', 63, 'Edit User', '', staff],
  ['generate-bank-references', 72, 'Generate Bank References', 'Finance', everyone],
  ['quote', 70, 'Get a Quote', 'Quotes', sales],
  ['quote-status', 71, 'Quote History', 'Quotes', sales],
  ['quote-place-order', 71, 'Place Order', '', sales, 'quote-status'],
  ['placed-orders', 71, 'Placed Orders', 'Quotes', sales],
  ['open-orders-report', 65, 'Open Orders Report', 'Orders', everyone],
  ['open-orders-reports', 65, 'Open Orders Report', '', everyone],
  ['status-report-steel', 65, 'Status Report', '', everyone],
  ['wip-reports', 66, 'WIP Report', 'Orders', everyone],
  ['production-parts', 66, 'WIP Report', '', everyone],
  ['payment-detail', 73, 'Payment Detail', 'Finance', everyone],
  ['shipment-documents', 103, 'Shipment Documents', 'Logistics', everyone],
  ['visit-logs', 81, 'Visit Logs', 'Administration', staff],
  ['user-profile', 80, 'User Profile', '', everyone],
  ['password-change', 61, 'Password Change', '', everyone],
  ['metrics-forge', 105, 'Metrics', 'Administration', [1]],
  ['metrics-forge-detalle', 105, 'Total Users', '', [1]],
  ['metrics-forge-grafica1', 105, 'New User History', '', [1]],
  ['metrics-forge-quoted', 105, 'Quoted History', '', [1]],
  ['metrics-forge-hitrate', 105, 'Hit Rate History', '', [1]],
  ['metrics_detalle-haeentered', 105, 'Users by Access', '', [1]],
  ['metrics-detalle-Pedidos', 105, 'Purchased History', '', [1]],
  ['metrics_clientes-sinpedido', 105, 'Customers without Orders', '', [1]],
  ['access-statistics', 1000, 'Access Statistics', 'Administration', [1]],
  ['ready-to-ship', 1001, 'Ready to Ship', 'Logistics', everyone],
  ['in-transit', 1002, 'In Transit', 'Logistics', everyone],
  ['travel-log', 1003, 'Travel Log', 'Logistics', staff],
  ['concessions', 1004, 'Concessions', 'Quality', everyone],
  ['approvals', 1005, 'Approvals', 'Quality', everyone],
  ['approval-files', 1006, 'Approval Files', 'Quality', everyone],
  ['quality-dashboard', 1007, 'Quality Dashboard', 'Quality', everyone],
  ['scorecard', 1008, 'Scorecard', 'Quality', everyone],
  ['lta', 1009, 'LTA', 'Contracts', sales],
  ['raw-material-inventory', 1010, 'Raw Material Inventory', 'Raw Material', noReps],
  ['incoming-outgoing-material', 1011, 'Incoming Outgoing Material', 'Raw Material', noReps],
  ['raw-material-approval', 1012, 'Raw Material Approval', 'Raw Material', noReps],
  ['scrap-inventory', 1013, 'Scrap Inventory', 'Scrap', noReps],
  ['scrap-purchase-offer', 1014, 'Scrap Purchase Offer', 'Scrap', noReps],
  ['open-orders-direct-customers', 1015, 'Direct Customers', 'Orders', everyone],
  ['b-status-report', 1016, 'Status Report', 'Status Report', noReps],
  ['b-status-report-seller', 1017, 'Status Report (Seller)', 'Status Report', sales],
  ['contract-dashboard', 1018, 'Contract Dashboard', 'Contracts', sales],
  ['contract-agreement', 1019, 'Contract Agreement', 'Contracts', sales],
  ['contract-direct-customers', 1020, 'Contract Direct Customers', 'Contracts', sales],
  ['contract-raw-material', 1021, 'Contract Raw Material', 'Contracts', sales],
  ['contract-market-share', 1022, 'Contract Market Share', 'Contracts', sales],
  ['contract-price-revision', 1023, 'Contract Price Revision', 'Contracts', sales],
  ['contract-special-report', 1024, 'Contract Special Report', 'Contracts', sales],
  ['lead-time', 1025, 'Lead Time', 'Contracts', sales],
  ['commercial-terms-and-conditions', 1026, 'Commercial Terms and Conditions', 'Company', everyone],
  ['meet-the-team', 1027, 'Meet the Team', 'Company', everyone],
  ['testimonies', 1028, 'Feedback', 'Company', everyone],
  ['sales-goals', 1029, 'Sales Goals', 'Sales', sales],
  ['seller-budgets', 1030, 'Sellers Budgets', 'Sales', sales],
  ['seller-budget', 1031, 'Seller Budget', '', sales],
  ['add-seller-budget', 1032, 'Add Seller Budget', 'Sales', [1, 5]],
  ['modify-seller-budget', 1033, 'Modify Seller Budget', '', [1, 4, 5, 6]],
  ['delays', 1034, 'Delays', 'Orders', sales],
  ['consignments', 1035, 'Consignments', 'Orders', sales],
  ['audit-trail', 1036, 'Audit Trail', 'Administration', [1]],
  ['data', 1037, 'Data', 'Administration', [1]],
  ['create-data', 1037, 'New Record', '', [1], 'data'],
  ['edit-data', 1037, 'Edit Record', '', [1], 'data'],
  ['show-data', 1037, 'Record', '', [1], 'data'],
  ['imports', 1041, 'Imports', 'Administration', [1]],
  ['connected-services', 1040, 'Connected Services', 'Administration', [1]],
  ['requests', 1050, 'Requests', 'Orders', everyone],
  ['open-points', 1051, 'Open Points', 'Orders', everyone],
  ['order', 1038, 'Order', '', everyone],
]

/**
 * Pages checked by the page guard, with permission id, name, menu group and the roles that have access by default;
 * sorted by permission id.
 */
export const guardedPages: readonly Page[] = rows
  .map(([path, id, name, group, roles, slug = path]) => ({ path, id, name, group, roles, slug }))
  .toSorted((one, other) => (one.id ?? 0) - (other.id ?? 0))

/** Pages without a permission, and who may see them. */
export const openPages = [
  ['loginexterno', 'Session landing', 'public'],
  ['login', 'Sign in', 'public'],
  ['relogin', 'Sign in again', 'public'],
  ['password-recovery', 'Password Recovery', 'public'],
  ['contact', 'Contact', 'public'],
  ['selectefrisa', 'Select your portal', 'public'],
  ['privacy-policy', 'Privacy Policy', 'public'],
  ['terms-and-conditions', 'Terms and Conditions', 'public'],
  ['Chart', 'WIP Overview', 'signedIn'],
] as const

/** Permission ids that appear only on the edit screen, and the roles for which it checks them when the role changes. */
export const namelessPages = [
  [102, 'Page 102', [1, 4]],
  [126, 'Page 126', [1, 3, 4, 6]],
  [82, 'Page 82', [1, 3, 4, 6]],
] as const

/** Overrides do not apply to these: every user keeps the pages of the own profile and password. */
export const fixedIds = [80, 61]
