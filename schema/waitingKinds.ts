import type { Day } from '../values/types.ts'
import { filesShownOn } from './imports/freshness.ts'
import type { Route } from './pages.ts'
import { storyAddress } from './storyAddress.ts'

/** Whom a kind waits for: who acts for some customers, who acts for all of them, administrators. */
type Side = 'customer' | 'staff' | 'admin'

interface Spot {
  readonly number: string
  readonly place: string | null
  readonly day: Day | null
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
const quote = ({ number, place }: Spot) => named('quote-status', { number: place ?? number })
const invoice = (tab: string) => (spot: Spot) => named('statement', { tab: spot.place ?? tab, invoice: spot.number })

/** A page that says how old a file's rows are. */
const pageOfFile = ({ number }: Spot) => {
  const [route = 'data'] =
    Object.entries(filesShownOn).find(([shown, files]) => shown !== '' && files?.includes(number)) ?? []
  return `/${route}`
}

interface Kind {
  readonly side: Side
  /** The pages whose permission it takes, all of them. */
  readonly pages: readonly Route[]
  readonly name: string
  readonly nameInSpanish: string
  readonly address: (spot: Spot) => string
  /** What the day of a row says; since when it waits, unless it is said. */
  readonly day?: 'since' | 'due' | 'until' | 'date'
  /** It has no end of its own that the portal would learn of: somebody marks it as done. */
  readonly isMarked?: boolean
}

/** What can wait for somebody, in the order in which it is told. */
export const waitingKinds = {
  bar: {
    side: 'customer',
    pages: ['raw-material-approval'],
    name: 'Bars to approve',
    nameInSpanish: 'Barras por aprobar',
    address: bar,
  },
  concession: {
    side: 'customer',
    pages: ['concessions'],
    name: 'Concessions to approve',
    nameInSpanish: 'Concesiones por aprobar',
    address: ({ number }) => named('concessions', { pending: '1', q: number }),
  },
  approvalFile: {
    side: 'customer',
    pages: ['approval-files'],
    name: 'Approval files to approve',
    nameInSpanish: 'Archivos por aprobar',
    address: folder,
  },
  offer: {
    side: 'customer',
    pages: ['scrap-purchase-offer'],
    name: 'Scrap offers to answer',
    nameInSpanish: 'Ofertas de chatarra por responder',
    address: ({ number }) => named('scrap-purchase-offer', { offer: number }),
  },
  agreement: {
    side: 'customer',
    pages: ['scrap-purchase-offer'],
    name: 'Scrap agreements without your invoice',
    nameInSpanish: 'Acuerdos de chatarra sin su factura',
    address: ({ number }) => named('scrap-purchase-offer', { offer: number }),
  },
  quote: {
    side: 'customer',
    pages: ['quote-status'],
    name: 'Quotes about to expire',
    nameInSpanish: 'Cotizaciones por vencer',
    address: quote,
    day: 'until',
  },
  overdueInvoice: {
    side: 'customer',
    pages: ['statement'],
    name: 'Invoices overdue',
    nameInSpanish: 'Facturas vencidas',
    address: invoice('overdue'),
    day: 'due',
  },
  dueInvoice: {
    side: 'customer',
    pages: ['statement'],
    name: 'Invoices due within a week',
    nameInSpanish: 'Facturas que vencen en una semana',
    address: invoice('due'),
    day: 'due',
  },
  movedDate: {
    side: 'customer',
    pages: ['open-orders-report', 'order'],
    name: 'Promised dates that moved',
    nameInSpanish: 'Fechas prometidas que cambiaron',
    address: ({ place }) => storyAddress('jobOrder', place ?? ''),
  },
  comment: {
    side: 'staff',
    pages: ['approval-files'],
    name: 'Comments on approval files',
    nameInSpanish: 'Comentarios en archivos de aprobación',
    address: folder,
    isMarked: true,
  },
  lineComment: {
    side: 'staff',
    pages: ['b-status-report-seller'],
    name: 'Comments on order lines',
    nameInSpanish: 'Comentarios en partidas de pedidos',
    address: ({ number }) => filtered('b-status-report-seller', { purchaseOrder: number }),
    isMarked: true,
  },
  concessionComment: {
    side: 'staff',
    pages: ['concessions'],
    name: 'Comments on concessions',
    nameInSpanish: 'Comentarios en concesiones',
    address: concession,
    isMarked: true,
  },
  requote: {
    side: 'staff',
    pages: ['quote-status'],
    name: 'Requotes asked for',
    nameInSpanish: 'Recotizaciones solicitadas',
    address: quote,
    isMarked: true,
  },
  orderRequest: {
    side: 'staff',
    pages: ['quote-status'],
    name: 'Orders placed on quotes',
    nameInSpanish: 'Pedidos colocados sobre cotizaciones',
    address: quote,
    isMarked: true,
  },
  concessionApproval: {
    side: 'staff',
    pages: ['concessions'],
    name: 'Concessions approved by customers',
    nameInSpanish: 'Concesiones aprobadas por clientes',
    address: concession,
    isMarked: true,
  },
  fileApproval: {
    side: 'staff',
    pages: ['approval-files'],
    name: 'Approvals of files',
    nameInSpanish: 'Aprobaciones de archivos',
    address: folder,
    isMarked: true,
  },
  barDecision: {
    side: 'staff',
    pages: ['raw-material-approval'],
    name: 'Bars decided by customers',
    nameInSpanish: 'Barras decididas por clientes',
    address: bar,
    isMarked: true,
  },
  dateRequest: {
    side: 'staff',
    pages: ['delays'],
    name: 'Dates to be set',
    nameInSpanish: 'Fechas por asentar',
    address: ({ place }) => filtered('delays', { providerPartNumber: place }),
    day: 'date',
    isMarked: true,
  },
  failedMail: {
    side: 'admin',
    pages: ['users'],
    name: 'Mails that could not be sent',
    nameInSpanish: 'Correos que no se pudieron enviar',
    address: ({ number }) => filtered('users', { q: number }),
    isMarked: true,
  },
  invitation: {
    side: 'admin',
    pages: ['edit-user'],
    name: 'Invitations never used',
    nameInSpanish: 'Invitaciones nunca usadas',
    address: ({ place }) => named('edit-user', { id: place ?? '' }),
  },
  failedImport: {
    side: 'admin',
    pages: ['data'],
    name: 'Imports that failed',
    nameInSpanish: 'Importaciones fallidas',
    address: pageOfFile,
    isMarked: true,
  },
  staleImport: {
    side: 'admin',
    pages: ['data'],
    name: 'Imports that are overdue',
    nameInSpanish: 'Importaciones atrasadas',
    address: pageOfFile,
    isMarked: true,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type WaitingKind = keyof typeof waitingKinds
export const waitingKindNames = Object.keys(waitingKinds) as readonly WaitingKind[]

/** What is said of a kind, however it is declared. */
export const waitingKind = (kind: WaitingKind): Kind => waitingKinds[kind]

/** The names of the kinds in one language. */
export const waitingNames = (language: 'name' | 'nameInSpanish') =>
  Object.fromEntries(waitingKindNames.map((kind) => [kind, waitingKinds[kind][language]])) as Record<
    WaitingKind,
    string
  >
