import type { finance } from '#schema/finance/finance.ts'
import type { Handler } from '../implement.ts'
import { accountLines, sumsOf } from './accountLines.ts'
import { creditHoldBy, termsOf } from './agreed.ts'

/** A customer's account: its invoices, and the sums under two field names each `docs/product/finance.md#balance`. */
export const statement: Handler<typeof finance.statement> = async ({ db, reader, clock, input }) => {
  const { customerId } = input
  const lines = await accountLines(reader, customerId, clock.today())
  const { overdue, due, open, total } = sumsOf(lines)
  const hold = await creditHoldBy(db, customerId)
  return {
    total,
    overdue,
    due,
    open,
    totalOverdue: overdue,
    totalDue: due,
    totalOpen: open,
    overdueInvoices: [...lines.overdue],
    dueInvoices: [...lines.due],
    openInvoices: [...lines.open],
    customer: String(customerId),
    customerHash: (await termsOf(db, customerId))?.hash ?? '',
    heldOn: hold?.heldOn ?? null,
    holdReason: hold?.reason ?? null,
  }
}
