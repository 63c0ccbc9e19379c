import { read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { day, flag, integer, money, nullable, optional, quantity, text } from '../kinds.ts'
import { contains } from '../list.ts'
import { inValue, listOf, rowsAs } from '../wire/envelope.ts'
import { numberOf } from './timelineAddress.ts'

const line = {
  id: integer('IdOP'),
  segment: text('segment', { mayBeEmpty: true }),
  purchaseOrder: numberOf('purchaseOrder', text('po')),
  jobOrder: numberOf('jobOrder', text('order')),
  providerPartNumber: text('std'),
  ordered: quantity('Qty'),
  invoiced: quantity('invoiceQty'),
  /** Delays: amount that is still to be invoiced. Consignments: price of one piece. */
  worth: money('usd'),
  commitmentDate: nullable(day('shippingDate')),
  newCommitmentDate: nullable(day('newShippingDate')),
  modifiedDate: nullable(day('FechaModificada')),
  /** Sent by the portal's own service only. */
  customerId: optional(integer('IdCustomer')),
}

export const delay = keyedEntity('delay', 'id', line)
/** Line that is produced in advance and invoiced as the customer takes the pieces. */
export const consignment = keyedEntity('consignment', 'id', line)

export const promisedDate = ({ newCommitmentDate, commitmentDate }: RowOf<typeof delay>) =>
  newCommitmentDate ?? commitmentDate

export const maxReasonCharacters = 255

/**
 * New commitment date; `seenDate` is the previous date as the user saw it, to detect concurrent changes
 * `docs/product/orders.md#changing-dates`.
 */
export const dateChange = entity('dateChange', {
  id: integer('idOrden', { min: 1 }),
  date: day('nuevaFecha'),
  reason: text('Comment', { max: maxReasonCharacters, isMultiline: true }),
  seenDate: optional(nullable(day('fechaAnterior'))),
})
export type DateChange = RowOf<typeof dateChange>

const maxChanges = 500
const changesOfDates = rowsAs(listOf(dateChange, { min: 1, max: maxChanges }), {
  decode: (changes) => ({ changes }),
  encode: ({ changes }) => changes,
})

/** Line whose new date was rejected: its date has been changed in the meantime, or it is no longer open. */
export const newerLine = keyedEntity('newerLine', 'id', {
  id: integer('IdOP'),
  jobOrder: text('order'),
  date: nullable(day('newShippingDate')),
  isOpen: flag('isOpen'),
})

const staffWithKey = { content: ['4', '5'], owner: 'staff' } as const

export const delays = {
  /** Sorted by commitment by default, earliest first. */
  listDelays: read('GET', '/api/Orders/delays', {
    access: { pages: ['delays'], ...staffWithKey },
    list: {
      sort: ['commitmentDate', 'segment', 'purchaseOrder', 'jobOrder', 'providerPartNumber', 'ordered'],
      filter: { providerPartNumber: contains(text('std', { max: 60 })) },
    },
    answer: inValue(listOf(delay)),
  }),
  listConsignments: read('GET', '/api/Orders/consignments', {
    access: { pages: ['consignments'], ...staffWithKey },
    list: { sort: ['purchaseOrder', 'providerPartNumber', 'worth'] },
    answer: inValue(listOf(consignment)),
  }),
  /** Saves all dates or none; 409 lists the lines that were changed concurrently. */
  changeDates: write('POST', '/api/Orders/dates', {
    access: { pages: ['delays'], ...staffWithKey },
    body: changesOfDates,
    answer: inValue(entity('changedDates', { message: text('message') })),
    takesKey: true,
  }),
}
