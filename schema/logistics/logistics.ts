import { daysBetween } from '#values/days.ts'
import type { Cents } from '#values/types.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { type Day, day, documents, flag, integer, money, nullable, oneOf, optional, quantity, text } from '../kinds.ts'
import { searchedNumber } from '../orders/orderStatus.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { shipmentCalls, trackingNumber } from './shipments.ts'
import { trackingPageCalls } from './trackingPages.ts'

export const load = entity('load', {
  invoice: numberOf('invoice', text('Invoice', { mayBeEmpty: true })),
  requestDate: day('CustomerRequestDate'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  partNumber: text('CustomerPN'),
  shippedOn: day('PickUpDate'),
  carrier: text('Transportista', { mayBeEmpty: true }),
  tracking: trackingNumber('NumeroGuia'),
})

export type Load = RowOf<typeof load>

export const visit = entity('visit', {
  city: text('city'),
  country: text('country'),
  latitude: quantity('latitude'),
  longitude: quantity('longitude'),
  visitedOn: day('date'),
  visitor: text('visitor'),
  note: text('note', { mayBeEmpty: true }),
  isSample: optional(flag('sample')),
})

const word = (wire: string) => text(wire, { mayBeEmpty: true })

export const readyLoad = entity('readyLoad', {
  incoterm: text('Nombre'),
  incotermId: integer('IdIncoterm'),
  invoice: numberOf('invoice', word('Invoice')),
  requestDate: day('CustomerRequestDate'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  partNumber: text('CustomerPN'),
  quantity: quantity('Quantity'),
  /** Value of all waiting loads of the invoice `docs/product/logistics.md#invoice-total`. */
  invoiceTotal: money('TotalFactura'),
  notifiedOn: nullable(day('NotificationDate')),
  orderHash: word('HashOrderId'),
  invoiceHash: word('HashFolioId'),
  certificates: documents('CoC'),
  street: word('DireccionEmbarque'),
  postalCode: word('CodigoPostal'),
  city: word('Ciudad'),
  country: word('Pais'),
  /**
   * The following are sent by the portal's own service only. `days` counts from the notification, the invoice or the
   * day the load was ready.
   */
  invoiceDate: optional(nullable(day('InvoiceDate'))),
  days: optional(integer('DaysInStatus')),
  amount: optional(money('Amount')),
  /** Agreed incoterm of a load that was changed to Best Way Prepay and Add, otherwise null. */
  agreedIncoterm: optional(nullable(text('IncotermAcordado'))),
})
export type ReadyLoad = RowOf<typeof readyLoad>

/** Notification date, or else invoice date; null if the customer has neither yet. */
export const notifiedOn = ({ notifiedOn, invoiceDate }: ReadyLoad) => notifiedOn ?? invoiceDate ?? null
/** Null if a connected service sends neither the days nor a date to count from. */
export const daysWaiting = (row: ReadyLoad, today: Day) => {
  const since = notifiedOn(row)
  return row.days ?? (since === null ? null : daysBetween(since, today))
}

/**
 * In days. Loads that wait longer are late; late loads that the customer should have collected change to Best Way
 * Prepay and Add `docs/product/logistics.md#best-way`.
 */
export const pickupGraceDays = 7
export const isLate = (days: number | null) => days !== null && days > pickupGraceDays
const collected: readonly number[] = [5, 3]
const bestWay = { incotermId: 20, incoterm: 'Best Way Prepay and Add' } as const
export const incotermAfter = ({ incotermId, incoterm }: Pick<ReadyLoad, 'incotermId' | 'incoterm'>, days: number) =>
  collected.includes(incotermId) && isLate(days)
    ? { ...bestWay, agreedIncoterm: incoterm }
    : { incotermId, incoterm, agreedIncoterm: null }

/** Total value of loads; loads without their own amount count their invoice's total once. */
export const worthOf = (loads: readonly ReadyLoad[]) => {
  const firsts = new Map(loads.map((one) => [one.invoice, one] as const).reverse())
  const isCounted = (one: ReadyLoad) => one.invoice !== '' && firsts.get(one.invoice) !== one
  return loads.reduce((sum, one) => sum + (one.amount ?? (isCounted(one) ? 0 : one.invoiceTotal)), 0) as Cents
}

export const logistics = {
  listInTransit: read('GET', '/api/Customers/:customerId/inTransit', {
    ...ofCustomer('in-transit'),
    list: { sort: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier'] },
    answer: inValue(listOf(load)),
  }),
  listVisits: read('GET', '/TravelLog/', {
    isAddition: true,
    access: { pages: ['travel-log'], owner: 'caller' },
    list: { sort: ['city', 'country', 'visitedOn', 'visitor'] },
    answer: listOf(visit),
  }),
  listReadyToShip: read('GET', '/api/Customers/:customerId/readyToShip', {
    ...ofCustomer('ready-to-ship'),
    query: {
      status: optional(oneOf('status', { 1: 'late', 2: 'onTime' })),
      purchaseOrder: optional(searchedNumber('po')),
      partNumber: optional(searchedNumber('pn')),
    },
    list: { sort: ['incoterm', 'invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'quantity', 'notifiedOn'] },
    answer: inValue(listOf(readyLoad)),
  }),
  ...shipmentCalls,
  ...trackingPageCalls,
}
