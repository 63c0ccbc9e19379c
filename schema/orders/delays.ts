import { read, write } from '../call.ts'
import { type Codec, entity, keyedEntity, type RowOf } from '../entity.ts'
import { day, flag, integer, money, nullable, optional, quantity, text } from '../kinds.ts'
import { contains } from '../list.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { numberOf } from './storyAddress.ts'

const line = {
  id: integer('IdOP'),
  segment: text('segment', { mayBeEmpty: true }),
  purchaseOrder: numberOf('purchaseOrder', text('po')),
  jobOrder: numberOf('jobOrder', text('order')),
  providerPartNumber: text('std'),
  ordered: quantity('Qty'),
  invoiced: quantity('invoiceQty'),
  /** Of a delay what is still to be invoiced; of a consignment one piece (DECISIONS R45, R46). */
  worth: money('usd'),
  commitmentDate: nullable(day('shippingDate')),
  newCommitmentDate: nullable(day('newShippingDate')),
  modifiedDate: nullable(day('FechaModificada')),
  /** Only of our own service: whose line it is. */
  customerId: optional(integer('IdCustomer')),
}

/** An open line of any customer, whose commitment may be moved (spec 3 §3). */
export const delay = keyedEntity('delay', 'id', line)
/** A line that is made ahead and invoiced as it is taken (spec 3 §2 'Consignments'). */
export const consignment = keyedEntity('consignment', 'id', line)

/** The day that is promised now. */
export const promisedDate = ({ newCommitmentDate, commitmentDate }: RowOf<typeof delay>) =>
  newCommitmentDate ?? commitmentDate

/** How long the reason of a new date may be. */
export const mostReasonCharacters = 255

/** A new commitment; `seenDate` is the one that was read before it (DECISIONS R44). */
export const dateChange = entity('dateChange', {
  id: integer('idOrden', { min: 1 }),
  date: day('nuevaFecha'),
  reason: text('Comment', { max: mostReasonCharacters, isMultiline: true }),
  seenDate: optional(nullable(day('fechaAnterior'))),
})
export type DateChange = RowOf<typeof dateChange>

const mostChanges = 500
const changesOfDates: Codec<{ changes: DateChange[] }> = (() => {
  const list = listOf(dateChange)
  return {
    schema: (z) =>
      z
        .array(dateChange.schema(z))
        .check(z.minLength(1, { error: 'required' }), z.maxLength(mostChanges, { error: `tooMany:${mostChanges}` })),
    decode: (wire, at) => ({ changes: list.decode(wire, at) }),
    encode: ({ changes }) => list.encode(changes) as unknown,
  }
})()

/** A line whose new date was refused: its commitment has been moved meanwhile, or nothing of it is open any more. */
export const newerLine = keyedEntity('newerLine', 'id', {
  id: integer('IdOP'),
  jobOrder: text('order'),
  date: nullable(day('newShippingDate')),
  isOpen: flag('isOpen'),
})

const staffWithKey = { content: ['4', '5'], owner: 'staff' } as const

/** Open lines of all customers and their new dates, and what is on consignment (spec 3 §2, §7). */
export const delays = {
  /** The earliest commitment first, unless sorted. */
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
  /** All of the dates, or none of them: 409 names the lines that somebody else was faster with. */
  changeDates: write('POST', '/api/Orders/dates', {
    access: { pages: ['delays'], ...staffWithKey },
    body: changesOfDates,
    answer: inValue(entity('changedDates', { message: text('message') })),
    takesKey: true,
  }),
}
