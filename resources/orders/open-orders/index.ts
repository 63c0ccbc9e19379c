import type { RowOf } from '#schema/entity.ts'
import { listedStatusReportRow, orders, purchaseOrder } from '#schema/orders/orders.ts'
import { notStartedName, stepNames } from '#schema/wip/steps.ts'

type Order = RowOf<typeof purchaseOrder>

const last = '9999-12-31'
const promised = ({ promiseDate }: Pick<Order, 'promiseDate'>) => promiseDate ?? last
const requested = ({ lines }: Order) =>
  lines.flatMap(({ open = 0, requestDate }) => (open > 0 && requestDate ? [requestDate] : [])).toSorted()[0] ?? last

const stepsInOrder = [notStartedName, ...Object.values(stepNames)]
const placeOf = ({ lines }: Order) =>
  Math.min(stepsInOrder.length, ...lines.flatMap(({ step }) => (step ? [stepsInOrder.indexOf(step)] : [])))

/** As the service sorts orders, see `docs/product/orders.md#dates-and-quantities`. */
const sortedBy = {
  purchaseOrder: ({ number }: Order) => number,
  promiseDate: promised,
  lastPromise: promised,
  daysLate: promised,
  requestDate: requested,
  daysAfterRequest: requested,
  step: placeOf,
}

export const purchaseOrders = { name: 'orders', entity: purchaseOrder, list: orders.listOrders, sortedBy } as const

export const statusReport = {
  name: 'statusReport',
  entity: listedStatusReportRow,
  list: orders.statusReport,
  sortedBy: { promiseDate: promised },
} as const
