import type { Spans } from '../orders/bills.ts'
import type { OrderCase } from './lines.ts'

const monthsAgo = 6

/** A month of eight loads of which one left late: on time in 87.5 of 100. */
export const eightLoads = ({ month }: Spans): OrderCase => {
  const shippedOn = month(monthsAgo).from + 14
  const bill = { issuedOn: shippedOn - 1, dueOn: shippedOn + 59, paidOn: shippedOn + 50, hasDocument: true }
  return {
    orderedOn: shippedOn - 120,
    documents: 1,
    lines: Array.from({ length: 8 }, (_, index) => {
      const promisedOn = index === 0 ? shippedOn - 1 : shippedOn
      return {
        name: `load ${index + 1} of a month of eight`,
        quantity: 2,
        loads: [
          {
            readyOn: shippedOn - 1,
            notifiedOn: shippedOn - 1,
            shippedOn,
            deliveredOn: shippedOn + 5,
            promisedOn,
            bill,
          },
        ],
      }
    }),
  }
}
