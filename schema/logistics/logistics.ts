import { daysBetween } from '../../values/days.ts'
import type { Cents } from '../../values/types.ts'
import { ofCustomer, read } from '../call.ts'
import { entity, type RowOf } from '../entity.ts'
import { type Day, day, documents, flag, integer, money, nullable, oneOf, optional, quantity, text } from '../kinds.ts'
import { searchedNumber } from '../orders/orderStatus.ts'
import { numberOf } from '../orders/storyAddress.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { shipmentCalls } from './shipments.ts'

/** A tracking number; '1' stands for one that is missing (spec 2 §2 'In Transit'). */
const trackingNumber = (wire: string) => ({
  ...text(wire, { mayBeEmpty: true }),
  decode: (value: unknown) => (value === '1' ? '' : (value as string)),
})

/** A load on its way to the customer (spec 2 §2 'In Transit', §3). */
export const load = entity('load', {
  invoice: numberOf('invoice', text('Invoice', { mayBeEmpty: true })),
  requestDate: day('CustomerRequestDate'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  partNumber: text('CustomerPN'),
  shippedOn: day('PickUpDate'),
  carrier: text('Transportista', { mayBeEmpty: true }),
  tracking: trackingNumber('NumeroGuia'),
})

/** A visit of the provider's people (spec 2 §2 'Travel Log'; DECISIONS R16). */
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

/** A load that waits to leave (spec 2 §2 'Ready to Ship', §3). */
export const readyLoad = entity('readyLoad', {
  incoterm: text('Nombre'),
  incotermId: integer('IdIncoterm'),
  invoice: numberOf('invoice', word('Invoice')),
  requestDate: day('CustomerRequestDate'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  partNumber: text('CustomerPN'),
  quantity: quantity('Quantity'),
  /** What the waiting loads of the invoice are worth together (DECISIONS R9). */
  invoiceTotal: money('TotalFactura'),
  notifiedOn: nullable(day('NotificationDate')),
  orderHash: word('HashOrderId'),
  invoiceHash: word('HashFolioId'),
  certificates: documents('CoC'),
  street: word('DireccionEmbarque'),
  postalCode: word('CodigoPostal'),
  city: word('Ciudad'),
  country: word('Pais'),
  /** Only of our own service (DECISIONS R7): days since the notification, the invoice, or since it was ready. */
  invoiceDate: optional(nullable(day('InvoiceDate'))),
  days: optional(integer('DaysInStatus')),
  amount: optional(money('Amount')),
})
export type ReadyLoad = RowOf<typeof readyLoad>

/** One that is not notified waits since its invoice, or as far as its row says since the day that it was asked for. */
export const waitingSince = ({ notifiedOn, invoiceDate, requestDate }: ReadyLoad) =>
  notifiedOn ?? invoiceDate ?? requestDate
export const daysWaiting = (row: ReadyLoad, today: Day) => row.days ?? daysBetween(waitingSince(row), today)

/** A load that waits longer is late, and one to be collected goes by the best way (spec 2 §4, §9, DECISIONS F14). */
export const pickupGraceDays = 7
export const isLate = (days: number) => days > pickupGraceDays
const collected: readonly number[] = [5, 3]
const bestWay = { incotermId: 20, incoterm: 'Best Way Prepay and Add' } as const
export const incotermAfter = ({ incotermId, incoterm }: Pick<ReadyLoad, 'incotermId' | 'incoterm'>, days: number) =>
  collected.includes(incotermId) && isLate(days) ? bestWay : { incotermId, incoterm }

/** What loads are worth; where they do not say it, each invoice's total once (DECISIONS R9). */
export const worthOf = (loads: readonly ReadyLoad[]) => {
  const firsts = new Map(loads.map((one) => [one.invoice, one] as const).reverse())
  const isCounted = (one: ReadyLoad) => one.invoice !== '' && firsts.get(one.invoice) !== one
  return loads.reduce((sum, one) => sum + (one.amount ?? (isCounted(one) ? 0 : one.invoiceTotal)), 0) as Cents
}

/** Loads: ready, on their way, and those that have left with their documents (spec 2 §7). */
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
}
