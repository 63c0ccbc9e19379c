import type { Dice } from '../dice.ts'
import { drawDelivered, drawInTransit, drawReady } from './loads.ts'
import { drawOpenLine } from './openLine.ts'
import type { Part } from './parts.ts'
import { type Bill, type FromToday, type Line, type Load, lineOf, type Order, shippedOf } from './plannedOrders.ts'
import type { Plan } from './plans.ts'

type Some<T> = readonly [T, ...T[]]

export interface Draw {
  readonly chance: Dice
  readonly plan: Plan
  readonly parts: Some<Part>
}

const drawDocuments = ({ pick }: Dice) => pick([0, 1, 1, 3])
/** About three on average. */
const drawCount = ({ pick }: Dice) => pick([1, 1, 2, 2, 3, 3, 4, 4, 5, 6])
const drawQuantity = ({ below, pick }: Dice) => pick([1, 2, 4, 5, 6, 8, 10, 12, 16, 20 + below(30)])

const done = ({ chance, parts }: Draw, orderedOn: FromToday, load: Load): Line => {
  const { below, pick, isLucky } = chance
  const part = pick(parts)
  return lineOf({
    part: part.row,
    quantity: load.quantity,
    price: part.price,
    release: isLucky(0.7) ? `R${1 + below(6)}` : '',
    requestedOn: load.promisedOn - below(20),
    committedOn: load.promisedOn,
    releasedOn: orderedOn + 5 + below(20),
    acknowledgedOn: isLucky(0.8) ? orderedOn + 1 + below(4) : null,
    loads: [load],
  })
}

const withLoads = (draw: Draw, orderedOn: FromToday, loads: readonly Load[], partly: number): Order => {
  const { chance, plan, parts } = draw
  const { mayDeviate } = plan
  const lines = loads.map((load) => {
    if (!chance.isLucky(partly)) return done(draw, orderedOn, load)
    return drawOpenLine(chance, {
      part: chance.pick(parts),
      orderedOn,
      open: 1 + chance.below(12),
      mayDeviate,
      loads: [load],
    })
  })
  return { orderedOn, documents: drawDocuments(chance), lines }
}

const shippedOrder = (draw: Draw, bill: Bill): Order => {
  const { chance, plan } = draw
  const loads = Array.from({ length: chance.pick([1, 1, 2, 3]) }, () =>
    drawDelivered(chance, plan, bill, drawQuantity(chance)),
  )
  return withLoads(draw, bill.issuedOn - 70 - chance.below(110), loads, bill.paidOn === null ? 0.35 : 0.08)
}

const waitingOrder = (draw: Draw, drawLoad: typeof drawReady | typeof drawInTransit): Order => {
  const load = drawLoad(draw.chance, draw.plan, drawQuantity(draw.chance))
  return withLoads(draw, load.readyOn - 70 - draw.chance.below(110), [load], 0.4)
}

const openOrder = ({ chance, plan, parts }: Draw, max: number): Order => {
  const { mayDeviate } = plan
  const orderedOn = -2 - chance.below(220)
  const count = Math.min(max, drawCount(chance))
  const lines = Array.from({ length: count }, () =>
    drawOpenLine(chance, { part: chance.pick(parts), orderedOn, open: drawQuantity(chance), mayDeviate }),
  )
  return { orderedOn, documents: drawDocuments(chance), lines }
}

const isOpen = (line: Line) => line.quantity > shippedOf(line)

const openLinesOf = (orders: readonly Order[]) => orders.flatMap(({ lines }) => lines.filter(isOpen)).length

export const drawOrders = (draw: Draw, bills: readonly Bill[]): Order[] => {
  const { plan } = draw
  const orders = [
    ...bills.map((bill) => shippedOrder(draw, bill)),
    ...Array.from({ length: plan.ready }, () => waitingOrder(draw, drawReady)),
    ...Array.from({ length: plan.inTransit }, () => waitingOrder(draw, drawInTransit)),
  ]
  let missing = plan.openLines - openLinesOf(orders)
  while (missing > 0) {
    const order = openOrder(draw, missing)
    orders.push(order)
    missing -= order.lines.length
  }
  return orders.sort((one, other) => one.orderedOn - other.orderedOn)
}
