import * as z from 'zod/mini'
import type { Cents } from '#values/types.ts'
import { ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { typeError } from '../fields.ts'
import { day, flag, integer, money, nullable, oneOf, optional, recordId, text, tolerantly } from '../kinds.ts'
import { orNull, searchedNumber } from '../orders/orderStatus.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { inKey, listOf } from '../wire/envelope.ts'

const applications = { 1: 'notApplied', 2: 'partiallyApplied', 3: 'applied', cancelled: 'cancelled' } as const

/**
 * Application state of a reference; every number other than 1 and 2 means applied
 * `docs/product/finance.md#reference-status`.
 */
const application = (wire: string) =>
  tolerantly(oneOf(wire, applications), z.union([z.int(), z.literal('cancelled')], typeError), (code) =>
    code === 1 || code === 2 || code === 'cancelled' ? applications[code] : 'applied',
  )

/** Bank reference: the invoices that a customer plans to pay with one transfer. */
export const bankReference = keyedEntity('bankReference', 'number', {
  number: text('numero'),
  status: application('idestatus'),
  createdOn: day('CreationDate'),
  total: money('total'),
  /** The total in the field of its state, and 0 in the others, so that each state has a sum of its own. */
  notApplied: optional(money('sinAplicar')),
  partiallyApplied: optional(money('aplicadaEnParte')),
  applied: optional(money('aplicada')),
  cancelled: optional(money('importeCancelado')),
  /** True if the service cancels it on request; absent if the service cancels none. */
  mayBeCancelled: optional(flag('cancelable')),
  cancelledOn: optional(nullable(day('cancelada'))),
  cancelledBy: optional(nullable(text('canceladaPor'))),
  cancelReason: optional(nullable(text('motivo'))),
})

export const referenceLine = entity('referenceLine', {
  document: numberOf('invoice', text('facti')),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('Pedido', { mayBeEmpty: true }))),
  reference: text('Numero'),
  createdOn: day('fc'),
  amount: money('Cantidad'),
  /** Total of the whole invoice or credit note. */
  total: optional(money('total')),
  /** Part of the amount that has been applied to the invoice or note. */
  applied: optional(money('aplicado')),
  isCreditNote: optional(flag('esnotacredito')),
})
/** `document` is a credit note number, not an invoice number. */
export const referenceNote = entity('referenceNote', { ...referenceLine.fields, document: text('facti') })
export type ReferenceLine = RowOf<typeof referenceLine>

/** Invoices less credit notes, as far as they have been applied; null if the service does not say. */
export const appliedOf = (lines: readonly ReferenceLine[]): Cents | null =>
  lines.every(({ applied }) => applied !== undefined)
    ? (Math.max(
        0,
        lines.reduce((sum, { applied = 0, isCreditNote }) => sum + (isCreditNote ? -applied : applied), 0),
      ) as Cents)
    : null

/**
 * Open invoice. `available` is the amount not reserved by open references; if a service omits it, the balance applies.
 */
export const openInvoice = keyedEntity('openInvoice', 'id', {
  id: recordId('idfactura', { min: 1 }),
  invoice: numberOf('invoice', text('invoice')),
  invoiceDate: day('invoiceDate'),
  dueDate: day('duedate'),
  purchaseOrder: numberOf('purchaseOrder', nullable(text('purchaseorder', { mayBeEmpty: true }))),
  daysDue: integer('daysDue'),
  amount: money('amount'),
  balance: money('balance'),
  available: optional(money('available')),
})
export type OpenInvoice = RowOf<typeof openInvoice>

/** Credit note with a remaining amount; `amount` is the part not reserved by open references. */
export const creditNote = keyedEntity('creditNote', 'id', {
  id: recordId('idfactura', { min: 1 }),
  note: text('invoice'),
  amount: money('cantidad'),
  createdOn: day('creationDate'),
})
export type CreditNote = RowOf<typeof creditNote>

interface Payment {
  readonly id: number
  readonly amount: Cents
}

const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Amounts used of each credit note: notes are applied in order until the invoices are covered; the rest stays open. */
export const usedOf = <Note extends Payment>(invoices: readonly Payment[], notes: readonly Note[]): Note[] => {
  let left = sumOf(invoices)
  return notes.flatMap((note) => {
    const amount = Math.min(left, note.amount) as Cents
    left -= amount
    return amount > 0 ? [{ ...note, amount }] : []
  })
}

/** Amount left to pay after credit notes; never below 0. */
export const toPay = (invoices: readonly Payment[], notes: readonly Payment[]) =>
  Math.max(0, sumOf(invoices) - sumOf(notes)) as Cents

/** Twelve digits; the last one is a Luhn check digit. */
export const referenceNumber = (eleven: string) => {
  const digits = [...eleven.padStart(11, '0')].map(Number)
  const sum = digits.reduce((all, digit, at) => {
    const doubled = at % 2 === 0 ? digit * 2 : digit
    return all + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

const details = ofCustomer('payment-detail')
const references = ofCustomer('generate-bank-references')
const found = inKey('facturas', listOf(openInvoice))

const openInvoices = read('GET', '/Account/obtenerfacturas/:customerId/:invoice/:purchaseOrder', {
  access: references.access,
  params: {
    ...references.params,
    invoice: orNull(searchedNumber('invoice')),
    purchaseOrder: orNull(searchedNumber('po')),
  },
  answer: found,
})

export const paymentCalls = {
  listReferences: read('POST', '/Account/detailbank/', {
    access: details.access,
    ownFields: ['purchaseorder'],
    body: entity('referenceSearch', {
      customerId: recordId('id', { min: 1 }),
      invoice: searchedNumber('factura'),
      purchaseOrder: searchedNumber('purchaseorder'),
      number: searchedNumber('bankreference'),
    }),
    list: {
      sort: ['number', 'status', 'createdOn', 'total'],
      totals: ['total', 'notApplied', 'partiallyApplied', 'applied', 'cancelled'],
    },
    answer: inKey('detailbank', listOf(bankReference)),
  }),
  referenceLines: read('GET', '/Account/DETAILDETAIL/:customerId', {
    ...details,
    query: { number: text('numero', { max: 60 }) },
    answer: inKey('detaildetail', listOf(referenceLine)),
  }),
  /** 409 if something has been applied to the reference, or if it is cancelled already. */
  cancelReference: write('POST', '/Account/cancelreference/:customerId', {
    isAddition: true,
    access: details.access,
    params: details.params,
    rate: 'references',
    body: entity('referenceCancelling', { number: text('numero', { max: 60 }), reason: text('motivo', { max: 255 }) }),
    answer: entity('referenceCancelled', { reference: text('numero') }),
  }),
  openInvoices,
  /** Paginated; also accepts numbers that contain a slash. */
  listOpenInvoices: read('GET', '/Account/obtenerfacturas/:customerId', {
    forwardedAs: openInvoices,
    ...references,
    query: { invoice: optional(searchedNumber('invoice')), purchaseOrder: optional(searchedNumber('purchaseorder')) },
    list: {
      sort: ['invoice', 'invoiceDate', 'dueDate', 'purchaseOrder', 'amount', 'balance'],
      totals: ['amount', 'balance'],
    },
    answer: found,
  }),
  creditNotes: read('GET', '/Account/obtenernotasdecredito/:customerId', {
    ...references,
    answer: inKey('notas', listOf(creditNote)),
  }),
  generateReference: write('POST', '/generatebakreferences/:customerId', {
    ...references,
    rate: 'references',
    body: entity('newReference', {
      invoices: rows(
        'facturas',
        entity('paid', { id: recordId('idFactura', { min: 1 }), amount: money('partialAmount') }),
      ),
      notes: rows('notas', entity('used', { id: recordId('idNota', { min: 1 }), amount: money('cantidad') })),
    }),
    answer: entity('generated', { reference: text('TotalLate') }),
    takesKey: true,
  }),
}
