import { contactRows } from '#backend/demo/trade/contacts.ts'
import type { Method } from '#schema/call.ts'
import type { Sent } from '#tests/support/client/apiClient.ts'
import { customers, newUser } from '#tests/support/client/users.ts'
import { sheetRow } from '#tests/support/files/sheets.ts'
import { foundFault } from '#tests/support/rows/answerFaults.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { areaCallsOfCustomer, areaCallsWhenGranted, expectedAreaCalls, pagesOfAreaCalls } from './areaCalls.data.ts'
import { budgetCallsWhenGranted, expectedBudgetCalls, pagesOfBudgetCalls } from './commercial/budgetCalls.data.ts'
import {
  concessionCallsOfCustomer,
  concessionCallsWhenGranted,
  expectedConcessionCalls,
  pagesOfConcessionCalls,
} from './quality/concessionCalls.data.ts'

/**
 * Request used in the access tests. `row` is the id of a user created for this request, or the customer whose document
 * is requested.
 */
export type CallExample = { method: Method; path: (row: number) => string; sent?: () => Sent }

/** Expected status for: signed out, then roles 0, 1, 3, 4, 5, 6. */
export type Outcomes = readonly [out: number, group: number, admin: number, ...rest: number[]]

type Expected = CallExample & { outcomes: Outcomes }

const everybody: Outcomes = [200, 200, 200, 200, 200, 200, 200]
const badLink: Outcomes = [400, 400, 400, 400, 400, 400, 400]
const invalidInput: Outcomes = [401, 400, 400, 400, 400, 400, 400]
const signedIn: Outcomes = [401, 200, 200, 200, 200, 200, 200]
const administrators: Outcomes = [401, 403, 200, 403, 200, 403, 403]
const staffAndSales: Outcomes = [401, 403, 200, 403, 200, 200, 403]
export const isConnected = process.env.TEST_SERVICES === 'connected'
const closedToCustomers: Outcomes = [401, 404, 200, 404, 200, 200, 404]
const noSuchBatch: Outcomes = [401, 403, 404, 403, 404, 403, 403]

const get = (path: string | ((row: number) => string), outcomes: Outcomes): Expected => ({
  method: 'GET',
  path: typeof path === 'string' ? () => path : path,
  outcomes,
})

const post = (
  path: string | ((row: number) => string),
  body: () => object | undefined,
  outcomes: Outcomes,
  headers: Record<string, string> = {},
): Expected => ({
  ...get(path, outcomes),
  method: 'POST',
  sent: () => ({ body: body(), headers }),
})

const someone = { name: 'Edited', email: 'x@made.example', role: 3, company: 'Edited', isforge: 1, newPermissions: [] }
const own = customers.healthy
const grant = { grant_type: 'password', username: 'admin@anvil.example', password: 'Forge-2026' }
const client = { client_id: 'portal', client_secret: 'the-secret-of-the-tests' }
const ownProfile = { phone: '', company: 'Made', company_position: '', country: '', state: '', city: '' }
const reset = { email: 'x@made.example', password: 'Long-enough-1', password_confirmation: 'Long-enough-1', token: 'x' }

const cards: Readonly<Record<string, (customer: number) => string>> = {
  'home.balance': (customer) => `/read/Dashboard/PaymentScore/${customer}`,
  'home.readyToShip': (customer) => `/read/Dashboard/ObtenerReadyToShip/${customer}`,
  'home.piecesInProcess': (customer) => `/read/Dashboard/ObtenerPiezasEnproceso/${customer}`,
  'home.lateDeliveries': (customer) => `/read/Dashboard/ObtenerLateDelivery/${customer}`,
  'home.openConcessions': (customer) => `/read/Dashboard/ObtenerOpenConsecions/${customer}`,
  'home.shipmentReady': (customer) => `/read/api/Main/${customer}/dashboard`,
  'home.onTimeDelivery': (customer) => `/read/Dashboard/ObtenerOnTimeDelivery/${customer}`,
  'home.qualityAssurance': (customer) => `/read/Dashboard/ObtenerQualityAssurance/${customer}`,
  'home.contacts': (customer) => `/read/Dashboard/ObtenerContactosAnvil/${customer}`,
  'home.news': (customer) => `/read/Dashboard/News/${customer}`,
  'home.movedPromisedDates': (customer) => `/read/Dashboard/MovedPromisedDates/${customer}`,
  'home.rawMaterialNotice': (customer) => `/read/Dashboard/RawMaterialNotice/${customer}`,
}
/** Pages, one of which a card requires; the other cards are open to every user. */
const pagesOfCards = {
  'home.balance': [64],
  'home.readyToShip': [1001],
  'home.piecesInProcess': [66],
  'home.lateDeliveries': [65],
  'home.openConcessions': [65, 1007],
  'home.shipmentReady': [1001],
  'home.onTimeDelivery': [1007, 1008],
  'home.qualityAssurance': [1007, 1008],
  'home.movedPromisedDates': [65],
}
const forEachCard = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(Object.entries(cards).map(([name, path]) => [name, make(path)]))

/** Documents requested by customer id, and documents requested by record id. */
const { invoice, orderDocument, acknowledgement, ...ofCustomer } = documentPaths
const documentsOfCustomer = Object.entries(ofCustomer).map(([name, path]) => [`documents.${name}`, path] as const)
const forEachDocument = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(documentsOfCustomer.map(([name, path]) => [name, make(path)]))

const contactsOf: Readonly<Record<string, (customer: number) => string>> = {
  'support.salesContact': (customer) => `/read/api/Customers/${customer}/salesContact`,
  'support.contacts': (customer) => `/read/api/Customers/${customer}/supportContacts`,
}
const forEachContact = <T>(make: (path: (customer: number) => string) => T) =>
  Object.fromEntries(Object.entries(contactsOf).map(([name, path]) => [name, make(path)]))

/** Metrics of a division and their detail lists, for administrators only. */
const metrics = {
  'metrics.tiles': '/1',
  'metrics.listUsersByAccess': 'Detalle/1/0',
  'metrics.listDivisionUsers': 'TotalUsuarios/1',
  'metrics.newUsersByMonth': 'GraficaUsuariosCreadosMensualmente/1',
  'metrics.listNewUsers': 'GraficaUsuariosCreadosMensualmenteDetalle/1',
  'metrics.quotesByMonth': 'GraficaMensualQuoted/1',
  'metrics.listQuoted': 'GraficaMensualQuotedDetalle/1',
  'metrics.hitRateByMonth': 'GraficaMensualHitRate/1',
  'metrics.listHitRates': 'GraficaMensualHitRateDetalle/1',
  'metrics.purchasesByMonth': 'GraficaMensualPedidos/1',
  'metrics.listPurchases': 'GraficaMensualPedidosDetalle/1?range=[0,24]',
  'metrics.listCustomersWithoutOrders': 'ClientesSinPedidos/1',
}
const forEachMetric = <T>(make: (path: string) => T) =>
  Object.fromEntries(
    Object.entries(metrics).map(([name, path]) => [name, make(`/read/Users/metricosAnvilNowForge${path}`)]),
  )
const administratorOnly: Outcomes = [401, 403, 200, 403, 403, 403, 403]

const statistics = [
  ['visits.totalUsers', '/read/EstadisticasAcceso/TotalUsuariosEnPlataforma/2'],
  ['visits.createdUsers', '/read/EstadisticasAcceso/UsuariosCreadosXmes/0'],
  ['visits.visitedPages', '/read/EstadisticasAcceso/PaginasMasVisitadas/1'],
  ['visits.monthlyVisits', '/read/EstadisticasAcceso/VisitasMensualesPlataforma/2'],
] as const

const orderSearch = (id: number) => ({ id, status: null, JobOrder: null, OP: null, PartNumber: null })
const wipSearch = (id: number) => ({ id, op: null, jo: null, partnumber: null, status: null })
const someParts = { AnvilPartNumbers: ['P-1'] }

export const keyHolders: Readonly<Record<string, readonly number[]>> = { 1: [1, 5], 4: [1, 4], 5: [1, 5] }

export const expectedCalls: Readonly<Record<string, Expected>> = {
  'account.signIn': post('/auth/api/oauth/token/', () => ({ ...grant, ...client }), everybody),
  'account.revokeToken': post('/auth/api/oauth/revoke/', () => ({ token: 'unknown', ...client }), everybody),
  'account.signOut': post('/auth/api/logout/', () => undefined, everybody),
  'account.signOutByGet': get('/auth/api/logout/', everybody),
  'account.createSessionCode': post('/auth/api/session-code/', () => undefined, signedIn),
  'account.redeemSessionCode': post('/auth/api/session/', () => ({ session: 'unknown' }), badLink),
  'account.currentUser': get('/auth/api/logged-user/', signedIn),
  'account.pageAccess': post('/auth/api/validate-page-access-forge/', () => ({ slug: '/', client_id: own }), signedIn),
  'account.pageAccessByGet': get(`/auth/api/validate-page-access-forge/?slug=/&client_id=${own}`, signedIn),
  'account.contentAccess': post('/auth/api/validate-content-access/', () => ({ access: '4,5' }), signedIn),
  'account.contentAccessByGet': get('/auth/api/validate-content-access/?access=1', signedIn),
  'account.menu': post('/auth/api/menu-options2', () => ({ client_id: own }), signedIn),
  'account.menuByGet': get(`/auth/api/menu-options2?client_id=${own}`, signedIn),
  'account.requestPasswordReset': post('/auth/api/password/create/', () => ({ email: 'x@made.example' }), everybody),
  'account.resetPassword': post('/auth/api/password/reset/', () => reset, badLink),
  // A successful call would change the account of the test, so only the rejections are tested here.
  'account.changePassword': post(
    '/auth/api/change-password/',
    () => ({ password: 'x', password_confirmation: 'y' }),
    invalidInput,
  ),
  'account.getProfile': get('/auth/api/user-profile/', signedIn),
  'account.editProfile': post('/auth/api/edit-profile/', () => ({ ...ownProfile, name: '' }), invalidInput, {
    'if-match': '"1"',
  }),
  'account.customers': get('/read/ObtenerClientesUnidadNegocio/', signedIn),
  'dataFreshness.list': get('/read/dataFreshness', signedIn),
  'answerFaults.report': post('/write/answerFaults', () => ({ faults: [foundFault] }), signedIn),
  'answerFaults.list': get('/read/answerFaults', administratorOnly),
  'answerFaults.mute': post(
    '/write/answerFaults/1/muting',
    () => ({ muted: 'yes', note: '' }),
    [401, 403, 400, 403, 403, 403, 403],
  ),
  'account.customerNames': post('/read/GetNames/', () => [{ id: own }] as object, signedIn),
  'account.track': post('/write/Tracking/', () => ({ titulo: 'Home', idcliente: own }), signedIn),
  'administration.listUsers': get('/read/Users/ObtenerUsuariosForge/', administrators),
  'administration.getUser': get((row) => `/auth/api/userforge/${row}`, administrators),
  'administration.readUser': get((row) => `/read/Users/${row}`, administrators),
  'administration.readUnit': get((row) => `/read/Users/getUnidad/${row}/`, administrators),
  'administration.explainAccess': get((row) => `/auth/api/userforge/${row}/access`, administrators),
  'administration.registerUser': post('/auth/api/register-user-forge', () => newUser(), administrators),
  'administration.editUser': post(
    (row) => `/auth/api/edit-userforge/${row}`,
    () => ({ ...someone, email: newUser().email }),
    administrators,
    { 'if-match': '"1"' },
  ),
  'administration.deleteUser': post(
    (row) => `/auth/api/delete-user/${row}`,
    () => undefined,
    administrators,
  ),
  'administration.deleteUserByGet': get((row) => `/auth/api/delete-user/${row}`, administrators),
  'administration.listRoles': get('/auth/api/rolesforge', administrators),
  'administration.rolePermissions': get('/auth/api/rolesforge/3/permissions', administrators),
  'administration.listRelations': get('/read/CrmService/CargaComboRelacion/3/', administrators),
  'administration.listCarriers': get('/read/api/Customers/carriers', administrators),
  ...expectedBudgetCalls,
  ...expectedConcessionCalls,
  ...expectedAreaCalls,
  'delays.listDelays': get('/read/api/Orders/delays?range=[0,24]', staffAndSales),
  'delays.listConsignments': get('/read/api/Orders/consignments', staffAndSales),
  'delays.changeDates': post('/write/api/Orders/dates', () => [], [401, 403, 400, 403, 400, 400, 403]),
  ...forEachDocument((path) => get(path(own), signedIn)),
  'documents.commercialTerms': get('/content/Company/commercialTerms', signedIn),
  'documents.invoice': get((row) => invoice(row), signedIn),
  'documents.orderDocument': get((row) => orderDocument(row), signedIn),
  // Closed to customers if a company service is connected, because no list of the service identifies one by number
  // (decision 021).
  'documents.acknowledgement': get((row) => acknowledgement(row), isConnected ? closedToCustomers : signedIn),
  'finance.statement': get(`/read/Account/ObtenerCartera/DETAILDETAIL/${own}`, signedIn),
  'finance.paymentTerms': get(`/read/OpenOrders/getpaymentterms/${own}`, signedIn),
  'finance.paymentScore': get(`/read/OpenOrders/getporcenntajepaymentscore/${own}`, signedIn),
  'finance.bankDetails': get('/read/Account/BankDetails/', signedIn),
  ...forEachCard((path) => get(path(own), signedIn)),
  'logistics.listVisits': get('/read/TravelLog/', administrators),
  'onboarding.check': post('/auth/api/onboarding/check', () => ({ rows: [sheetRow()] }), administrators),
  'onboarding.create': post(
    '/auth/api/onboarding/',
    () => ({ file_name: 'a.csv', rows: [sheetRow()] }),
    administrators,
  ),
  'onboarding.listBatches': get('/auth/api/onboarding/batches', administrators),
  'onboarding.undo': post('/auth/api/onboarding/batches/987654/undo', () => undefined, noSuchBatch),
  ...forEachMetric((path) => get(path, administratorOnly)),
  'orders.listOrders': post('/read/OpenOrders/ListadoFiltrado/', () => orderSearch(own), signedIn),
  'orders.listAllOrders': get(`/read/OpenOrders/Listado/${own}`, signedIn),
  'orders.orderDetails': get(`/read/OpenOrders/Detalle/${own}?pedido=P&fechai=null&fechaf=null`, signedIn),
  'orders.acknowledgement': get(`/read/OpenOrders/Getacknowledgment/${own}/P`, signedIn),
  'orders.acknowledgementByQuery': get(`/read/OpenOrders/Getacknowledgment/${own}?pedido=P`, signedIn),
  'orders.statusReport': post('/read/OpenOrders/StatusReportSteel/', () => orderSearch(own), signedIn),
  'orders.statusReportDetail': get(`/read/api/Customers/${own}/wipEstatusReport?JobOrder=J`, signedIn),
  ...forEachContact((path) => get(path(own), signedIn)),
  'support.photo': get(`/content/Contacts/${contactRows[0]?.guid}/photo`, signedIn),
  'auditLog.listAuditLog': get('/auth/api/audit-trail/', [401, 403, 200, 403, 403, 403, 403]),
  'auditLog.auditLogOfUser': get((row) => `/auth/api/userforge/${row}/audit-trail`, administrators),
  'visits.listVisits': get('/auth/api/visit-logsforge', administrators),
  ...Object.fromEntries(statistics.map(([name, path]) => [name, get(path, administratorOnly)])),
  'wip.wipSource': get(`/read/WIP/source/${own}`, signedIn),
  'wip.listWip': post('/read/WIP/getwipdetallefiltrado/', () => wipSearch(own), signedIn),
  'wip.listAllWip': get(`/read/WIP/getwipdetalle/${own}`, signedIn),
  'wip.listWipCounts': get(`/read/api/Customers/${own}/wipreport`, signedIn),
  'wip.processHeaders': post(`/read/api/Customers/${own}/processHeaders`, () => someParts, signedIn),
  'wip.wipOverview': get(`/read/WIP/overview/${own}`, signedIn),
}

/** Page ids that permit the call, any one of them. Maintained by hand, to check the declarations. */
export const pagesOfCalls: Readonly<Record<string, readonly number[]>> = {
  'account.changePassword': [61],
  'account.getProfile': [80],
  'account.editProfile': [80],
  'administration.listUsers': [59],
  'administration.getUser': [63],
  'administration.readUser': [63],
  'administration.readUnit': [63],
  'administration.explainAccess': [63],
  'administration.registerUser': [60],
  'administration.editUser': [63],
  'administration.deleteUser': [63],
  'administration.deleteUserByGet': [63],
  'administration.listRoles': [59, 60, 63, 81],
  'administration.rolePermissions': [60, 63],
  'administration.listRelations': [60, 63],
  'administration.listCarriers': [60, 63],
  ...pagesOfBudgetCalls,
  ...pagesOfConcessionCalls,
  ...pagesOfAreaCalls,
  'delays.listDelays': [1034],
  'delays.listConsignments': [1035],
  'delays.changeDates': [1034],
  ...forEachDocument(() => [65]),
  ...pagesOfCards,
  'documents.statement': [64],
  'documents.commercialTerms': [1026],
  'documents.invoice': [64, 73, 103, 1001],
  'documents.orderDocument': [65, 103],
  'documents.acknowledgement': [65],
  'finance.statement': [64],
  'finance.paymentTerms': [64, 70],
  'finance.paymentScore': [64, 1008],
  'finance.bankDetails': [64, 72],
  'logistics.listVisits': [1003],
  'onboarding.check': [60],
  'onboarding.create': [60],
  'onboarding.listBatches': [60],
  'onboarding.undo': [60],
  ...forEachMetric(() => [105]),
  'orders.listOrders': [65],
  'orders.listAllOrders': [65],
  'orders.orderDetails': [65],
  'orders.acknowledgement': [65],
  'orders.acknowledgementByQuery': [65],
  'orders.statusReport': [65],
  'orders.statusReportDetail': [65],
  'auditLog.listAuditLog': [1036],
  'answerFaults.list': [1040],
  'answerFaults.mute': [1040],
  'auditLog.auditLogOfUser': [63],
  'visits.listVisits': [81],
  ...Object.fromEntries(statistics.map(([name]) => [name, [1000]])),
  'wip.wipSource': [66],
  'wip.listWip': [66],
  'wip.listAllWip': [66],
  'wip.listWipCounts': [66],
  'wip.processHeaders': [66],
  'wip.wipOverview': [66],
}

/**
 * Expected status after one of those pages was granted to a customer user: for the own customer, and for another one.
 */
export const outcomesWhenGranted: Readonly<Record<string, readonly [own: number, foreign: number]>> = {
  'account.changePassword': [400, 400],
  'account.getProfile': [200, 200],
  'account.editProfile': [400, 400],
  'administration.listUsers': [200, 200],
  'administration.getUser': [200, 404],
  'administration.readUser': [200, 404],
  'administration.readUnit': [200, 404],
  'administration.explainAccess': [200, 404],
  'administration.registerUser': [403, 403],
  'administration.editUser': [403, 404],
  'administration.deleteUser': [403, 404],
  'administration.deleteUserByGet': [403, 404],
  'administration.listRoles': [200, 200],
  'administration.rolePermissions': [403, 403],
  'administration.listRelations': [403, 403],
  'administration.listCarriers': [403, 403],
  ...budgetCallsWhenGranted,
  ...concessionCallsWhenGranted,
  ...areaCallsWhenGranted,
  'delays.listDelays': [403, 403],
  'delays.listConsignments': [403, 403],
  'delays.changeDates': [403, 403],
  ...forEachDocument(() => [200, 200] as const),
  ...Object.fromEntries(Object.keys(pagesOfCards).map((name) => [name, [200, 200] as const])),
  'documents.commercialTerms': [200, 200],
  'documents.invoice': [200, 404],
  'documents.orderDocument': [200, 404],
  'documents.acknowledgement': isConnected ? [404, 404] : [200, 404],
  'finance.statement': [200, 200],
  'finance.paymentTerms': [200, 200],
  'finance.paymentScore': [200, 200],
  'finance.bankDetails': [200, 200],
  'logistics.listVisits': [200, 200],
  'onboarding.check': [403, 403],
  'onboarding.create': [403, 403],
  'onboarding.listBatches': [403, 403],
  'onboarding.undo': [403, 403],
  ...forEachMetric(() => [403, 403] as const),
  'orders.listOrders': [200, 200],
  'orders.listAllOrders': [200, 200],
  'orders.orderDetails': [200, 200],
  'orders.acknowledgement': [200, 200],
  'orders.acknowledgementByQuery': [200, 200],
  'orders.statusReport': [200, 200],
  'orders.statusReportDetail': [200, 200],
  'auditLog.listAuditLog': [403, 403],
  'answerFaults.list': [403, 403],
  'answerFaults.mute': [403, 403],
  'auditLog.auditLogOfUser': [200, 404],
  'visits.listVisits': [200, 200],
  ...Object.fromEntries(statistics.map(([name]) => [name, [403, 403] as const])),
  'wip.wipSource': [200, 200],
  'wip.listWip': [200, 200],
  'wip.listAllWip': [200, 200],
  'wip.listWipCounts': [200, 200],
  'wip.processHeaders': [200, 200],
  'wip.wipOverview': [200, 200],
}

const byGet =
  (path: (customer: number) => string) =>
  (customer: number): CallExample => ({ method: 'GET', path: () => path(customer) })

export const callsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  'account.pageAccess': (customer) => ({
    method: 'POST',
    path: () => '/auth/api/validate-page-access-forge/',
    sent: () => ({ body: { slug: '/', client_id: customer } }),
  }),
  'account.pageAccessByGet': byGet((customer) => `/auth/api/validate-page-access-forge/?slug=/&client_id=${customer}`),
  'account.menu': (customer) => ({
    method: 'POST',
    path: () => '/auth/api/menu-options2',
    sent: () => ({ body: { client_id: customer } }),
  }),
  'account.menuByGet': byGet((customer) => `/auth/api/menu-options2?client_id=${customer}`),
  ...concessionCallsOfCustomer,
  ...areaCallsOfCustomer,
  'account.track': (customer) => ({
    method: 'POST',
    path: () => '/write/Tracking/',
    sent: () => ({ body: { idcliente: customer } }),
  }),
  ...forEachDocument(byGet),
  'finance.statement': byGet((customer) => `/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`),
  'finance.paymentTerms': byGet((customer) => `/read/OpenOrders/getpaymentterms/${customer}`),
  'finance.paymentScore': byGet((customer) => `/read/OpenOrders/getporcenntajepaymentscore/${customer}`),
  ...forEachCard(byGet),
  'orders.listOrders': (customer) => ({
    method: 'POST',
    path: () => '/read/OpenOrders/ListadoFiltrado/',
    sent: () => ({ body: orderSearch(customer) }),
  }),
  'orders.listAllOrders': byGet((customer) => `/read/OpenOrders/Listado/${customer}`),
  'orders.orderDetails': byGet((customer) => `/read/OpenOrders/Detalle/${customer}?pedido=P&fechai=null&fechaf=null`),
  'orders.acknowledgement': byGet((customer) => `/read/OpenOrders/Getacknowledgment/${customer}/P`),
  'orders.acknowledgementByQuery': byGet((customer) => `/read/OpenOrders/Getacknowledgment/${customer}?pedido=P`),
  'orders.statusReport': (customer) => ({
    method: 'POST',
    path: () => '/read/OpenOrders/StatusReportSteel/',
    sent: () => ({ body: orderSearch(customer) }),
  }),
  'orders.statusReportDetail': byGet((customer) => `/read/api/Customers/${customer}/wipEstatusReport?JobOrder=J`),
  ...forEachContact(byGet),
  'wip.wipSource': byGet((customer) => `/read/WIP/source/${customer}`),
  'wip.listWip': (customer) => ({
    method: 'POST',
    path: () => '/read/WIP/getwipdetallefiltrado/',
    sent: () => ({ body: wipSearch(customer) }),
  }),
  'wip.listAllWip': byGet((customer) => `/read/WIP/getwipdetalle/${customer}`),
  'wip.listWipCounts': byGet((customer) => `/read/api/Customers/${customer}/wipreport`),
  'wip.processHeaders': (customer) => ({
    method: 'POST',
    path: () => `/read/api/Customers/${customer}/processHeaders`,
    sent: () => ({ body: someParts }),
  }),
  'wip.wipOverview': byGet((customer) => `/read/WIP/overview/${customer}`),
}
