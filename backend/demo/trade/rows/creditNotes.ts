import type { Cents, Day } from '../../../../schema/kinds.ts'
import { dice } from '../../dice.ts'
import { type Book, numberOf } from './book.ts'

/** One in this many invoices has a partial credit note. */
const every = 12

const laterOf = (issuedOn: Day | undefined, day: Day) => (issuedOn && issuedOn > day ? issuedOn : day)

/** Credit notes for invoices and without an invoice; some are used up, some partly. */
export const enterCreditNotes = ({ rows, day }: Book, customers: readonly number[]) => {
  for (const customerId of customers) {
    const { below, pick } = dice(`credit notes of ${customerId}`)
    const credited = rows.invoices.filter((row) => row.customer_id === customerId && row.amount > 100_000)
    const chosen = credited.filter((_, index) => index % every === 5)
    for (const [index, invoice] of [...chosen, null].entries()) {
      if (credited.length === 0) break
      const amount = (5_000 + below(90_000)) as Cents
      rows.credit_notes.push({
        id: rows.credit_notes.length + 1,
        customer_id: customerId,
        invoice_id: invoice?.id ?? null,
        number: `CN${numberOf(customerId, index + 1)}`,
        amount,
        balance: pick([0, amount, amount - 2_500]) as Cents,
        created_on: laterOf(invoice?.issued_on, day(-1 - below(200))),
      })
    }
  }
}
