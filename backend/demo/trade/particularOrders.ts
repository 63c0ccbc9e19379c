import type { Cents, Day } from '../../../schema/kinds.ts'
import { customerIds } from '../customers.ts'
import type { Spans } from './bills.ts'
import { incotermOf } from './incoterms.ts'
import { billCases, ordersOfBill } from './particularBills.ts'
import { healthyLineCases, type LineCase, lineCases, type OrderCase } from './particularLines.ts'
import { halfCentLoad, halfDollarLine, healthyLoadCases, largestAmount } from './particularLoads.ts'
import { eightLoads } from './particularMonth.ts'
import type { Part } from './parts.ts'
import type { Plan } from './plans.ts'
import { type Bill, type Line, type Load, lineOf, type Order } from './story.ts'

const { healthy, creditHold, steelMaker, ringsOnly, aerospace } = customerIds

/** The particular orders of a customer, in the order of their numbers. */
export const orderCases = (customerId: number, today: Day, spans: Spans): readonly OrderCase[] => {
  const own: Readonly<Record<number, readonly OrderCase[]>> = {
    [healthy]: [...lineCases(today), ...healthyLineCases, ...healthyLoadCases],
    [creditHold]: lineCases(today),
    [steelMaker]: [halfCentLoad],
    [ringsOnly]: [halfDollarLine],
    [aerospace]: [largestAmount, eightLoads(spans)],
  }
  return own[customerId] ?? []
}

const billOf = (plan: Plan, issuedOn: number): Bill => ({
  issuedOn,
  dueOn: issuedOn + plan.creditDays,
  paidOn: null,
  hasDocument: true,
})

const loadOf = (given: Partial<Load>, line: { quantity: number }, plan: Plan, bills: Map<number, Bill>): Load => {
  const readyOn = given.readyOn ?? 0
  const bill = bills.get(readyOn) ?? billOf(plan, readyOn)
  bills.set(readyOn, bill)
  return {
    quantity: line.quantity,
    incotermId: incotermOf(plan.customerId),
    promisedOn: 0,
    readyOn,
    notifiedOn: null,
    shippedOn: null,
    deliveredOn: null,
    carrier: given.shippedOn === undefined ? null : 'Sierra Larga Logistics',
    tracking: given.shippedOn === undefined ? null : '3308 5562 9174',
    bill,
    ...given,
  }
}

const toLine = (
  { name, part = 3, loads = [], ...given }: LineCase,
  plan: Plan,
  parts: readonly Part[],
  bills: Map<number, Bill>,
): Line => {
  const chosen = parts[part] ?? parts[0]
  if (!chosen) throw new Error(`Customer ${plan.customerId} has no part for '${name}'`)
  const quantity = given.quantity ?? 10
  return lineOf({
    part: chosen.row,
    quantity,
    price: chosen.price as Cents,
    requestedOn: 25,
    committedOn: 40,
    ...given,
    loads: loads.map((load) => loadOf(load, { quantity }, plan, bills)),
  })
}

/** Loads of an order that were ready on one day are charged by one invoice. */
const toOrder = ({ lines, ...order }: OrderCase, plan: Plan, parts: readonly Part[]): Order => {
  const bills = new Map<number, Bill>()
  return { ...order, lines: lines.map((line) => toLine(line, plan, parts, bills)) }
}

/** The orders of a customer that DEMO asks for by their state. */
export const particularOrders = (plan: Plan, parts: readonly Part[], today: Day, spans: Spans): Order[] => {
  const charged = billCases(spans).filter(({ customerId }) => customerId === plan.customerId)
  const cases = [
    ...orderCases(plan.customerId, today, spans),
    ...charged.flatMap((billCase) => ordersOfBill(billCase, plan.creditDays)),
  ]
  return cases.map((orderCase) => toOrder(orderCase, plan, parts))
}
