import type { Cents, Day } from '#schema/kinds.ts'
import { monthsUpTo, yearAndMonth } from '#values/months.ts'
import { dice, secretOf } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { drawBills, type Spans, spansOf } from './bills.ts'
import { type Book, numberOf, openBook } from './book.ts'
import { openInvoices } from './invoices.ts'
import { drawOrders } from './orders.ts'
import { particularOrders } from './particular/orders.ts'
import { drawParts, processRows } from './parts.ts'
import type { Order } from './plannedOrders.ts'
import { orderNumber, type Plan, plans } from './plans.ts'
import { beforeMoves, plantPromisedDates } from './promisedDates.ts'
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

const enterOrders = (
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

/** One in this many invoices has a partial credit note. */
const every = 12

const laterOf = (issuedOn: Day | undefined, day: Day) => (issuedOn && issuedOn > day ? issuedOn : day)

/** Credit notes for invoices and without an invoice; some are used up, some partly. */
const enterCreditNotes = ({ rows, day }: Book, customers: readonly number[]) => {
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

const months = 13

/** Quality of the recent months; months without shipments have none. */
const enterQuality = ({ rows }: Book, customers: readonly number[], today: Day) => {
  const shipped = new Set(rows.deliveries.map((row) => `${row.customer_id} ${row.shipped_on?.slice(0, 7)}`))
  for (const customerId of customers) {
    const { below, pick, isLucky } = dice(`quality of ${customerId}`)
    for (const month of monthsUpTo(today, months)) {
      const complaints = isLucky(0.25) ? 1 + below(3) : 0
      const share = pick([99, 98.4, 97.25, 95])
      // Months without complaints are 100 %.
      const percentage = complaints === 0 ? 100 : share - complaints
      const hasShipped = shipped.has(`${customerId} ${month}`)
      rows.quality_months.push({
        customer_id: customerId,
        ...yearAndMonth(month),
        percentage: hasShipped ? percentage : null,
        complaints: hasShipped ? complaints : 0,
        ncr: hasShipped ? complaints + below(2) : 0,
      })
    }
  }
}

type Choice = Pick<Ground, 'today' | 'hasExtremes'>

const enterCustomer = (book: Book, plan: Plan, choice: Choice, spans: Spans) => {
  const chance = dice(`trade of ${plan.customerId}`)
  const drawn = drawParts(chance, plan, book.rows.parts.length + 1, choice.hasExtremes)
  const [first, ...others] = drawn
  if (!first) return
  book.rows.parts.push(...drawn.map(({ row }) => row))
  book.rows.part_processes.push(...processRows(drawn))
  const orders = [
    ...particularOrders(plan, drawn, choice),
    ...drawOrders({ chance, plan, parts: [first, ...others] }, drawBills(chance, plan, spans)),
  ]
  enterOrders(book, plan.customerId, orders, (place) => orderNumber(plan, place))
}

export const drawTrade = (choice: Choice, customers: readonly Plan[] = plans) => {
  const { today } = choice
  const book = openBook(today)
  const spans = spansOf(today)
  for (const plan of customers) enterCustomer(book, plan, choice, spans)
  const ids = customers.map(({ customerId }) => customerId)
  enterCreditNotes(book, ids)
  enterQuality(book, ids, today)
  return book.rows
}

export const plantTrade = async (ground: Ground) => {
  const { db, today, hasExtremes } = ground
  const rows = drawTrade({ today, hasExtremes })
  await enterRows(ground, { ...rows, job_orders: beforeMoves(rows.job_orders) })
  await plantPromisedDates(db, today, rows.job_orders)
}
