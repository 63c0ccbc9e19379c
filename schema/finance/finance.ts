import { monthEnd } from '../../values/days.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { type Cents, type Day, day, document, integer, money, nullable, optional, percent, text } from '../kinds.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { first, inKey } from '../wire/envelope.ts'
import { paymentCalls } from './payments.ts'

/** A line of the account: what is still open of one invoice (spec 2 §3). */
export const invoice = keyedEntity('invoice', 'number', {
  number: numberOf('invoice', text('FacturaElectronica')),
  link: nullable(document('enlancefinal')),
  dueDate: day('fechavencimiento'),
  /** Days past the due date; negative before it. */
  daysPastDue: integer('diasvencidos'),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('pedido', { mayBeEmpty: true }))),
  balance: money('saldofactura'),
})
export type Invoice = RowOf<typeof invoice>

/** An invoice as a tab of the statement shows it: with its days overdue, or till due. */
export const statementLine = keyedEntity('statementLine', 'number', { ...invoice.fields, days: integer('dias') })
export type StatementLine = RowOf<typeof statementLine>

const amounts = {
  total: optional(money('total')),
  open: optional(money('openammount')),
  due: optional(money('dueammount')),
  overdue: optional(money('overdueammount')),
  totalOpen: optional(money('totalopenammount')),
  totalDue: optional(money('totaldueammount')),
  totalOverdue: optional(money('totaloverdue')),
}

/** What a customer owes, in either of the two spellings (DECISIONS F10). */
export const paymentScore = entity('paymentScore', amounts)

/** The account with its lines: overdue, due this month, not due yet. */
export const statement = entity('statement', {
  ...amounts,
  overdueInvoices: rows('lstoverdue', invoice),
  dueInvoices: rows('lstdueammount', invoice),
  openInvoices: rows('lstopenammount', invoice),
  /** The customer as the company's own programs know it. */
  customer: text('idcrm'),
  customerHash: text('hashClientId'),
})

export type Statement = RowOf<typeof statement>

type Amounts = { readonly [K in keyof typeof amounts]?: Cents | undefined }

export const balanceParts = ['overdue', 'due', 'open'] as const
export type BalancePart = (typeof balanceParts)[number]

/** Where an open invoice belongs: overdue before today, due until the end of today's month, later not due yet. */
export const balancePartOf = (dueDate: Day, today: Day): BalancePart =>
  dueDate < today ? 'overdue' : dueDate <= monthEnd(today) ? 'due' : 'open'

/**
 * The parts of a balance: of two spellings the first that is there wins (DECISIONS F10). An open amount below 0 is shown
 * as 0 (spec 2 §5); what it is below 0 is a credit, which the total takes into account.
 */
export const balanceOf = (score: Amounts) => {
  const overdue = score.overdue ?? score.totalOverdue ?? 0
  const due = score.due ?? score.totalDue ?? 0
  const open = score.open ?? score.totalOpen ?? 0
  return {
    overdue,
    due,
    open: Math.max(0, open),
    credit: Math.max(0, -open),
    total: score.total ?? overdue + due + open,
  } as Record<BalancePart | 'credit' | 'total', Cents>
}

/** More days overdue than this stop shipments (spec 2 §9). */
export const creditHoldDays = 20

/** Whether an invoice stops shipments: it is more than 20 days overdue. */
export const stopsShipments = ({ daysPastDue }: { readonly daysPastDue: number }) => daysPastDue > creditHoldDays
/** Whether shipments are stopped: at least one invoice stops them. */
export const isOnCreditHold = (invoices: readonly { readonly daysPastDue: number }[]) => invoices.some(stopsShipments)

/** Days overdue, 0 where not overdue. */
export const daysOverdue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, daysPastDue)
/** Days until due, 0 from then on (DECISIONS F7). */
export const daysTillDue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, -daysPastDue)

/** The lines of a part of the balance, overdue by so many days, or due in so many. */
export const statementLines = (account: Statement, part: BalancePart): StatementLine[] =>
  account[`${part}Invoices`].map((line) => ({
    ...line,
    days: part === 'overdue' ? daysOverdue(line) : daysTillDue(line),
  }))

/** The colour of a payment score: green at 85 or above, yellow from 70, red below (spec 2 §9). */
export const scoreColour = (score: number) => (score >= 85 ? 'green' : score >= 70 ? 'yellow' : 'red')

export const paymentTerms = entity('paymentTerms', {
  incoterm: text('incoterm'),
  deliveryPoint: text('deliverypoint', { mayBeEmpty: true }),
  terms: text('condicioncredito', { mayBeEmpty: true }),
  phone: nullable(text('phone', { mayBeEmpty: true })),
  fax: nullable(text('fax', { mayBeEmpty: true })),
  customer: text('idcrm'),
  deliveryAddress: nullable(text('direccionentrega', { mayBeEmpty: true, isMultiline: true })),
})

/** Where payments go. */
export const bankDetails = entity('bankDetails', {
  beneficiary: text('beneficiary'),
  bank: text('bank'),
  city: text('city'),
  accountNumber: text('accountNumber'),
  routingNumber: text('routingNumber'),
  swift: text('swift'),
})

/** A payment score, and what it is a share of where the service says so. */
export const score = entity('score', {
  percentage: nullable(percent('porcentaje')),
  onTime: optional(integer('pagadasatiempo')),
  paid: optional(integer('pagadas')),
})

/** The months that a payment score looks back on (spec 2 §9). */
export const scoreMonths = 12

/** A score in percent with the two decimals that it is shown by, half up; its colour goes by what is shown. */
export const roundScore = (score: number) => Math.floor(score * 100 + 0.5 + 1e-9) / 100

/** Invoices paid on time over those paid, in percent; null where none was paid. */
export const scoreOf = (onTime: number, paid: number) => (paid === 0 ? null : roundScore((onTime * 100) / paid))

/** Account statement (spec 2 §2, §3, §7). */
export const finance = {
  /** The whole account in one answer (DECISIONS X15). */
  statement: read('GET', '/Account/ObtenerCartera/DETAILDETAIL/:customerId', {
    ...ofCustomer('statement'),
    answer: inKey('paymentScore', first(statement)),
  }),
  /** The same at its other address (DECISIONS R2). */
  account: read('GET', '/Account/ObtenerCartera/:customerId', {
    isAddition: true,
    ...ofCustomer('statement'),
    answer: inKey('paymentScore', first(statement)),
  }),
  paymentTerms: read('GET', '/OpenOrders/getpaymentterms/:customerId', {
    ...ofCustomer('statement', 'quote'),
    answer: inKey('paymentterms', first(paymentTerms)),
  }),
  /** Invoices paid on time over invoices paid in the last 12 months; null where none was paid. */
  paymentScore: read('GET', '/OpenOrders/getporcenntajepaymentscore/:customerId', {
    ...ofCustomer('statement', 'scorecard'),
    answer: score,
  }),
  bankDetails: read('GET', '/Account/BankDetails/', {
    isAddition: true,
    access: { pages: ['statement'], owner: 'caller' },
    answer: inKey('bankDetails', first(bankDetails)),
  }),
  ...paymentCalls,
}
