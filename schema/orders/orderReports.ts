import type { Day } from '#values/types.ts'
import { ofCustomer, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import type { Schema } from '../fields.ts'
import { day, dayField, flag, integer, nullable, oneOf, optional, quantity, recordId, text } from '../kinds.ts'
import { atLeast, atMost, custom } from '../list.ts'
import { counts } from '../wip/steps.ts'
import { inValue, listOf, single } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'
import { numberOf } from './timelineAddress.ts'

const word = (wire: string) => text(wire, { mayBeEmpty: true })
/** Field of the status report that reports on direct customers may omit. */
const extra = <S extends Schema>(field: S) => optional(nullable(field))
const comment = (wire: string) => text(wire, { max: 255, isMultiline: true })

const { other: _other, ...steps } = counts

export const reportLine = keyedEntity('reportLine', 'id', {
  customerName: text('CustomerName'),
  purchaseOrder: numberOf('purchaseOrder', text('PO')),
  customerPartNumber: text('CustomerPartNumber'),
  providerPartNumber: text('{product}PartNumber'),
  engine: word('PNDescription'),
  material: word('Material'),
  requestDate: day('CustomerRequestDate'),
  /** The new commitment date if the line has been moved. */
  commitmentDate: nullable(day('{product}CommitmentDate')),
  ordered: quantity('Qty'),
  shipped: quantity('Shipped'),
  horizon: word('Horizon'),
  release: word('Release'),
  status: oneOf('Status', { Late: 'late', 'On Time': 'onTime' }),
  ...steps,
  materialDate: extra(day('FechaDispMP')),
  enteredDate: extra(day('ConfigurationDate')),
  invoicedDate: extra(day('FacturationDate')),
  sellerDate: extra(day('DateToUpdate')),
  eta: extra(day('FechaETA')),
  leadTime: extra(integer('TotalLeadTime')),
  gap: extra(integer('GAP')),
  tracking: extra(word('TrackingNumber')),
  mode: extra(word('Mode')),
  ncrCount: extra(integer('CantNCR')),
  ncr: extra(word('NCR')),
  sellerComment: extra(comment('SellerComment')),
  isConfirmed: optional(flag('IsConfirmed')),
  hasComment: optional(flag('HasComment')),
  /** Sent by the portal's own service only; other services indicate comments by `hasComment` alone. */
  customerComment: extra(comment('ClientComment')),
  id: recordId('Id{product}Order'),
  /** Sent by the portal's own service only. */
  customerId: optional(recordId('IdCustomer')),
})
export type ReportLine = RowOf<typeof reportLine>

export const reportSteps = Object.keys(steps) as (keyof typeof steps)[]

/**
 * True if total reception can be confirmed: nothing is shipped, and no pieces are in any step
 * `docs/product/orders.md#confirming-a-reception`.
 */
export const mayBeConfirmed = (line: Pick<ReportLine, 'shipped' | keyof typeof steps>) =>
  line.shipped === 0 && reportSteps.every((step) => line[step] === 0)

/** Placeholders for a missing tracking number. */
const noTrackings: readonly string[] = ['', '-', '.']
export const isTracking = (tracking: string) => !noTrackings.includes(tracking.trim())

const tracking = keyedEntity('tracking', 'tracking', {
  tracking: text('TrackingNumber'),
  eta: nullable(day('FechaETA')),
})

/** Date; the empty string means none. */
const dayOrEmpty = (wire: string) =>
  dayField<Day | null>(
    wire,
    { decode: (value) => (value === '' ? null : (value.slice(0, 10) as Day)), encode: (value) => value ?? '' },
    { isNullable: true, isRequired: false },
  )

const yesOrNo = single(flag('answer'))

const noteFields = {
  partNumber: text('numeroParte', { max: 60 }),
  customerComment: nullable(text('comentarioCliente', { max: 255, isMultiline: true, mayBeEmpty: true })),
  date: dayOrEmpty('fechaActualizada'),
  sellerComment: nullable(text('comentarioVendedor', { max: 255, isMultiline: true, mayBeEmpty: true })),
  isConfirmed: flag('confirmacion'),
}

const ofReports = ofCustomer('open-orders-direct-customers', 'b-status-report', 'b-status-report-seller')
const message = receipt('message', {})
/** Accepts an idempotency key, so that a repeated submit is applied once. */
const ofLine = {
  params: { id: rowId },
  answer: message,
  takesKey: true,
} as const
const ofOwnLine = { pages: ['b-status-report'], owner: 'row' } as const
const searched = (wire: string) => optional(nullable(text(wire, { max: 60 })))

export const orderReports = {
  isLotType: read('GET', '/api/Customers/:customerId/isLotType', { ...ofReports, answer: yesOrNo }),
  /** The customer's own open lines, or with `isLotType` false the lines of its direct customers. */
  listLines: read('GET', '/api/Customers/:customerId/wipreportGE', {
    ...ofReports,
    query: {
      status: optional(nullable(oneOf('status', { 1: 'late', 3: 'onTime' }))),
      isLotType: optional(flag('clientIsLotType')),
      customerPartNumber: searched('pn'),
      purchaseOrder: searched('po'),
      engine: searched('engine'),
      material: searched('material'),
      from: optional(atLeast(day('startDate'), 'requestDate')),
      to: optional(atMost(day('endDate'), 'requestDate')),
    },
    list: {
      sort: ['requestDate', 'commitmentDate', 'purchaseOrder', 'customerPartNumber', 'providerPartNumber', 'ordered'],
      filter: {
        isConfirmed: flag('isConfirmed'),
        year: custom(integer('year', { min: 1900, max: 9999 }), (row: ReportLine, year) =>
          row.requestDate?.startsWith(`${year}-`),
        ),
      },
    },
    answer: inValue(listOf(reportLine)),
  }),
  listTrackings: read('GET', '/api/Customers/:customerId/trackings', {
    isAddition: true,
    ...ofCustomer('b-status-report-seller'),
    answer: inValue(listOf(tracking)),
  }),
  /** Confirms total reception; possible once per line. */
  confirm: write('POST', '/Orders/:id/clientConfirm', {
    ...ofLine,
    access: ofOwnLine,
    body: entity('confirmation', noteFields),
  }),
  /** Only one comment per line. */
  comment: write('POST', '/Orders/:id/clientComment', {
    ...ofLine,
    rate: 'comments',
    access: ofOwnLine,
    body: entity('lineComment', {
      ...noteFields,
      customerComment: comment('comentarioCliente'),
      customerId: recordId('IdCustomer', { min: 1 }),
      purchaseOrder: text('PO', { max: 60 }),
    }),
  }),
  /** Only one seller comment per line; the date can be changed repeatedly `docs/product/orders.md#sellers-answer`. */
  answerLine: write('POST', '/Orders/:id/dateComment', {
    ...ofLine,
    rate: 'comments',
    access: { pages: ['b-status-report-seller'], owner: 'row' },
    body: entity('sellerAnswer', noteFields),
  }),
  setEta: write('POST', '/Customers/:customerId/dateETA', {
    ...ofCustomer('b-status-report-seller'),
    body: entity('eta', { tracking: text('trackingNumber', { max: 60 }), eta: day('fechaETA') }),
    answer: message,
    takesKey: true,
  }),
}
