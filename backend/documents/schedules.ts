import type { documents } from '../../schema/documents.ts'
import type { Handler, Tools } from '../implement.ts'
import { everything, type OrderSearch } from '../orders/matching.ts'
import { refuse } from '../refusal.ts'
import { drawFile } from './drawings.ts'
import { lineSums, orderLines } from './orderLines.ts'
import { schedulePaper } from './orderPapers.ts'
import type { Fact } from './paper.ts'
import { settingOf } from './setting.ts'

type Documents = typeof documents

const draw = async (tools: Tools, search: OrderSearch, name: string, facts: readonly Fact[]) => {
  const [setting, lines, sums] = await Promise.all([
    settingOf(tools, search.customerId),
    orderLines(tools.reader, search),
    lineSums(tools.reader, search),
  ])
  return drawFile(name, schedulePaper(setting, facts, lines, sums))
}

/** The lines of one order; an order that is not the customer's and one that is not there are alike. */
const ofOrder = async (tools: Tools, { customerId, purchaseOrder }: { customerId: number; purchaseOrder: string }) => {
  const known = tools.db
    .selectFrom('purchase_orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', purchaseOrder)
  if (!(await known.executeTakeFirst())) throw refuse.notFound()
  const search = { ...everything, customerId, purchaseOrder }
  return draw(tools, search, `Schedule ${purchaseOrder}`, [['Purchase Order', purchaseOrder]])
}

export const orderSchedule: Handler<Documents['orderSchedule']> = ({ input, ...tools }) => ofOrder(tools, input)
export const orderScheduleByQuery: Handler<Documents['orderScheduleByQuery']> = ({ input, ...tools }) =>
  ofOrder(tools, input)

type Filters = Pick<OrderSearch, 'customerId'> & {
  readonly [K in 'purchaseOrder' | 'jobOrder' | 'status']?: OrderSearch[K] | undefined
}

const ofMatching = (tools: Tools, { customerId, purchaseOrder, jobOrder, status }: Filters) =>
  draw(
    tools,
    {
      customerId,
      purchaseOrder: purchaseOrder ?? null,
      jobOrder: jobOrder ?? null,
      partNumber: null,
      status: status ?? null,
    },
    `Schedule ${tools.clock.today()}`,
    [
      ...(purchaseOrder ? [['Purchase Order', purchaseOrder] as const] : []),
      ...(jobOrder ? [['Job Order', jobOrder] as const] : []),
    ],
  )

export const schedule: Handler<Documents['schedule']> = ({ input, ...tools }) => ofMatching(tools, input)
export const scheduleByQuery: Handler<Documents['scheduleByQuery']> = ({ input, ...tools }) => ofMatching(tools, input)
