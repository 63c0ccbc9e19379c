import { id, input, read } from './call.ts'
import { entity } from './entity.ts'
import { inValue, listOf } from './envelope.ts'
import { day, flag, optional, quantity, text } from './kinds.ts'

/** A tracking number; '1' stands for one that is missing (spec 2 §2 'In Transit'). */
const trackingNumber = (wire: string) => ({
  ...text(wire, { mayBeEmpty: true }),
  decode: (value: unknown) => (value === '1' ? '' : (value as string)),
})

/** A load on its way to the customer (spec 2 §2 'In Transit', §3). */
export const load = entity('load', {
  invoice: text('Invoice', { mayBeEmpty: true }),
  requestDate: day('CustomerRequestDate'),
  purchaseOrder: text('PO'),
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

/** Shipments on their way (spec 2 §7). */
export const logistics = {
  listInTransit: read('GET', '/api/Customers/:customerId/inTransit', {
    access: { pages: ['in-transit'], owner: input('customerId') },
    params: { customerId: id },
    list: { sort: ['invoice', 'requestDate', 'purchaseOrder', 'partNumber', 'shippedOn', 'carrier'] },
    answer: inValue(listOf(load)),
  }),
  listVisits: read('GET', '/TravelLog/', {
    access: { pages: ['travel-log'], owner: 'caller' },
    list: { sort: ['city', 'country', 'visitedOn', 'visitor'] },
    answer: listOf(visit),
  }),
}
