import type { Dice } from '../dice.ts'
import { incotermOf } from './incoterms.ts'
import type { Bill, FromToday, Load } from './plannedOrders.ts'
import type { Plan } from './plans.ts'

const carriers = ['Sierra Larga Logistics', 'Kestrel Bay Freight'] as const

const drawTracking = ({ below }: Dice) => `${1_000 + below(9_000)} ${1_000 + below(9_000)} ${1_000 + below(9_000)}`

/** Loads never leave or arrive in the future. */
const untilToday = (day: FromToday) => Math.min(0, day)

/** A delivered load of an invoice; nine in ten left by the promised date. */
export const drawDelivered = (chance: Dice, plan: Plan, bill: Bill, quantity: number): Load => {
  const { below, pick, isLucky } = chance
  const readyOn = bill.issuedOn
  const shippedOn = untilToday(readyOn + below(4))
  return {
    quantity,
    incotermId: incotermOf(plan.customerId),
    promisedOn: isLucky(0.9) ? shippedOn + below(12) : shippedOn - 1 - below(20),
    readyOn,
    notifiedOn: readyOn,
    shippedOn,
    deliveredOn: untilToday(shippedOn + 2 + below(8)),
    carrier: pick(carriers),
    tracking: drawTracking(chance),
    bill,
  }
}

export const waitingBill = (plan: Plan, issuedOn: FromToday): Bill => ({
  issuedOn,
  dueOn: issuedOn + plan.creditDays,
  paidOn: null,
  hasDocument: true,
})

export const drawReady = (chance: Dice, plan: Plan, quantity: number): Load => {
  const { below, isLucky } = chance
  const readyOn = -1 - below(plan.maxDaysOverdue > 20 ? 28 : 9)
  return {
    quantity,
    incotermId: incotermOf(plan.customerId),
    promisedOn: readyOn - 3 + below(15),
    readyOn,
    notifiedOn: isLucky(0.9) ? untilToday(readyOn + below(2)) : null,
    shippedOn: null,
    deliveredOn: null,
    carrier: null,
    tracking: null,
    bill: plan.isReadyBilled ? waitingBill(plan, readyOn) : null,
  }
}

export const drawInTransit = (chance: Dice, plan: Plan, quantity: number): Load => {
  const { below, pick, isLucky } = chance
  const readyOn = -3 - below(9)
  const shippedOn = readyOn + below(3)
  return {
    quantity,
    incotermId: incotermOf(plan.customerId),
    promisedOn: isLucky(0.9) ? shippedOn + below(10) : shippedOn - 1 - below(10),
    readyOn,
    notifiedOn: readyOn,
    shippedOn,
    deliveredOn: null,
    carrier: isLucky(0.95) ? pick(carriers) : null,
    tracking: isLucky(0.8) ? drawTracking(chance) : pick([null, '1']),
    bill: waitingBill(plan, readyOn),
  }
}
