/** Customers and users of the company. Product letters are `Anvil`, the default of `PRODUCT_WIRE`. */
export const customers = [
  { id: 101, nombre: 'Ñandú Acería', razonsocial: 'Ñandú Acería, S.A. de C.V.', unidad: 'Forja' },
  { id: 202, nombre: 'Fundición Peñón', razonsocial: 'Fundición Peñón, S.A.', unidad: 'Forja' },
  { id: 303, nombre: 'Stahlwerk Köhler', razonsocial: 'Stahlwerk Köhler GmbH', unidad: 'Aceros' },
  { id: 'CLI Ñ-404', nombre: 'Galvánica Ñuble', razonsocial: 'Galvánica Ñuble, S.A.', unidad: 'Forja' },
] as const

/** The customer that makes steel: its lots have their own type. */
export const steelMaker = 303

export const roles = [
  { id: 0, name: 'Visitante' },
  { id: 1, name: 'Administración' },
  { id: 3, name: 'Cliente' },
  { id: 4, name: 'Personal de planta' },
  { id: 6, name: 'Representante' },
] as const

export type User = {
  readonly id: number
  readonly name: string
  readonly account: string
  readonly role: number
  readonly customers: readonly (number | string)[]
}

export const users: readonly User[] = [
  { id: 11, name: 'Begoña Muñoz', account: 'admin', role: 1, customers: [] },
  { id: 12, name: 'Íñigo Peña', account: 'cliente', role: 3, customers: [101] },
  { id: 13, name: 'Úrsula Ibáñez', account: 'personal', role: 4, customers: [] },
  { id: 14, name: 'Zoë Núñez', account: 'representante', role: 6, customers: [101, 202] },
  { id: 15, name: 'Jörg Köhler', account: 'acero', role: 3, customers: [303] },
  { id: 16, name: 'Ana Cañas', account: 'visitante', role: 0, customers: [101] },
  { id: 17, name: 'Ñusta Ávila', account: 'letras', role: 3, customers: ['CLI Ñ-404'] },
]

export const emailOf = (account: string) => `${account}@nandu.example`
export const password = 'Forja-2026'
export const client = { id: 'portal-de-clientes', secret: 'el-secreto-de-la-forja' }

export const actsForAll = ({ role }: User) => role === 1 || role === 4
export const mayActFor = (user: User, customerId: string) =>
  (actsForAll(user) || user.customers.some((id) => String(id) === customerId)) &&
  customers.some(({ id }) => String(id) === customerId)

/** Pages with an id in the specification; the users' permissions name them. */
export const pages = [
  { id: 92, name: 'About Us', slug: 'about-us' },
  { id: 64, name: 'Account Statement', slug: 'statement' },
  { id: 60, name: 'Create User', slug: 'create-user' },
  { id: 63, name: 'Edit User', slug: 'edit-user' },
  { id: 72, name: 'Generate Bank References', slug: 'generate-bank-references' },
  { id: 70, name: 'Get a Quote', slug: 'quote' },
  { id: 65, name: 'Open Orders Report', slug: 'open-orders-report' },
  { id: 66, name: 'WIP Report', slug: 'wip-reports' },
  { id: 73, name: 'Payment Detail', slug: 'payment-detail' },
  { id: 71, name: 'Quote History', slug: 'quote-status' },
  { id: 103, name: 'Shipment Documents', slug: 'shipment-documents' },
  { id: 59, name: 'Users', slug: 'users' },
  { id: 81, name: 'Visit Logs', slug: 'visit-logs' },
  { id: 80, name: 'User Profile', slug: 'user-profile' },
  { id: 61, name: 'Password Change', slug: 'password-change' },
  { id: 105, name: 'Metrics', slug: 'metrics-forge' },
] as const

/** The other slugs of the route table that the wrapper guards. */
const otherSlugs = [
  'access-statistics',
  'status-report-steel',
  'ready-to-ship',
  'concessions',
  'approvals',
  'scorecard',
  'travel-log',
  'lta',
  'production-parts',
  'raw-material-inventory',
  'incoming-outgoing-material',
  'raw-material-approval',
  'scrap-inventory',
  'scrap-purchase-offer',
  'open-orders-direct-customers',
  'in-transit',
  'b-status-report',
  'meet-the-team',
  'testimonies',
  'b-status-report-seller',
  'contract-dashboard',
  'contract-agreement',
  'contract-direct-customers',
  'contract-raw-material',
  'contract-market-share',
  'contract-price-revision',
  'contract-special-report',
  'lead-time',
  'commercial-terms-and-conditions',
  'sales-goals',
  'delays',
  'add-seller-budget',
  'modify-seller-budget',
  'seller-budgets',
  'seller-budget',
  'approval-files',
  'consignments',
  'open-orders-reports',
  'quality-dashboard',
  'metrics-forge-detalle',
  'metrics-forge-grafica1',
  'metrics-forge-quoted',
  'metrics-forge-hitrate',
  'metrics_detalle-haeentered',
  'metrics-detalle-Pedidos',
  'metrics_clientes-sinpedido',
]

const ofAdministration = /users?$|visit|metrics|access-statistics/
const ofStaff = /sales|budget|delays|consignments|seller/

const allSlugs = [...pages.map(({ slug }) => slug as string), ...otherSlugs]

/** The home page is everybody's. */
export const slugsOf = ({ role }: User) =>
  allSlugs.filter((slug) => {
    if (role === 1) return true
    if (ofAdministration.test(slug)) return false
    return role === 4 || !ofStaff.test(slug)
  })

export const nameOfSlug = (slug: string) => pages.find((page) => page.slug === slug)?.name ?? slug.replaceAll('-', ' ')
