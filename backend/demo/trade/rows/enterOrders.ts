import { secretOf } from '../../dice.ts'
import type { Order } from '../plannedOrders.ts'
import { type Book, numberOf } from './book.ts'
import { openInvoices } from './invoices.ts'
import { deliveryRow, jobOrderRow } from './rowsOf.ts'

const kinds = ['confirmation', 'schedule', 'certificate'] as const

const enterOrder = ({ rows, day }: Book, customerId: number, number: string, { orderedOn, documents }: Order) => {
  const id = rows.purchase_orders.length + 1
  const hash = secretOf(`order ${customerId} ${number}`)
  rows.purchase_orders.push({ id, customer_id: customerId, number, ordered_on: day(orderedOn), hash })
  for (const [index, kind] of kinds.slice(0, documents).entries())
    rows.order_documents.push({
      hash: secretOf(`${kind} of ${customerId} ${number}`),
      customer_id: customerId,
      purchase_order_id: id,
      position: index + 1,
      kind,
    })
  return id
}

export const enterOrders = (
  book: Book,
  customerId: number,
  orders: readonly Order[],
  orderNumber: (place: number) => string,
) => {
  const { rows, day } = book
  const invoices = openInvoices(book, customerId)
  let place = 0
  for (const [index, order] of orders.entries()) {
    const orderId = enterOrder(book, customerId, order.number ?? orderNumber(index + 1), order)
    for (const [item, line] of order.lines.entries()) {
      place += 1
      const id = rows.job_orders.length + 1
      const number = numberOf(customerId, place)
      const keys = { id, customer_id: customerId, purchase_order_id: orderId, number, line_item: item + 1 }
      rows.job_orders.push(jobOrderRow(keys, line, day))
      for (const load of line.loads) {
        const invoiceId = invoices.charge(load, line.price, orderId, id)
        const loadId = rows.deliveries.length + 1
        rows.deliveries.push(
          deliveryRow({ id: loadId, customer_id: customerId, job_order_id: id, invoice_id: invoiceId }, load, day),
        )
      }
    }
  }
  invoices.close()
}
