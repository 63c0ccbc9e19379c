import type { Generated, GeneratedAlways } from 'kysely'

/** What a user of a customer asked the price of, on one day. */
export interface QuotesTable {
  id: Generated<number>
  customer_id: number
  user_id: number
  number: string
  quoted_on: string
  /** Kept by the database from the lines: those with a price, those of them that were ordered, and cents in all. */
  items: GeneratedAlways<number>
  ordered_items: GeneratedAlways<number>
  amount: GeneratedAlways<number>
}

export interface QuoteLinesTable {
  quote_id: number
  position: number
  part_id: number
  quantity: number
  /** Cents a piece; null where no price was given: 'No Quote'. */
  price: number | null
  /** What was ordered upon it. */
  job_order_id: number | null
}

export interface QuoteTables {
  quotes: QuotesTable
  quote_lines: QuoteLinesTable
}
