import { dice } from '../dice.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { incoterms } from './incoterms.ts'
import { drawBills, type Spans, spansOf } from './orders/bills.ts'
import { drawOrders } from './orders/orders.ts'
import { particularOrders } from './particular/orders.ts'
import { contactPhotos, contactRows } from './partners/contacts.ts'
import { bankDetails, termsRows } from './partners/terms.ts'
import { drawParts, processRows } from './parts/parts.ts'
import { segmentRows } from './parts/segments.ts'
import { orderNumber, type Plan, plans } from './plans.ts'
import { beforeMoves, plantPromisedDates } from './promisedDates.ts'
import { type Book, openBook } from './rows/book.ts'
import { enterCreditNotes } from './rows/creditNotes.ts'
import { enterOrders } from './rows/enterOrders.ts'
import { enterNews } from './rows/news.ts'
import { enterQuality } from './rows/quality.ts'

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
  book.rows.contacts.push(...contactRows)
  book.rows.contact_photos.push(...contactPhotos)
  book.rows.incoterms.push(...incoterms)
  book.rows.customer_terms.push(...termsRows)
  book.rows.bank_details.push(bankDetails)
  for (const plan of customers) enterCustomer(book, plan, choice, spans)
  const ids = customers.map(({ customerId }) => customerId)
  enterCreditNotes(book, ids)
  enterQuality(book, ids, today)
  enterNews(book)
  return book.rows
}

export const plantTrade = async ({ db, today, hasExtremes }: Ground) => {
  const rows = drawTrade({ today, hasExtremes })
  await enterRows(db, { segments: segmentRows, ...rows, job_orders: beforeMoves(rows.job_orders) })
  await plantPromisedDates(db, today, rows.job_orders)
}
