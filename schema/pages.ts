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
  readonly nameInSpanish: string
  /** The menu group, or null for a page that is reached another way. */
  readonly group: Group | null
  /** Roles that have the page without an override. */
  readonly roles: readonly number[]
  readonly guard: Guard
}

const all = [0, 1, 3, 4, 5, 6] as const
const noReps = [0, 1, 3, 4, 5] as const
const sales = [1, 4, 5] as const
const staff = [1, 4] as const
const admins = [1] as const

interface More {
  slug?: string
  guard?: Guard
}

const page = <const R extends string>(
  route: R,
  id: number | null,
  name: string,
  nameInSpanish: string,
  group: Group | null,
  roles: readonly number[],
  { slug = route, guard = 'page' }: More = {},
) => ({ route, slug, id, name, nameInSpanish, group, roles, guard })

const open = <const R extends string>(route: R, name: string, nameInSpanish: string, guard: Guard = 'public') =>
  page(route, null, name, nameInSpanish, null, [], { guard })

/**
 * Every route of the portal (spec 1 §2.1), and those of our own; ids below 1000 are the specification's, the others our
 * own.
 */
export const pages = [
  page('', null, 'Dashboard', 'Panel', null, all),
  page('about-us', 92, 'About Us', 'Acerca de nosotros', 'Company', all),
  page('statement', 64, 'Account Statement', 'Estado de cuenta', 'Finance', all),
  page('create-user', 60, 'Create User', 'Crear usuario', null, staff),
  page('onboard-users', 60, 'Onboard Users', 'Alta de usuarios', null, staff, { slug: 'create-user' }),
  page('users', 59, 'Users', 'Usuarios', 'Administration', staff),
  page('edit-user', 63, 'Edit User', 'Editar usuario', null, staff),
  page('generate-bank-references', 72, 'Generate Bank References', 'Generar referencias bancarias', 'Finance', all),
  page('quote', 70, 'Get a Quote', 'Cotizar', 'Quotes', sales),
  page('quote-status', 71, 'Quote History', 'Historial de cotizaciones', 'Quotes', sales),
  page('quote-place-order', 71, 'Place Order', 'Colocar pedido', null, sales, { slug: 'quote-status' }),
  page('open-orders-report', 65, 'Open Orders Report', 'Reporte de pedidos abiertos', 'Orders', all),
  page('open-orders-reports', 65, 'Open Orders Report', 'Reporte de pedidos abiertos', null, all),
  page('status-report-steel', 65, 'Status Report', 'Reporte de estatus', null, all),
  page('wip-reports', 66, 'WIP Report', 'Reporte de producción en proceso', 'Orders', all),
  page('production-parts', 66, 'WIP Report', 'Reporte de producción en proceso', null, all),
  page('payment-detail', 73, 'Payment Detail', 'Detalle de pagos', 'Finance', all),
  page('shipment-documents', 103, 'Shipment Documents', 'Documentos de embarque', 'Logistics', all),
  page('visit-logs', 81, 'Visit Logs', 'Registro de visitas', 'Administration', staff),
  page('user-profile', 80, 'User Profile', 'Perfil de usuario', null, all),
  page('password-change', 61, 'Password Change', 'Cambio de contraseña', null, all),
  page('metrics-forge', 105, 'Metrics', 'Métricas', 'Administration', admins),
  page('metrics-forge-detalle', 105, 'Total Users', 'Total de usuarios', null, admins),
  page('metrics-forge-grafica1', 105, 'New User History', 'Historial de usuarios nuevos', null, admins),
  page('metrics-forge-quoted', 105, 'Quoted History', 'Historial de cotizado', null, admins),
  page('metrics-forge-hitrate', 105, 'Hit Rate History', 'Historial de tasa de acierto', null, admins),
  page('metrics_detalle-haeentered', 105, 'Users by Access', 'Usuarios por acceso', null, admins),
  page('metrics-detalle-Pedidos', 105, 'Purchased History', 'Historial de compras', null, admins),
  page('metrics_clientes-sinpedido', 105, 'Customers without Orders', 'Clientes sin pedidos', null, admins),
  page('access-statistics', 1000, 'Access Statistics', 'Estadísticas de acceso', 'Administration', admins),
  page('ready-to-ship', 1001, 'Ready to Ship', 'Listo para embarque', 'Logistics', all),
  page('in-transit', 1002, 'In Transit', 'En tránsito', 'Logistics', all),
  page('travel-log', 1003, 'Travel Log', 'Bitácora de viaje', 'Logistics', staff),
  page('concessions', 1004, 'Concessions', 'Concesiones', 'Quality', all),
  page('approvals', 1005, 'Approvals', 'Aprobaciones', 'Quality', all),
  page('approval-files', 1006, 'Approval Files', 'Archivos de aprobación', 'Quality', all),
  page('quality-dashboard', 1007, 'Quality Dashboard', 'Panel de calidad', 'Quality', all),
  page('scorecard', 1008, 'Scorecard', 'Tarjeta de desempeño', 'Quality', all),
  page('lta', 1009, 'LTA', 'LTA', 'Contracts', sales),
  page('raw-material-inventory', 1010, 'Raw Material Inventory', 'Inventario de materia prima', 'Raw Material', noReps),
  page(
    'incoming-outgoing-material',
    1011,
    'Incoming Outgoing Material',
    'Entradas y salidas de material',
    'Raw Material',
    noReps,
  ),
  page('raw-material-approval', 1012, 'Raw Material Approval', 'Aprobación de materia prima', 'Raw Material', noReps),
  page('scrap-inventory', 1013, 'Scrap Inventory', 'Inventario de chatarra', 'Scrap', noReps),
  page('scrap-purchase-offer', 1014, 'Scrap Purchase Offer', 'Oferta de compra de chatarra', 'Scrap', noReps),
  page('open-orders-direct-customers', 1015, 'Direct Customers', 'Clientes directos', 'Orders', all),
  page('b-status-report', 1016, 'Status Report', 'Reporte de estatus', 'Status Report', noReps),
  page(
    'b-status-report-seller',
    1017,
    'Status Report (Seller)',
    'Reporte de estatus (vendedor)',
    'Status Report',
    sales,
  ),
  page('contract-dashboard', 1018, 'Contract Dashboard', 'Panel de contratos', 'Contracts', sales),
  page('contract-agreement', 1019, 'Contract Agreement', 'Acuerdo de contrato', 'Contracts', sales),
  page(
    'contract-direct-customers',
    1020,
    'Contract Direct Customers',
    'Contratos de clientes directos',
    'Contracts',
    sales,
  ),
  page('contract-raw-material', 1021, 'Contract Raw Material', 'Contratos de materia prima', 'Contracts', sales),
  page(
    'contract-market-share',
    1022,
    'Contract Market Share',
    'Participación de mercado de contratos',
    'Contracts',
    sales,
  ),
  page(
    'contract-price-revision',
    1023,
    'Contract Price Revision',
    'Revisión de precios de contratos',
    'Contracts',
    sales,
  ),
  page('contract-special-report', 1024, 'Contract Special Report', 'Reporte especial de contratos', 'Contracts', sales),
  page('lead-time', 1025, 'Lead Time', 'Tiempo de entrega', 'Contracts', sales),
  page(
    'commercial-terms-and-conditions',
    1026,
    'Commercial Terms and Conditions',
    'Términos y condiciones comerciales',
    'Company',
    all,
  ),
  page('meet-the-team', 1027, 'Meet the Team', 'Conozca al equipo', 'Company', all),
  page('testimonies', 1028, 'Feedback', 'Comentarios', 'Company', all),
  page('sales-goals', 1029, 'Sales Goals', 'Metas de ventas', 'Sales', sales),
  page('seller-budgets', 1030, 'Sellers Budgets', 'Presupuestos de vendedores', 'Sales', sales),
  page('seller-budget', 1031, 'Seller Budget', 'Presupuesto de vendedor', null, sales),
  page('add-seller-budget', 1032, 'Add Seller Budget', 'Agregar presupuesto de vendedor', 'Sales', [1, 5]),
  page('modify-seller-budget', 1033, 'Modify Seller Budget', 'Modificar presupuesto de vendedor', null, [1, 4, 5, 6]),
  page('delays', 1034, 'Delays', 'Retrasos', 'Orders', sales),
  page('consignments', 1035, 'Consignments', 'Consignaciones', 'Orders', sales),
  page('audit-trail', 1036, 'Audit Trail', 'Registro de auditoría', 'Administration', admins),
  page('data', 1037, 'Data', 'Datos', 'Administration', admins),
  page('create-data', 1037, 'New Record', 'Registro nuevo', null, admins, { slug: 'data' }),
  page('edit-data', 1037, 'Edit Record', 'Editar registro', null, admins, { slug: 'data' }),
  page('show-data', 1037, 'Record', 'Registro', null, admins, { slug: 'data' }),
  page('order', 1038, 'Order', 'Pedido', null, all),
  open('loginexterno', 'Session landing', 'Entrada de sesión'),
  open('login', 'Sign in', 'Iniciar sesión'),
  open('relogin', 'Sign in again', 'Iniciar sesión de nuevo'),
  open('password-recovery', 'Password Recovery', 'Recuperación de contraseña'),
  open('contact', 'Contact', 'Contacto'),
  open('selectefrisa', 'Select your portal', 'Seleccione su portal'),
  open('privacy-policy', 'Privacy Policy', 'Política de privacidad'),
  open('terms-and-conditions', 'Terms and Conditions', 'Términos y condiciones'),
  open('Chart', 'WIP Overview', 'Resumen de producción en proceso', 'signedIn'),
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

/** Pages that are reached from others, with those others: they stand in the breadcrumb (spec 1 §2.5, 2.6). */
const cameFrom: Readonly<Partial<Record<Route, readonly Route[]>>> = {
  'create-user': ['users'],
  'onboard-users': ['users'],
  'edit-user': ['users'],
  'create-data': ['data'],
  'edit-data': ['data'],
  'show-data': ['data'],
  'status-report-steel': ['open-orders-report'],
  order: ['open-orders-report'],
  Chart: ['wip-reports'],
  'seller-budget': ['seller-budgets'],
  'modify-seller-budget': ['seller-budgets'],
  'metrics-forge-detalle': ['metrics-forge'],
  'metrics-forge-grafica1': ['metrics-forge'],
  'metrics-forge-quoted': ['metrics-forge'],
  'metrics-forge-hitrate': ['metrics-forge'],
  'metrics_detalle-haeentered': ['metrics-forge'],
  'metrics-detalle-Pedidos': ['metrics-forge'],
  'metrics_clientes-sinpedido': ['metrics-forge'],
}

/** The pages that lead to a page, first to last; none where the menu does. */
const parentsOf = ({ route }: Page) => (cameFrom[route as Route] ?? []).flatMap((parent) => pageAt(parent) ?? [])

/** The page of the menu where a page is found: itself, one that leads to it, or one that shares its permission. */
export const inMenu = (page: Page): Page | null => {
  const sharing = pages.filter(({ id }) => page.id !== null && id === page.id)
  return [page, ...parentsOf(page), ...sharing].find(({ group }) => group !== null) ?? null
}

/** The group of the menu in which a page is found. */
export const groupOf = (page: Page) => inMenu(page)?.group ?? null

/** The way to a page, from its group: what stands before it in the breadcrumb. */
export const trailTo = (page: Page) => {
  const group = groupOf(page)
  const crumbs = parentsOf(page).map(({ name, slug }) => ({ name, slug }))
  return group === null ? crumbs : [{ name: group, slug: null }, ...crumbs]
}
