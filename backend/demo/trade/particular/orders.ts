import type { Day } from '#schema/kinds.ts'
import { customerIds } from '../../customers.ts'
import type { Ground } from '../../ground.ts'
import { type Spans, spansOf } from '../bills.ts'
import { incotermOf } from '../incoterms.ts'
import { waitingBill } from '../loads.ts'
import type { Part } from '../parts.ts'
import { type Bill, type FromToday, type Line, type Load, lineOf, type Order } from '../plannedOrders.ts'
import type { Plan } from '../plans.ts'
import { billCases, ordersOfBill } from './bills.ts'
import { lastOrders } from './days.ts'
import { healthyLineCases, type LineCase, lineCases, type OrderCase } from './lines.ts'
import { halfCentLoad, halfDollarLine, healthyLoadCases, largestAmount } from './loads.ts'

const monthsAgo = 6

/** A month with eight loads, one of them late: 87.5 % on time. */
const eightLoads = ({ month }: Spans): OrderCase => {
  const shippedOn = month(monthsAgo).from + 14
  const readyOn = shippedOn - 1
  const bill = { issuedOn: readyOn, dueOn: shippedOn + 59, paidOn: shippedOn + 50, hasDocument: true }
  const load = { readyOn, notifiedOn: readyOn, shippedOn, deliveredOn: shippedOn + 5, bill }
  return {
    orderedOn: shippedOn - 120,
    documents: 1,
    lines: Array.from({ length: 8 }, (_, index) => ({
      name: `load ${index + 1} of a month of eight`,
      quantity: 2,
      loads: [{ ...load, promisedOn: index === 0 ? shippedOn - 1 : shippedOn }],
    })),
  }
}

const deviating = (part: number, name: string): LineCase => ({
  name,
  part,
  committedOn: 12,
  isDeviation: true,
  held: { laboratory: 10 },
})

/** Deviating lines for the given number of parts; the first part has two. */
const deviationsOf = (parts: number): OrderCase => ({
  orderedOn: -105,
  documents: 1,
  lines: [
    ...Array.from({ length: parts }, (_, index) => deviating(3 + index, `deviation of part ${index + 1}`)),
    deviating(3, 'another deviation of part 1'),
  ],
})

const { healthy, creditHold, steelMaker, ringsOnly, aerospace } = customerIds

const ownCases = (customerId: number, today: Day, spans: Spans): readonly OrderCase[] => {
  const own: Readonly<Record<number, readonly OrderCase[]>> = {
    [healthy]: [...lineCases(today), ...healthyLineCases, ...healthyLoadCases],
    [creditHold]: lineCases(today),
    [steelMaker]: [halfCentLoad],
    [ringsOnly]: [halfDollarLine, deviationsOf(2)],
    [aerospace]: [largestAmount, eightLoads(spans), deviationsOf(7)],
    ...lastOrders,
  }
  return own[customerId] ?? []
}

const casesOf = ({ customerId, creditDays }: Plan, today: Day): readonly OrderCase[] => {
  const spans = spansOf(today)
  const bills = billCases(spans).filter((billCase) => billCase.customerId === customerId)
  return [...ownCases(customerId, today, spans), ...bills.flatMap((billCase) => ordersOfBill(billCase, creditDays))]
}

interface OrderContext {
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly orderedOn: FromToday
  readonly hasExtremes: boolean
  /** Invoices by ready day: loads of an order that were ready on the same day share one. */
  readonly bills: Map<number, Bill>
}

const loadFrom = (overrides: Partial<Load>, quantity: number, { plan, bills }: OrderContext): Load => {
  const { readyOn = 0, shippedOn = null } = overrides
  const bill = bills.get(readyOn) ?? waitingBill(plan, readyOn)
  bills.set(readyOn, bill)
  return {
    quantity,
    incotermId: incotermOf(plan.customerId),
    promisedOn: 0,
    readyOn,
    notifiedOn: null,
    shippedOn,
    deliveredOn: null,
    carrier: shippedOn === null ? null : 'Sierra Larga Logistics',
    tracking: shippedOn === null ? null : '3308 5562 9174',
    bill,
    ...overrides,
  }
}

/** The first three parts are special; ordinary lines rotate through the next ten. */
const usualPart = (index: number) => 3 + (index % 10)

const lineFrom = (
  { name, loads = [], extreme, ...overrides }: LineCase,
  index: number,
  context: OrderContext,
): Line => {
  const { plan, parts, orderedOn, hasExtremes } = context
  const { part = usualPart(index), quantity = 10, held = {}, committedOn = loads[0]?.promisedOn ?? 40 } = overrides
  const chosen = parts[part]
  if (!chosen) throw new Error(`Customer ${plan.customerId} has no part for '${name}'`)
  const isStarted = loads.length > 0 || Object.keys(held).length > 0
  return lineOf({
    price: chosen.price,
    requestedOn: (committedOn ?? 35) - 10,
    releasedOn: isStarted ? Math.min(0, orderedOn + 12) : null,
    ...overrides,
    ...(hasExtremes ? extreme : {}),
    part: chosen.row,
    quantity,
    committedOn,
    loads: loads.map((load) => loadFrom(load, quantity, context)),
  })
}

export const particularOrders = (
  plan: Plan,
  parts: readonly Part[],
  { today, hasExtremes }: Pick<Ground, 'today' | 'hasExtremes'>,
): Order[] => {
  let index = 0
  return casesOf(plan, today).map(({ lines, ...order }) => {
    const context = { plan, parts, hasExtremes, orderedOn: order.orderedOn, bills: new Map<number, Bill>() }
    return { ...order, lines: lines.map((line) => lineFrom(line, index++, context)) }
  })
}
