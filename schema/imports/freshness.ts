import { read } from '../call.ts'
import { keyedEntity } from '../entity.ts'
import { flag, instant, nullable, text } from '../kinds.ts'
import type { Route } from '../pages.ts'
import { listOf } from '../wire/envelope.ts'

const dayHours = 24
/** Tolerates a nightly job that is two hours late. */
const nightly = dayHours + 2
const monthly = 31 * dayHours

/** Hours after which an expected file is overdue. */
export const rhythmHours = { daily: nightly, weekly: 7 * dayHours + 2, monthly } as const

export type Rhythm = keyof typeof rhythmHours
export const rhythms = Object.keys(rhythmHours) as readonly Rhythm[]

/** Files that change with agreements rather than daily. */
const seldom = [
  'contracts',
  'contractLines',
  'contractLineYears',
  'contractMaterials',
  'ltas',
  'marketShares',
  'priceRevisions',
  'leadTimes',
  'partMargins',
  'qualityMonths',
  'scorecardYears',
  'budgets',
  'budgetRows',
  'quotes',
  'quoteLines',
  'travelVisits',
]

/** Age in hours from which a file's data count as stale, unless a rhythm is set. */
export const limitHours = (file: string) => (seldom.includes(file) ? monthly : nightly)

const orders = ['jobOrders', 'purchaseOrders']
const account = ['invoices', 'creditNotes', 'bankReferences', 'bankReferenceLines']
const loads = ['deliveries', 'invoices']
const contracts = ['contracts', 'contractLines']
const bars = ['bars', 'cuttings', 'lots']

/** Regularly imported files whose rows a page shows. All other pages show data entered in the portal. */
export const filesShownOn: Readonly<Partial<Record<Route, readonly string[]>>> = {
  '': ['jobOrders', 'invoices', 'deliveries'],
  statement: account,
  'generate-bank-references': account,
  'payment-detail': account,
  'open-orders-report': orders,
  'open-orders-reports': orders,
  'status-report-steel': orders,
  'wip-reports': ['jobOrders'],
  'production-parts': ['jobOrders'],
  Chart: ['jobOrders'],
  'shipment-documents': [...loads, 'loadDocuments'],
  'ready-to-ship': loads,
  'in-transit': [...loads, 'trackingEtas'],
  'travel-log': ['travelVisits'],
  concessions: ['concessions'],
  approvals: ['jobOrders'],
  'quality-dashboard': ['qualityMonths', 'concessions'],
  scorecard: ['qualityMonths', 'deliveries', 'invoices', 'scorecardYears'],
  lta: ['ltas'],
  'raw-material-inventory': bars,
  'incoming-outgoing-material': bars,
  'raw-material-approval': ['bars'],
  'scrap-inventory': ['scrapItems'],
  'scrap-purchase-offer': ['offers'],
  'open-orders-direct-customers': orders,
  'b-status-report': orders,
  'b-status-report-seller': orders,
  'contract-dashboard': contracts,
  'contract-agreement': contracts,
  'contract-direct-customers': contracts,
  'contract-raw-material': ['contractMaterials'],
  'contract-market-share': ['marketShares'],
  'contract-price-revision': ['priceRevisions'],
  'contract-special-report': orders,
  'lead-time': ['leadTimes'],
  'sales-goals': ['invoices', 'jobOrders'],
  delays: orders,
  consignments: ['jobOrders'],
  order: ['jobOrders', 'invoices', 'deliveries'],
  'open-points': ['jobOrders', 'invoices', 'deliveries', 'concessions'],
  'metrics-forge': orders,
  'metrics-detalle-Pedidos': orders,
  'metrics_clientes-sinpedido': orders,
}

/** Last import of a file; null for an expected file that was never imported and has no rows. */
const freshness = keyedEntity('freshness', 'file', {
  file: text('file'),
  importedAt: nullable(instant('importedAt')),
  isStale: flag('isStale'),
})

/** Age of imported data; empty if a company's services provide the data. */
export const dataFreshness = {
  list: read('GET', '/dataFreshness', {
    access: { signedIn: true, owner: 'caller' },
    isOwn: true,
    answer: listOf(freshness),
  }),
}
