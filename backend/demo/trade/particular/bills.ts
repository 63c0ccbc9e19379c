import type { Cents } from '#schema/kinds.ts'
import { customerIds } from '../../customers.ts'
import type { Spans } from '../bills.ts'
import type { Bill, FromToday } from '../plannedOrders.ts'
import type { OrderCase } from './lines.ts'

const { healthy, creditHold, steelMaker, directParent, ringsOnly } = customerIds

/** A special-case invoice; days are relative to today. */
export interface BillCase {
  readonly name: string
  readonly customerId: number
  readonly dueOn: FromToday
  readonly balance?: number
  readonly hasDocument?: boolean
  /** Number of purchase orders that it charges. */
  readonly orders?: number
}

/** Only the customer on credit hold has an invoice more than 20 days overdue. */
export const billCases = ({ monthEnd }: Spans): readonly BillCase[] => [
  { name: '19 days overdue', customerId: creditHold, dueOn: -19 },
  { name: '20 days overdue', customerId: creditHold, dueOn: -20 },
  { name: '21 days overdue', customerId: creditHold, dueOn: -21 },
  { name: '20 days overdue, no hold', customerId: steelMaker, dueOn: -20 },
  { name: '19 days overdue, no hold', customerId: directParent, dueOn: -19 },
  { name: 'due today', customerId: healthy, dueOn: 0 },
  { name: "due on the month's last day", customerId: healthy, dueOn: monthEnd },
  { name: "due on the next month's first day", customerId: healthy, dueOn: monthEnd + 1 },
  { name: 'no document', customerId: healthy, dueOn: monthEnd + 2, hasDocument: false },
  { name: 'partly paid', customerId: healthy, dueOn: monthEnd + 3, balance: 123_456 },
  { name: 'of two purchase orders', customerId: healthy, dueOn: monthEnd + 4, orders: 2 },
  { name: 'overpaid', customerId: ringsOnly, dueOn: monthEnd + 5, balance: -1_250_000 },
]

const creditOf = (bill: BillCase, creditDays: number): Bill => ({
  issuedOn: bill.dueOn - creditDays,
  dueOn: bill.dueOn,
  paidOn: null,
  ...(bill.balance === undefined ? {} : { balance: bill.balance as Cents }),
  hasDocument: bill.hasDocument ?? true,
})

export const ordersOfBill = (billCase: BillCase, creditDays: number): OrderCase[] => {
  const bill = creditOf(billCase, creditDays)
  const shippedOn = Math.min(0, bill.issuedOn + 1)
  const load = {
    readyOn: bill.issuedOn,
    notifiedOn: bill.issuedOn,
    promisedOn: shippedOn + 3,
    shippedOn,
    deliveredOn: Math.min(0, shippedOn + 4),
    bill,
  }
  return Array.from({ length: billCase.orders ?? 1 }, () => ({
    orderedOn: bill.issuedOn - 100,
    documents: 1,
    lines: [{ name: billCase.name, loads: [load] }],
  }))
}
