import type { documents } from '../../schema/documents.ts'
import type { Caller } from '../caller.ts'
import { notFound } from '../httpError.ts'
import type { Handler, Tools } from '../implement.ts'
import { everything, type OrderFilter, type OrderSearch } from '../orders/matching.ts'
import { drawFor } from './drawings.ts'
import { orderLines } from './orderLines.ts'
import type { Fact } from './paper.ts'
import { schedulePaper, statusNames } from './schedulePaper.ts'
import { settingOf } from './setting.ts'

type Documents = typeof documents

type Asking = Tools & { readonly caller: Caller }

const draw = (asking: Asking, search: OrderSearch, name: string, facts: readonly Fact[]) =>
  drawFor(asking.caller, async () => {
    const { customerId } = search
    const [setting, lines] = await Promise.all([settingOf(asking, customerId), orderLines(asking.reader, search)])
    return { name, paper: schedulePaper(setting, facts, lines) }
  })

/** The lines of one order; an order that is not the customer's and one that is not there are alike. */
const ofOrder = async (tools: Asking, { customerId, purchaseOrder }: { customerId: number; purchaseOrder: string }) => {
  const known = tools.db
    .selectFrom('purchase_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', purchaseOrder)
  if (!(await known.executeTakeFirst())) throw notFound()
  const search = { ...everything, customerId, purchaseOrder }
  return draw(tools, search, `Schedule ${purchaseOrder}`, [['Purchase Order', purchaseOrder]])
}

export const orderSchedule: Handler<Documents['orderSchedule']> = ({ input, ...tools }) => ofOrder(tools, input)
export const orderScheduleByQuery: Handler<Documents['orderScheduleByQuery']> = ({ input, ...tools }) =>
  ofOrder(tools, input)

type Filters = Pick<OrderSearch, 'customerId'> & {
  readonly [K in OrderFilter]?: OrderSearch[K] | undefined
}

const factsOf = ({ purchaseOrder, jobOrder, partNumber, status }: OrderSearch): Fact[] => [
  ...(purchaseOrder ? [['Purchase Order', purchaseOrder] as const] : []),
  ...(jobOrder ? [['Job Order', jobOrder] as const] : []),
  ...(partNumber ? [['Part Number', partNumber] as const] : []),
  ...(status ? [['Status', statusNames[status]] as const] : []),
]

const ofMatching = (tools: Asking, { customerId, purchaseOrder, jobOrder, partNumber, status }: Filters) => {
  const search = {
    customerId,
    purchaseOrder: purchaseOrder ?? null,
    jobOrder: jobOrder ?? null,
    partNumber: partNumber ?? null,
    status: status ?? null,
  }
  return draw(tools, search, `Schedule ${tools.clock.today()}`, factsOf(search))
}

export const schedule: Handler<Documents['schedule']> = ({ input, ...tools }) => ofMatching(tools, input)
export const scheduleByQuery: Handler<Documents['scheduleByQuery']> = ({ input, ...tools }) => ofMatching(tools, input)
