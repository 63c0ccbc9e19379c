import type { Day } from '../../../../schema/kinds.ts'
import { daysAfter } from '../../../../values/days.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import type { Rows } from '../../enterRows.ts'
import type { FromToday } from '../story.ts'
import type { Calendar } from './rowsOf.ts'

/** In such an order that each table comes after those that it refers to. */
const tradeTables = [
  'contacts',
  'contact_photos',
  'incoterms',
  'customer_terms',
  'bank_details',
  'parts',
  'part_processes',
  'purchase_orders',
  'job_orders',
  'invoices',
  'invoice_lines',
  'deliveries',
  'credit_notes',
  'quality_months',
  'news',
  'order_documents',
] as const satisfies readonly (keyof Tables)[]

type TradeRows = Rows<(typeof tradeTables)[number]>

/** The rows of the plant, table by table, and the dates of its days. */
export interface Book {
  readonly rows: TradeRows
  readonly day: Calendar
}

/** The number of a customer's record, by its place among the customer's: `10100001`. */
export const numberOf = (customerId: number, place: number) => `${customerId}${String(place).padStart(5, '0')}`

const emptyRows = () => Object.fromEntries(tradeTables.map((table) => [table, []])) as unknown as TradeRows

/** Most days are asked for many times. */
const calendarOf = (today: Day): Calendar => {
  const known = new Map<FromToday | null, Day | null>([[null, null]])
  return ((days: FromToday | null) => {
    const found = known.get(days)
    if (found !== undefined || days === null) return found
    const made = daysAfter(today, days)
    known.set(days, made)
    return made
  }) as Calendar
}

export const openBook = (today: Day): Book => ({ rows: emptyRows(), day: calendarOf(today) })
