import type { Cents } from '#schema/kinds.ts'
import { secretOf } from '../dice.ts'
import type { Row } from '../enterRows.ts'
import { type Book, numberOf } from './book.ts'
import type { Bill, Load } from './plannedOrders.ts'

const none = 0 as Cents

interface Charged {
  readonly row: Row<'invoices'>
  readonly orders: Set<number>
  lines: number
}

export const openInvoices = ({ rows, day }: Book, customerId: number) => {
  const invoices = new Map<Bill, Charged>()

  const begin = (bill: Bill): Charged => {
    const number = `FE${numberOf(customerId, invoices.size + 1)}`
    const row: Row<'invoices'> = {
      id: rows.invoices.length + 1,
      customer_id: customerId,
      purchase_order_id: null,
      number,
      hash: secretOf(`invoice ${number}`),
      issued_on: day(bill.issuedOn),
      due_on: day(bill.dueOn),
      amount: none,
      balance: none,
      paid_on: day(bill.paidOn),
      has_document: bill.hasDocument ? 1 : 0,
    }
    rows.invoices.push(row)
    return { row, orders: new Set(), lines: 0 }
  }

  const charge = ({ bill, quantity }: Load, price: Cents, orderId: number, jobOrderId: number) => {
    if (!bill) return null
    const invoice = invoices.get(bill) ?? begin(bill)
    invoices.set(bill, invoice)
    invoice.orders.add(orderId)
    invoice.lines += 1
    invoice.row.amount = (invoice.row.amount + quantity * price) as Cents
    const { id } = invoice.row
    rows.invoice_lines.push({ invoice_id: id, position: invoice.lines, job_order_id: jobOrderId, quantity, price })
    return id
  }

  /** Sets each invoice's balance, and its purchase order if there is exactly one. */
  const close = () => {
    for (const [bill, { row, orders }] of invoices) {
      row.balance = bill.paidOn === null ? (bill.balance ?? row.amount) : none
      const [first = null] = orders
      row.purchase_order_id = orders.size === 1 ? first : null
    }
  }

  return { charge, close }
}
