import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Tables } from '../../database/tables.ts'
import type { Rows } from '../enterRows.ts'
import type { FromToday } from './plannedOrders.ts'
import type { Calendar } from './rowsOf.ts'

/** In dependency order: each table follows those it refers to. */
const tradeTables = [
  'parts',
  'part_processes',
  'purchase_orders',
  'job_orders',
  'invoices',
  'invoice_lines',
  'deliveries',
  'credit_notes',
  'quality_months',
  'order_documents',
] as const satisfies readonly (keyof Tables)[]

type TradeRows = Rows<(typeof tradeTables)[number]>

export interface Book {
  readonly rows: TradeRows
  readonly day: Calendar
}

/** Record number from the customer and the position among its records: `10100001`. */
export const numberOf = (customerId: number, place: number) => `${customerId}${String(place).padStart(5, '0')}`

const emptyRows = () => Object.fromEntries(tradeTables.map((table) => [table, []])) as unknown as TradeRows

/** Cached, because most days are requested many times. */
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
