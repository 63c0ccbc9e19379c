import { packAddress, placedOrderAddress, requestAddress } from '../addresses.ts'
import { filesShownOn } from '../imports/freshness.ts'
import { timelineAddress } from '../orders/timelineAddress.ts'
import type { Route } from '../pages.ts'

/** Recipients of a kind: users of some customers, users of all customers, administrators. */
type Side = 'customer' | 'staff' | 'admin'

interface Spot {
  readonly number: string
  readonly place: string | null
}

const named = (route: Route, parameters: Readonly<Record<string, string>>) =>
  `/${route}?${new URLSearchParams(parameters)}`
const filtered = (route: Route, filter: object) => named(route, { filter: JSON.stringify(filter) })

const bar = ({ number, place }: Spot) =>
  named('raw-material-approval', { q: number, ...(place ? { from: place, to: place } : {}) })
const folder = ({ place }: Spot) => {
  const [id = '', child = ''] = (place ?? '').split('/')
  return named('approval-files', { folder: id, ...(child ? { child } : {}) })
}
const concession = ({ number }: Spot) => named('concessions', { q: number })
const pendingConcession = ({ number }: Spot) => named('concessions', { pending: '1', q: number })
const offer = ({ number }: Spot) => named('scrap-purchase-offer', { offer: number })
const quote = ({ number, place }: Spot) => named('quote-status', { number: place ?? number })
const placed = ({ number }: Spot) => placedOrderAddress(number)
const jobOrder = ({ place }: Spot) => timelineAddress('jobOrder', place ?? '')
const orderLine = ({ number }: Spot) => filtered('b-status-report-seller', { purchaseOrder: number })
const delay = ({ place }: Spot) => filtered('delays', { providerPartNumber: place })
const recipient = ({ number }: Spot) => filtered('users', { q: number })
const user = ({ place }: Spot) => named('edit-user', { id: place ?? '' })
const pack = ({ place }: Spot) => packAddress(place ?? '')
const lateLines = () => filtered('status-report-steel', { status: 'late' })
const overdueInvoices = () => named('statement', { tab: 'overdue' })
const bankReference = ({ number }: Spot) => filtered('payment-detail', { number })
const request = ({ number }: Spot) => requestAddress(number)
const invoice = (tab: string) => (spot: Spot) => named('statement', { tab: spot.place ?? tab, invoice: spot.number })

const pageOfFile = ({ number }: Spot) => {
  const [route = 'data'] =
    Object.entries(filesShownOn).find(([shown, files]) => shown !== '' && files?.includes(number)) ?? []
  return `/${route}`
}

interface Kind {
  readonly side: Side
  /** True if the portal cannot detect completion, so that a user marks the task as done. */
  readonly isMarked: boolean
  /** All of these page permissions are required. */
  readonly pages: readonly Route[]
  readonly name: string
  readonly nameInSpanish: string
  readonly address: (spot: Spot) => string
  readonly day: 'since' | 'due' | 'until' | 'date'
}

const kindFor =
  (side: Side, isMarked: boolean) =>
  (
    pages: readonly Route[],
    name: string,
    nameInSpanish: string,
    address: Kind['address'],
    day: Kind['day'] = 'since',
  ): Kind => ({ side, isMarked, pages, name, nameInSpanish, address, day })

const forCustomer = kindFor('customer', false)
const forStaff = kindFor('staff', true)
const forStaffWhileTrue = kindFor('staff', false)
const forAdmin = kindFor('admin', true)
const forAdminWhileUnused = kindFor('admin', false)

/** In display order. */
const taskKinds = {
  shipmentsStopped: forCustomer(
    ['statement'],
    'Credit hold: shipments are stopped',
    'Crédito retenido: embarques detenidos',
    overdueInvoices,
    'due',
  ),
  bar: forCustomer(['raw-material-approval'], 'Bars to approve', 'Barras por aprobar', bar),
  concession: forCustomer(['concessions'], 'Concessions to approve', 'Concesiones por aprobar', pendingConcession),
  approvalFile: forCustomer(['approval-files'], 'Approval files to approve', 'Archivos por aprobar', folder),
  offer: forCustomer(['scrap-purchase-offer'], 'Scrap offers to answer', 'Ofertas de chatarra por responder', offer),
  agreement: forCustomer(
    ['scrap-purchase-offer'],
    'Scrap agreements without your invoice',
    'Acuerdos de chatarra sin su factura',
    offer,
  ),
  quote: forCustomer(['quote-status'], 'Quotes about to expire', 'Cotizaciones por vencer', quote, 'until'),
  overdueInvoice: forCustomer(['statement'], 'Invoices overdue', 'Facturas vencidas', invoice('overdue'), 'due'),
  dueInvoice: forCustomer(
    ['statement'],
    'Invoices due within a week',
    'Facturas que vencen en una semana',
    invoice('due'),
    'due',
  ),
  unpaidReference: forCustomer(
    ['payment-detail'],
    'Bank references without a payment',
    'Referencias bancarias sin pago',
    bankReference,
  ),
  brokenPromise: forCustomer(
    ['statement'],
    'Promised payments past their day',
    'Pagos prometidos con fecha vencida',
    invoice('overdue'),
    'due',
  ),
  movedDate: forCustomer(
    ['open-orders-report', 'order'],
    'Promised dates that moved',
    'Fechas prometidas que cambiaron',
    jobOrder,
  ),
  documentsComplete: forCustomer(['shipment-documents'], 'Documents complete', 'Documentos completos', pack),
  lateLines: forStaffWhileTrue(
    ['open-orders-report'],
    'Customers with late lines',
    'Clientes con partidas atrasadas',
    lateLines,
  ),
  creditHold: forStaffWhileTrue(
    ['statement'],
    'Customers on credit hold',
    'Clientes con crédito retenido',
    overdueInvoices,
    'due',
  ),
  paymentPromise: forStaffWhileTrue(['statement'], 'Payments promised', 'Pagos prometidos', invoice('overdue'), 'due'),
  requestAnswer: forCustomer(['requests'], 'Answers to read', 'Respuestas por leer', request),
  requestToAnswer: forStaffWhileTrue(['requests'], 'Requests to answer', 'Solicitudes por responder', request),
  documentsMissing: forStaff(
    ['shipment-documents'],
    'Shipped with documents missing',
    'Embarcados sin todos sus documentos',
    pack,
  ),
  comment: forStaff(['approval-files'], 'Comments on approval files', 'Comentarios en archivos de aprobación', folder),
  lineComment: forStaff(
    ['b-status-report-seller'],
    'Comments on order lines',
    'Comentarios en partidas de pedidos',
    orderLine,
  ),
  concessionComment: forStaff(['concessions'], 'Comments on concessions', 'Comentarios en concesiones', concession),
  requote: forStaff(['quote-status'], 'Requotes requested', 'Recotizaciones solicitadas', quote),
  orderRequest: forStaff(['placed-orders'], 'Orders placed on quotes', 'Pedidos realizados sobre cotizaciones', placed),
  concessionApproval: forStaff(
    ['concessions'],
    'Concessions approved by customers',
    'Concesiones aprobadas por clientes',
    concession,
  ),
  fileApproval: forStaff(['approval-files'], 'Approvals of files', 'Aprobaciones de archivos', folder),
  barDecision: forStaff(['raw-material-approval'], 'Bars approved or refused', 'Barras aprobadas o rechazadas', bar),
  dateRequest: forStaff(['delays'], 'Dates to confirm', 'Fechas por confirmar', delay, 'date'),
  failedMail: forAdmin(['users'], 'E-mails that could not be sent', 'Correos que no se pudieron enviar', recipient),
  invitation: forAdminWhileUnused(['edit-user'], 'Unused invitations', 'Invitaciones sin usar', user),
  failedImport: forAdmin(['data'], 'Failed imports', 'Importaciones fallidas', pageOfFile),
  staleImport: forAdmin(['data'], 'Overdue imports', 'Importaciones atrasadas', pageOfFile),
}

export type TaskKind = keyof typeof taskKinds

/** Shown to staff on home as a number; all others with their first rows. */
export const tileKinds: readonly TaskKind[] = ['lateLines', 'documentsMissing', 'creditHold', 'requestToAnswer']
export const taskKindNames = Object.keys(taskKinds) as readonly TaskKind[]

/** Tasks whose number is an invoice, which may be disputed or in a bank reference. */
export const isOfInvoice = (kind: TaskKind) =>
  kind === 'overdueInvoice' || kind === 'dueInvoice' || kind === 'brokenPromise' || kind === 'paymentPromise'

/** Mailed at once by the calls that change a request. */
export const isOfRequest = (kind: TaskKind) => kind === 'requestAnswer' || kind === 'requestToAnswer'

/** A mail about a failed mail can fail too, and would be the next task. */
export const mayBeMailedAtOnce = (kind: TaskKind) => kind !== 'failedMail'

export const taskKind = (kind: TaskKind): Kind => taskKinds[kind]

export const taskNames = (language: 'name' | 'nameInSpanish') =>
  Object.fromEntries(taskKindNames.map((kind) => [kind, taskKinds[kind][language]])) as Record<TaskKind, string>
