import { read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { type Day, day, flag, money, nullable, optional, quantity, recordId, text, wordOf } from '../kinds.ts'
import { anyOf, contains, custom } from '../list.ts'
import { steps } from '../wip/steps.ts'
import { inValue, listOf, rowsAs } from '../wire/envelope.ts'
import { acceptingAny, receipt } from '../wire/receipt.ts'
import { numberOf } from './timelineAddress.ts'

const line = {
  id: recordId('IdOP'),
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
  customerId: optional(recordId('IdCustomer')),
}

export const delay = keyedEntity('delay', 'id', {
  ...line,
  /** Sent by the portal's own service only. */
  customer: optional(text('customer')),
})
/** Line that is produced in advance and invoiced as the customer takes the pieces. */
const consignment = keyedEntity('consignment', 'id', line)

type Line = Pick<RowOf<typeof delay>, 'newCommitmentDate' | 'commitmentDate'>

export const promisedDate = ({ newCommitmentDate, commitmentDate }: Line) => newCommitmentDate ?? commitmentDate

export const maxReasonCharacters = 255

/**
 * New commitment date; `seenDate` is the previous date as the user saw it, to detect concurrent changes
 * `docs/product/orders.md#changing-dates`.
 */
const dateChange = entity('dateChange', {
  id: recordId('idOrden', { min: 1 }),
  date: day('nuevaFecha'),
  reason: text('Comment', { max: maxReasonCharacters, isMultiline: true }),
  seenDate: optional(nullable(day('fechaAnterior'))),
})
export type DateChange = RowOf<typeof dateChange>

export const maxChanges = 500
const changesOfDates = rowsAs(listOf(dateChange, { min: 1, max: maxChanges }), {
  decode: (changes) => ({ changes }),
  encode: ({ changes }) => changes,
})

/** Line whose new date was rejected: its date has been changed in the meantime, or it is no longer open. */
export const newerLine = keyedEntity('newerLine', 'id', {
  id: recordId('IdOP'),
  jobOrder: text('order'),
  date: nullable(day('newShippingDate')),
  isOpen: flag('isOpen'),
})

/** Day without work in the plant, besides weekends. */
const holiday = keyedEntity('holiday', 'day', { day: day('day'), name: text('name') })

const promisedWithin = (wire: string, isWithin: (promised: Day, end: Day) => boolean) =>
  custom(day(wire), (row: Line, end) => {
    const promised = promisedDate(row)
    return promised !== null && isWithin(promised, end as Day)
  })
/** Filter by what rows do not tell; a service without it finds none. */
const unknownInRows = () => false

const ofStaff = { owner: 'staff' } as const

export const delays = {
  /** Sorted by commitment by default, earliest first. */
  listDelays: read('GET', '/api/Orders/delays', {
    access: { pages: ['delays'], ...ofStaff },
    list: {
      // `daysLate` sorts by the promised date.
      sort: [
        'commitmentDate',
        'segment',
        'purchaseOrder',
        'jobOrder',
        'providerPartNumber',
        'ordered',
        'customer',
        'daysLate',
      ],
      filter: {
        providerPartNumber: contains(text('std', { max: 60 })),
        customer: contains(text('customer', { max: 100 })),
        seller: custom(text('seller', { max: 100 }), unknownInRows),
        jobOrder: contains(text('order', { max: 60 })),
        purchaseOrder: contains(text('po', { max: 60 })),
        /** Lines that have pieces at this step. */
        step: custom(wordOf('step', ...steps), unknownInRows),
        promisedFrom: promisedWithin('promisedFrom', (promised, from) => promised >= from),
        promisedTo: promisedWithin('promisedTo', (promised, to) => promised <= to),
        isLate: custom(flag('isLate'), unknownInRows),
        /** Exact numbers, for lines pasted from a sheet. */
        jobOrders: anyOf(text('jobOrders', { max: 60 }), 'jobOrder'),
      },
    },
    answer: inValue(listOf(delay)),
  }),
  listConsignments: read('GET', '/api/Orders/consignments', {
    access: { pages: ['consignments'], ...ofStaff },
    list: { sort: ['purchaseOrder', 'providerPartNumber', 'worth'] },
    answer: inValue(listOf(consignment)),
  }),
  listHolidays: read('GET', '/api/Orders/holidays', {
    access: { pages: ['delays'], ...ofStaff },
    isOwn: true,
    answer: listOf(holiday),
  }),
  /** Saves all dates or none; 409 lists the lines that were changed concurrently. */
  changeDates: write('POST', '/api/Orders/dates', {
    access: { pages: ['delays'], ...ofStaff },
    ownFields: ['fechaAnterior'],
    body: changesOfDates,
    answer: acceptingAny(inValue(receipt('changedDates', {}))),
    takesKey: true,
  }),
}
