import { monthEnd } from '#values/days.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { type Cents, type Day, integer, nullable, optional, percent, text } from '../kinds.ts'
import { first, inKey } from '../wire/envelope.ts'
import { invoiceStates } from './invoiceStates.ts'
import { paymentPromiseCalls } from './paymentPromises.ts'
import { paymentCalls } from './payments.ts'
import { amounts, type Invoice, invoice, type Statement, statementCalls } from './statement.ts'

/** Invoice in a statement tab; `days` is days overdue or days until due. Only exports have its state as text. */
export const statementLine = keyedEntity('statementLine', 'number', {
  ...invoice.fields,
  days: integer('dias'),
  state: optional(text('state')),
})
export type StatementLine = RowOf<typeof statementLine>

/** Amounts owed by a customer; services use either of two spellings `docs/product/finance.md#balance`. */
export const paymentScore = entity('paymentScore', amounts)

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

/** False if a part of the balance is not known. */
export const hasBalance = ({ overdue, due, open, totalOverdue, totalDue, totalOpen }: Amounts) =>
  [overdue ?? totalOverdue, due ?? totalDue, open ?? totalOpen].every((amount) => amount !== undefined)

export const daysOverdue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, daysPastDue)
export const daysTillDue = ({ daysPastDue }: { readonly daysPastDue: number }) => Math.max(0, -daysPastDue)

/** Null if a company's service gives neither days nor due date. */
const daysIn = (part: BalancePart, line: Invoice) =>
  line.daysPastDue === null ? line.daysPastDue : part === 'overdue' ? daysOverdue(line) : daysTillDue(line)

export const statementLines = (account: Statement, part: BalancePart): StatementLine[] =>
  account[`${part}Invoices`].map((line) => ({ ...line, days: daysIn(part, line) }))

/** Green from 85, yellow from 70, red below `docs/product/finance.md#payment-score`. */
export const scoreColour = (score: number) => (score >= 85 ? 'green' : score >= 70 ? 'yellow' : 'red')

const paymentTerms = entity('paymentTerms', {
  incoterm: text('incoterm'),
  deliveryPoint: text('deliverypoint', { mayBeEmpty: true }),
  terms: text('condicioncredito', { mayBeEmpty: true }),
  phone: nullable(text('phone', { mayBeEmpty: true })),
  fax: nullable(text('fax', { mayBeEmpty: true })),
  customer: text('idcrm'),
  deliveryAddress: nullable(text('direccionentrega', { mayBeEmpty: true, isMultiline: true })),
})

const bankDetails = entity('bankDetails', {
  beneficiary: text('beneficiary'),
  bank: text('bank'),
  city: text('city'),
  accountNumber: text('accountNumber'),
  routingNumber: text('routingNumber'),
  swift: text('swift'),
})

/** Payment score, with the underlying counts if the service sends them. */
const score = entity('score', {
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
  ...statementCalls,
  paymentTerms: read('GET', '/OpenOrders/getpaymentterms/:customerId', {
    ...ofCustomer('statement', 'quote'),
    answer: inKey('paymentterms', first(paymentTerms)),
  }),
  paymentScore: read('GET', '/OpenOrders/getporcenntajepaymentscore/:customerId', {
    ...ofCustomer('statement', 'scorecard'),
    answer: score,
  }),
  /** Static in the specification, so the portal keeps it, whatever services are connected. */
  bankDetails: read('GET', '/Account/BankDetails/', {
    isOwn: true,
    access: { pages: ['statement', 'generate-bank-references'], owner: 'caller' },
    answer: inKey('bankDetails', first(bankDetails)),
  }),
  invoiceStates,
  ...paymentCalls,
  ...paymentPromiseCalls,
}
