import { monthEnd } from '#values/days.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { type Cents, type Day, day, document, integer, money, nullable, optional, percent, text } from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { first, inKey } from '../wire/envelope.ts'
import { paymentCalls } from './payments.ts'

export const invoice = keyedEntity('invoice', 'number', {
  number: numberOf('invoice', text('FacturaElectronica')),
  link: nullable(document('enlancefinal')),
  dueDate: day('fechavencimiento'),
  /** Negative before the due date. */
  daysPastDue: integer('diasvencidos'),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('pedido', { mayBeEmpty: true }))),
  balance: money('saldofactura'),
})
export type Invoice = RowOf<typeof invoice>

/** Invoice in a statement tab; `days` is days overdue or days until due. */
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

/** Amounts owed by a customer; services use either of two spellings `docs/product/finance.md#balance`. */
export const paymentScore = entity('paymentScore', amounts)

export const statement = entity('statement', {
  ...amounts,
  overdueInvoices: rows('lstoverdue', invoice),
  dueInvoices: rows('lstdueammount', invoice),
  openInvoices: rows('lstopenammount', invoice),
  /** Customer id in the company's own programs. */
  customer: text('idcrm'),
  customerHash: text('hashClientId'),
})

export type Statement = RowOf<typeof statement>

type Amounts = { readonly [K in keyof typeof amounts]?: Cents | undefined }

export const balanceParts = ['overdue', 'due', 'open'] as const
export type BalancePart = (typeof balanceParts)[number]

/**
 * Part of the balance for an open invoice: overdue before today, due until the end of the current month, otherwise
 * open.
 */
export const balancePartOf = (dueDate: Day, today: Day): BalancePart =>
  dueDate < today ? 'overdue' : dueDate <= monthEnd(today) ? 'due' : 'open'

/**
 * Parts of a balance; the first of the two spellings wins. A negative open amount is shown as 0
 * `docs/product/finance.md#balance`; its absolute value is a credit, which the total includes.
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

/** Shipments stop if an invoice is overdue by more than this `docs/product/finance.md#credit-hold`. */
export const creditHoldDays = 20

export const stopsShipments = ({ daysPastDue }: { readonly daysPastDue: number }) => daysPastDue > creditHoldDays
export const isOnCreditHold = (invoices: readonly { readonly daysPastDue: number }[]) => invoices.some(stopsShipments)

export const daysOverdue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, daysPastDue)
export const daysTillDue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, -daysPastDue)

export const statementLines = (account: Statement, part: BalancePart): StatementLine[] =>
  account[`${part}Invoices`].map((line) => ({
    ...line,
    days: part === 'overdue' ? daysOverdue(line) : daysTillDue(line),
  }))

/** Green from 85, yellow from 70, red below `docs/product/finance.md#payment-score`. */
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

export const bankDetails = entity('bankDetails', {
  beneficiary: text('beneficiary'),
  bank: text('bank'),
  city: text('city'),
  accountNumber: text('accountNumber'),
  routingNumber: text('routingNumber'),
  swift: text('swift'),
})

/** Payment score, with the underlying counts if the service sends them. */
export const score = entity('score', {
  percentage: nullable(percent('porcentaje')),
  onTime: optional(integer('pagadasatiempo')),
  paid: optional(integer('pagadas')),
})

export const scoreMonths = 12

/** Rounds a percentage half up to the two decimals shown; colours use the rounded value. */
export const roundScore = (score: number) => Math.floor(score * 100 + 0.5 + 1e-9) / 100

/** Percentage of paid invoices that were paid on time; null if none was paid. */
export const scoreOf = (onTime: number, paid: number) => (paid === 0 ? null : roundScore((onTime * 100) / paid))

export const finance = {
  statement: read('GET', '/Account/ObtenerCartera/DETAILDETAIL/:customerId', {
    ...ofCustomer('statement'),
    answer: inKey('paymentScore', first(statement)),
  }),
  /** Alternative path of `statement`. */
  account: read('GET', '/Account/ObtenerCartera/:customerId', {
    isAddition: true,
    ...ofCustomer('statement'),
    answer: inKey('paymentScore', first(statement)),
  }),
  paymentTerms: read('GET', '/OpenOrders/getpaymentterms/:customerId', {
    ...ofCustomer('statement', 'quote'),
    answer: inKey('paymentterms', first(paymentTerms)),
  }),
  paymentScore: read('GET', '/OpenOrders/getporcenntajepaymentscore/:customerId', {
    ...ofCustomer('statement', 'scorecard'),
    answer: score,
  }),
  bankDetails: read('GET', '/Account/BankDetails/', {
    isAddition: true,
    access: { pages: ['statement', 'generate-bank-references'], owner: 'caller' },
    answer: inKey('bankDetails', first(bankDetails)),
  }),
  ...paymentCalls,
}
