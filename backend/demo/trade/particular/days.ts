import type { OrderCase } from './lines.ts'

const lastOrdered: Readonly<Record<number, number>> = { 207: 270, 208: 181, 209: 183 }

export const dormantIds: readonly number[] = Object.keys(lastOrdered).map(Number)

const bill = { issuedOn: -90, dueOn: -45, paidOn: -47, hasDocument: true }
const load = { readyOn: -90, notifiedOn: -90, shippedOn: -88, deliveredOn: -82, promisedOn: -86, bill }

/** Last orders around six months ago, the limit after which a customer counts as without orders. */
export const lastOrders: Readonly<Record<number, readonly OrderCase[]>> = Object.fromEntries(
  Object.entries(lastOrdered).map(([customerId, days]) => {
    const lines = [{ name: `last ordered ${days} days ago`, quantity: 4, loads: [load] }]
    return [customerId, [{ orderedOn: -days, documents: 1, lines }]]
  }),
)
