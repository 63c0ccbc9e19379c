import { daysBetween } from '#values/days.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { type Cents, type Day, day, document, integer, money, nullable, optional, text } from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { first, inKey } from '../wire/envelope.ts'

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

export const amounts = {
  total: optional(money('total')),
  open: optional(money('openammount')),
  due: optional(money('dueammount')),
  overdue: optional(money('overdueammount')),
  totalOpen: optional(money('totalopenammount')),
  totalDue: optional(money('totaldueammount')),
  totalOverdue: optional(money('totaloverdue')),
}

const statement = entity('statement', {
  ...amounts,
  overdueInvoices: rows('lstoverdue', invoice),
  dueInvoices: rows('lstdueammount', invoice),
  openInvoices: rows('lstopenammount', invoice),
  /** Customer id in the company's own programs. */
  customer: text('idcrm'),
  customerHash: text('hashClientId'),
  /** Since when the plant has stopped shipments itself, whatever is overdue; our own. */
  heldOn: optional(nullable(day('heldOn'))),
  holdReason: optional(nullable(text('holdReason'))),
})

export type Statement = RowOf<typeof statement>

/** Counts the days from the due date where a company's service gives none; null if it gives neither. */
const withDays = (invoices: readonly Invoice[], today: Day) =>
  invoices.map((invoice) => {
    const days = invoice.daysPastDue ?? daysBetween(invoice.dueDate, today)
    return { ...invoice, daysPastDue: Number.isNaN(days) ? (null as never) : days }
  })

/** The same statement with the days of each invoice. */
export const countedOn = (account: Statement, today: Day): Statement => ({
  ...account,
  overdueInvoices: withDays(account.overdueInvoices, today),
  dueInvoices: withDays(account.dueInvoices, today),
  openInvoices: withDays(account.openInvoices, today),
})

/** Shipments stop if an invoice is overdue by more than this `docs/product/finance.md#credit-hold`. */
export const creditHoldDays = 20

const stopsShipments = ({ daysPastDue }: { readonly daysPastDue: number }) => daysPastDue > creditHoldDays

/** Invoices that stop shipments, the sum that lets them go on, and false if there may be more such invoices. */
export const creditHoldOf = (invoices: readonly Invoice[]) => {
  const stopping = invoices.filter((invoice) => stopsShipments(invoice) && invoice.balance > 0)
  const total = stopping.reduce((sum, { balance }) => sum + balance, 0) as Cents
  return { count: stopping.length, total, isKnown: invoices.every(({ daysPastDue }) => daysPastDue !== null) }
}

/** True if shipments stop, by overdue invoices or by the plant. */
export const isOnCreditHold = ({ overdueInvoices, heldOn }: Statement) =>
  Boolean(heldOn) || creditHoldOf(overdueInvoices).count > 0

/** False if overdue lines do not add up to the overdue amount, because a service leaves some out. */
export const hasAllOverdue = ({ overdueInvoices, overdue, totalOverdue }: Statement) =>
  overdueInvoices.reduce((sum, { balance }) => sum + balance, 0) === (overdue ?? totalOverdue)

export const statementCalls = {
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
}
