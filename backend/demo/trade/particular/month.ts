import type { Spans } from '../orders/bills.ts'
import type { OrderCase } from './lines.ts'

const monthsAgo = 6

/** A month with eight loads, one of them late: 87.5 % on time. */
export const eightLoads = ({ month }: Spans): OrderCase => {
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
