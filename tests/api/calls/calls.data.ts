import type { Method } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import type { Sent } from '#tests/support/client/apiClient.ts'
import { customers, newUser } from '#tests/support/client/users.ts'
import { sheetRow } from '#tests/support/files/sheets.ts'
import { foundFault } from '#tests/support/rows/answerFaults.ts'
import { contactGuids } from '#tests/support/rows/contacts.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { expectedAreaCalls, pagesOfAreaCalls } from './areaCalls.data.ts'
import { expectedBudgetCalls, pagesOfBudgetCalls } from './commercial/budgetCalls.data.ts'
import { quoteCallsOfCustomer } from './commercial/quoteCalls.data.ts'
import { materialCallsOfCustomer } from './plant/materialCalls.data.ts'
import { approvalCallsOfCustomer } from './quality/approvalCalls.data.ts'
import {
  concessionCallsOfCustomer,
  expectedConcessionCalls,
  pagesOfConcessionCalls,
} from './quality/concessionCalls.data.ts'
import { requestCallsOfCustomer } from './requestCalls.data.ts'

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
const bulkChange = { users: [{ id: 987_654 }], isforge: 1 }
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
  'earlierCalls.movedPromises': (customer) => `/read/Dashboard/MovedPromises/${customer}`,
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
  'earlierCalls.movedPromises': [65],
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
  'bulkChanges.checkUsers': post('/auth/api/bulk-changes/users/check', () => bulkChange, administrators),
  'bulkChanges.changeUsers': post('/auth/api/bulk-changes/users', () => bulkChange, administrators),
  'bulkChanges.undo': post('/auth/api/bulk-changes/987654/undo', () => undefined, noSuchBatch),
  ...expectedBudgetCalls,
  ...expectedConcessionCalls,
  ...expectedAreaCalls,
  'delays.listDelays': get('/read/api/Orders/delays?range=[0,24]', staffAndSales),
  'delays.listConsignments': get('/read/api/Orders/consignments', staffAndSales),
  'delays.listHolidays': get('/read/api/Orders/holidays', staffAndSales),
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
  'logistics.listTrackingPages': get('/read/api/TrackingPages', signedIn),
  'onboarding.readSheet': {
    method: 'POST',
    path: () => '/auth/api/onboarding/sheet',
    sent: () => ({ body: 'Name\nAna\n', headers: { 'content-type': 'application/octet-stream' } }),
    outcomes: administrators,
  },
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
  'support.photo': get(`/content/Contacts/${contactGuids[0]}/photo`, signedIn),
  'auditLog.listAuditLog': get('/auth/api/audit-trail/', [401, 403, 200, 403, 403, 403, 403]),
  'auditLog.readAudit': get('/read/api/Audit?after=0', [401, 403, 200, 403, 403, 403, 403]),
  'auditLog.auditLogOfUser': get((row) => `/auth/api/userforge/${row}/audit-trail`, administrators),
  'people.erasePerson': post(
    (row) => `/auth/api/userforge/${row}/erase`,
    () => undefined,
    administratorOnly,
  ),
  'people.exportPerson': get((row) => `/auth/api/userforge/${row}/export`, administratorOnly),
  'visits.listVisits': get('/auth/api/visit-logsforge', administrators),
  ...Object.fromEntries(statistics.map(([name, path]) => [name, get(path, administratorOnly)])),
  'wip.wipSource': get(`/read/WIP/source/${own}`, signedIn),
  'wip.listWip': post('/read/WIP/getwipdetallefiltrado/', () => wipSearch(own), signedIn),
  'wip.listAllWip': get(`/read/WIP/getwipdetalle/${own}`, signedIn),
  'wip.listWipCounts': get(`/read/api/Customers/${own}/wipreport`, signedIn),
  'wip.processHeaders': post(`/read/api/Customers/${own}/processHeaders`, () => someParts, signedIn),
  'wip.wipOverview': get(`/read/WIP/overview/${own}`, signedIn),
}

/** Roles with the page that the handler refuses: people's data are for administrators. */
export const peopleDeniedTo: Readonly<Record<string, readonly number[]>> = {
  'people.erasePerson': [4],
  'people.exportPerson': [4],
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
  'people.erasePerson': [63],
  'people.exportPerson': [63],
  'administration.listRoles': [59, 60, 63, 81],
  'administration.rolePermissions': [60, 63],
  'administration.listRelations': [60, 63],
  'administration.listCarriers': [60, 63],
  'bulkChanges.checkUsers': [63],
  'bulkChanges.changeUsers': [63],
  'bulkChanges.undo': [63],
  ...pagesOfBudgetCalls,
  ...pagesOfConcessionCalls,
  ...pagesOfAreaCalls,
  'delays.listDelays': [1034],
  'delays.listConsignments': [1035],
  'delays.listHolidays': [1034],
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
  'logistics.listTrackingPages': [103, 1002, 1038],
  'onboarding.readSheet': [60],
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
  'auditLog.readAudit': [1036],
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
 * Requests for a customer whose input is checked before the customer, so that they need valid input to reach that check.
 */
const validCallsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = {
  ...approvalCallsOfCustomer,
  ...concessionCallsOfCustomer,
  ...materialCallsOfCustomer,
  ...quoteCallsOfCustomer,
  ...requestCallsOfCustomer,
}

const ownId = new RegExp(`(?<!\\d)${own}(?!\\d)`, 'g')

/** The same request about another customer. */
const forCustomer =
  ({ method, path, sent }: CallExample) =>
  (customer: number): CallExample => {
    const about = (_key: string, value: unknown) => {
      if (value === own) return customer
      return typeof value === 'string' ? value.replaceAll(ownId, String(customer)) : value
    }
    const bodyOf = (body: unknown) => (body === undefined ? {} : { body: JSON.parse(JSON.stringify(body), about) })
    return {
      method,
      path: () => path(own).replaceAll(ownId, String(customer)),
      ...(sent && { sent: () => ({ ...sent(), ...bodyOf(sent().body) }) }),
    }
  }

/** Requests of the calls whose declaration names a customer. */
export const callsOfCustomer: Readonly<Record<string, (customer: number) => CallExample>> = Object.fromEntries(
  calls.flatMap(([name, { access }]) => {
    const example = expectedCalls[name]
    if (!example || !('owner' in access) || typeof access.owner !== 'object') return []
    return [[name, validCallsOfCustomer[name] ?? forCustomer(example)]]
  }),
)
