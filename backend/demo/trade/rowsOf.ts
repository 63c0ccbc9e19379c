import type { Day } from '#schema/kinds.ts'
import { type OrderStatus, openStatus } from '#schema/orders/orderStatus.ts'
import type { Row } from '../enterRows.ts'
import { type FromToday, type Line, type Load, shippedOf } from './plannedOrders.ts'

/** Current status of a line, as the ERP would report it. */
const statusOf = (line: Line): OrderStatus => {
  if (shippedOf(line) === line.quantity)
    return line.loads.some(({ deliveredOn }) => deliveredOn === null) ? 'inTransit' : 'delivered'
  if (line.isDeviation) return 'deviationRequest'
  return openStatus(line.committedOn, line.newCommittedOn, 0)
}

export type Calendar = <Days extends FromToday | null>(days: Days) => Days extends null ? Day | null : Day

const horizonOf = (requestedOn: FromToday) => {
  if (requestedOn <= 60) return 'Firm'
  if (requestedOn <= 150) return 'Planned'
  return requestedOn <= 300 ? 'Forecast' : ''
}

const waitingOf = ({ loads }: Line) =>
  loads.reduce((sum, { quantity, shippedOn }) => (shippedOn === null ? sum + quantity : sum), 0)

/** Pieces per step; pieces of ready loads count as finished goods. */
const stepsOf = (line: Line) => ({
  cutting: line.held.cutting ?? 0,
  forging: line.held.forging ?? 0,
  heat_treatment: line.held.heatTreatment ?? 0,
  pre_machining: line.held.preMachining ?? 0,
  splitting: line.held.splitting ?? 0,
  machining: line.held.machining ?? 0,
  pdp: line.held.pdp ?? 0,
  final_inspection: line.held.finalInspection ?? 0,
  ndt: line.held.ndt ?? 0,
  laboratory: line.held.laboratory ?? 0,
  approval: line.held.approval ?? 0,
  finished_goods: (line.held.finishedGoods ?? 0) + waitingOf(line),
  other: line.held.other ?? 0,
})

type JobOrderKeys = Pick<Row<'job_orders'>, 'id' | 'customer_id' | 'purchase_order_id' | 'number' | 'line_item'>

export const jobOrderRow = (keys: JobOrderKeys, line: Line, day: Calendar): Row<'job_orders'> => ({
  ...keys,
  part_id: line.part.id,
  release: line.release,
  horizon: horizonOf(line.requestedOn),
  quantity: line.quantity,
  shipped: shippedOf(line),
  price: line.price,
  status: statusOf(line),
  requested_on: day(line.requestedOn),
  committed_on: day(line.committedOn),
  new_committed_on: day(line.newCommittedOn),
  modified_on: day(line.modifiedOn),
  modified_comment: line.modifiedComment,
  released_on: day(line.releasedOn),
  acknowledged_on: day(line.acknowledgedOn),
  partial_on: day(line.partialOn),
  partial_quantity: line.partialQuantity,
  balance_on: day(line.balanceOn),
  ...stepsOf(line),
})

type DeliveryKeys = Pick<Row<'deliveries'>, 'id' | 'customer_id' | 'job_order_id' | 'invoice_id'>

export const deliveryRow = (keys: DeliveryKeys, load: Load, day: Calendar): Row<'deliveries'> => ({
  ...keys,
  quantity: load.quantity,
  incoterm_id: load.incotermId,
  promised_on: day(load.promisedOn),
  ready_on: day(load.readyOn),
  notified_on: day(load.notifiedOn),
  shipped_on: day(load.shippedOn),
  delivered_on: day(load.deliveredOn),
  carrier: load.carrier,
  tracking: load.tracking,
})
