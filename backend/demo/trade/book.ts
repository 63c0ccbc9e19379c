import type { Insertable } from 'kysely'
import { daysAfter } from '../../../schema/days.ts'
import type { Day } from '../../../schema/kinds.ts'
import type { TradeTables } from '../../database/tradeTables.ts'
import { secretOf } from './secretOf.ts'
import { statusOf } from './statusOf.ts'
import { type Bill, type FromToday, type Line, type Load, type Order, shippedOf } from './story.ts'

type Rows = { readonly [Table in keyof TradeTables]: Insertable<TradeTables[Table]>[] }

/** The number that stands on a customer's so-manieth record: `10100001`. */
export const numberOf = (customerId: number, count: number) => `${customerId}${String(count).padStart(5, '0')}`

const emptyRows = (): Rows => ({
  contacts: [],
  incoterms: [],
  customer_terms: [],
  bank_details: [],
  parts: [],
  part_processes: [],
  purchase_orders: [],
  job_orders: [],
  invoices: [],
  invoice_lines: [],
  deliveries: [],
  credit_notes: [],
  quality_months: [],
  news: [],
  order_documents: [],
})

const kinds = ['confirmation', 'schedule', 'certificate'] as const

/** The day so many days from the business day; most are asked for many times. */
const calendarOf = (today: Day) => {
  const known = new Map<FromToday, Day>()
  return (days: FromToday) => {
    const found = known.get(days) ?? daysAfter(today, days)
    known.set(days, found)
    return found
  }
}

/** The rows of the plant, table by table, as its stories are entered. */
export const openBook = (today: Day) => {
  const rows = emptyRows()
  const day = calendarOf(today)
  const dayOrNull = (days: FromToday | null) => (days === null ? null : day(days))

  const enterBill = (customerId: number, bill: Bill, number: string) => {
    const row: Insertable<TradeTables['invoices']> = {
      id: rows.invoices.length + 1,
      customer_id: customerId,
      purchase_order_id: null,
      number: `FE${number}`,
      hash: secretOf(`invoice ${number}`),
      issued_on: day(bill.issuedOn),
      due_on: day(bill.dueOn),
      amount: 0,
      balance: 0,
      paid_on: dayOrNull(bill.paidOn),
      has_document: bill.hasDocument ? 1 : 0,
    }
    rows.invoices.push(row)
    return { row, bill, orders: new Set<number>(), positions: 0 }
  }

  const enterLoad = (load: Load, customerId: number, jobOrderId: number, invoiceId: number | null) =>
    rows.deliveries.push({
      id: rows.deliveries.length + 1,
      customer_id: customerId,
      job_order_id: jobOrderId,
      invoice_id: invoiceId,
      quantity: load.quantity,
      incoterm_id: load.incotermId,
      promised_on: day(load.promisedOn),
      ready_on: day(load.readyOn),
      notified_on: dayOrNull(load.notifiedOn),
      shipped_on: dayOrNull(load.shippedOn),
      delivered_on: dayOrNull(load.deliveredOn),
      carrier: load.carrier,
      tracking: load.tracking,
    })

  const enterLine = (line: Line, customerId: number, orderId: number, number: string, item: number) => {
    const { held, loads } = line
    const waiting = loads.reduce((sum, { quantity, shippedOn }) => (shippedOn === null ? sum + quantity : sum), 0)
    const id = rows.job_orders.length + 1
    rows.job_orders.push({
      id,
      customer_id: customerId,
      purchase_order_id: orderId,
      part_id: line.part.id,
      number,
      line_item: item,
      release: line.release,
      horizon: horizonOf(line),
      quantity: line.quantity,
      shipped: shippedOf(line),
      price: line.price,
      status: statusOf(line),
      requested_on: day(line.requestedOn),
      committed_on: dayOrNull(line.committedOn),
      new_committed_on: dayOrNull(line.newCommittedOn),
      modified_on: dayOrNull(line.modifiedOn),
      modified_comment: line.modifiedComment,
      released_on: dayOrNull(line.releasedOn),
      acknowledged_on: dayOrNull(line.acknowledgedOn),
      partial_on: dayOrNull(line.partialOn),
      partial_quantity: line.partialQuantity,
      balance_on: dayOrNull(line.balanceOn),
      cutting: held.cutting ?? 0,
      forging: held.forging ?? 0,
      heat_treatment: held.heatTreatment ?? 0,
      pre_machining: held.preMachining ?? 0,
      splitting: held.splitting ?? 0,
      machining: held.machining ?? 0,
      pdp: held.pdp ?? 0,
      final_inspection: held.finalInspection ?? 0,
      ndt: held.ndt ?? 0,
      laboratory: held.laboratory ?? 0,
      approval: held.approval ?? 0,
      finished_goods: (held.finishedGoods ?? 0) + waiting,
      other: held.other ?? 0,
    })
    return id
  }

  const enterDocuments = (customerId: number, orderId: number, number: string, count: number) => {
    for (const [index, kind] of kinds.slice(0, count).entries())
      rows.order_documents.push({
        hash: secretOf(`${kind} of ${customerId} ${number}`),
        customer_id: customerId,
        purchase_order_id: orderId,
        position: index + 1,
        kind,
      })
  }

  /** Enters a customer's orders with all that follows from them. */
  const enterOrders = (customerId: number, orders: readonly Order[], orderNumber: (count: number) => string) => {
    const bills = new Map<Bill, ReturnType<typeof enterBill>>()
    let lineCount = 0

    const charge = (load: Load, line: Line, orderId: number, jobOrderId: number) => {
      const { bill } = load
      if (!bill) return null
      const charged = bills.get(bill) ?? enterBill(customerId, bill, numberOf(customerId, bills.size + 1))
      bills.set(bill, charged)
      charged.orders.add(orderId)
      charged.positions += 1
      charged.row.amount += load.quantity * line.price
      rows.invoice_lines.push({
        invoice_id: charged.row.id,
        position: charged.positions,
        job_order_id: jobOrderId,
        quantity: load.quantity,
        price: line.price,
      })
      return charged.row.id
    }

    for (const [index, order] of orders.entries()) {
      const orderId = rows.purchase_orders.length + 1
      const number = order.number ?? orderNumber(index + 1)
      rows.purchase_orders.push({
        id: orderId,
        customer_id: customerId,
        number,
        ordered_on: day(order.orderedOn),
        hash: secretOf(`order ${customerId} ${number}`),
      })
      enterDocuments(customerId, orderId, number, order.documents)
      for (const [item, line] of order.lines.entries()) {
        lineCount += 1
        const jobOrderId = enterLine(line, customerId, orderId, numberOf(customerId, lineCount), item + 1)
        for (const load of line.loads) enterLoad(load, customerId, jobOrderId, charge(load, line, orderId, jobOrderId))
      }
    }
    for (const { row, bill, orders: charged } of bills.values()) {
      row.balance = bill.paidOn === null ? (bill.balance ?? row.amount) : 0
      const [first] = charged
      row.purchase_order_id = charged.size === 1 && first !== undefined ? first : null
    }
  }

  return { rows, day, enterOrders }
}

export type Book = ReturnType<typeof openBook>

/** How firm the customer's wish is, by how far ahead it lies. */
const horizonOf = ({ requestedOn }: Line) =>
  requestedOn <= 60 ? 'Firm' : requestedOn <= 150 ? 'Planned' : requestedOn <= 300 ? 'Forecast' : ''
