import type { requests } from '#schema/orders/requests.ts'
import { steps } from '#schema/wip/steps.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { stepColumns } from '../order-lines/columns.ts'
import { lastReason, promisedOn } from '../promised-dates/moved.ts'

/** True if this database has orders of the customer; otherwise a company's services have them. */
export const hasOrders = async (db: Db, customerId: number) =>
  (await db.selectFrom('job_orders').select('id').where('customer_id', '=', customerId).limit(1).execute()).length > 0

/** Lines of a customer, with what requests need to know of them. */
export const linesOf = (db: Db, customerId: number, jobOrders: readonly string[]) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .select(['job_orders.number as jobOrder', 'purchase_orders.number as purchaseOrder'])
    .select(['job_orders.line_item as lineItem', 'job_orders.quantity as ordered', 'job_orders.shipped'])
    .select(['job_orders.requested_on as requestedOn', promisedOn.as('promisedOn'), lastReason.as('reason')])
    .select(stepColumns)
    .where('job_orders.customer_id', '=', customerId)
    .where('job_orders.number', 'in', jobOrders)
    .execute()

export type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Open requests on these lines or invoices. */
export const openRequestsOf = (db: Db, customerId: number, subjects: readonly string[]) =>
  db
    .selectFrom('requests')
    .select(['subject', 'kind', 'number'])
    .where('customer_id', '=', customerId)
    .where('subject', 'in', subjects)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()

const unknown = {
  purchaseOrder: null,
  lineItem: null,
  ordered: null,
  shipped: null,
  requestedOn: null,
  promisedOn: null,
  reason: null,
  steps: [],
}

const factsOf = (line: Line) => {
  const { purchaseOrder, lineItem, ordered, shipped, requestedOn, promisedOn: promised, reason } = line
  const held = steps.flatMap((step) => (line[step] > 0 ? [{ step, pieces: line[step] }] : []))
  return { purchaseOrder, lineItem, ordered, shipped, requestedOn, promisedOn: promised, reason, steps: held }
}

export const requestableLines: Handler<typeof requests.requestableLines> = async ({ db, input }) => {
  const { customerId } = input
  const jobOrders = [...new Set(input.jobOrders)]
  if (jobOrders.length === 0) return []
  const lines = await linesOf(db, customerId, jobOrders)
  const open = await openRequestsOf(db, customerId, jobOrders)
  const isElsewhere = lines.length === 0 && !(await hasOrders(db, customerId))
  return jobOrders.flatMap((jobOrder) => {
    const line = lines.find((one) => one.jobOrder === jobOrder)
    if (!line && !isElsewhere) return []
    const openRequests = open.flatMap(({ subject, kind, number }) =>
      subject === jobOrder && number !== null && kind !== 'dispute' ? [{ kind, number }] : [],
    )
    return [{ jobOrder, ...(line ? factsOf(line) : unknown), openRequests }]
  })
}
